/**
 * The playback config: the data that PHP (or a plain page) passes to the engine, with all defaults filled in and all
 * names resolved. Times are ms, angles degrees, opacity and scale 0–1. Lengths are in design px of the layer grid
 * unless they have a unit. A missing key means "off". The engine imports neither defaults nor normalise().
 */

import type {
	LayerConfig,
	LayerHoverConfig,
	LayerLoopConfig,
	OptionsAutoplayConfig,
	OptionsCarouselConfig,
	OptionsConfig,
	OptionsModalConfig,
	OptionsParallaxConfig,
	OptionsScrollEffectConfig,
	OptionsSwipeConfig,
	OptionsWheelConfig,
	SlideConfig,
	SplitConfig,
	VideoConfig,
} from './option-config';

/** One value for all breakpoints, or four: desktop, notebook, tablet, mobile. */
export type PerLevel< T > = T | [ T, T, T, T ];

/** Code that only some sliders need; each name is a lazily imported module in the engine's folder `modules/`. */
export type ModuleName =
	| 'layers' // keyframes, loop, hover, visibility, actions
	| 'split' // split text and block effects
	| 'carousel'
	| 'ring' // carousel in 3D, spin
	| 'transitions' // overlay, scale, parallax, filter
	| 'pieces' // slots, boxes
	| 'cube' // cube, turn, fly, curtain
	| 'scroll' // parallax and effects by scrolling
	| 'scroll-bound' // scroll as the timeline of slides and layers
	| 'mouse' // parallax by pointer
	| 'video'
	| 'modal'
	| 'thumbs' // thumbnails and tabs
	| 'ring-progress'
	| 'wheel'
	| 'fullscreen'
	| 'page-scroll' // scrollbelow, scrollto, menulink
	| 'countdown'
	| 'old-names';

/** Features that may be off. */
type Features = Partial< Omit< OptionsConfig, 'autoplay' | 'carousel' | 'images' | 'parallax' | 'viewport' > >;

export interface Play extends Features {
	schema: 1;
	alias: string;
	kind: 'standard' | 'carousel' | 'hero';
	layout: 'auto' | 'fullwidth' | 'fullscreen';
	modules: ModuleName[];
	/** Window widths of the breakpoints, wide to narrow; breakpoint n applies to window widths <= levels[n]. */
	levels: number[];
	/** Width and height of the layer grid in design px, per breakpoint. */
	grid: PerLevel< [ number, number ] >;
	upscale?: true;
	/** Index from 0 of the slide that PHP rendered as the first. */
	start: number;
	/** Absent: no autoplay. */
	autoplay?: Autoplay;
	keyboard?: 'horizontal' | 'vertical';
	swipe?: OptionsSwipeConfig & { desktop?: true; vertical?: true; fingers?: number };
	wheel?: OptionsWheelConfig & { mode: 'on' | 'carousel'; reverse?: true };
	/** Navigation that hides: ms after the pointer left. */
	hideNavigation?: { delay: number; mobile: number };
	images: OptionsConfig[ 'images' ];
	carousel?: Carousel;
	/** `PlayLayer.parallax` and `background.parallax` are positions in `levels`, from 1; the values of `levels` are percents. */
	parallax?: Omit< OptionsParallaxConfig, 'space' > & {
		type: 'scroll' | 'mouse' | 'mousescroll' | '3D';
		mobile?: false;
		/** For 3D. clips: it is clipped to its box. flat: layers stay in its plane. */
		space?: Partial< OptionsParallaxConfig[ 'space' ] > & { clips?: true; flat?: true };
	};
	scrollEffect?: OptionsScrollEffectConfig & { blur?: number; targets: string[]; mobile?: false };
	viewport?: OptionsConfig[ 'viewport' ] & { area: PerLevel< string > };
	/** coverSpeed: ms. */
	modal?: OptionsModalConfig & { cover: string; coverSpeed: number };
	/** URL from which modal sliders are fetched; the alias replaces `%s`. Only with `openmodal` actions. */
	endpoint?: string;
	/** Perspective for rotated layers; 0: layers have none of their own. */
	perspective?: number;
	slides: PlaySlide[];
	/** Layers over all slides; `slides` of each layer limits it to some. */
	statics?: PlayLayer[];
	/** Translated texts from PHP; %1$d, %2$d, %s as in sprintf. */
	texts: Record< 'slide' | 'next' | 'previous' | 'pause' | 'play' | 'videoFailed', string > & {
		/** Label of a modal's close button; without it there is no button. */
		close?: string;
		/** Label of the button that starts a video; `play` if absent. */
		playVideo?: string;
		/** Label of a group of bullets, thumbnails or tabs. */
		choose?: string;
	};
}

