/**
 * A manually controlled clock for Jest and the browser. Its animations never run by themselves: they are paused and get
 * their `currentTime` from here, but `play()`, `pause()` and `playState` behave as if they ran.
 */
import type { Clock } from '../../packages/slider/engine/timing/clock';

export interface HandClock extends Clock {
	/** Advances the time: timers fire in order, and animations move. */
	move: ( ms: number ) => void;
	/** The same, and promises settle after each timer. */
	pass: ( ms: number ) => Promise< void >;
	/** Number of pending timers; 0 means idle. */
	readonly waiting: number;
	/** Number of running animations. */
	readonly moving: number;
}

interface Timer {
	due: number;
	call: () => void;
}

/** Lets pending promise chains settle. */
export async function settle(): Promise< void > {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
}

export function handClock(): HandClock {
	const timers = new Set< Timer >();
	const steps = new Map< Animation, ( ms: number ) => void >();
	const running = new Set< Animation >();
	let now = 0;

	function take< A extends Animation >( animation: A ): A {
		if ( steps.has( animation ) ) {
			return animation;
		}
		const native = { pause: animation.pause.bind( animation ), cancel: animation.cancel.bind( animation ) };
		const end = () => Number( animation.effect?.getComputedTiming().endTime );
		const at = () => Number( animation.currentTime ?? 0 );
		let state: AnimationPlayState = 'running';
		let done = () => {};
		let finished = new Promise< Animation >( ( resolve ) => ( done = () => resolve( animation ) ) );

		const set = ( next: AnimationPlayState ) => {
			state = next;
			running[ next === 'running' ? 'add' : 'delete' ]( animation );
		};
		const finish = () => {
			set( 'finished' );
			done();
			animation.dispatchEvent( new Event( 'finish' ) );
			animation.onfinish?.call( animation, new Event( 'finish' ) as AnimationPlaybackEvent );
		};
		const begin = () => {
			if ( state === 'finished' ) {
				finished = new Promise( ( resolve ) => ( done = () => resolve( animation ) ) );
			}
			set( 'running' );
		};

		native.pause();
		Object.defineProperties( animation, {
			play: {
				value() {
					if ( animation.playbackRate > 0 && at() >= end() ) {
						animation.currentTime = 0;
					} else if ( animation.playbackRate < 0 && at() <= 0 ) {
						animation.currentTime = end();
					}
					begin();
				},
			},
			pause: { value: () => set( 'paused' ) },
			reverse: {
				value() {
					animation.playbackRate = -animation.playbackRate;
					animation.play();
				},
			},
			finish: {
				value() {
					animation.currentTime = animation.playbackRate > 0 ? end() : 0;
					finish();
				},
			},
			cancel: {
				value() {
					set( 'idle' );
					steps.delete( animation );
					native.cancel();
				},
			},
			startTime: {
				get: () =>
					state === 'running'
						? Number( document.timeline.currentTime ) - at() / animation.playbackRate
						: null,
				set( value: number ) {
					animation.currentTime =
						( Number( document.timeline.currentTime ) - value ) * animation.playbackRate;
					begin();
				},
			},
			playState: { get: () => state, set() {} },
			pending: { get: () => false },
			finished: { get: () => finished },
		} );
		steps.set( animation, ( ms ) => {
			if ( state !== 'running' ) {
				return;
			}
			const to = at() + ms * animation.playbackRate;
			const over = animation.playbackRate > 0 ? to >= end() : to <= 0;
			animation.currentTime = over ? Math.min( Math.max( to, 0 ), end() ) : to;
			if ( over ) {
				finish();
			}
		} );
		running.add( animation );
		return animation;
	}

	const forward = ( to: number ) => {
		const ms = to - now;
		now = to;
		if ( ms ) {
			[ ...steps.values() ].forEach( ( step ) => step( ms ) );
		}
	};
	/** The next timer before a given time. */
	const next = ( until: number ) => {
		const timer = [ ...timers ].sort( ( a, b ) => a.due - b.due )[ 0 ];
		if ( timer && timer.due <= until ) {
			timers.delete( timer );
			forward( timer.due );
			return timer.call;
		}
		return undefined;
	};

	return {
		now: () => now,
		after( ms, call ) {
			const timer = { due: now + ms, call };
			timers.add( timer );
			return () => void timers.delete( timer );
		},
		animate: ( element, keyframes, timing ) => take( element.animate( keyframes, timing ) ),
		adopt: take,
		move( ms ) {
			const until = now + ms;
			for ( let call = next( until ); call; call = next( until ) ) {
				call();
			}
			forward( until );
		},
		async pass( ms ) {
			const until = now + ms;
			await settle();
			for ( let call = next( until ); call; call = next( until ) ) {
				call();
				await settle();
			}
			forward( until );
			await settle();
		},
		get waiting() {
			return timers.size;
		},
		get moving() {
			return running.size;
		},
	};
}
