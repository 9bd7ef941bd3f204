import type { ModuleContext, Show, Slider, Timeline, Transition } from './module-context';
import type { PlayTransition } from './playback-config';
import type { Order } from '../slide-change/slide-order';

/** Where a change came from: it decides what happens to rounds and to the pause. */
export interface Wish {
	/** By `next()` or by itself: passing the last slide ends a round. */
	byNext?: boolean;
	/** A button, a key, a finger. */
	byVisitor?: boolean;
	direction?: 1 | -1;
}

/** A change that a finger holds. */
export interface Preview {
	/** 0: the old slide, 1: the new one. */
	progress: ( part: number ) => void;
	commit: () => Promise< boolean >;
	revert: () => void;
}

/** A change that is under way, or held by a finger. */
export interface Running {
	from: number;
	to: number;
	direction: 1 | -1;
	timeline: Timeline;
	undos: ( () => void )[];
	resolve: ( stands: boolean ) => void;
}

/** What changes while a slider runs, and several of the engine's parts ask about. */
export interface State {
	/** The modules are in and it runs. */
	begun: boolean;
	/** It was destroyed. */
	gone: boolean;
	/** The slide to begin with, until it runs. */
	first: number;
	/** A visitor asked for the change that comes next: it is said. */
	commanded?: boolean;
	/** The next slide's turn comes in a moment. */
	soon: boolean;
	/** A carousel, which lays the slides out itself. */
	show: Show | undefined;
}

export interface Going {
	/** Autoplay could run if nothing held it up. */
	readonly advances: boolean;
	/** Counts down to the next slide. */
	readonly turn: Timeline;
	/** A slide begins to come: the clock of autoplay, buttons and bullets follow. */
	started: ( previous: number ) => void;
	/** Sets everything as the pause reasons want it. */
	refresh: () => void;
	/** Shows the buttons that work. */
	showControls: () => void;
	updateControls: () => void;
	/** Tells the modules when the window passes a level. */
	watchLevels: () => void;
	/** Whether it is in the window is known. */
	readonly seen: Promise< void >;
}

/** Which images are there, and which are asked for. */
export interface Pictures {
	there: ( slide: number ) => boolean;
	/** Asks for a slide's images, without haste. */
	want: ( slide: number | undefined ) => void;
	images: ModuleContext[ 'images' ];
	/** Asks for the pictures that will probably be wanted next. */
	ahead: () => void;
	/** Somebody reaches for what leads to a slide. */
	reach: ( to: number | string ) => void;
	/** Resolves when the slide may come: its images are there, have failed, or take too long. Nothing to wait for: undefined. */
	comes: ( slide: number ) => Promise< void > | undefined;
}

export interface Changing {
	go: ( to: number | string, wish?: Wish ) => Promise< boolean >;
	/** A change that a finger holds; undefined while its images are not there, which are asked for. */
	preview: ( to: number, direction: 1 | -1 ) => Preview | undefined;
	/** The clock of the transition, if one is under way. */
	changing: () => Timeline | undefined;
	/** Without transition and events, before anything runs (deep link). */
	beginAt: ( slide: number ) => void;
	/** Who shows, who can be reached. */
	arrange: () => void;
	/** Some slide's images have come. */
	loaded: () => void;
	/** What moves stands still, or goes on. */
	hold: ( held: boolean ) => void;
	/** The change that is under way is over, and one that a finger holds is taken back. */
	finish: () => void;
}

/**
 * All that the engine's parts say to each other: `slider.ts` puts it together, and each part names in its own file what
 * of it it takes (`Pick`). Modules are handed the ModuleContext of it.
 */
export interface Core extends ModuleContext, State, Going, Pictures, Changing {
	/** The engine's parts may write these; modules and the page read them. */
	readonly slider: Slider & { index: number; playing: boolean };
	readonly order: Order;
	readonly transitions: Partial< Record< PlayTransition[ 'family' ], Transition > >;
}