export interface Autoplay extends OptionsAutoplayConfig {
	/** Stops at this slide (from 0) after that many rounds. */
	stop?: { slide: number; rounds: number };
	/** Maximum number of rounds. */
	rounds?: number;
}

export interface Carousel extends OptionsCarouselConfig {
	vertical?: true;
	justify?: { maxWidth?: true };
	/** Per step from the middle; `vary`: grows with the distance. */
	fade?: { to: number; vary?: true };
	scale?: { to: number; vary?: true; offset?: true };
	rotation?: { to: number; vary?: true };
	skew?: [ number, number ];
	spin?: '2d' | '3d';
	spinAngle?: number;
	align: 'start' | 'center' | 'end';
}

/** `loop`: its timeline repeats from–to; -1 = forever. */
export interface PlaySlide extends SlideConfig {
	/** `data-key` of the element. */
	key: string;
	duration: number;
	deeplink?: string;
	/** Hidden after it was shown that many times. */
	hideAfter?: number;
	/** Each visit uses the next one. */
	transitions: PlayTransition[];
	/** For the first time only, if it differs. */
	first?: PlayTransition;
	background?: {
		video?: PlayVideo;
		panZoom?: { duration: number; ease: string; from: PanZoom; to: PanZoom; mobile?: false };
		parallax?: number;
	};
	layers?: PlayLayer[];
	/** Filter during the transition. */
	filter?: string;
	/** Whether the slide's timeline follows scrolling, overriding `scrollTimeline.slides`. */
	scrollBound?: boolean;
}
export interface PanZoom {
	scale: number;
	rotate: number;
	blur: number;
	x: string;
	y: string;
}

export interface PlayTransition {
	/** Documented name, for events and reports. */
	name: string;
	family: 'none' | 'fade' | 'slide' | 'overlay' | 'scale' | 'parallax' | 'filter' | 'pieces' | 'cube';
	duration: number;
	/** CSS easing functions. */
	easeIn: string;
	easeOut: string;
	/** Side from which the new slide comes; `horizontal`/`vertical` follow the direction of travel. */
	from?: 'left' | 'right' | 'top' | 'bottom' | 'horizontal' | 'vertical' | 'in' | 'out';
	rotate?: number;
	/** Alternatives, of which one is picked each time; its values replace those of this transition. */
	any?: ( Pick< PlayTransition, 'name' | 'family' > & Partial< PlayTransition > )[];
	/**
	 * A 1 by 1 grid is the whole slide. `delay`: ms between pieces, within `duration`. `out: {}`: the old slide does
	 * not move. `mask`: pieces move inside their own cells.
	 */
	pieces?: {
		rows: number;
		columns: number;
		order: PieceOrder;
		delay: number;
		in: PiecePose;
		out: PiecePose;
		mask?: true;
	};
	cube?: {
		shape: 'cube' | 'incube' | 'turn' | 'fly' | 'curtain' | 'papercut';
		vertical?: true;
		depth: number;
		tilt: number;
		/** Darkness of a face when it begins to turn and when it has turned away, 0–1; absent: as in the legacy transitions. */
		shade?: [ number, number ];
	};
}

/** Order of the pieces: forward, backward, from the middle, from the edges, random, or all at once. */
export type PieceOrder = 'forward' | 'backward' | 'center' | 'edges' | 'random' | 'together';
/** A separate value for each piece (the model's `Varied`), or one that is mirrored when moving backward. */
export type Varied =
	{ random: [ number | string, number | string ] } | { cycle: ( number | string )[] } | { mirrored: number | string };
/** Start or end pose of a piece; x, y: design px, a string with unit (% of the piece), or an edge of the slide. */
export type PiecePose = Partial<
	Record<
		'x' | 'y' | 'z' | 'scaleX' | 'scaleY' | 'rotateX' | 'rotateY' | 'rotateZ' | 'skewX' | 'skewY' | 'opacity',
		number | string | Varied
	>
>;

