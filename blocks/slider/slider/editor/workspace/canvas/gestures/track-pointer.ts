import type { Point } from '../geometry/box';
import type { Gesture } from './gesture-context';

/** Distance in px of the screen before a drag starts. */
const THRESHOLD = 3;

interface PointerTracking {
	target: HTMLElement;
	pointOf: ( event: { clientX: number; clientY: number } ) => Point;
	/** When the pointer has moved. */
	begin: () => Gesture | undefined;
	/** When it was released without moving. */
	click: ( () => void ) | undefined;
	onEnd: () => void;
}

/** Tracks a pressed pointer until it is released or canceled. */
export function trackPointer(
	event: React.PointerEvent,
	{ target, pointOf, begin, click, onEnd }: PointerTracking
): { cancel: () => void } {
	const from = pointOf( event );
	const stop = new AbortController();
	const listener = { signal: stop.signal };
	let gesture: Gesture | undefined;
	let hasBegun = false;
	const end = () => {
		stop.abort();
		target.classList.remove( 'is-dragging' );
		onEnd();
	};
	const cancel = () => {
		gesture?.cancel();
		end();
	};
	target.setPointerCapture( event.pointerId );
	target.addEventListener(
		'pointermove',
		( move ) => {
			if ( ! hasBegun ) {
				if ( Math.hypot( move.clientX - event.clientX, move.clientY - event.clientY ) <= THRESHOLD ) {
					return;
				}
				hasBegun = true;
				gesture = begin();
				target.classList.add( 'is-dragging' );
			}
			const at = pointOf( move );
			gesture?.move(
				at,
				{ x: at.x - from.x, y: at.y - from.y },
				{ shift: move.shiftKey, alt: move.altKey, primary: move.ctrlKey || move.metaKey }
			);
		},
		listener
	);
	target.addEventListener(
		'pointerup',
		() => {
			if ( hasBegun ) {
				gesture?.end();
			} else {
				click?.();
			}
			end();
		},
		listener
	);
	target.addEventListener( 'pointercancel', cancel, listener );
	return { cancel };
}
