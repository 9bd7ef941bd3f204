/** What a finger does to a carousel: plain arithmetic, no page. */
import { along, nearest, within, type Track } from './track';

/** ms for which a released carousel still goes at the finger's speed. */
const CARRY = 150;
/** How far past an end a finger can pull. */
const PULL = 0.35;

/** The place to which a finger has pulled by `px`: past an end it pulls a part of the way, or nothing. */
export function pulled( track: Track, start: number, px: number ): number {
	const free = along( track, start, px );
	const held = within( track, free );
	return held + ( track.look.overshoot ? ( free - held ) * PULL : 0 );
}

export interface Release {
	/** Where the carousel stood when the finger came, and where it is now. */
	start: number;
	position: number;
	/** The slide that is active. */
	active: number;
	/** px it was pulled, and px/ms. */
	px: number;
	speed: number;
	threshold: number;
}

/** Where it comes to rest: the speed only makes it go further, the threshold alone decides whether it goes. */
export function restOf( track: Track, { start, position, active, px, speed, threshold }: Release ): number {
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
