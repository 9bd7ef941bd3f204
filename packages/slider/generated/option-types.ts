// Made from ../schema.json by bin/lib/slider-types.mjs; change that file.

/** A value for each level: desktop, notebook, tablet, mobile. */
export type PerLevel< T > = [ T, T, T, T ];

/** How a document is stored: anything may be absent, a value per level has up to four, null = as the wider level. */
export type Stored< T > = T extends readonly [ infer L, infer L, infer L, infer L ]
	? ( L | null )[]
	: T extends readonly ( infer I )[]
		? Stored< I >[]
		: T extends object
			? { [ K in keyof T ]?: Stored< T[ K ] > | undefined }
			: T;

export type SliderDocument = Stored< Slider >;

/** A slider as normalise() gives it. */
export interface Slider {
	schema: 1;
	/** The element's id, where the page needs a certain one. */
	id: string;
	alias: string;
	title: string;
	/** What a layer's place (x-grid) is on a level that says nothing: as on the wider level, to the pixel, or in proportion to the grids. */
	inherit: 'keep' | 'scale';
	options: Options;
	slides: Slide[];
	/** Layers over all slides; `onSlides` says over which. */
	static: Layer[];
	/** What the model has no place for; shown, never used. */
	extras: Extra[];
}

/** A value that is drawn: exactly one of the three. */
export interface Varied {
	/** Drawn from the range for each piece. */
	random?: ( number | string )[];
	/** In turn for each piece. */
	cycle?: ( number | string )[];
	/** Turned round when moving backwards. */
	mirrored?: number | string;
}

/** Where a value comes from on a slide made of a post: a source of WordPress's block bindings and what it is asked for. Stored in the block's metadata.bindings. */
export interface Binding {
	/** frontage/post, core/post-data, core/post-meta ... */
	source?: string;
	args?: {
		field?: string;
		key?: string;
	};
}

/** Slides made of public posts, one each, from the first slide as their template. */
export interface Source {
	/** Absent: the slides that stand here. */
	type?: 'posts' | 'products';
	query?: {
		/** Of posts: post where it does not say. */
		postType?: string;
		taxonomy?: string;
		/** Any of these terms of the taxonomy. */
		terms?: number[];
		orderBy: 'date' | 'modified' | 'title' | 'menu_order' | 'rand';
		order: 'desc' | 'asc';
		offset: number;
		withPicture: boolean;
	};
	limit: number;
}

export interface Extra {
	path: string;
	value?: unknown;
}

export interface Sides {
	top?: PerLevel< number | string >;
	right?: PerLevel< number | string >;
	bottom?: PerLevel< number | string >;
	left?: PerLevel< number | string >;
}

export interface Corners {
	topLeft?: PerLevel< number | string >;
	topRight?: PerLevel< number | string >;
	bottomRight?: PerLevel< number | string >;
	bottomLeft?: PerLevel< number | string >;
}

export interface Link {
	url?: string;
	target?: string;
	rel?: string;
	/** next, previous, first, last, a key, an index from 1, or scroll_under. */
	slide?: string;
	/** Lies under the layers. */
	under: boolean;
}

/** The save step writes dimensions, srcset, avif and dominantColor, so that the page needs no query. */
export interface Image {
	url?: string;
	id?: number;
	width?: number;
	height?: number;
	srcset?: string;
	/** The same candidates as srcset, in AVIF where that is lighter. */
	avif?: string;
	/** Stands for the image of a background until it is there. Absent for images with transparency. */
	dominantColor?: string;
	sizes?: string;
	alt?: string;
	title?: string;
}

export interface Video {
	provider: 'html5' | 'youtube' | 'vimeo' | 'audio';
	id?: string;
	sources?: {
		url?: string;
		type?: string;
	}[];
	poster?: Image;
	posterOnMobile?: boolean;
	/** The poster is shown again while the video is paused. */
	posterOnPause?: boolean;
	width?: number | string;
	height?: number | string;
	aspect?: string;
	autoplay: 'never' | 'always' | 'first' | 'not-first';
	loop: 'none' | 'loop' | 'loopandnoslidestop';
	nextAtEnd: boolean;
	pausesTimer: boolean;
	rewinds: boolean;
	muted: boolean;
	volume?: number;
	start?: number;
	end?: number;
	speed?: number;
	preload: 'auto' | 'metadata' | 'none';
	preloadWait?: number;
	controls: boolean;
	cover: boolean;
	forceFullCover: boolean;
	inline: boolean;
	fullscreen: boolean;
	/** Pauses all other videos of the page when this one starts. */
	stopsOthers: boolean;
	interactive: boolean;
	onMobile: boolean;
	/** For the provider's player address. */
	parameters?: string;
}

