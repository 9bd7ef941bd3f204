import { extendBlocks, lazyPart, type ExtendedProps } from '@frontage/editor';
import type { Values } from './editor/panel';

// Settings for header template parts and groups: when it is sticky, and the alternative template part.

extendBlocks( 'frontage/sticky-header', {
	blocks: [ 'core/template-part', 'core/group' ],
	attributes: { frStickyHeader: { type: 'string' }, frStickyPart: { type: 'string' } },
	Panel: lazyPart< ExtendedProps< Values > >(
		async () => ( await import( /* webpackChunkName: "edits" */ './editor/panel' ) ).StickyHeaderPanel
	),
} );
