/**
 * The play document: what PHP (or a plain page) hands to the engine, with every default filled and every name resolved.
 * Times are ms, angles degrees, opacity and scale 0–1, lengths in design px of the layer grid unless a unit stands there.
 * A key that is absent means "off". The engine imports neither defaults nor normalise().
 */

/** One value for all levels, or four: desktop, notebook, tablet, mobile. */
export type PerLevel< T > = T | [ T, T, T, T ];

/** Code that only some sliders need; each is one lazily imported module of the engine's folder `modules/`. */
export type ModuleName =
	| 'layers' // frames, loop, hover, visibility, actions
	| 'split' // split text and block effects
	| 'carousel'
	| 'ring' // carousel in 3D, spin
	| 'transitions' // overlay, scale, parallax, filter
	| 'pieces' // slots, boxes
	| 'cube' // cube, turn, fly, curtain
	| 'scroll' // parallax and effects by scroll
	| 'scroll-bound' // scroll as the clock of slides and layers
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

export interface Play {
	schema: 1;
	alias: string;
	kind: 'standard' | 'carousel' | 'hero';
	layout: 'auto' | 'fullwidth' | 'fullscreen';
	modules: ModuleName[];
	/** Widths at which a level starts, wide to narrow; level n holds for window widths <= levels[n]. */
	levels: number[];
	/** Width, height of the layer grid in design px, per level. */
	grid: PerLevel< [ number, number ] >;
	upscale?: true;
	/** Index from 0 of the slide that PHP printed as the first. */
	start: number;
	/** Absent: it never moves by itself. */
	autoplay?: Autoplay;
	deepLink?: true;
	keyboard?: 'horizontal' | 'vertical';
	/** `blocks`: the page does not scroll the other way either. */
	swipe?: { threshold: number; desktop?: true; vertical?: true; fingers?: number; blocks?: true };
	/** visible: part of the module that has to be seen, 0–1; delay: ms; threshold: px. */
	wheel?: { mode: 'on' | 'carousel'; reverse?: true; visible: number; delay: number; threshold: number };
	/** Navigation that hides itself: ms after the pointer left. */
	hideNavigation?: { delay: number; mobile: number };
	progress?: {
		basedOn: 'slide' | 'module';
		style: 'horizontal' | 'vertical' | 'cw' | 'ccw';
		reset: 'reset' | 'animate';
		ease: string;
	};
	images: { mode: 'none' | 'smart' | 'single' | 'all' };
	carousel?: Carousel;
	/** `PlayLayer.parallax` and `background.parallax` are places in `levels`, from 1; levels are percents. */
	parallax?: {
		type: 'scroll' | 'mouse' | 'mousescroll' | '3D';
		levels: number[];
		origin: 'enterpoint' | 'slidercenter';
		speed: number;
		speedBg: number;
		speedStatic: number;
		mobile?: false;
		/**
		 * For 3D: the module has a shadow; its backgrounds stand still; it is clipped to its place; layers stay in its
		 * plane; a layer of level 100 % stands `lift` px before it.
		 */
		space?: { shadow?: true; freezes?: true; clips?: true; flat?: true; lift?: number };
	};
	scrollEffect?: {
		fade?: true;
		blur?: number;
		grayscale?: true;
		scale?: true;
		tilt: number;
		factor: number;
		layerFactor: number;
		direction: 'both' | 'top' | 'bottom';
		targets: string[];
		mobile?: false;
	};
	/** Scroll drives the clock of slides, of their layers, or of both; pinned: the module stands still over `to - from` px. */
	scrollTimeline?: {
		pinned?: true;
		from: number;
		to: number;
		ease: string;
		smoothing: number;
		layers?: true;
		slides?: true;
	};
	viewport?: { area: PerLevel< string >; leave: 'wait' | 'pause' };
	/** coverSpeed: ms; horizontal: left, center, right; vertical: top, middle, bottom. */
	modal?: {
		cover: string;
		coverSpeed: number;
		horizontal: string;
		vertical: string;
		bodyClass: string;
		pageScroll?: true;
	};
	/** A window without the focus is no reason to pause. */
	ignoresBlur?: true;
	/** The next slide comes when the window gets the focus back. */
	nextOnFocus?: true;
	/** Where modal sliders are fetched from: the alias is put in place of `%s`. With `openmodal` actions only. */
	endpoint?: string;
	/** Depth for layers that turn; 0: they have none of their own. */
	perspective?: number;
	slides: PlaySlide[];
	/** Layers that lie over all slides; `slides` of each layer says where. */
	statics?: PlayLayer[];
	/** Human text, translated by PHP; %1$d, %2$d, %s as in sprintf. */
	texts: Record< 'slide' | 'next' | 'previous' | 'pause' | 'play' | 'videoFailed', string > & {
		/** Name of a modal's close button, which is left out without it. */
		close?: string;
		/** Name of the button that starts a video; `play` where it is absent. */
		playVideo?: string;
		/** Name of a group of bullets, thumbnails or tabs. */
		choose?: string;
	};
}

