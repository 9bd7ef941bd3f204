import type { Clock } from './clock';

/** Animations and calls with absolute start times (an animation's `delay`) that run, pause, seek and reverse together. */
export interface Timeline {
	/** ms; negative during a start delay. */
	readonly time: number;
	/** End of the last finite animation. */
	readonly end: number;
	readonly playing: boolean;
	/**
	 * Starts an animation of this timeline; `delay` is its start in the timeline. Use fill `both` for an element's
	 * first keyframes, `forwards` for the rest.
	 */
	animate: (
		element: Element,
		keyframes: Keyframe[] | PropertyIndexedKeyframes,
		timing: KeyframeAnimationOptions
	) => Animation;
	/** Takes over a running animation; a timeline that has not started uses its time. */
	adopt: < A extends Animation >( animation: A ) => A;
	/** Cancels one animation. */
	drop: ( animation: Animation ) => void;
	/** Calls each time this time is passed forward; a seek does not call. Returns a function that cancels it. */
	at: ( ms: number, call: () => void ) => () => void;
	/** Continues from the current time; 1 forward, -1 backward. */
	play: ( rate?: number ) => void;
	pause: () => void;
	seek: ( ms: number ) => void;
	/** Pauses endless animations while the rest may run. */
	calm: ( on: boolean ) => void;
	/** Cancels everything and resets to 0. */
	clear: () => void;
}

interface Call {
	ms: number;
	call: () => void;
	due: boolean;
}

const endOf = ( animation: Animation ) => Number( animation.effect?.getComputedTiming().endTime );

/** Timeline of each slide and each change; a class, so that all instances share their methods. */
export class SlideTimeline implements Timeline {
	readonly #clock: Clock;
	#animations: Animation[] = [];
	#calls: Call[] = [];
	#stoodAt = 0;
	#since = 0;
	#rate = 0; // 0: paused.
	#calm = false;
	#disarm?: () => void;

	constructor( clock: Clock ) {
		this.#clock = clock;
	}

	get time() {
		return this.#stoodAt + ( this.#rate && ( this.#clock.now() - this.#since ) * this.#rate );
	}

	get end() {
		return Math.max( 0, ...this.#animations.map( endOf ).filter( Number.isFinite ) );
	}

	get playing() {
		return !! this.#rate;
	}

	/** Sets one animation to the timeline's time. `play()` alone would restart a finished one. */
	#place( animation: Animation, exactly?: boolean ) {
		const now = this.time;
		const rate = this.#rate;
		const end = endOf( animation );
		const isCalm = this.#calm && end === Infinity;
		if ( rate < 0 ) {
			animation.playbackRate = rate;
			animation.startTime = Number( document.timeline.currentTime ) - now / rate;
		} else if ( ! rate || now >= end || isCalm ) {
			const keep = isCalm ? animation.currentTime : now;
			animation.pause();
			animation.playbackRate = 1;
			animation.currentTime = keep;
		} else {
			animation.playbackRate = rate;
			// An animation in sync is left alone, so that it stays on the compositor.
			if (
				exactly ||
				animation.playState !== 'running' ||
				Math.abs( Number( animation.currentTime ) - now ) > 20
			) {
				animation.currentTime = now;
				animation.play();
			}
		}
	}

	/** One timer for the next call. */
	#arm() {
		this.#disarm?.();
		const next = Math.min( ...this.#calls.map( ( { due, ms } ) => ( due ? ms : Infinity ) ) );
		if ( this.#rate > 0 && next < Infinity ) {
			this.#disarm = this.#clock.after( Math.max( 0, next - this.time ) / this.#rate, () => {
				for ( const entry of this.#calls ) {
					if ( entry.due && entry.ms <= next && this.#calls.includes( entry ) ) {
						entry.due = false;
						entry.call();
					}
				}
				this.#arm();
			} );
		}
	}

	#run( to: number, from?: number ) {
		this.#stoodAt = from ?? this.time;
		this.#since = this.#clock.now();
		this.#rate = to;
		this.#animations.forEach( ( animation ) => this.#place( animation, from !== undefined ) );
		this.#arm();
	}

	#include< A extends Animation >( animation: A ): A {
		animation.persist(); // Otherwise the browser removes animations covered by later ones, and a seek back would not find them.
		this.#animations.push( animation );
		this.#place( animation );
		return animation;
	}

	animate( element: Element, keyframes: Keyframe[] | PropertyIndexedKeyframes, timing: KeyframeAnimationOptions ) {
		return this.#include( this.#clock.animate( element, keyframes, timing ) );
	}

	adopt< A extends Animation >( animation: A ) {
		this.#clock.adopt( animation );
		if ( ! this.#rate && ! this.#stoodAt ) {
			this.#run( 0, Number( animation.currentTime ) );
		}
		return this.#include( animation );
	}

	drop( animation: Animation ) {
		this.#animations = this.#animations.filter( ( other ) => other !== animation );
		animation.cancel();
	}

	at( ms: number, call: () => void ) {
		const entry = { ms, call, due: ms >= this.time };
		this.#calls = this.#calls.concat( entry );
		this.#arm();
		return () => {
			this.#calls = this.#calls.filter( ( other ) => other !== entry );
			this.#arm();
		};
	}

	play( rate = 1 ) {
		this.#run( rate );
	}

	pause() {
		this.#run( 0 );
	}

	seek( ms: number ) {
		for ( const entry of this.#calls ) {
			entry.due = entry.ms >= ms;
		}
		this.#run( this.#rate, ms );
	}

	calm( on: boolean ) {
		this.#calm = on;
		this.#run( this.#rate );
	}

	clear() {
		this.#animations.forEach( ( animation ) => animation.cancel() );
		this.#animations = [];
		this.#calls = [];
		this.#run( 0, 0 );
	}
}
