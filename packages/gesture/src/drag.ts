/** Distance of the pointer from its start (px), and its speed (px/ms, over the last 100 ms). */
export interface Drag {
	dx: number;
	dy: number;
	velocityX: number;
	velocityY: number;
}

export interface DragHandlers {
	/** Called when the pointer has moved far enough along the axis. Returning `false` rejects the drag. */
	start?: ( drag: Drag, press: PointerEvent ) => boolean | void;
	move?: ( drag: Drag ) => void;
	/** `cancelled`: the browser canceled the pointer (for scrolling, or a phone call). */
	end?: ( drag: Drag, cancelled: boolean ) => void;
}

export interface DragOptions {
	axis?: 'x' | 'y';
	/** Whether a mouse can drag too; otherwise only touch and pen can. */
	mouse?: boolean;
	/** Number of fingers that must be down. With 0, neither touch nor pen can drag, and the browser scrolls as usual. */
	fingers?: number;
	/** Whether the page does not scroll along the other axis either. */
	blocks?: boolean;
}

const SLACK = 8; // px before a press becomes a drag
const RECENT = 100; // ms that count for the velocity
const OWN_DRAGS = 'input, textarea, select, option, [contenteditable], [data-no-drag]';

/** Prevents the click after a drag that ends on a link. */
function swallowClick( element: HTMLElement ) {
	const swallow = ( event: Event ) => {
		event.preventDefault();
		event.stopPropagation();
	};
	element.addEventListener( 'click', swallow, { capture: true, once: true } );
	setTimeout( () => element.removeEventListener( 'click', swallow, true ) );
}

/**
 * Detects drags along one axis; the page still scrolls along the other. Returns a function that removes it. Only one
 * listener is active without a drag.
 */
export function onDrag(
	element: HTMLElement,
	handlers: DragHandlers,
	{ axis = 'x', mouse = false, fingers = 1, blocks = false }: DragOptions = {}
): () => void {
	const { touchAction } = element.style;
	let down: Set< number > | undefined; // Active pointers; undefined without any.
	let release: ( () => void ) | undefined;

	function press( event: PointerEvent ) {
		if (
			event.button ||
			! ( event.pointerType === 'mouse' ? mouse : fingers ) ||
			( event.target as Element ).closest( OWN_DRAGS )
		) {
			return;
		}
		const begun = down;
		down = new Set( begun ).add( event.pointerId );
		if ( begun ) {
			return; // The first finger controls the drag, the others only count.
		}
		const { pointerId, clientX, clientY } = event;
		let samples: [ time: number, x: number, y: number ][] = [];
		let dragging = false;

		const read = ( { timeStamp, clientX: x, clientY: y }: PointerEvent ): Drag => {
			samples = [ ...samples.filter( ( [ time ] ) => timeStamp - time < RECENT ), [ timeStamp, x, y ] ];
			const [ time, firstX, firstY ] = samples[ 0 ]!;
			const ms = Math.max( 1, timeStamp - time );
			return { dx: x - clientX, dy: y - clientY, velocityX: ( x - firstX ) / ms, velocityY: ( y - firstY ) / ms };
		};
		const move = ( moved: PointerEvent ) => {
			if ( moved.pointerId !== pointerId ) {
				return;
			}
			const drag = read( moved );
			if ( dragging ) {
				handlers.move?.( drag );
				return;
			}
			const [ along, across ] = axis === 'x' ? [ drag.dx, drag.dy ] : [ drag.dy, drag.dx ];
			if ( Math.max( Math.abs( along ), Math.abs( across ) ) < SLACK ) {
				return;
			}
			if (
				Math.abs( across ) > Math.abs( along ) ||
				down!.size < fingers ||
				handlers.start?.( drag, event ) === false
			) {
				release?.();
				return;
			}
			dragging = true;
			element.setPointerCapture?.( pointerId );
			handlers.move?.( drag );
		};
		const up = ( gone: PointerEvent ) => {
			down?.delete( gone.pointerId );
			if ( gone.pointerId !== pointerId ) {
				return;
			}
			release?.();
			if ( dragging ) {
				swallowClick( element );
				handlers.end?.( read( gone ), gone.type === 'pointercancel' );
			}
		};

		const listening = new AbortController();
		const { signal } = listening;
		addEventListener( 'pointermove', move, { signal } );
		addEventListener( 'pointerup', up, { signal } );
		addEventListener( 'pointercancel', up, { signal } );
		// Prevents the browser's own dragging of images and links.
		element.addEventListener( 'dragstart', ( dragged ) => dragged.preventDefault(), { signal } );
		release = () => {
			down = undefined;
			listening.abort();
		};
	}

	if ( fingers ) {
		element.style.touchAction = blocks
			? 'none'
			: `pan-${ axis === 'x' ? 'y' : 'x' }${ fingers > 1 ? '' : ' pinch-zoom' }`;
	}
	element.addEventListener( 'pointerdown', press );
	return () => {
		release?.();
		element.style.touchAction = touchAction;
		element.removeEventListener( 'pointerdown', press );
	};
}
