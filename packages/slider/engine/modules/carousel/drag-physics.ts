/** Physics of dragging a carousel, without access to the DOM. */
import { along, nearest, within, type Track } from './track';

/** ms that a released carousel continues at the drag's speed. */
const CARRY = 150;
/** Share of a drag beyond an end that moves the carousel. */
const PULL = 0.35;

/** Position after dragging by `px`; beyond an end it moves only by a share, or not at all. */
export function rubberBand( track: Track, start: number, px: number ): number {
	const free = along( track, start, px );
	const held = within( track, free );
	return held + ( track.look.overshoot ? ( free - held ) * PULL : 0 );
}

export interface Release {
	/** Position when the drag started, and the current position. */
	start: number;
	position: number;
	/** Index of the active slide. */
	active: number;
	/** Drag distance in px, and speed in px/ms. */
	px: number;
	speed: number;
	threshold: number;
}

/** Final position: the threshold alone decides whether the slide changes, the speed only increases the distance. */
export function snapPosition( track: Track, { start, position, active, px, speed, threshold }: Release ): number {
	const carried = within( track, along( track, position, speed * CARRY ) );
	if ( ! track.look.snap ) {
		return carried;
	}
	const origin = nearest( track, active, start );
	if ( Math.abs( px ) < threshold ) {
		return origin;
	}
	const to = Math.round( carried );
	return ( to - origin ) * px > 0 ? to : within( track, origin + Math.sign( px ) );
}
