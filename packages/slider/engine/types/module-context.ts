/**
 * Interfaces between the engine's parts, and the context and result of a lazy module (one per name in `Play.modules`).
 * Types only.
 *
 * State that CSS reads (MARKUP.md):
 * - `.fr-slider[data-state]`: ready, native.
 * - `.fr-slider[aria-busy="true"]`: waits for an image for longer than 100 ms.
 * - `.fr-slide[data-state]`: ready (its images have loaded), active, leaving, beside; other slides have none.
 * - `.fr-slider__controls[data-state="hidden"]`: hidden navigation.
 * - `.fr-slider__pause[data-state="paused"]`.
 * - `img[data-state]`: prepared, inload, loaded, failed.
 */
import type { LayerFrame } from './layer-keyframe';
import type { Play, PlayAction, PlayLayer, PlayTransition } from './playback-config';
import type { Order } from '../slide-change/slide-order';
import type { Lifetime } from '../page/clean-up';
import type { Clock } from '../timing/clock';
import type { PauseReason, Reasons } from '../timing/pause-reasons';
import type { Timeline } from '../timing/timeline';

export type { Clock, Timeline, PauseReason, Reasons };

/** Public API of a slider. `play()` is a method; the config is `ModuleContext.play`. */
export interface Slider {
	readonly element: HTMLElement;
	/** Index from 0 of the current slide, or of the one that is coming in. */
	readonly index: number;
	/** Number of slides. */
	readonly length: number;
	/** Whether autoplay runs without pause reasons. */
	readonly playing: boolean;
	/** Resolves when all modules are loaded and the slider runs; never rejects. */
	readonly ready: Promise< void >;
	/** True when the change is complete; false if the slide does not exist or a listener prevented it. These do not reject. */
	next: () => Promise< boolean >;
	previous: () => Promise< boolean >;
	/** An index from 0, a slide's key or deep link, `next`, `previous`, `first`, `last`, `+2`, `-1`. */
	go: ( to: number | string ) => Promise< boolean >;
	/** The visitor (or a script) starts it: removes `user`, `action`, `motion`, `stop`, `focus`, `hover`. */
	play: () => void;
	pause: ( reason?: PauseReason ) => void;
	resume: ( reason?: PauseReason ) => void;
	/** Sets the time of the current slide (ms from the start of its transition). */
	seek: ( ms: number ) => void;
	on: < K extends keyof SliderEvents >( event: K, listener: ( detail: SliderEvents[ K ] ) => void ) => () => void;
	/** Removes everything that the engine added; the page is as rendered by PHP. */
	destroy: () => void;
}

export interface EventDetail {
	slider: Slider;
	slide: HTMLElement;
	/** Indices from 0; `previous` is -1 at the start. */
	previous: number;
	index: number;
}

/** Dispatched on the slider's element as `frontage:<name>`, bubbling; `slide:changing` can be canceled. */
export interface SliderEvents {
	'slider:ready': EventDetail & { modules: string[] };
	/** Without reasons, since it plays. */
	'slider:playing': EventDetail & { reasons: PauseReason[] };
	'slider:paused': EventDetail & { reasons: PauseReason[] };
	'slider:stopped': EventDetail;
	'slider:destroyed': EventDetail;
	'slide:changing': EventDetail;
	'slide:waiting': EventDetail;
	'slide:changed': EventDetail;
	'layer:acted': EventDetail & { layer: HTMLElement; action: PlayAction };
	/** Its video or audio starts or stops; for a background video the element is the background. */
	'layer:playing': EventDetail & { layer: HTMLElement };
	'layer:stopped': EventDetail & { layer: HTMLElement };
}

export interface SliderOptions {
	clock?: Clock;
	/** Returns 0–1, for shuffle and random transitions. */
	random?: () => number;
	/** Loads the module that manages the dialogs of the page, when the first modal slider opens. Default: only the browser. */
	overlays?: () => Promise< Overlays >;
}

/** Shows and hides a dialog over the page; the dialog itself reports `close`. */
export interface Overlays {
	/** False: a listener prevented it. `opener` gets the focus afterwards. */
	openOverlay: ( dialog: HTMLDialogElement, opener?: Element | null ) => boolean;
	closeOverlay: ( dialog: HTMLDialogElement, how?: { atOnce?: boolean } ) => boolean;
}

/** One slide change for a transition. */
export interface Change {
	readonly from: number;
	readonly to: number;
	/** 1: forward. */
	readonly direction: 1 | -1;
	readonly rtl: boolean;
	readonly outgoing: HTMLElement;
	readonly incoming: HTMLElement;
	readonly spec: PlayTransition;
	/** Timeline for the animations (`timeline.animate()`); it is paused, sought (while dragging) and reversed as a whole. */
	readonly timeline: Timeline;
	/** Runs once when the change is over or was reverted, to remove added elements. Animations of the timeline are canceled anyway. */
	after: ( undo: () => void ) => void;
}
/** Adds the animations to the change's timeline; the change is over when the last one ends. */
export type Transition = ( change: Change ) => void;

/**
 * A show positions and moves the slides itself (carousels). Without one, the slides are on top of each other and change
 * by transitions.
 */
