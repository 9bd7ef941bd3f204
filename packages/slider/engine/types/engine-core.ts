import type { ModuleContext, Show, Slider, Timeline, Transition } from './module-context';
import type { PlayTransition } from './playback-config';
import type { Order } from '../slide-change/slide-order';

/** Origin of a change, which affects rounds and the pause. */
export interface ChangeOptions {
	/** By `next()` or autoplay: passing the last slide completes a round. */
	byNext?: boolean;
	/** By a button, a key or a drag. */
	byVisitor?: boolean;
	direction?: 1 | -1;
}

/** A change previewed by a drag. */
export interface Preview {
	/** 0: the old slide, 1: the new one. */
	progress: ( part: number ) => void;
	commit: () => Promise< boolean >;
	revert: () => void;
}

/** A running change, or one previewed by a drag. */
export interface Running {
	from: number;
	to: number;
	direction: 1 | -1;
	timeline: Timeline;
	undos: ( () => void )[];
	resolve: ( stands: boolean ) => void;
}

/** State that changes at runtime and that several parts read. */
export interface State {
	/** Whether the modules are loaded and it runs. */
	begun: boolean;
	/** Whether it was destroyed. */
	gone: boolean;
	/** Index of the first slide, until it runs. */
	first: number;
	/** Whether a visitor requested the next change, which is then announced. */
	commanded?: boolean;
	/** A carousel, which positions the slides itself. */
	show: Show | undefined;
}

export interface AutoplayControl {
	/** Whether autoplay would run without pause reasons. */
	readonly advances: boolean;
	/** Countdown to the next slide. */
	readonly turn: Timeline;
	/** Called when a change starts: autoplay, buttons and bullets update. */
	started: ( previous: number ) => void;
	/** Applies the pause reasons. */
	refresh: () => void;
	/** Shows the usable buttons. */
	showControls: () => void;
	updateControls: () => void;
	/** Notifies the modules when the breakpoint changes. */
	watchLevels: () => void;
	/** Resolves when it is known whether it is in the viewport. */
	readonly seen: Promise< void >;
}

/** Which images have loaded, and which are requested. */
export interface Pictures {
	there: ( slide: number ) => boolean;
	/** Loads a slide's images with low priority. */
	want: ( slide: number | undefined ) => void;
	images: ModuleContext[ 'images' ];
	/** Loads the images that are probably needed next. */
	ahead: () => void;
	/** The visitor points at a button for a slide. */
	reach: ( to: number | string ) => void;
	/** Resolves when the slide can be shown: its images have loaded, failed, or take too long. Undefined if nothing is missing for which no color stands. */
	comes: ( slide: number ) => Promise< void > | undefined;
}

export interface Changing {
	go: ( to: number | string, wish?: ChangeOptions ) => Promise< boolean >;
	/** Starts a change previewed by a drag; undefined while its images are missing, which are then requested. */
	preview: ( to: number, direction: 1 | -1 ) => Preview | undefined;
	/** Timeline of the running transition, if any. */
	changing: () => Timeline | undefined;
	/** Without transition and events, before it runs (deep link). */
	beginAt: ( slide: number ) => void;
	/** Updates which slides are visible and interactive. */
	arrange: () => void;
	/** Images of a slide have loaded. */
	loaded: () => void;
	/** Pauses all motion, or continues it. */
	hold: ( held: boolean ) => void;
	/** Finishes the running change; a previewed one is reverted. */
	finish: () => void;
}

/**
 * Everything that the engine's parts share. `slider.ts` combines it, and each part declares the members that it uses
 * with `Pick`. Modules get its ModuleContext.
 */
export interface Core extends ModuleContext, State, AutoplayControl, Pictures, Changing {
	/** Writable for the engine's parts; modules and the page only read them. */
	readonly slider: Slider & { index: number; playing: boolean };
	readonly order: Order;
	readonly transitions: Partial< Record< PlayTransition[ 'family' ], Transition > >;
}