export interface PanZoom {
	duration: number;
	ease: string;
	scaleStart: number;
	scaleEnd: number;
	rotateStart: number;
	rotateEnd: number;
	blurStart: number;
	blurEnd: number;
	xStart: number | string;
	yStart: number | string;
	xEnd: number | string;
	yEnd: number | string;
}

export interface Background {
	/** Absent: what is there, video before image before color. */
	type?: 'transparent' | 'color' | 'image' | 'video';
	color?: string;
	image?: Image;
	video?: Video;
	position: string;
	/** cover, contain, auto or percent. */
	fit: string;
	repeat: 'no-repeat' | 'repeat' | 'repeat-x' | 'repeat-y';
	panZoom?: PanZoom;
	parallax?: number;
	mediaFilter?: string;
	lazy?: boolean;
}

/** How a slide, or each piece of it, comes or goes. */
export interface TransitionPose {
	opacity?: number | string | Varied;
	x?: number | string | Varied;
	y?: number | string | Varied;
	z?: number | string | Varied;
	scaleX?: number | string | Varied;
	scaleY?: number | string | Varied;
	rotateX?: number | string | Varied;
	rotateY?: number | string | Varied;
	rotateZ?: number | string | Varied;
	skewX?: number | string | Varied;
	skewY?: number | string | Varied;
	/** rows x columns = pieces. */
	rows?: number | string | Varied;
	columns?: number | string | Varied;
	mask?: boolean;
	ease?: string;
	/** Of `out`: false = the old slide has no movement of its own. */
	own?: boolean;
}

export interface Cube {
	effect: 'cube' | 'incube' | 'turn' | 'fly';
	direction: 'horizontal' | 'vertical';
	depth: number;
	tilt: number;
	ease: string;
	shadow: boolean;
	shadowColor: string;
	shadowMin: number;
	shadowMax: number;
}

/** A name of the contract (B6), or parts: in, out, d3, effect. With none of them it is a fade. */
export interface Transition {
	name?: string;
	duration: number;
	easeIn: string;
	easeOut: string;
	rotation: number;
	/** 0 = the name's own number. */
	slots: number;
	/** A transition by module: slidingoverlay ... */
	effect?: string;
	flow?: string;
	/** Between pieces. */
	delay?: number;
	order?: string;
	in?: TransitionPose;
	out?: TransitionPose;
	d3?: Cube;
	filter?: {
		ease?: string;
		blur?: number;
		grayscale?: number;
		brightness?: number;
		sepia?: number;
		contrast?: number;
		invert?: number;
	};
	/** Further ones, one a visit. */
	list?: Transition[];
}

export interface Slide {
	/** Unique; normalise() gives one where it is missing. */
	key: string;
	title: string;
	description?: string;
	/** {{param1}} ... of navigation templates. */
	params?: string[];
	thumb?: Image;
	/** Absent: options.duration. */
	duration?: number;
	deeplink?: string;
	/** The slide's clock repeats from start to end; repeats -1 = for ever. */
	loop?: {
		start: number;
		end: number;
		repeats: number;
	};
	/** Left out after so many shows; 0 = never. */
	hideAfter?: number;
	/** The timer is paused while its video plays. */
	waitsForVideo?: 'once' | 'always';
	/** The timer stops at this slide. */
	stops?: boolean;
	/** Its own clock (pan and zoom) follows the scroll-bound timeline or not, whatever options.sbtimeline.slide says. */
	scrollBound?: boolean;
	transition: Transition;
	/** For the very first show. */
	firstTransition?: Transition;
	background: Background;
	link?: Link;
	visible: boolean;
	/** ISO date and time. */
	from?: string;
	until?: string;
	className?: string;
	bindings?: {
		title?: Binding;
		description?: Binding;
		background?: Binding;
		thumb?: Binding;
		link?: Binding;
	};
	layers: Layer[];
}