/**
 * Pose of an element; only values that differ from rest. x, y: design px, or a string with unit;
 * `left|right|top|bottom` = fully outside that edge of the slide.
 */
export interface Pose {
	x?: PerLevel< number | string >;
	y?: PerLevel< number | string >;
	z?: PerLevel< number >;
	scaleX?: PerLevel< number >;
	scaleY?: PerLevel< number >;
	skewX?: PerLevel< number >;
	skewY?: PerLevel< number >;
	rotateX?: PerLevel< number >;
	rotateY?: PerLevel< number >;
	rotateZ?: PerLevel< number >;
	/** Complete value: `50% 50%`, with a third length if it is behind or in front of the layer. */
	origin?: PerLevel< string >;
	perspective?: number;
	opacity?: PerLevel< number >;
	color?: PerLevel< string >;
	background?: PerLevel< string >;
	border?: PerLevel< string >;
	/** CSS filter, backdrop-filter and clip-path values, complete. */
	filter?: PerLevel< string >;
	backdrop?: PerLevel< string >;
	clip?: PerLevel< string >;
	/** Properties that need layout (border width, font size); they switch when the keyframe starts. */
	style?: Record< string, PerLevel< string > >;
}

export interface PlayFrame {
	/** frame_1, frame_2 …, frame_999 (exit). frame_0 is `PlayLayer.before`. */
	name: string;
	/** Absolute ms in the slide; `end`: at the end of the slide; `action`: only by an action. */
	at: number | 'end' | 'action';
	duration: number;
	ease: string;
	to: Pose;
	split?: SplitConfig & { from: Pose };
	mask?: { from?: Pose };
	block?: { direction: string; color: string };
}

export interface PlayLayer extends Omit< LayerConfig, 'hover' | 'loop' > {
	/** `data-layer` of the element; ids are unique in a slider. */
	id: string;
	/** Only for static layers: first and last slide (from 0), -1 = open. */
	slides?: [ number, number ];
	before?: Pose;
	frames?: PlayFrame[];
	/** true: PHP rendered frame_1 of the first slide's layer as a CSS animation, which the engine takes over. */
	adopted?: true;
	hover?: LayerHoverConfig & { to: Pose };
	loop?: LayerLoopConfig & {
		from: Pose;
		to: Pose;
		yoyo?: { move?: true; rotate?: true; scale?: true; filter?: true };
		start?: number;
		end?: number;
	};
	actions?: PlayAction[];
	parallax?: number;
	/** Target time of a countdown, in ISO 8601 with an offset. */
	countdown?: string;
	video?: PlayVideo;
	/** Whether the layer follows scrolling, overriding `scrollTimeline.layers`. */
	scrollBound?: boolean;
	hiddenUntilAction?: true;
}

export interface PlayAction {
	on: 'click' | 'mouseenter' | 'mouseleave';
	do: string; // action names of docs/reference/slider.md B5, except `callback`
	delay?: number;
	/**
	 * Depending on the action: a layer id, `backgroundvideo`, `firstvideo`, a slide (`next`, `previous`, `first`,
	 * `last`, `+1`, `-1`, key or index), a keyframe, a class, a URL.
	 */
	layer?: string;
	slide?: string;
	frames?: string[];
	className?: string;
	url?: string;
	target?: string;
	modal?: string;
	cover?: string;
	anchor?: string;
	offset?: number;
	duration?: number;
	ease?: string;
	children?: true;
	/** Toggles between the two texts of the layer with the action. */
	swap?: true;
}

/** volume: 0–1; start, end: ms. */
export interface PlayVideo extends VideoConfig {
	provider: 'html5' | 'youtube' | 'vimeo' | 'audio';
	src: string[]; // html5: sources; providers: the id
	autoplay?: 'always' | 'first' | 'not-first';
	loop?: true;
	poster?: string;
	/** Whether the slide's timer is paused while the video plays, overriding the slide's own setting. */
	waits?: 'always' | 'never';
	speed?: number;
	preload?: 'auto' | 'none';
	/** Covers its box and is cropped, as backgrounds always are; `ratio`: width by height. */
	covers?: true;
	ratio?: number;
	/** Without pointer events. */
	untouchable?: true;
	/** Phones and tablets only show its poster. */
	mobile?: false;
	fullscreen?: false;
	/** Additional query parameters for the provider's URL. */
	parameters?: string;
}
