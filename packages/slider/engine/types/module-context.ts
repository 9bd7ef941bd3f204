/**
 * What the engine's parts say to each other, and what a lazy module (one per name in `Play.modules`) is given and
 * gives back. Types only.
 *
 * What CSS reads (MARKUP.md): `.fr-slider[data-state]` ready, native; `[aria-busy="true"]` on it: waits for an image for
 * longer than 100 ms; `.fr-slide[data-state]` ready (its images are there), active, leaving, beside; other slides have none;
 * `.fr-slider__controls[data-state="hidden"]`: navigation that hides itself; `.fr-slider__pause[data-state="paused"]`;
 * `img[data-state]` prepared, inload, loaded, failed.
 */
import type { LayerFrame } from './layer-keyframe';
import type { Play, PlayAction, PlayLayer, PlayTransition } from './playback-config';
import type { Order } from '../slide-change/slide-order';
import type { Lifetime } from '../page/clean-up';
import type { Clock } from '../timing/clock';
import type { PauseReason, Reasons } from '../timing/pause-reasons';
import type { Timeline } from '../timing/timeline';

export type { Clock, Timeline, PauseReason, Reasons };

/** What people who put a slider on a page have in hand. `play()` is the method; the document is `ModuleContext.play`. */
export interface Slider {
	readonly element: HTMLElement;
	/** From 0; the slide that is shown, or being brought in. */
	readonly index: number;
	/** How many slides there are. */
	readonly length: number;
	/** Nothing holds autoplay up. */
	readonly playing: boolean;
	/** When all modules are in and the slider runs; never rejects. */
	readonly ready: Promise< void >;
	/** True once the slide stands; false if it was not to be had or somebody prevented it. These do not reject. */
	next: () => Promise< boolean >;
	previous: () => Promise< boolean >;
	/** An index from 0, a slide's key or deep link, `next`, `previous`, `first`, `last`, `+2`, `-1`. */
	go: ( to: number | string ) => Promise< boolean >;
	/** The visitor (or a script) wants it to run: takes away `user`, `action`, `motion`, `stop`, `focus`, `hover`. */
	play: () => void;
	pause: ( reason?: PauseReason ) => void;
	resume: ( reason?: PauseReason ) => void;
	/** Moves the clock of the slide that is shown (ms from the start of its transition). */
	seek: ( ms: number ) => void;
	on: < K extends keyof SliderEvents >( event: K, listener: ( detail: SliderEvents[ K ] ) => void ) => () => void;
	/** Takes away everything the engine added; the page is as printed. */
	destroy: () => void;
}

export interface EventDetail {
	slider: Slider;
	slide: HTMLElement;
	/** Indices from 0; previous is -1 at the start. */
	previous: number;
	index: number;
}

/** Dispatched on the slider's element as `frontage:<name>`, bubbling; `slide:changing` can be cancelled. */
export interface SliderEvents {
	'slider:ready': EventDetail & { modules: string[] };
	/** Its reasons are none: it goes on. */
	'slider:playing': EventDetail & { reasons: PauseReason[] };
	'slider:paused': EventDetail & { reasons: PauseReason[] };
	'slider:stopped': EventDetail;
	'slider:destroyed': EventDetail;
	'slide:changing': EventDetail;
	'slide:waiting': EventDetail;
	'slide:changed': EventDetail;
	'layer:acted': EventDetail & { layer: HTMLElement; action: PlayAction };
	/** Its film or sound plays, or no longer; a background's film tells the same of the element it lies in. */
	'layer:playing': EventDetail & { layer: HTMLElement };
	'layer:stopped': EventDetail & { layer: HTMLElement };
}

export interface SliderOptions {
	clock?: Clock;
	/** 0–1, for shuffle and for transitions by chance. */
	random?: () => number;
	/** Brings what opens and closes the dialogs of the page, so that a modal slider is one of them; asked when the first opens. Default: the browser alone. */
	overlays?: () => Promise< Overlays >;
}

/** What shows a dialog over the page and takes it away; `close` is told by the dialog itself. */
export interface Overlays {
	/** False: a listener prevented it. `opener` has the focus afterwards. */
	openOverlay: ( dialog: HTMLDialogElement, opener?: Element | null ) => boolean;
	closeOverlay: ( dialog: HTMLDialogElement, how?: { atOnce?: boolean } ) => boolean;
}

/** One change of slides, as transitions see it. */
export interface Change {
	readonly from: number;
	readonly to: number;
	/** 1: forwards. */
	readonly direction: 1 | -1;
	readonly rtl: boolean;
	readonly outgoing: HTMLElement;
	readonly incoming: HTMLElement;
	readonly spec: PlayTransition;
	/** Takes the animations in (`timeline.animate()`); it is held, sought (a finger drags it) and reversed as a whole. */
	readonly timeline: Timeline;
	/** Runs once when the change is over or was taken back: pieces go away here. Animations of the timeline are cancelled anyway. */
	after: ( undo: () => void ) => void;
}
/** Adds what moves to the change's timeline; the change is over when the last animation of it is. */
export type Transition = ( change: Change ) => void;