export interface Box {
	x: PerLevel< 'left' | 'center' | 'right' >;
	y: PerLevel< 'top' | 'middle' | 'bottom' >;
	/** From the edge that x names; away from the middle to the right and down for center and middle. */
	offsetX: PerLevel< number | string >;
	offsetY: PerLevel< number | string >;
	width?: PerLevel< number | string >;
	height?: PerLevel< number | string >;
	minWidth?: PerLevel< number | string >;
	maxWidth?: PerLevel< number | string >;
	minHeight?: PerLevel< number | string >;
	maxHeight?: PerLevel< number | string >;
	base: 'grid' | 'slide';
	/** Fills the base. */
	inset?: boolean;
	/** Of a row: where it stands in the slide. */
	zone?: 'top' | 'middle' | 'bottom';
	/** Of a row: z-index of its zone; without one the row's own counts. */
	zoneIndex?: number;
	/** In a column or group: relative = in the flow. */
	position?: PerLevel< 'absolute' | 'relative' >;
	display?: 'block' | 'inline-block' | 'flex' | 'none';
	float?: PerLevel< 'none' | 'left' | 'right' >;
	clear?: PerLevel< 'none' | 'left' | 'right' | 'both' >;
}

export interface Shadow {
	color?: string;
	x?: PerLevel< number >;
	y?: PerLevel< number >;
	blur?: PerLevel< number >;
	spread?: PerLevel< number >;
}

export interface Style {
	color?: PerLevel< string >;
	background?: string;
	backgroundImage?: Image;
	backgroundPosition?: string;
	backgroundFit?: string;
	backgroundRepeat?: 'no-repeat' | 'repeat' | 'repeat-x' | 'repeat-y';
	fontFamily?: string;
	fontSize?: PerLevel< number | string >;
	lineHeight?: PerLevel< number | string >;
	letterSpacing?: PerLevel< number | string >;
	fontWeight?: PerLevel< number >;
	fontStyle?: 'normal' | 'italic' | 'oblique';
	textAlign?: PerLevel< 'inherit' | 'left' | 'center' | 'right' | 'justify' >;
	whiteSpace?: PerLevel< 'normal' | 'nowrap' | 'pre-line' | 'full' | 'content' >;
	textTransform?: 'none' | 'uppercase' | 'lowercase' | 'capitalize';
	textDecoration?: 'none' | 'underline' | 'overline' | 'line-through';
	padding?: Sides;
	margin?: Sides;
	borderStyle?: PerLevel< 'none' | 'solid' | 'dashed' | 'dotted' | 'double' >;
	borderColor?: PerLevel< string >;
	borderWidth?: Sides;
	borderRadius?: Corners;
	boxShadow?: Shadow;
	textShadow?: Shadow;
	opacity?: PerLevel< number >;
	zIndex?: number;
	cursor?: string;
	overflow?: 'visible' | 'hidden';
	blend?: string;
	verticalAlign?: 'top' | 'middle' | 'bottom';
	objectFit?: 'fill' | 'cover' | 'contain';
	svgFill?: PerLevel< string >;
	svgStroke?: string;
	svgStrokeWidth?: PerLevel< number >;
}

/** A state of a layer; only what differs from rest. */
export interface Pose {
	x?: PerLevel< number | string | Varied >;
	y?: PerLevel< number | string | Varied >;
	z?: PerLevel< number | string | Varied >;
	opacity?: PerLevel< number | string | Varied >;
	scaleX?: PerLevel< number | string | Varied >;
	scaleY?: PerLevel< number | string | Varied >;
	skewX?: PerLevel< number | string | Varied >;
	skewY?: PerLevel< number | string | Varied >;
	rotateX?: PerLevel< number | string | Varied >;
	rotateY?: PerLevel< number | string | Varied >;
	rotateZ?: PerLevel< number | string | Varied >;
	originX?: PerLevel< number | string >;
	originY?: PerLevel< number | string >;
	originZ?: PerLevel< number | string >;
	perspective?: PerLevel< number >;
	color?: PerLevel< string >;
	background?: PerLevel< string >;
	borderColor?: PerLevel< string >;
	borderWidth?: Sides;
	borderRadius?: Corners;
	borderStyle?: 'none' | 'solid' | 'dashed' | 'dotted' | 'double';
	textDecoration?: 'none' | 'underline' | 'overline' | 'line-through';
	blur?: PerLevel< number >;
	/** Percent. */
	grayscale?: PerLevel< number >;
	/** Percent. */
	brightness?: PerLevel< number >;
	backdropBlur?: PerLevel< number >;
	/** Percent of the layer that shows. */
	clip?: PerLevel< number >;
	svgFill?: PerLevel< string >;
	svgStroke?: string;
}

