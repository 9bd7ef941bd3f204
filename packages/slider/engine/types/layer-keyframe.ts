/** What the module of layers tells others of a layer (`hook( 'frame' )`): split text and block effects go along with it. */
import type { Play, PlayFrame, PlayLayer, Pose } from './playback-config';
import type { Timeline } from '../timing/timeline';

/** CSS properties as `animate()` takes them. */
export type Properties = Record< string, string >;

/** What a state of a layer means for the elements that show it. */
export interface Look {
	/** `.fr-layer`, or its content where a mask clips. */
	frame: Properties;
	/** Colours of the content. */
	paint: Properties;
	/** What needs layout: it switches. */
	style: Properties;
}

export type Value = number | string | undefined;

/** What a state is reckoned with. */
export interface Surroundings {
	context: { readonly play: Play; level: () => number };
	/** px until it is fully outside that edge. */
	edge: ( side: string ) => number;
	/** What a value is for one piece of many. */
	draw?: ( value: Value ) => Value;
}

/** The elements of one layer (MARKUP.md, Who moves what). */
export interface Elements {
	layer: HTMLElement;
	loop: HTMLElement | null;
	mask: HTMLElement | null;
	content: HTMLElement;
	/** What frames move. */
	target: HTMLElement;
}

/** A layer runs a frame; without one, it is out of sight. */
export interface LayerFrame {
	spec: PlayLayer;
	elements: Elements;
	/** States as CSS, as the layers' own frames have them. */
	looks: ( poses: Pose[], around: Surroundings ) => Look[];
	frame?: PlayFrame;
	/** ms on the timeline. Without a timeline it runs now, by an action. */
	at: number;
	timeline?: Timeline | undefined;
}
