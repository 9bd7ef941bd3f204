import type { Elements } from './parts';
import type { looks } from './pose';
import type { Slider, Timeline } from '../../module';
import type { PlayFrame, PlayLayer } from '../../play';

/** A layer runs a frame; without one, it is out of sight. */
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

/** Gives the ms that what it makes of the frame takes. */
type Watcher = ( news: News ) => number;
const watchers = new WeakMap< Slider, Watcher >();

/** Split text and blocks hear here which frames run and when. */
export const watchFrames = ( slider: Slider, call: Watcher ) => void watchers.set( slider, call );
export const tellWatcher = ( slider: Slider, news: News ) => watchers.get( slider )?.( news ) ?? 0;