export interface Split {
	by: 'chars' | 'words' | 'lines';
	/** Between two pieces. */
	step: number;
	order: 'forward' | 'backward' | 'random' | 'middletoedge' | 'edgetomiddle';
	/** Of each piece in this frame. */
	pose: Pose;
	ease?: string;
	duration?: number;
}

/** `to` is where it leads, `at` when it starts. frame_0 is the state before the entrance, frame_1 the end of the entrance, frame_999 the exit. A layer without frames stands still. */
export interface Frame {
	id: string;
	/** Absolute ms in the slide; slideEnd; or action: only by an action. */
	at: number | string;
	duration: number;
	ease: string;
	to: Pose;
	split?: Split[];
	/** Clipped to the layer's box, which may move itself. */
	mask?: {
		x?: PerLevel< number | string | Varied >;
		y?: PerLevel< number | string | Varied >;
	};
	/** A coloured block wipes over. */
	sfx?: {
		effect: string;
		color: string;
	};
	/** The exit is the entrance turned round. */
	mirrors?: boolean;
}

export interface Action {
	on: 'click' | 'mouseenter' | 'mouseleave';
	/** unknown does nothing; `name` keeps what it was called. */
	do:
		| 'simplelink'
		| 'menulink'
		| 'jumptoslide'
		| 'scrollbelow'
		| 'scrollto'
		| 'startlayer'
		| 'stoplayer'
		| 'togglelayer'
		| 'gotoframe'
		| 'nextframe'
		| 'prevframe'
		| 'toggleframes'
		| 'playvideo'
		| 'stopvideo'
		| 'togglevideo'
		| 'mutevideo'
		| 'unmutevideo'
		| 'toggle_mute_video'
		| 'toggle_global_mute_video'
		| 'playslider'
		| 'pauseslider'
		| 'toggleslider'
		| 'gofullscreen'
		| 'exitfullscreen'
		| 'togglefullscreen'
		| 'openmodal'
		| 'closemodal'
		| 'toggleclass'
		| 'simulateclick'
		| 'unknown';
	name?: string;
	delay: number;
	ease: string;
	duration: number;
	/** A layer's id, backgroundvideo or firstvideo. */
	layer?: string;
	/** next, previous, first, last, +1, -1, a key, or an index from 1. */
	slide?: string;
	/** gotoframe: one; toggleframes: two. */
	frames?: string[];
	/** How the toggled layer starts. */
	state?: 'visible' | 'hidden';
	children?: boolean;
	className?: string;
	url?: string;
	target?: string;
	modal?: string;
	cover?: string;
	/** Id of the element to scroll to. */
	anchor?: string;
	offset?: number | string;
}

