/** Dragging a carousel with a mouse. Loaded when a mouse moves over it, since touch uses the browser's own scrolling. */
import { isInScroller, onDrag, type DragHandlers } from '@frontage/gesture';
import type { MouseDrag } from '../view';

/** A drag that starts in a nested scroll container is left to that container. */
export function onMouseDrag( list: HTMLElement, { start, ...rest }: MouseDrag ): void {
	const begin: DragHandlers[ 'start' ] = ( _, { target } ) => {
		if ( isInScroller( target as Element, list ) ) {
			return false;
		}
		start();
		return true;
	};
	onDrag( list, { start: begin, ...rest }, { mouse: true, fingers: 0 } );
}
