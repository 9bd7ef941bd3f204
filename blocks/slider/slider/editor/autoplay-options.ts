type Options = Readonly< Record< string, unknown > >;

/** Whether slides change by themselves: for ever, until a slide, not at all. */
export type Autoplay = 'always' | 'until' | 'never';

/** It goes on by itself, unless it is told to halt at its first slide in the first round. */
export function autoplayOf( { stopLoop, stopAtSlide, stopAfterLoops }: Options ): Autoplay {
	if ( stopLoop !== true ) {
		return 'always';
	}
	return stopAtSlide === 1 && ! stopAfterLoops ? 'never' : 'until';
}

/** What the options say of each; of `until`, that it halts at its first slide when all were shown once. */
export const autoplayOptions: Readonly< Record< Autoplay, Options > > = {
	always: { stopLoop: false, stopAtSlide: -1, stopAfterLoops: 0 },
	until: { stopLoop: true, stopAtSlide: 1, stopAfterLoops: 1 },
	never: { stopLoop: true, stopAtSlide: 1, stopAfterLoops: 0 },
};
