// Made from ../../schema.json by bin/lib/slider-types.mjs; change that file.

/** Options that reach the engine as they are (x-config). */

export interface OptionsAutoplayConfig {
	/** Before the first slide's time starts. */
	delay: number;
	/** Starts only with play(). */
	manual?: true;
	shuffle?: true;
	hoverPauses?: true;
}

export interface OptionsImagesConfig {
	mode: 'none' | 'smart' | 'single' | 'all';
}

export interface OptionsViewportConfig {
	leave: 'wait' | 'pause';
}

export interface OptionsWheelConfig {
	/** Share of the module that must be visible, 0–1. */
	visible: number;
	delay: number;
	threshold: number;
}

export interface OptionsSwipeConfig {
	threshold: number;
	/** The page does not scroll along the other axis either. */
	blocks?: true;
}

export interface OptionsCarouselConfig {
	speed: number;
	ease: string;
	visible: number;
	space: number;
	snap?: true;
	infinite?: true;
	stretch?: true;
	layers?: 'all' | 'individual';
	overshoot?: true;
}

export interface OptionsProgressConfig {
	style: 'horizontal' | 'vertical' | 'cw' | 'ccw';
	basedOn: 'slide' | 'module';
	reset: 'reset' | 'animate';
	ease: string;
}

export interface OptionsParallaxSpaceConfig {
	/** The module has a shadow. */
	shadow?: true;
	/** Its backgrounds do not move. */
	freezes?: true;
	/** px by which a layer with 100 % is in front of it. */
	lift: number;
}

export interface OptionsParallaxConfig {
	levels: number[];
	origin: 'enterpoint' | 'slidercenter';
	speed: number;
	speedBg: number;
	speedStatic: number;
	space: OptionsParallaxSpaceConfig;
}

export interface OptionsScrollEffectConfig {
	fade?: true;
	grayscale?: true;
	scale?: true;
	tilt: number;
	factor: number;
	layerFactor: number;
	direction: 'both' | 'top' | 'bottom';
}

export interface OptionsScrollTimelineConfig {
	/** The module is pinned over `to - from` px. */
	pinned?: true;
	from: number;
	to: number;
	layers?: true;
	slides?: true;
	ease: string;
	smoothing: number;
}

export interface OptionsModalConfig {
	bodyClass: string;
	horizontal: 'left' | 'center' | 'right';
	vertical: 'top' | 'middle' | 'bottom';
	pageScroll?: true;
}

export interface OptionsConfig {
	autoplay: OptionsAutoplayConfig;
	images: OptionsImagesConfig;
	/** Own: each change writes the slide's hash. */
	deepLink?: true;
	viewport: OptionsViewportConfig;
	wheel: OptionsWheelConfig;
	swipe: OptionsSwipeConfig;
	carousel: OptionsCarouselConfig;
	progress: OptionsProgressConfig;
	parallax: OptionsParallaxConfig;
	scrollEffect: OptionsScrollEffectConfig;
	scrollTimeline: OptionsScrollTimelineConfig;
	modal: OptionsModalConfig;
	/** A window without focus does not pause the slider. */
	ignoresBlur?: true;
	/** The next slide comes when the window gets the focus back. */
	nextOnFocus?: true;
}

export interface SlideLoopConfig {
	from: number;
	to: number;
	repeats: number;
}

export interface SlideConfig {
	loop?: SlideLoopConfig;
	/** The timer is paused while its video plays. */
	waitsForVideo?: 'once' | 'always';
	/** The timer stops at this slide. */
	stops?: true;
}

export interface LayerHoverConfig {
	duration: number;
	ease: string;
}

export interface LayerLoopConfig {
	duration: number;
	ease: string;
}

export interface LayerFrameLoopConfig {
	from: string;
	to: string;
	repeats: number;
}

export interface LayerConfig {
	hover?: LayerHoverConfig;
	loop?: LayerLoopConfig;
	frameLoop?: LayerFrameLoopConfig;
	/** What an action did to it lasts over the slide's next show. */
	keepsState?: true;
	/** Shown while its slide is not the active one (carousel.showLayersAllTime individual). */
	stays?: true;
}

export interface SplitConfig {
	by: 'chars' | 'words' | 'lines';
	/** Between two pieces. */
	step: number;
	order: 'forward' | 'backward' | 'random' | 'middletoedge' | 'edgetomiddle';
	ease?: string;
	duration?: number;
}

export interface VideoConfig {
	/** The poster is shown again while the video is paused. */
	posterOnPause?: true;
	nextAtEnd?: true;
	rewinds?: true;
	muted?: true;
	volume?: number;
	start?: number;
	end?: number;
	controls?: true;
	inline?: true;
	/** Pauses all other videos of the page when this one starts. */
	stopsOthers?: true;
}