export interface Autoplay {
	/** Before the first slide's time starts. */
	delay: number;
	/** Waits for play(). */
	manual?: true;
	shuffle?: true;
	hoverPauses?: true;
	/** Halts at that slide (from 0) once so many rounds are done. */
	stop?: { slide: number; rounds: number };
	/** Rounds, when it loops only so often. */
	rounds?: number;
}

export interface Carousel {
	vertical?: true;
	speed: number;
	ease: string;
	visible: number;
	space: number;
	snap?: true;
	infinite?: true;
	stretch?: true;
	justify?: { maxWidth?: true };
	/** Per step away from the middle; `vary` = grows with distance. */
	fade?: { to: number; vary?: true };
	scale?: { to: number; vary?: true; offset?: true };
	rotation?: { to: number; vary?: true };
	skew?: [ number, number ];
	spin?: '2d' | '3d';
	spinAngle?: number;
	align: 'start' | 'center' | 'end';
	overshoot?: true;
	layers?: 'all' | 'individual';
}

export interface PlaySlide {
	/** `data-key` of the element. */
	key: string;
	duration: number;
	deeplink?: string;
	/** Hidden after so many shows. */
	hideAfter?: number;
	/** The slide's clock repeats from–to; -1 = for ever. */
	loop?: { from: number; to: number; repeats: number };
	/** One after another, one a visit. */
	transitions: PlayTransition[];
	/** For the very first show, where it differs. */
	first?: PlayTransition;
	/** Timer stands while its video plays. */
	waitsForVideo?: 'once' | 'always';
	stops?: true;
	background?: {
		video?: PlayVideo;
		panZoom?: { duration: number; ease: string; from: PanZoom; to: PanZoom; mobile?: false };
		parallax?: number;
	};
	layers?: PlayLayer[];
	/** Filter during the transition. */
	filter?: string;
	/** Its own clock follows the scroll-bound timeline or not, whatever `scrollTimeline.slides` says. */
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
	/** The contract's name, for events and reports. */
	name: string;
	family: 'none' | 'fade' | 'slide' | 'overlay' | 'scale' | 'parallax' | 'filter' | 'pieces' | 'cube';
	duration: number;
	/** CSS easing functions. */
	easeIn: string;
	easeOut: string;
	/** Where the new slide comes from; `horizontal`/`vertical` follow the direction of travel. */
	from?: 'left' | 'right' | 'top' | 'bottom' | 'horizontal' | 'vertical' | 'in' | 'out';
	rotate?: number;
	/** Another one each time: what is drawn stands in place of what is said here. */
	any?: ( Pick< PlayTransition, 'name' | 'family' > & Partial< PlayTransition > )[];
	/** One by one is a slide as a whole. `delay`: ms between pieces, inside `duration`. `out: {}` = the old slide stands. `mask`: pieces move inside their own frames. */
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
		/** Light that a face loses when it begins to turn and when it has turned away, 0–1; absent: as the names of old have it. */
		shade?: [ number, number ];
	};
}

/** How pieces follow each other: in reading order, backwards, from the middle, from the edges, by chance, all at once. */
export type PieceOrder = 'forward' | 'backward' | 'center' | 'edges' | 'random' | 'together';
/** A value of its own for each piece (the model's `Varied`), or turned round when moving backwards. */
export type Varied =
	{ random: [ number | string, number | string ] } | { cycle: ( number | string )[] } | { mirrored: number | string };
