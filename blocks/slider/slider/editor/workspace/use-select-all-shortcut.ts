import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { familyOf, layersToSelect } from './canvas/hooks/use-layer-tree';
import { store } from './state';

const FIELDS = 'input, select, textarea, [contenteditable="true"]';

/** Where nothing is written, the key that selects all means layers: a browser would mark every word of the workspace. */
export function useSelectAllKey() {
	const { select, dispatch } = useRegistry();
	return ( event: React.KeyboardEvent< HTMLElement > ) => {
		const target = event.target as Element;
		// What opens over the workspace lies elsewhere in the page, though React lets its keys bubble up to here.
		const isOurs = ! event.defaultPrevented && event.currentTarget.contains( target ) && ! target.closest( FIELDS );
		if ( isOurs && isKeyboardEvent.primary( event, 'a' ) ) {
			event.preventDefault();
			const { slide, locked } = select( store ).getView();
			const family = familyOf( select( blockEditorStore ).getBlock( slide ) ?? undefined );
			void dispatch( store ).selectLayers( layersToSelect( family, '', locked ) );
		}
	};
}
