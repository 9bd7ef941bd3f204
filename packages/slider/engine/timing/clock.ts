/** Time source of the engine. Tests pass one that they control (tests/support/manual-clock.ts). */
export interface Clock {
	/** ms; only differences are meaningful. */
	now: () => number;
	/** Calls once after `ms`; returns a function that cancels it. */
	after: ( ms: number, call: () => void ) => () => void;
	/** Starts a new animation at 0, as `element.animate()` does; it may be paused, sought and canceled. */
	animate: (
		element: Element,
		keyframes: Keyframe[] | PropertyIndexedKeyframes,
		timing: KeyframeAnimationOptions
	) => Animation;
	/** Takes over a running animation (one that PHP rendered) without changing its time. */
	adopt: < A extends Animation >( animation: A ) => A;
}

/** The real time of the page. */
export const pageClock: Clock = {
	now: () => performance.now(),
	after( ms, call ) {
		const timer = setTimeout( call, ms );
		return () => clearTimeout( timer );
	},
	animate: ( element, keyframes, timing ) => element.animate( keyframes, timing ),
	adopt: ( animation ) => animation,
};
