import { extendBlocks, lazyPart, type ExtendedProps } from '@frontage/editor';
import type { Values } from './overlay-trigger-panel';

// The panel of core's buttons and menu items, which selects the overlay to open.

const panels = () => import( /* webpackChunkName: "edits" */ './overlay-trigger-panel' );

extendBlocks< Values >( 'frontage/overlay', {
	blocks: [ 'core/button' ],
	attributes: { frOverlay: { type: 'string' } },
	Panel: lazyPart< ExtendedProps< Values > >( async () => ( await panels() ).ButtonPanel ),
} );

extendBlocks< Values >( 'frontage/overlay-menu', {
	blocks: [ 'core/navigation-link', 'core/navigation-submenu' ],
	Panel: lazyPart< ExtendedProps< Values > >( async () => ( await panels() ).MenuItemPanel ),
	group: 'content',
} );
