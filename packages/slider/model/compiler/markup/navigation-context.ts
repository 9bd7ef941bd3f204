import type { Play } from '../../../engine/types/playback-config';
import type { Options, Slide } from '../../../generated/option-types';

/** What buttons, strips and the progress bar are made from. */
export interface Stage {
	options: Options;
	slides: readonly Slide[];
	play: Play;
	id: string;
	start: number;
	/** The page's first slider, whose pictures do not wait. */
	leads: boolean;
	/** Takes classes that need a rule of their own (styles). */
	classes: Set< string >;
}
