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

export function createTimeline( clock: Clock ): Timeline {
	const animations = new Set< Animation >();
	const calls = new Set< Call >();
	let stoodAt = 0;
	let since = 0;
	let rate = 0; // 0: stands.
	let calm = false;
	let disarm = () => {};

	const time = () => stoodAt + ( rate && ( clock.now() - since ) * rate );

	/** Puts one animation where the timeline is. `play()` alone would start one anew that has reached its end. */
	function place( animation: Animation, exactly = false ) {
		const now = time();
		const end = endOf( animation );
		if ( rate < 0 ) {
			animation.playbackRate = rate;
			animation.startTime = Number( document.timeline.currentTime ) - now / rate;
		} else if ( ! rate || now >= end || ( calm && end === Infinity ) ) {
			const keep = calm && end === Infinity ? animation.currentTime : now;
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
	function arm() {
		disarm();
		const next = Math.min( ...[ ...calls ].filter( ( { due } ) => due ).map( ( { ms } ) => ms ) );
		if ( rate > 0 && next < Infinity ) {
			disarm = clock.after( Math.max( 0, next - time() ) / rate, () => {
				for ( const entry of [ ...calls ] ) {
					if ( entry.due && entry.ms <= next && calls.has( entry ) ) {
						entry.due = false;
						entry.call();
					}
				}
				arm();
			} );
		}
	}

	function run( to: number, from?: number ) {
		stoodAt = from ?? time();
		since = clock.now();
		rate = to;
		animations.forEach( ( animation ) => place( animation, from !== undefined ) );
		arm();
	}

	function include< A extends Animation >( animation: A ): A {
		animation.persist(); // Else the browser forgets what a later frame covers, and a seek back finds nothing.
		animations.add( animation );
		place( animation );
		return animation;
	}

	return {
		get time() {
			return time();
		},
		get end() {
			return Math.max( 0, ...[ ...animations ].map( endOf ).filter( Number.isFinite ) );
		},
		get playing() {
			return rate !== 0;
		},
		animate: ( element, keyframes, timing ) => include( clock.animate( element, keyframes, timing ) ),
		adopt( animation ) {
			clock.adopt( animation );
			if ( ! rate && ! stoodAt ) {
				run( 0, Number( animation.currentTime ) || 0 );
			}
			return include( animation );
		},
		drop( animation ) {
			animations.delete( animation );
			animation.cancel();
		},
		at( ms, call ) {
			const entry = { ms, call, due: ms >= time() };
			calls.add( entry );
			arm();
			return () => {
				calls.delete( entry );
				arm();
			};
		},
		play: ( to = 1 ) => run( to ),
		pause: () => run( 0 ),
		seek( ms ) {
			for ( const entry of calls ) {
				entry.due = entry.ms >= ms;
			}
			run( rate, ms );
		},
		calm( on ) {
			calm = on;
			run( rate );
		},
		clear() {
			calls.clear();
			animations.forEach( ( animation ) => animation.cancel() );
			animations.clear();
			run( 0, 0 );
		},
	};
}
