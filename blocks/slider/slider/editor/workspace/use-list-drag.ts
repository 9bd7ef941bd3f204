import { useState } from '@wordpress/element';

interface ListDrag< Side extends string > {
	/** Media type of the list: only its own entries may be dropped. */
	type: string;
	id: string;
	sideOf: ( event: React.DragEvent ) => Side;
	onDrop: ( dragged: string, side: Side ) => void;
}

/** Dragging an entry of a list onto another: listeners of the entry, and the side on which a dragged one would land. */
export function useListDrag< Side extends string >( { type, id, sideOf, onDrop }: ListDrag< Side > ) {
	const [ side, setSide ] = useState< Side >();
	const listeners = {
		onDragStart( event: React.DragEvent ) {
			event.dataTransfer.setData( type, id );
			event.dataTransfer.effectAllowed = 'move';
		},
		onDragOver( event: React.DragEvent ) {
			if ( event.dataTransfer.types.includes( type ) ) {
				event.preventDefault();
				setSide( sideOf( event ) );
			}
		},
		onDragLeave: () => setSide( undefined ),
		onDrop( event: React.DragEvent ) {
			const dragged = event.dataTransfer.getData( type );
			setSide( undefined );
			if ( dragged ) {
				event.preventDefault();
				onDrop( dragged, sideOf( event ) );
			}
		},
	};
	return { side, listeners };
}
