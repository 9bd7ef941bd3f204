/** Where the engine's time comes from. Tests hand in one that moves only when told (tests/support/manual-clock.ts). */
export interface Clock {
	/** ms; only differences mean something. */
	now: () => number;
	/** Calls once, `ms` from now; gives back what calls it off. */
	after: ( ms: number, call: () => void ) => () => void;
	/** A new animation, already running from 0, as `element.animate()` gives it; it may be paused, sought and cancelled as such. */
	animate: (
		element: Element,
		keyframes: Keyframe[] | PropertyIndexedKeyframes,
		timing: KeyframeAnimationOptions
	) => Animation;
	/** Takes over an animation that runs already (one that PHP printed), without touching its time. */
	adopt: < A extends Animation >( animation: A ) => A;
}

/** The page's own time. */
export const pageClock: Clock = {
	now: () => performance.now(),
	after( ms, call ) {
		const timer = setTimeout( call, ms );
		return () => clearTimeout( timer );
	},
	animate: ( element, keyframes, timing ) => element.animate( keyframes, timing ),
	adopt: ( animation ) => animation,
};
