/** Payload of `hook( 'frame' )`, by which the layers module notifies split text and block effects. */
import type { Play, PlayFrame, PlayLayer, Pose } from './playback-config';
import type { Timeline } from '../timing/timeline';

/** CSS properties in the format of `animate()`. */
export type Properties = Record< string, string >;

/** CSS of a layer's state for the elements that show it. */
export interface Look {
	/** `.fr-layer`, or its content if a mask clips. */
	frame: Properties;
	/** Colors of the content. */
	paint: Properties;
	/** Properties that need layout; they switch. */
	style: Properties;
}

export type Value = number | string | undefined;

/** Context for calculating a state. */
export interface Surroundings {
	context: { readonly play: Play; level: () => number };
	/** px until it is fully outside that edge. */
	edge: ( side: string ) => number;
	/** Resolves a value for one of many pieces. */
	draw?: ( value: Value ) => Value;
}

/** Elements of one layer (MARKUP.md, Who moves what). */
export interface Elements {
	layer: HTMLElement;
	loop: HTMLElement | null;
	mask: HTMLElement | null;
	content: HTMLElement;
	/** Element that keyframes move. */
	target: HTMLElement;
}

/** A layer runs a keyframe; without one, it has left. */
export interface LayerFrame {
	spec: PlayLayer;
	elements: Elements;
	/** Converts poses to CSS, as for the layer's own keyframes. */
	looks: ( poses: Pose[], around: Surroundings ) => Look[];
	frame?: PlayFrame;
	/** ms on the timeline. Without a timeline an action runs it now. */
	at: number;
	timeline?: Timeline | undefined;
}
