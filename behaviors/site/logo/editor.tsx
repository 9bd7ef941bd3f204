import { extendBlocks, lazyPart, type ExtendedProps } from '@frontage/editor';
import type { Logo, Section } from './editor/panels';

// Adds two images and a height to core's logo; sections can be marked as dark, so that a light logo is shown over them.

const panels = () => import( /* webpackChunkName: "edits" */ './editor/panels' );

extendBlocks( 'frontage/logo', {
	blocks: [ 'core/site-logo' ],
	attributes: { frSticky: { type: 'object' }, frLight: { type: 'object' }, frMaxHeight: { type: 'object' } },
	Panel: lazyPart< ExtendedProps< Logo > >( async () => ( await panels() ).LogoPanel ),
} );

extendBlocks( 'frontage/dark-section', {
	blocks: [ 'core/group', 'core/cover' ],
	attributes: { frDark: { type: 'boolean' } },
	Panel: lazyPart< ExtendedProps< Section > >( async () => ( await panels() ).DarkPanel ),
} );
