/** A minimal Web Animations API for the engine in jsdom, which has none. It keeps times and renders nothing. */
class StandIn extends EventTarget {
	currentTime: number | null = 0;
	startTime: number | null = null;
	playbackRate = 1;
	playState = 'running';
	onfinish: ( ( event: Event ) => void ) | null = null;
	finished = new Promise< void >( () => {} );
	effect;

	constructor(
		readonly target: Element,
		readonly keyframes: unknown,
		readonly timing: KeyframeAnimationOptions
	) {
		super();
		const number = ( value: unknown ) => Number( value ?? 0 );
		this.effect = {
			target,
			getKeyframes: () => keyframes,
			getTiming: () => this.timing,
			updateTiming: ( change: KeyframeAnimationOptions ) => void Object.assign( this.timing, change ),
			getComputedTiming: () => ( {
				...this.timing,
				endTime:
					number( this.timing.delay ) +
					number( this.timing.duration ) * ( this.timing.iterations ?? 1 ) +
					number( this.timing.endDelay ),
			} ),
		};
	}
	play() {
		this.playState = 'running';
	}
	pause() {
		this.playState = 'paused';
	}
	persist() {}
	commitStyles() {}
	cancel() {
		this.playState = 'idle';
		this.currentTime = null;
		running.delete( this );
	}
}

const running = new Set< StandIn >();

/** All current animations below an element, in order of creation. */
export const animationsOf = ( element: Element ) =>
	[ ...running ].filter( ( { target } ) => element.contains( target ) ) as unknown as Animation[];

/** Call it once per test file, at the top. */
export function installAnimations(): void {
	Element.prototype.animate = function ( this: Element, keyframes, timing ) {
		const animation = new StandIn( this, keyframes, {
			...( typeof timing === 'number' ? { duration: timing } : timing ),
		} );
		running.add( animation );
		return animation as unknown as Animation;
	};
	Element.prototype.getAnimations = function ( this: Element, options ) {
		return animationsOf( this ).filter(
			( { effect } ) => options?.subtree || ( effect as KeyframeEffect ).target === this
		);
	};
	Object.defineProperty( document, 'timeline', { value: { currentTime: 0 }, configurable: true } );
}
