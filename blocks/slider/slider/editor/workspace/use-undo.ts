import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { isKeyboardEvent } from '@wordpress/keycodes';

/** Undo and redo of the page that is edited. */
export function useUndo() {
	const { undo, redo } = useDispatch( coreStore );
	const { hasUndo, hasRedo } = useSelect(
		( select ) => ( { hasUndo: select( coreStore ).hasUndo(), hasRedo: select( coreStore ).hasRedo() } ),
		[]
	);
	return { undo, redo, hasUndo, hasRedo };
}

/**
 * By their keys. Only where the listening element holds the key's: React hands on what is pressed in a dialog that a part of
 * it opened, which stands elsewhere in the page. A text field that is being written in has its own.
 */
export function useUndoKeys() {
	const { undo, redo } = useDispatch( coreStore );
	return ( event: React.KeyboardEvent< HTMLElement > ) => {
		const isRedo = isKeyboardEvent.primaryShift( event, 'z' ) || isKeyboardEvent.primary( event, 'y' );
		const isHere = event.currentTarget.contains( event.target as Node );
		if ( isHere && ( isRedo || isKeyboardEvent.primary( event, 'z' ) ) ) {
			event.preventDefault();
			event.stopPropagation(); // Else the page's editor would undo a second step.
			void ( isRedo ? redo() : undo() );
		}
	};
}
