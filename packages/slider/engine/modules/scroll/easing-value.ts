/** Evaluates a CSS easing function. The browser calculates it: an effect without a target returns its progress. */
export function eased( easing: string ): ( part: number ) => number {
	if ( easing === 'linear' ) {
		return ( part ) => part;
	}
	const probe = new Animation( new KeyframeEffect( null, null, { duration: 1, easing, fill: 'both' } ) );
	return ( part ) => {
		probe.currentTime = part;
		return probe.effect?.getComputedTiming().progress ?? part;
	};
}
