import { extendBlocks, lazyPart, type ExtendedProps } from '@frontage/editor';
import type { Values } from './editor/panel';

// The label of the cursor follower over a block: an additional attribute of links and media blocks.

const BLOCKS =
	/^(core\/(button|cover|gallery|group|image|media-text|post-featured-image|post-template|video)|frontage\/(carousel|fancy-box|slider|team-member))$/;

extendBlocks( 'frontage/cursor', {
	blocks: ( name ) => BLOCKS.test( name ),
	attributes: { frCursor: { type: 'object' } },
	Panel: lazyPart< ExtendedProps< Values > >(
		async () => ( await import( /* webpackChunkName: "edits" */ './editor/panel' ) ).CursorPanel
	),
	isOn: () => ( window as { frontageCursor?: boolean } ).frontageCursor === true,
} );
