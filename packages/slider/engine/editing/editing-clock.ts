import type { Timeline } from '../timing/timeline';
import type { TransitionOnClock } from './seekable-transition';

interface PlayRange {
	/** ms; where it stands, if absent. */
	from?: number | undefined;
	/** ms; up to `end`, if absent. */
	to?: number | undefined;
	loop?: boolean | undefined;
	/** 1 is the page's pace, 0.25 a quarter of it. */
	rate?: number | undefined;
}

/** The clock of the slide that is edited. It stands until told, and tells whoever listens at each frame that it runs. */
export interface EditingClock {
	/** ms from the start of the slide's transition. */
	readonly time: number;
	/** ms the slide is shown for, before the next one comes. */
	readonly duration: number;
	/** When the last movement ends (exits included), at least `duration`. */
	readonly end: number;
	readonly playing: boolean;
	/** No moment is shown: every layer stands where its entrance leads. */
	readonly resting: boolean;
	/** Shows a moment. While it plays, it goes on from there. */
	seek: ( ms: number ) => void;
	play: ( range?: PlayRange ) => void;
	pause: () => void;
	/** Back to where every layer stands: the state to lay things out in. */
	rest: () => void;
	/** The slide's transition is part of what is shown from here on; from another slide than the one before it, if given. */
	withTransition: ( on: boolean, from?: number ) => void;
	/** Called at every change of time and at every frame while it plays. Gives back what ends it. */
	subscribe: ( call: () => void ) => () => void;
}

interface Parts {
	timeline: () => Timeline;
	duration: () => number;
	/** Layers come on the clock, or leave it. */
	begin: () => void;
	leave: () => void;
	transition: ( from?: number ) => TransitionOnClock;
	/** Calls once at the next frame; gives back what calls it off. */
	frame: ( call: () => void ) => () => void;
}

export function createEditingClock( { timeline, duration, begin, leave, transition, frame }: Parts ) {
	const listeners = new Set< () => void >();
	let resting = true;
	let range: { from: number; to: number; loop: boolean; rate: number } | undefined;
	let change: TransitionOnClock | undefined;
	let wanted: { from: number | undefined } | undefined;
	let cancel = () => {};

	const tell = () => listeners.forEach( ( call ) => call() );
	const end = () => Math.max( duration(), timeline().end, change?.end ?? 0 );

	function wake() {
		if ( resting ) {
			resting = false;
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
			return resting ? 0 : timeline().time;
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
			return resting;
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
			if ( ! resting ) {
				stand();
				change?.over();
				resting = true;
				leave();
				tell();
			}
		},
		withTransition( on, from ) {
			change?.over();
			wanted = on ? { from } : undefined;
			change = on ? transition( from ) : undefined;
			if ( ! resting ) {
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
		 * Goes on at the same moment with what `work` leaves behind. `whole`: not only single layers were exchanged, so
		 * everything comes on the clock anew.
		 */
		renew( whole: boolean, work: () => void ) {
			const now = clock.time;
			cancel();
			change?.over();
			if ( whole && ! resting ) {
				leave();
			}
			work();
			if ( whole ) {
				change = wanted && transition( wanted.from );
			}
			if ( ! resting ) {
				if ( whole ) {
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
