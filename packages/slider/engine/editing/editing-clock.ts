import type { Timeline } from '../timing/timeline';
import type { TransitionOnClock } from './seekable-transition';

interface PlayRange {
	/** ms; default: the current time. */
	from?: number | undefined;
	/** ms; default: `end`. */
	to?: number | undefined;
	loop?: boolean | undefined;
	/** 1 is the speed of the page, 0.25 a quarter of it. */
	rate?: number | undefined;
}

/** Clock of the edited slide. It is stopped until told otherwise, and notifies its subscribers at each frame while it runs. */
export interface EditingClock {
	/** ms from the start of the slide's transition. */
	readonly time: number;
	/** ms that the slide is shown before the next one comes. */
	readonly duration: number;
	/** End of the last movement, exits included; at least `duration`. */
	readonly end: number;
	readonly playing: boolean;
	/** No time is selected: every layer is at its pose after the entrance. */
	readonly resting: boolean;
	/** Shows a time. Playback continues from there. */
	seek: ( ms: number ) => void;
	play: ( range?: PlayRange ) => void;
	pause: () => void;
	/** Returns to the rest state of every layer, in which they are laid out. */
	rest: () => void;
	/** Adds the slide's transition to the timeline, optionally from another slide than the previous one. */
	withTransition: ( on: boolean, from?: number ) => void;
	/** Calls at every change of time and at every frame during playback. Returns a function that unsubscribes. */
	subscribe: ( call: () => void ) => () => void;
}

interface Parts {
	timeline: () => Timeline;
	duration: () => number;
	/** Layers join the clock, or leave it. */
	begin: () => void;
	leave: () => void;
	transition: ( from?: number ) => TransitionOnClock;
	/** Calls once at the next frame; returns a function that cancels it. */
	frame: ( call: () => void ) => () => void;
}

export function createEditingClock( { timeline, duration, begin, leave, transition, frame }: Parts ) {
	const listeners = new Set< () => void >();
	let isResting = true;
	let range: { from: number; to: number; loop: boolean; rate: number } | undefined;
	let change: TransitionOnClock | undefined;
	let wanted: { from: number | undefined } | undefined;
	let cancel = () => {};

	const tell = () => listeners.forEach( ( call ) => call() );
	const end = () => Math.max( duration(), timeline().end, change?.end ?? 0 );

	function wake() {
		if ( isResting ) {
			isResting = false;
			begin();
		}
	}
	function show( ms: number ) {
		wake();
		timeline().seek( ms );
		change?.at( ms, range?.rate ?? 0 );
	}
	function stand() {
		cancel();
		range = undefined;
		timeline().pause();
	}
	function tick() {
		const { time } = timeline();
		if ( range && time >= range.to ) {
			if ( ! range.loop ) {
				const { to } = range;
				stand();
				show( to );
				return tell();
			}
			show( range.from );
			timeline().play( range.rate );
		} else if ( change && time >= change.end ) {
			change.over();
		}
		cancel = frame( tick );
		tell();
	}

	const clock: EditingClock = {
		get time() {
			return isResting ? 0 : timeline().time;
		},
		get duration() {
			return duration();
		},
		get end() {
			return end();
		},
		get playing() {
			return range !== undefined;
		},
		get resting() {
			return isResting;
		},
		seek( ms ) {
			show( Math.max( 0, ms ) );
			tell();
		},
		play( { from, to, loop = false, rate = 1 } = {} ) {
			wake();
			cancel();
			const last = to ?? end();
			const now = timeline().time;
			const first = from ?? ( now < last ? now : 0 );
			range = { from: loop ? ( from ?? 0 ) : first, to: Math.max( last, first + 1 ), loop, rate };
			show( first );
			timeline().play( rate );
			cancel = frame( tick );
			tell();
		},
		pause() {
			if ( range ) {
				stand();
				show( timeline().time );
				tell();
			}
		},
		rest() {
			if ( ! isResting ) {
				stand();
				change?.over();
				isResting = true;
				leave();
				tell();
			}
		},
		withTransition( on, from ) {
			change?.over();
			wanted = on ? { from } : undefined;
			change = on ? transition( from ) : undefined;
			if ( ! isResting ) {
				show( timeline().time );
				tell();
			}
		},
		subscribe( call ) {
			listeners.add( call );
			return () => void listeners.delete( call );
		},
	};
	return {
		clock,
		/**
		 * Runs `work` and continues at the same time with the changed document. `whole`: more than single layers
		 * changed, so everything joins the clock anew.
		 */
		renew( isWhole: boolean, work: () => void ) {
			const now = clock.time;
			cancel();
			change?.over();
			if ( isWhole && ! isResting ) {
				leave();
			}
			work();
			if ( isWhole ) {
				change = wanted && transition( wanted.from );
			}
			if ( ! isResting ) {
				if ( isWhole ) {
					begin();
				}
				show( now );
				if ( range ) {
					timeline().play( range.rate );
					cancel = frame( tick );
				}
			}
			tell();
		},
		end() {
			cancel();
			change?.over();
			listeners.clear();
		},
	};
}
