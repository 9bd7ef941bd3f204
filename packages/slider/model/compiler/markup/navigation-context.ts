import type { Play } from '../../../engine/types/playback-config';
import type { Options, Slide } from '../../../generated/option-types';

/** Input for the buttons, navigation lists and the progress bar. */
export interface Stage {
	options: Options;
	slides: readonly Slide[];
	play: Play;
	id: string;
	start: number;
	/** Whether this is the first slider of the page, whose images do not load lazily. */
	leads: boolean;
	/** Collects classes that need a rule of their own (conditional rules). */
	classes: Set< string >;
}
