import type { ModuleContext, Show, Slider, Transition } from './module';
import type { Order } from '../change/order';
import type { PlayTransition } from './play';

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

/** What the engine's own parts see of each other; modules see the ModuleContext of it. */
export interface Core extends ModuleContext {
	readonly order: Order;
	readonly transitions: Map< PlayTransition[ 'family' ], Transition >;
	/** The modules and the engine's parts may write these; the page reads them. */
	readonly slider: Slider & { index: number; playing: boolean };
	show: Show | undefined;
	/** The slide to begin with, until it runs. */
	first: number;
	/** The modules are in and it runs. */
	begun: boolean;
	/** Autoplay could run if nothing held it up. */
	readonly advances: boolean;
	go: ( to: number | string, wish?: Wish ) => Promise< boolean >;
	/** A change that a finger holds; undefined while its images are not there. */
	preview: ( to: number, direction: 1 | -1 ) => Preview | undefined;
	/** Holds the time until the next slide, up to the next `refresh()`. */
	wait: () => void;
	/** A slide begins to come: the clock of autoplay, buttons and bullets follow. */
	started: ( previous: number ) => void;
	/** It stands. */
	stood: () => void;
	/** Sets everything as the pause reasons want it. */
	refresh: () => void;
}

/** What a file of load/files.ts has to offer: modules see the ModuleContext of the core, `extras` all of it. */
export type Part = ( core: Core ) => void | ( () => void );
