import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { familyOf, layersToSelect } from './canvas/hooks/use-layer-tree';
import { store } from './state';

const FIELDS = 'input, select, textarea, [contenteditable="true"]';

/** Outside of text fields, the select-all shortcut selects layers; the browser would select all text of the workspace. */
export function useSelectAllKey() {
	const { select, dispatch } = useRegistry();
	return ( event: React.KeyboardEvent< HTMLElement > ) => {
		const target = event.target as Element;
		// Dialogs over the workspace are elsewhere in the DOM, but React bubbles their key events to here.
		const isOurs = ! event.defaultPrevented && event.currentTarget.contains( target ) && ! target.closest( FIELDS );
		if ( isOurs && isKeyboardEvent.primary( event, 'a' ) ) {
			event.preventDefault();
			const { slide, locked } = select( store ).getView();
			const family = familyOf( select( blockEditorStore ).getBlock( slide ) ?? undefined );
			void dispatch( store ).selectLayers( layersToSelect( family, '', locked ) );
		}
	};
}
