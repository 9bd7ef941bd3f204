/** What hears a mouse that drags a carousel: fetched once one is near, since fingers have the browser's own scrolling. */
import { isInScroller, onDrag, type DragHandlers } from '@frontage/gesture';
import type { MouseDrag } from '../view';

/** What scrolls by itself inside of the list keeps what begins there. */
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
