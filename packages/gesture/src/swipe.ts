import { onDrag, type DragOptions } from './drag';

export interface SwipeOptions extends DragOptions {
	/** px at release; one less is no swipe, at any speed. */
	threshold?: number;
}

/** Calls with 1 for a swipe to the left or upwards (to what comes next), with -1 for the other way. */
export function onSwipe(
	element: HTMLElement,
	call: ( direction: 1 | -1 ) => void,
	{ threshold = 75, ...options }: SwipeOptions = {}
): () => void {
	return onDrag(
		element,
		{
			end( { dx, dy }, cancelled ) {
				const way = options.axis === 'y' ? dy : dx;
				if ( ! cancelled && Math.abs( way ) >= threshold ) {
					call( way < 0 ? 1 : -1 );
				}
			},
		},
		options
	);
}
