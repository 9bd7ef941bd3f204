import { onDrag, type DragOptions } from './drag';
import { isInScroller } from './scroller';

export interface SwipeOptions extends DragOptions {
	/** Minimum distance at release in px; a shorter movement is no swipe at any speed. */
	threshold?: number;
}

const LONGEST = 800; // ms; a longer drag is no swipe.

/**
 * Calls with 1 for a swipe to the next item (to the left or upward; to the right in right-to-left text), with -1 for
 * the opposite direction. Scrollable parts inside the element keep their own scrolling.
 */
export function onSwipe(
	element: HTMLElement,
	call: ( direction: 1 | -1 ) => void,
	{ threshold = 75, ...options }: SwipeOptions = {}
): () => void {
	const { axis = 'x' } = options;
	let begun = 0;
	return onDrag(
		element,
		{
			start( _, { target } ) {
				begun = performance.now();
				return ! isInScroller( target as Element, element, axis );
			},
			end( { dx, dy }, cancelled ) {
				const [ along, across ] = axis === 'x' ? [ dx, dy ] : [ dy, dx ];
				const far = Math.abs( along ) >= threshold && Math.abs( along ) > Math.abs( across );
				if ( ! cancelled && far && performance.now() - begun <= LONGEST ) {
					const onwards = axis === 'x' && getComputedStyle( element ).direction === 'rtl' ? 1 : -1;
					call( along * onwards > 0 ? 1 : -1 );
				}
			},
		},
		options
	);
}
