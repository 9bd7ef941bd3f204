import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { flat } from '../blocks';

const sourcesOf = ( blocks: Block[] ) => flat( blocks ).map( ( { name, attributes } ) => name + attributes.source );

/** Undo may restore blocks without a selection. If a block of the form was selected, this selects the changed block, or the one at its position. */
export function useKeptSelection( clientId: string, blocks: Block[], isSelected: boolean ) {
	const registry = useRegistry();
	const last = useRef( blocks );
	useEffect( () => {
		const before = last.current;
		last.current = blocks;
		const { getBlocks, getSelectedBlockClientIds } = registry.select( blockEditorStore );
		if ( ! isSelected || getSelectedBlockClientIds().length ) {
			return;
		}
		const old = sourcesOf( before );
		const changed = sourcesOf( blocks ).findIndex( ( source, place ) => source !== old[ place ] );
		const piece = flat( getBlocks( clientId ) ).at( changed ); // −1: the last blocks were removed.
		void registry.dispatch( blockEditorStore ).selectBlock( piece?.clientId ?? clientId );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only what comes from elsewhere takes a selection away.
	}, [ blocks ] );
}