export interface Layer {
	/** Unique in the slider; normalise() gives one where it is missing. */
	id: string;
	type:
		| 'text'
		| 'image'
		| 'button'
		| 'shape'
		| 'video'
		| 'audio'
		| 'svg'
		| 'row'
		| 'column'
		| 'group'
		| 'object'
		| 'blocks';
	/** Its name in lists. */
	alias?: string;
	tag: 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'span' | 'a' | 'section' | 'nav' | 'ul' | 'li';
	html?: string;
	/** Shown while toggled. */
	toggleHtml?: string;
	/** Of type blocks: blocks as parse_blocks() gives them. */
	blocks?: unknown[];
	link?: Link;
	image?: Image;
	video?: Video;
	countdown?: string;
	svg?: {
		url?: string;
		html?: string;
	};
	box: Box;
	style: Style;
	/** What scales with the grid. */
	responsive: {
		offset: boolean;
		children: boolean;
		size: boolean;
	};
	visible: PerLevel< boolean >;
	/** Hidden under options.hideLayerAtLimit. */
	hideAtLimit: boolean;
	/** Constant. */
	transform?: {
		rotateX?: PerLevel< number >;
		rotateY?: PerLevel< number >;
		rotateZ?: PerLevel< number >;
	};
	clip?: {
		shape: 'circle' | 'rectangle';
		origin: 'left' | 'right' | 'top' | 'bottom' | 'center' | 'invh' | 'invv';
	};
	/** Sides that are not straight: cut into points and slants, or with a wedge beside them, as wide as the layer is high. */
	edges?: {
		left: 'none' | 'top' | 'middle' | 'bottom' | 'two' | 'three' | 'four' | 'five' | 'wedgeTop' | 'wedgeBottom';
		right: 'none' | 'top' | 'middle' | 'bottom' | 'two' | 'three' | 'four' | 'five' | 'wedgeTop' | 'wedgeBottom';
		/** Percent of the width. */
		leftDepth: number;
		rightDepth: number;
	};
	column?: {
		width: number | string;
		align: 'top' | 'middle' | 'bottom';
	};
	/** Of a row: the level from which its columns stack, 2 where it does not say. */
	breakAt?: number;
	frames: Frame[];
	hover?: {
		to: Pose;
		duration: number;
		ease: string;
		cursor?: string;
		zIndex?: number;
	};
	/** Endless between two states. */
	loop?: {
		from: Pose;
		to: Pose;
		duration: number;
		ease: string;
		start: number;
		end?: number;
		yoyo: {
			move: boolean;
			rotate: boolean;
			scale: boolean;
			filter: boolean;
		};
		curved?: boolean;
		autoRotate?: boolean;
	};
	frameLoop?: {
		from: string;
		to: string;
		repeats: number;
		keep: boolean;
	};
	actions?: Action[];
	parallax?: number;
	/** Of a static layer: first and last slide from 1, -1 = open. */
	onSlides?: {
		start: number;
		end: number;
	};
	/** Takes part in the scroll-bound timeline whatever options.sbtimeline.layers says. */
	scrollBound?: boolean;
	/** What an action did to it lasts over the slide's next show. */
	keepsState?: boolean;
	/** Shown while its slide is not the active one (carousel.showLayersAllTime individual). */
	showsInCarousel?: boolean;
	className?: string;
	wrapperClass?: string;
	elementId?: string;
	title?: string;
	bindings?: {
		html?: Binding;
		image?: Binding;
		link?: Binding;
	};
	/** Of a row, column or group. */
	layers?: Layer[];
}

