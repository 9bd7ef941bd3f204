import type { EditingStage } from '@frontage/slider/react';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, useView } from '../../state';
import type { Commands } from '../layers/layer-commands';

interface ContentEditing {
	commands: Commands;
	stage: EditingStage | undefined;
	onScope: ( id: string ) => void;
	/** Focuses the canvas when editing has ended. */
	focusCanvas: () => void;
}

/** Which layer's text or blocks are edited, and how that begins and ends. */
export function useContentEditing( { commands, stage, onScope, focusCanvas }: ContentEditing ) {
	const locked = useView( 'locked' );
	const { selectLayers } = useDispatch( store );
	const [ textId, setTextId ] = useState< string | undefined >();
	const [ blocksId, setBlocksId ] = useState< string | undefined >();

	/** Block and handle of a layer, while it is on the current slide. */
	function layerOf( id: string | undefined ) {
		const [ block, layer ] = id === undefined ? [] : [ commands.family.block( id ), stage?.layer( id ) ];
		return block && layer ? { block, layer } : undefined;
	}

	/** Enters a layer: edits its text, enters a group (selecting the given or topmost layer in it), or opens its blocks. */
	function enter( id: string, inside?: string ) {
		const { block } = layerOf( id ) ?? {};
		if ( ! block || locked.includes( id ) ) {
			return;
		}
		const type = block.attributes.type ?? 'text';
		if ( type === 'group' || type === 'row' || type === 'column' ) {
			onScope( id );
			const topmost = block.innerBlocks.slice( -1 ).map( ( { clientId } ) => clientId );
			void selectLayers( inside ? [ inside ] : topmost );
		} else if ( type === 'blocks' ) {
			setBlocksId( id );
		} else if ( type === 'text' || type === 'button' ) {
			stage?.clock.rest();
			stage?.scrollTo( undefined ); // Also resets the simulated scroll position.
			setTextId( id );
		}
	}

	return {
		enter,
		isEditingText: textId !== undefined,
		textLayer: layerOf( textId ),
		blocksLayer: layerOf( blocksId ),
		/** Stores the new text, if it changed. */
		endText( id: string, html: string | undefined ) {
			setTextId( undefined );
			if ( html !== undefined ) {
				commands.edits.changeEach( { [ id ]: { html: html || undefined } } );
				commands.say( __( 'Text changed', 'frontage-slider' ) );
			}
			focusCanvas();
		},
		closeBlocks() {
			setBlocksId( undefined );
			focusCanvas();
		},
	};
}
