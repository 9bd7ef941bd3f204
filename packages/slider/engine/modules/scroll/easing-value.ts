/** What a CSS easing makes of a part of the way. The browser knows: an effect without target says how far it is. */
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
