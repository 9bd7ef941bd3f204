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

interface EditedSlide {
	timeline: () => Timeline;
	duration: () => number;
	/** Layers join the clock, or leave it. */
	begin: () => void;
	leave: () => void;
	transition: ( from?: number ) => TransitionOnClock;
	/** Calls once at the next frame; returns a function that cancels it. */
	frame: ( call: () => void ) => () => void;
}

/** The clock, with what only the stage uses. */
export class SlideClock implements EditingClock {
	readonly #slide: EditedSlide;
	#listeners = new Set< () => void >();
	#isResting = true;
	/** The part that plays; undefined while it does not play. */
	#range: { from: number; to: number; loop: boolean; rate: number } | undefined;
	#change: TransitionOnClock | undefined;
	/** The requested transition, which is made anew for another document. */
	#requestedTransition: { from: number | undefined } | undefined;
	#cancelFrame = () => {};

	constructor( slide: EditedSlide ) {
		this.#slide = slide;
	}

	get time() {
		return this.#isResting ? 0 : this.#slide.timeline().time;
	}
	get duration() {
		return this.#slide.duration();
	}
	get end() {
		return Math.max( this.#slide.duration(), this.#slide.timeline().end, this.#change?.end ?? 0 );
	}
	get playing() {
		return this.#range !== undefined;
	}
	get resting() {
		return this.#isResting;
	}

	seek( ms: number ) {
		this.#show( Math.max( 0, ms ) );
		this.#notify();
	}

	play( { from, to, loop = false, rate = 1 }: PlayRange = {} ) {
		this.#wake();
		this.#cancelFrame();
		const end = to ?? this.end;
		const { time } = this.#slide.timeline();
		const first = from ?? ( time < end ? time : 0 );
		this.#range = { from: loop ? ( from ?? 0 ) : first, to: Math.max( end, first + 1 ), loop, rate };
		this.#show( first );
		this.#run( rate );
		this.#notify();
	}

	pause() {
		if ( this.#range ) {
			this.#stop();
			this.#show( this.#slide.timeline().time );
			this.#notify();
		}
	}

	rest() {
		if ( ! this.#isResting ) {
			this.#stop();
			this.#change?.over();
			this.#isResting = true;
			this.#slide.leave();
			this.#notify();
		}
	}

	withTransition( on: boolean, from?: number ) {
		this.#change?.over();
		this.#requestedTransition = on ? { from } : undefined;
		this.#change = on ? this.#slide.transition( from ) : undefined;
		if ( ! this.#isResting ) {
			this.#show( this.#slide.timeline().time );
			this.#notify();
		}
	}

	subscribe( call: () => void ) {
		this.#listeners.add( call );
		return () => void this.#listeners.delete( call );
	}

	/**
	 * Runs `work` and continues at the same time with the changed document. `isWhole`: more than single layers
	 * changed, so everything joins the clock anew.
	 */
	renew( isWhole: boolean, work: () => void ) {
		const { time } = this;
		this.#cancelFrame();
		this.#change?.over();
		if ( isWhole && ! this.#isResting ) {
			this.#slide.leave();
		}
		work();
		if ( isWhole ) {
			this.#change = this.#requestedTransition && this.#slide.transition( this.#requestedTransition.from );
		}
		if ( ! this.#isResting ) {
			if ( isWhole ) {
				this.#slide.begin();
			}
			this.#show( time );
			if ( this.#range ) {
				this.#run( this.#range.rate );
			}
		}
		this.#notify();
	}

	destroy() {
		this.#cancelFrame();
		this.#change?.over();
		this.#listeners.clear();
	}

	#notify() {
		this.#listeners.forEach( ( call ) => call() );
	}

	#wake() {
		if ( this.#isResting ) {
			this.#isResting = false;
			this.#slide.begin();
		}
	}

	#show( ms: number ) {
		this.#wake();
		this.#slide.timeline().seek( ms );
		this.#change?.at( ms, this.#range?.rate ?? 0 );
	}

	#run( rate: number ) {
		this.#slide.timeline().play( rate );
		this.#cancelFrame = this.#slide.frame( () => this.#tick() );
	}

	#stop() {
		this.#cancelFrame();
		this.#range = undefined;
		this.#slide.timeline().pause();
	}

	/** One frame of playback. */
	#tick() {
		const [ range, change ] = [ this.#range, this.#change ];
		const { time } = this.#slide.timeline();
		if ( range && time >= range.to ) {
			if ( ! range.loop ) {
				this.#stop();
				this.#show( range.to );
				return this.#notify();
			}
			this.#show( range.from );
			this.#slide.timeline().play( range.rate );
		} else if ( change && time >= change.end ) {
			change.over();
		}
		this.#cancelFrame = this.#slide.frame( () => this.#tick() );
		this.#notify();
	}
}
