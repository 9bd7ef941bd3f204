type Options = Readonly< Record< string, unknown > >;

/** Whether slides change automatically: always, until a slide, never. */
export type Autoplay = 'always' | 'until' | 'never';

/** Autoplay is on, unless the options stop it at the first slide in the first round. */
export function autoplayOf( { stopLoop, stopAtSlide, stopAfterLoops }: Options ): Autoplay {
	if ( stopLoop !== true ) {
		return 'always';
	}
	return stopAtSlide === 1 && ! stopAfterLoops ? 'never' : 'until';
}

/** Options for each mode; `until` stops at the first slide after all were shown once. */
export const autoplayOptions: Readonly< Record< Autoplay, Options > > = {
	always: { stopLoop: false, stopAtSlide: -1, stopAfterLoops: 0 },
	until: { stopLoop: true, stopAtSlide: 1, stopAfterLoops: 1 },
	never: { stopLoop: true, stopAtSlide: 1, stopAfterLoops: 0 },
};
