import type { Elements } from '../modules/layers/keyframes';
import type { looks } from '../modules/layers/pose';
import type { Timeline } from './module';
import type { PlayFrame, PlayLayer } from './play';

/** A layer runs a frame; without one, it is out of sight. Split text and blocks hear of it (`hook( 'frame' )`). */
export interface News {
	spec: PlayLayer;
	elements: Elements;
	/** States as CSS, as the layers' own frames have them. */
	looks: typeof looks;
	frame?: PlayFrame;
	/** ms on the timeline. Without a timeline it runs now, by an action. */
	at: number;
	timeline?: Timeline | undefined;
}