/** Names and nesting of docs/reference/slider.md section A. */
export interface Options {
	source?: Source;
	sliderType: 'standard' | 'carousel' | 'hero';
	sliderLayout: 'auto' | 'fullwidth' | 'fullscreen';
	duration: number;
	gridwidth: PerLevel< number >;
	gridheight: PerLevel< number >;
	/** Absent: gridheight. */
	editorheight?: PerLevel< number >;
	responsiveLevels: PerLevel< number >;
	visibilityLevels: PerLevel< number >;
	minHeight: number;
	maxHeight: number;
	fullScreenOffsetContainer: string;
	fullScreenOffset: number | string;
	fullScreenAutoWidth: boolean;
	fullScreenAlignForce: boolean;
	autoHeight: boolean;
	gridEQModule: boolean;
	keepBPHeight: boolean;
	forceOverflow: boolean;
	overflowHidden: boolean;
	/** Scaled type and its lines have whole px, the nearest, halves up or down, as the engine made them that an imported slider came from. */
	wholeType: 'off' | 'near' | 'down';
	disableForceFullWidth: boolean;
	fixedOnTop: boolean;
	enableUpscaling: boolean;
	stopAtSlide: number;
	stopAfterLoops: number;
	stopLoop: boolean;
	/** Before the first slide's time starts. */
	startDelay: number;
	/** Starts only with play(). */
	waitForInit: boolean;
	startWithSlide?: number;
	alternativeFirstSlide?: number;
	/** Which slide a hero shows, from 1. */
	activeSlide?: number;
	lazyType: 'none' | 'smart' | 'single' | 'all';
	lazyloaddata: string;
	lazyOnBg: boolean;
	spinner:
		'off' | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15';
	spinnerclr: string;
	shuffle: boolean;
	perspective: number;
	perspectiveType: 'local' | 'global' | 'isometric';
	shadow: number;
	dottedOverlay: string;
	dottedOverlaySize: number;
	dottedOverlayColorA: string;
	dottedOverlayColorB: string;
	hideSliderAtLimit: number;
	hideLayerAtLimit: number;
	hideAllLayerAtLimit: number;
	/** Own: each change writes the slide's hash. */
	deepLink: boolean;
	/** Own: the element around it all. */
	wrapper: {
		background?: string;
		image?: Image;
		imagePosition?: string;
		imageFit?: string;
		imageRepeat?: 'no-repeat' | 'repeat' | 'repeat-x' | 'repeat-y';
		padding?: Sides;
		margin?: Sides;
		maxWidth?: number | string;
		className?: string;
	};
	viewPort: {
		enable: boolean;
		global: boolean;
		globalDist: number | string;
		outof: 'wait' | 'pause';
		visible_area: PerLevel< number | string >;
		presize: boolean;
	};
	navigation: Navigation;
	carousel: {
		orientation: 'h' | 'v';
		speed: number;
		easing: string;
		maxVisibleItems: number;
		space: number;
		snap: boolean;
		infinity: boolean;
		stretch: boolean;
		justify: boolean;
		justifyMaxWidth: boolean;
		fadeout: boolean;
		vary_fade: boolean;
		maxOpacity: number;
		minScale: number;
		vary_scale: boolean;
		offsetScale: boolean;
		maxRotation: number;
		vary_rotation: boolean;
		skewX: number;
		skewY: number;
		spin: 'off' | '2d' | '3d';
		spinAngle: number;
		horizontal_align: 'left' | 'center' | 'right';
		vertical_align: 'top' | 'center' | 'bottom';
		border_radius: number | string;
		padding_top: number;
		padding_bottom: number;
		showLayersAllTime: false | 'all' | 'individual';
		overshoot: boolean;
		prevNextVis: number | string;
	};
	progressBar: {
		disableProgressBar: boolean;
		style: 'horizontal' | 'vertical' | 'cw' | 'ccw';
		size: number;
		radius: number;
		vertical: 'top' | 'center' | 'bottom';
		horizontal: 'left' | 'center' | 'right';
		x: number;
		y: number;
		alignby: 'slider' | 'grid';
		color: string;
		bgcolor: string;
		basedon: 'slide' | 'module';
		gap: boolean;
		gapsize: number;
		gapcolor: string;
		reset: 'reset' | 'animate';
		ease: string;
		visibility: PerLevel< boolean >;
	};
	parallax: {
		type: 'off' | 'scroll' | 'mouse' | 'mousescroll' | '3D';
		levels: number[];
		origo: 'enterpoint' | 'slidercenter';
		speed: number;
		speedbg: number;
		speedls: number;
		disable_onmobile: boolean;
		/** The module has a shadow. */
		ddd_shadow: boolean;
		/** Its backgrounds do not move. */
		ddd_bgfreeze: boolean;
		ddd_overflow: 'visible' | 'hidden';
		ddd_layer_overflow: 'visible' | 'hidden';
		/** px by which a layer with 100 % is in front of it. */
		ddd_z_correction: number;
	};
	scrolleffect: {
		set: boolean;
		fade: boolean;
		blur: boolean;
		grayscale: boolean;
		scale: boolean;
		maxblur: number;
		tilt: number;
		multiplicator: number;
		multiplicator_layers: number;
		direction: 'both' | 'top' | 'bottom';
		slide: boolean;
		layers: boolean;
		parallax_layers: boolean;
		static_layers: boolean;
		static_parallax_layers: boolean;
		disable_onmobile: boolean;
	};
	sbtimeline: {
		set: boolean;
		/** The module is pinned over `to - from` px. */
		fixed: boolean;
		fixStart: number;
		fixEnd: number;
		layers: boolean;
		slide: boolean;
		ease: string;
		speed: number;
		pullcontent: boolean;
	};
	modal: {
		useAsModal: boolean;
		alias: string;
		bodyclass: string;
		horizontal: 'left' | 'center' | 'right';
		vertical: 'top' | 'middle' | 'bottom';
		cover: boolean;
		coverColor: string;
		coverSpeed: number;
		allowPageScroll: boolean;
	};
	fallbacks: {
		allowHTML5AutoPlayOnAndroid: boolean;
		/** A window without focus does not pause the slider. */
		disableFocusListener: boolean;
		/** The next slide comes when the window gets the focus back. */
		nextSlideOnWindowFocus: boolean;
		panZoomDisableOnMobile: boolean;
		simplifyAll: boolean;
		ignoreHeightChanges: string;
		ignoreHeightChangesSize: number;
	};
}

