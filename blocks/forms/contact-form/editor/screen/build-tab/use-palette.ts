import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import type { PalettePlace } from './field-palette';

/** The plus between two fields, which WordPress shows in a popover over the canvas. */
const BETWEEN = '.block-editor-block-list__insertion-point .block-editor-inserter__toggle';

/** Whether the palette is open, and for which place. */
export function usePalette() {
	const registry = useRegistry();
	const { selectBlock } = useDispatch( blockEditorStore );
	const [ opened, setOpened ] = useState( 0 );
	const [ isOpen, setOpen ] = useState( false );
	const [ place, setPlace ] = useState< PalettePlace >( null );

	const open = useCallback( ( at: PalettePlace = null ) => {
		setPlace( at );
		setOpen( true );
		setOpened( ( count ) => count + 1 );
	}, [] );
	const openFor = useCallback(
		( clientId: string ) => {
			if ( registry.select( blockEditorStore ).getSelectedBlockClientId() !== clientId ) {
				void selectBlock( clientId, null );
			}
			open();
		},
		[ open, registry, selectBlock ]
	);
	const close = useCallback( () => setOpen( false ), [] );
	/** Opens the palette instead of WordPress's inserter, for the place between two fields. */
	const onClickCapture = useCallback(
		( event: MouseEvent ) => {
			const cue = registry.select( blockEditorStore ).getBlockInsertionPoint();
			if ( ( event.target as Element ).closest( BETWEEN ) && cue?.rootClientId ) {
				event.preventDefault();
				event.stopPropagation();
				open( { root: cue.rootClientId, index: cue.index } );
			}
		},
		[ open, registry ]
	);
	return {
		isOpen,
		opened,
		place,
		open,
		openFor,
		close,
		/** After a field was added: the place follows the selection, which is the new field. */
		onInserted: useCallback( ( isOver: boolean ) => {
			setPlace( null );
			setOpen( ! isOver );
		}, [] ),
		onClickCapture,
	};
}