export interface Show {
	/** Moves a slide to the front; resolves when it has arrived. `instantly`: reduced motion, deep link, out of view. */
	move: ( from: number, to: number, direction: 1 | -1, instantly: boolean ) => Promise< void > | void;
	/** Called while dragging; px along each axis. The direction of positive values is up to the show. */
	drag?: ( dx: number, dy: number ) => void;
	/** Called on release; px and px/ms. Returns the target slide, or undefined to go back. */
	release?: ( dx: number, dy: number, velocityX: number, velocityY: number ) => number | undefined;
	/** Whether any part of the slide is visible; it is then not inert. Called after each change. */
	visible: ( slide: number ) => boolean;
}

/** Animation of a progress bar: keyframes over the whole time of a slide. The engine animates, pauses and cancels them with the timer. */
export interface ProgressPart {
	element: Element;
	keyframes: Keyframe[];
	/** Whether it runs back before it restarts. */
	back?: boolean;
}

export type DrawProgress = ( bar: HTMLElement, previous: number ) => ProgressPart[];

type Emit = < K extends keyof SliderEvents >(
	event: K,
	detail: Omit< SliderEvents[ K ], keyof EventDetail > & Partial< EventDetail >
) => boolean;

/** Hooks in a slide's life cycle. `leave` may return the ms that its exits need; the slide stays until then. */
export interface Hooks {
	/**
	 * The change begins; the slide's timeline is at 0 and plays right after. `previous` is -1 at the start: entrances
	 * rendered by PHP are already running.
	 */
	enter: ( slide: number, previous: number ) => void;
	leave: ( slide: number, next: number ) => number | void;
	/** The change to the slide is complete. */
	stand: ( slide: number ) => void;
	/** The slide is out of view (or a drag moved it back); its timeline has been cleared. */
	rest: ( slide: number ) => void;
	/** The breakpoint changed. */
	level: ( level: number ) => void;
	/** All motion must pause (user, hidden, offscreen), or may continue. Timelines follow automatically. */
	hold: ( held: boolean ) => void;
	/** A layer runs a keyframe, or has left: split text and blocks return the ms that they need. */
	frame: ( news: LayerFrame ) => number;
	/** Returns the timeline of a layer, if it is not the slide's own. */
	clock: ( slide: number, layer: PlayLayer ) => Timeline | undefined;
}

/** The rendered elements and the playback config. */
export interface Printed {
	readonly play: Play;
	readonly element: HTMLElement;
	/** `.fr-slider__stage` */
	readonly stage: HTMLElement;
	/** `.fr-slide`, in the order of `play.slides`. */
	readonly slides: readonly HTMLElement[];
	readonly rtl: boolean;
}

export interface Times {
	readonly clock: Clock;
	/** Timeline of a slide; everything that moves on the slide is added to it. */
	timeline: ( slide: number ) => Timeline;
	/** A separate timeline; `undo` it yourself. */
	newTimeline: () => Timeline;
}

export interface HookList {
	hook: < K extends keyof Hooks >( moment: K, call: Hooks[ K ] ) => void;
	/** Calls all registered callbacks. */
	call: < K extends keyof Hooks >( moment: K, ...details: Parameters< Hooks[ K ] > ) => ReturnType< Hooks[ K ] >[];
}

interface ActionList {
	/** Registers an action; the layers module calls it through `act()`. */
	onAction: ( name: string, run: ( action: PlayAction, origin: HTMLElement ) => void ) => void;
	/** False: the action is unknown. */
	act: ( action: PlayAction, origin: HTMLElement ) => boolean;
}

/** Context of a module. Its parts declare the members that they use. */
export interface ModuleContext extends Printed, Lifetime, Times, HookList, ActionList {
	readonly slider: Slider;
	readonly options: SliderOptions;
	readonly reasons: Reasons;
	/** Next and previous slide. */
	readonly order: Pick< Order, 'next' | 'previous' >;
	/** Loads a file of module-loader/module-imports.ts that only some sliders with this module need; pass its type. */
	load: < T >( name: string ) => Promise< T >;
	/** Notifies immediately and at each change whether enough of the element is in the viewport: `200px` or `20%` of its height. */
	onSeen: ( element: Element, area: string, call: ( seen: boolean ) => void ) => () => void;
	/** Sets the first slide; only while modules are started. */
	beginWith: ( slide: number ) => void;
	/** The visitor changes the slide: it remains paused when the focus leaves, and the slide is announced. */
	note: () => void;
	addTransition: ( family: PlayTransition[ 'family' ], run: Transition ) => void;
	setShow: ( show: Show ) => void;
	/** Replaces the straight progress bar; `previous` is -1 at the start. */
	setProgress: ( draw: DrawProgress ) => void;
	/** Starts another slider that was added to the page (a fetched modal), with the same options. */
	create: ( element: HTMLElement ) => Slider;
	/** False: a listener prevented it. */
	emit: Emit;
	/** Index of the current breakpoint: 0 desktop … 3 mobile. Causes no layout. See also `pick()` in page/current-breakpoint.ts. */
	level: () => number;
	/** Whether the visitor prefers reduced motion: show end states, change without transitions. */
	still: () => boolean;
	/** Something moves for longer than 5 s (loops, video), so the pause button must be visible. */
	moves: () => void;
	/** Requests the slide's images; resolves when they have loaded or failed. */
	images: ( slide: number ) => Promise< void >;
}

/** Default export of a module; the returned function runs at destroy(). */
export type EngineModule = ( context: ModuleContext ) => void | ( () => void );