/** How a piece comes or goes; x, y: design px, a string with unit (% of the piece), or an edge of the slide. */
export type PiecePose = Partial<
	Record<
		'x' | 'y' | 'z' | 'scaleX' | 'scaleY' | 'rotateX' | 'rotateY' | 'rotateZ' | 'skewX' | 'skewY' | 'opacity',
		number | string | Varied
	>
>;

/** A state of an element; only what differs from rest. x, y: design px, or a string with unit; `left|right|top|bottom` = fully outside that edge of the slide. */
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
	/** Complete: `50% 50%`, with a third length where it lies behind or before the layer. */
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
	/** What needs layout (border width, font size): switched when the frame starts. */
	style?: Record< string, PerLevel< string > >;
}

export interface PlayFrame {
	/** frame_1, frame_2 …, frame_999 (exit). frame_0 is `PlayLayer.before`. */
	name: string;
	/** Absolute ms in the slide; `end`: when the slide ends; `action`: only by an action. */
	at: number | 'end' | 'action';
	duration: number;
	ease: string;
	to: Pose;
	split?: {
		by: 'chars' | 'words' | 'lines';
		step: number;
		order: 'forward' | 'backward' | 'random' | 'middletoedge' | 'edgetomiddle';
		from: Pose;
		ease?: string;
		duration?: number;
	};
	mask?: { from?: Pose };
	block?: { direction: string; color: string };
}

export interface PlayLayer {
	/** `data-layer` of the element; ids are unique in a slider. */
	id: string;
	/** Only for static layers: first and last slide (from 0), -1 = open. */
	slides?: [ number, number ];
	before?: Pose;
	frames?: PlayFrame[];
	/** true: PHP printed frame_1 of the first slide's layer as CSS animation; the engine adopts it. */
	adopted?: true;
	hover?: { to: Pose; duration: number; ease: string };
	loop?: {
		from: Pose;
		to: Pose;
		duration: number;
		ease: string;
		yoyo?: { move?: true; rotate?: true; scale?: true; filter?: true };
		start?: number;
		end?: number;
	};
	frameLoop?: { from: string; to: string; repeats: number };
	actions?: PlayAction[];
	parallax?: number;
	/** An instant in ISO 8601 with its offset, up to which the layer counts. */
	countdown?: string;
	video?: PlayVideo;
	/** Follows the scroll-bound timeline or not, whatever `scrollTimeline.layers` says. */
	scrollBound?: boolean;
	hiddenUntilAction?: true;
	keepsState?: true;
	/** In a carousel that shows layers one by one: this one shows while its slide stands at the side. */
	stays?: true;
}

export interface PlayAction {
	on: 'click' | 'mouseenter' | 'mouseleave';
	do: string; // the contract's names of B5, all but `callback`
	delay?: number;
	/** A layer id, `backgroundvideo`, `firstvideo`, a slide (`next`, `previous`, `first`, `last`, `+1`, `-1`, key or index), a frame, a class, an address: by action. */
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
	/** Shows the other text of the layer that has the action, or its own again. */
	swap?: true;
}

/** volume: 0–1; start, end: ms. */
export interface PlayVideo {
	provider: 'html5' | 'youtube' | 'vimeo' | 'audio';
	src: string[]; // html5: sources; providers: the id
	autoplay?: 'always' | 'first' | 'not-first';
	loop?: true;
	muted?: true;
	controls?: true;
	volume?: number;
	start?: number;
	end?: number;
	nextAtEnd?: true;
	rewinds?: true;
	inline?: true;
	poster?: string;
	/** The slide's time stands while it plays, or never does, whatever the slide says. */
	waits?: 'always' | 'never';
	/** Every other film of the page stops when this one begins. */
	stopsOthers?: true;
	speed?: number;
	preload?: 'auto' | 'none';
	/** Fills its place and is cut where it does not fit, as backgrounds always do; `ratio`: width by height. */
	covers?: true;
	ratio?: number;
	/** Nobody can touch it. */
	untouchable?: true;
	/** Its poster comes back while it stands. */
	posterOnPause?: true;
	/** Phones and tablets see its poster only. */
	mobile?: false;
	fullscreen?: false;
	/** More for the query of a provider's address. */
	parameters?: string;
}
