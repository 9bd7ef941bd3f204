import type { Clock } from './clock';

/** Animations and calls with absolute starts (an animation's `delay`) that run, stand, seek and reverse as one. */
export interface Timeline {
	/** ms; below 0 while a start delay runs. */
	readonly time: number;
	/** When the last finite animation ends. */
	readonly end: number;
	readonly playing: boolean;
	/** Starts an animation that belongs to this timeline: `delay` is its start in the timeline. Use fill `both` for the first of an element's frames, `forwards` for the rest. */
	animate: (
		element: Element,
		keyframes: Keyframe[] | PropertyIndexedKeyframes,
		timing: KeyframeAnimationOptions
	) => Animation;
	/** Takes in an animation that runs already: a timeline that has not begun takes over its time. */
	adopt: < A extends Animation >( animation: A ) => A;
	/** Cancels one animation. */
	drop: ( animation: Animation ) => void;
	/** Calls each time this time is passed forwards; a seek calls nothing. Gives back what calls it off. */
	at: ( ms: number, call: () => void ) => () => void;
	/** Goes on from where it stands; 1 forwards, -1 backwards. */
	play: ( rate?: number ) => void;
	pause: () => void;
	seek: ( ms: number ) => void;
	/** Endless animations stand still while the rest may move. */
	calm: ( on: boolean ) => void;
	/** Cancels everything and stands at 0. */
	clear: () => void;
}

interface Call {
	ms: number;
	call: () => void;
	due: boolean;
}

const endOf = ( animation: Animation ) => Number( animation.effect?.getComputedTiming().endTime );

/** Every slide has one and every change another: a class, whose methods stand once for all of them. */
export class SlideTimeline implements Timeline {
	readonly #clock: Clock;
	#animations: Animation[] = [];
	#calls: Call[] = [];
	#stoodAt = 0;
	#since = 0;
	#rate = 0; // 0: stands.
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

	/** Puts one animation where the timeline is. `play()` alone would start one anew that has reached its end. */
	#place( animation: Animation, exactly?: boolean ) {
		const now = this.time;
		const rate = this.#rate;
		const end = endOf( animation );
		const calm = this.#calm && end === Infinity;
		if ( rate < 0 ) {
			animation.playbackRate = rate;
			animation.startTime = Number( document.timeline.currentTime ) - now / rate;
		} else if ( ! rate || now >= end || calm ) {
			const keep = calm ? animation.currentTime : now;
			animation.pause();
			animation.playbackRate = 1;
			animation.currentTime = keep;
		} else {
			animation.playbackRate = rate;
			// What runs in step is left alone: the compositor has it.
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

	/** One timer for all calls: the next one. */
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
		animation.persist(); // Else the browser forgets what a later frame covers, and a seek back finds nothing.
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
