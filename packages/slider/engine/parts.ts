import type { Hooks, ModuleContext, Show, Transition } from './module';
import type { Order } from './order';
import type { PlayTransition } from './play';

/** Where a change came from: it decides what happens to rounds and to the pause. */
export interface Wish {
	/** By `next()` or by itself: passing the last slide ends a round. */
	byNext?: boolean;
	/** A button, a key, a finger. */
	byVisitor?: boolean;
	direction?: 1 | -1;
}

/** What the engine's own parts see of each other; modules see the ModuleContext of it. */
export interface Core extends ModuleContext {
	readonly order: Order;
	readonly transitions: Map< PlayTransition[ 'family' ], Transition >;
	readonly show: Show | undefined;
	/** The modules are in and it runs. */
	readonly begun: boolean;
	/** Autoplay could run if nothing held it up. */
	readonly advances: boolean;
	call: < K extends keyof Hooks >( moment: K, ...details: Parameters< Hooks[ K ] > ) => ReturnType< Hooks[ K ] >[];
	go: ( to: number | string, wish?: Wish ) => Promise< boolean >;
	/** A slide begins to come: the clock of autoplay, buttons and bullets follow. */
	started: ( previous: number ) => void;
	/** It stands. */
	stood: () => void;
	/** Sets everything as the pause reasons want it. */
	refresh: () => void;
}