export interface Navigation {
	keyboardNavigation: boolean;
	keyboard_direction: 'horizontal' | 'vertical';
	mouseScrollNavigation: 'off' | 'on' | 'carousel';
	mouseScrollReverse: 'default' | 'reverse';
	/** Share of the module that must be visible, 0–1. */
	wheelViewPort: number;
	wheelCallDelay: number;
	wheelThreshold: number;
	onHoverStop: boolean;
	touch: {
		touchenabled: boolean;
		touchOnDesktop: boolean;
		mobileCarousel: boolean;
		desktopCarousel: boolean;
		swipe_treshold: number;
		swipe_min_touches: number;
		swipe_direction: 'horizontal' | 'vertical';
		/** The page does not scroll along the other axis either. */
		drag_block_vertical: boolean;
	};
	arrows: {
		enable: boolean;
		style: string;
		color?: string;
		background?: string;
		hover_background?: string;
		border_radius?: number | string;
		size?: number;
		height?: number;
		tmp: string;
		rtl: boolean;
		animSpeed: number;
		animDelay: number;
		hide_onmobile: boolean;
		hide_under: number;
		hide_over: number;
		hide_onleave: boolean;
		hide_delay: number;
		hide_delay_mobile: number;
		left: Arrow;
		right: Arrow;
	};
	bullets: {
		enable: boolean;
		style: string;
		color?: string;
		active_color?: string;
		border_radius?: number | string;
		size?: number;
		height?: number;
		tmp: string;
		rtl: boolean;
		animSpeed: number;
		animDelay: number;
		hide_onmobile: boolean;
		hide_under: number;
		hide_over: number;
		hide_onleave: boolean;
		hide_delay: number;
		hide_delay_mobile: number;
		direction: 'horizontal' | 'vertical';
		h_align: 'left' | 'center' | 'right';
		v_align: 'top' | 'center' | 'bottom';
		space: number;
		h_offset: number;
		v_offset: number;
		container: 'slider' | 'layergrid';
		anim: string;
	};
	thumbnails: Strip;
	tabs: Strip;
}

export interface Arrow {
	h_align: 'left' | 'center' | 'right';
	v_align: 'top' | 'center' | 'bottom';
	h_offset: number;
	v_offset: number;
	container: 'slider' | 'layergrid';
	anim: string;
}

/** Thumbnails and tabs. */
export interface Strip {
	enable: boolean;
	style: string;
	color?: string;
	background?: string;
	active_color?: string;
	border_radius?: number | string;
	tmp: string;
	rtl: boolean;
	animSpeed: number;
	animDelay: number;
	hide_onmobile: boolean;
	hide_under: number;
	hide_over: number;
	hide_onleave: boolean;
	hide_delay: number;
	hide_delay_mobile: number;
	direction: 'horizontal' | 'vertical';
	h_align: 'left' | 'center' | 'right';
	v_align: 'top' | 'center' | 'bottom';
	space: number;
	h_offset: number;
	v_offset: number;
	container: 'slider' | 'layergrid';
	anim: string;
	width: number;
	height: number;
	min_width: number;
	wrapper_padding: number;
	wrapper_color: string;
	visibleAmount: number;
	span: boolean;
	position: 'inner' | 'outer-left' | 'outer-right' | 'outer-top' | 'outer-bottom';
	mhoffset: number;
	mvoffset: number;
}