/** A show lays the slides out and moves them itself (carousels). Without one the slides lie on top of each other and change by transitions. */
export interface Show {
	/** Brings a slide to the front; resolves when it stands. `instantly`: reduced motion, deep link, out of sight. */
	move: ( from: number, to: number, direction: 1 | -1, instantly: boolean ) => Promise< void > | void;
	/** The finger is down and moves (px along the axis, positive towards the next slide is up to the show). */
	drag?: ( dx: number, dy: number ) => void;
	/** The finger left; px and px/ms. Gives the slide to settle on, or undefined to go back. */
	release?: ( dx: number, dy: number, velocityX: number, velocityY: number ) => number | undefined;
	/** Does any part of the slide show? It then is not inert. Asked after each change. */
	visible: ( slide: number ) => boolean;
}

/** What a progress bar moves: keyframes over the whole time of a slide. The engine animates, pauses and cancels them with the timer. */
export interface ProgressPart {
	element: Element;
	keyframes: Keyframe[];
	/** It runs back before it begins anew. */
	back?: boolean;
}

export type DrawProgress = ( bar: HTMLElement, previous: number ) => ProgressPart[];

export type Emit = < K extends keyof SliderEvents >(
	event: K,
	detail: Omit< SliderEvents[ K ], keyof EventDetail > & Partial< EventDetail >
) => boolean;

/** Moments in a slide's life. `leave` may give ms that its exits need: the slide stays until then. */
export interface Hooks {
	/** The change begins; the slide's timeline stands at 0 and plays right after. `previous` is -1 at the start: entrances that PHP printed run already. */
	enter: ( slide: number, previous: number ) => void;
	leave: ( slide: number, next: number ) => number | void;
	/** The slide stands. */
	stand: ( slide: number ) => void;
	/** The slide is out of sight (or a drag brought it back there); its timeline has been cleared. */
	rest: ( slide: number ) => void;
	/** The window passed a level. */
	level: ( level: number ) => void;
	/** What moves has to stand still (user, hidden, offscreen), or may go on. Timelines follow by themselves. */
	hold: ( held: boolean ) => void;
	/** A layer runs a frame, or is out of sight: split text and blocks answer with the ms that theirs takes. */
	frame: ( news: LayerFrame ) => number;
	/** On which clock a layer of the slide moves, where that is not the slide's own. */
	clock: ( slide: number, layer: PlayLayer ) => Timeline | undefined;
}

/** What PHP printed, and what it says. */
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
	/** The slide's clock: everything that moves on it is added there. */
	timeline: ( slide: number ) => Timeline;
	/** A clock of its own; `undo` it yourself. */
	newTimeline: () => Timeline;
}

export interface HookList {
	hook: < K extends keyof Hooks >( moment: K, call: Hooks[ K ] ) => void;
	/** Asks everybody who hooked. */
	call: < K extends keyof Hooks >( moment: K, ...details: Parameters< Hooks[ K ] > ) => ReturnType< Hooks[ K ] >[];
}

export interface ActionList {
	/** What an action does; the layers module calls it through `act()`. */
	onAction: ( name: string, run: ( action: PlayAction, origin: HTMLElement ) => void ) => void;
	/** False: nobody knows that action. */
	act: ( action: PlayAction, origin: HTMLElement ) => boolean;
}

/** What a module is handed. Its parts say in turn what of it they take. */
export interface ModuleContext extends Printed, Lifetime, Times, HookList, ActionList {
	readonly slider: Slider;
	readonly options: SliderOptions;
	readonly reasons: Reasons;
	/** Which slide comes next, and which came before. */
	readonly order: Pick< Order, 'next' | 'previous' >;
	/** A file of module-loader/module-imports.ts that only some sliders with this module need; give its type. */
	load: < T >( name: string ) => Promise< T >;
	/** Tells at once and whenever it changes whether enough of the element is in the window: `200px` or `20%` of its height. */
	onSeen: ( element: Element, area: string, call: ( seen: boolean ) => void ) => () => void;
	/** The slider begins with this slide; only while modules are started. */
	beginWith: ( slide: number ) => void;
	/** The visitor changes the slide: it stays when the focus leaves, and is said. */
	note: () => void;
	addTransition: ( family: PlayTransition[ 'family' ], run: Transition ) => void;
	setShow: ( show: Show ) => void;
	/** Draws the progress bar in place of the line; `previous` is -1 at the start. */
	setProgress: ( draw: DrawProgress ) => void;
	/** Makes another slider run that came into the page (a modal one that was fetched), with the same options. */
	create: ( element: HTMLElement ) => Slider;
	/** False: a listener prevented it. */
	emit: Emit;
	/** Index of the level in force: 0 desktop … 3 mobile. No layout read. See also `pick()` in page/current-breakpoint.ts. */
	level: () => number;
	/** The visitor wants no motion: show end states, change by cuts. */
	still: () => boolean;
	/** Something moves by itself for longer than 5 s (loops, video): the pause button has to show. */
	moves: () => void;
	/** Resolves when the slide's images are there or have failed; asks for them first. */
	images: ( slide: number ) => Promise< void >;
}

/** Default export of a module; what it gives back is run at destroy(). */
export type EngineModule = ( context: ModuleContext ) => void | ( () => void );
