import { parse, serialize, type Block as BlockInstance } from '@wordpress/blocks';
import { layersBelow } from '../../state';
import { copies } from '../../state/duplicate-blocks';
import type { Commands } from '../layers/layer-commands';

/** Prefix of copied layers, so that other text is not taken for layers. */
const LAYER = /<!-- wp:frontage\/layer[\s{]/;

const fields = ( target: EventTarget ) =>
	( target as Element ).closest?.( 'input, textarea, [contenteditable="true"]' );

/** Copies and pastes layers as blocks through the system clipboard: to another slide, slider or page. */
export function useClipboard( { blocks, remove, insert }: Commands ) {
	const copy = ( event: React.ClipboardEvent ) => {
		if ( fields( event.target ) || ! blocks.length ) {
			return false;
		}
		event.preventDefault();
		event.clipboardData.setData( 'text/plain', serialize( [ ...blocks ] ) );
		return true;
	};
	return {
		onCopy: ( event: React.ClipboardEvent ) => void copy( event ),
		onCut( event: React.ClipboardEvent ) {
			if ( copy( event ) ) {
				remove();
			}
		},
		onPaste( event: React.ClipboardEvent ) {
			const text = event.clipboardData.getData( 'text/plain' );
			if ( fields( event.target ) || ! LAYER.test( text ) ) {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			const found = parse( text ).flatMap( ( block: BlockInstance ) =>
				block.name === 'frontage/layer' ? [ block ] : layersBelow( block )
			);
			insert( copies( found ) );
		},
	};
}
