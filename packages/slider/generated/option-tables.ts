// Made from ../schema.json by bin/lib/slider-types.mjs; change that file.
import type { OptionsConfig, SlideConfig, LayerConfig, SplitConfig, VideoConfig } from '../engine/types/option-config';

export type Kind = 'flag' | 'ease' | 'color' | 'length' | 'whole' | 'value';

export interface Configs {
	Options: OptionsConfig;
	Slide: SlideConfig;
	Layer: LayerConfig;
	Split: SplitConfig;
	Video: VideoConfig;
}

/** Rows of [ path of the option, path in the config, kind ]. */
export const CONFIG: Readonly< Record< keyof Configs, readonly [ string[], string[], Kind ][] > > = {
	Options: [
		[ [ 'startDelay' ], [ 'autoplay', 'delay' ], 'value' ],
		[ [ 'waitForInit' ], [ 'autoplay', 'manual' ], 'flag' ],
		[ [ 'lazyType' ], [ 'images', 'mode' ], 'value' ],
		[ [ 'shuffle' ], [ 'autoplay', 'shuffle' ], 'flag' ],
		[ [ 'deepLink' ], [ 'deepLink' ], 'flag' ],
		[ [ 'viewPort', 'outof' ], [ 'viewport', 'leave' ], 'value' ],
		[ [ 'navigation', 'wheelViewPort' ], [ 'wheel', 'visible' ], 'value' ],
		[ [ 'navigation', 'wheelCallDelay' ], [ 'wheel', 'delay' ], 'value' ],
		[ [ 'navigation', 'wheelThreshold' ], [ 'wheel', 'threshold' ], 'value' ],
		[ [ 'navigation', 'onHoverStop' ], [ 'autoplay', 'hoverPauses' ], 'flag' ],
		[ [ 'navigation', 'touch', 'swipe_treshold' ], [ 'swipe', 'threshold' ], 'value' ],
		[ [ 'navigation', 'touch', 'drag_block_vertical' ], [ 'swipe', 'blocks' ], 'flag' ],
		[ [ 'carousel', 'speed' ], [ 'carousel', 'speed' ], 'value' ],
		[ [ 'carousel', 'easing' ], [ 'carousel', 'ease' ], 'ease' ],
		[ [ 'carousel', 'maxVisibleItems' ], [ 'carousel', 'visible' ], 'whole' ],
		[ [ 'carousel', 'space' ], [ 'carousel', 'space' ], 'value' ],
		[ [ 'carousel', 'snap' ], [ 'carousel', 'snap' ], 'flag' ],
		[ [ 'carousel', 'infinity' ], [ 'carousel', 'infinite' ], 'flag' ],
		[ [ 'carousel', 'stretch' ], [ 'carousel', 'stretch' ], 'flag' ],
		[ [ 'carousel', 'showLayersAllTime' ], [ 'carousel', 'layers' ], 'value' ],
		[ [ 'carousel', 'overshoot' ], [ 'carousel', 'overshoot' ], 'flag' ],
		[ [ 'progressBar', 'style' ], [ 'progress', 'style' ], 'value' ],
		[ [ 'progressBar', 'basedon' ], [ 'progress', 'basedOn' ], 'value' ],
		[ [ 'progressBar', 'reset' ], [ 'progress', 'reset' ], 'value' ],
		[ [ 'progressBar', 'ease' ], [ 'progress', 'ease' ], 'ease' ],
		[ [ 'parallax', 'levels' ], [ 'parallax', 'levels' ], 'value' ],
		[ [ 'parallax', 'origo' ], [ 'parallax', 'origin' ], 'value' ],
		[ [ 'parallax', 'speed' ], [ 'parallax', 'speed' ], 'value' ],
		[ [ 'parallax', 'speedbg' ], [ 'parallax', 'speedBg' ], 'value' ],
		[ [ 'parallax', 'speedls' ], [ 'parallax', 'speedStatic' ], 'value' ],
		[ [ 'parallax', 'ddd_shadow' ], [ 'parallax', 'space', 'shadow' ], 'flag' ],
		[ [ 'parallax', 'ddd_bgfreeze' ], [ 'parallax', 'space', 'freezes' ], 'flag' ],
		[ [ 'parallax', 'ddd_z_correction' ], [ 'parallax', 'space', 'lift' ], 'value' ],
		[ [ 'scrolleffect', 'fade' ], [ 'scrollEffect', 'fade' ], 'flag' ],
		[ [ 'scrolleffect', 'grayscale' ], [ 'scrollEffect', 'grayscale' ], 'flag' ],
		[ [ 'scrolleffect', 'scale' ], [ 'scrollEffect', 'scale' ], 'flag' ],
		[ [ 'scrolleffect', 'tilt' ], [ 'scrollEffect', 'tilt' ], 'value' ],
		[ [ 'scrolleffect', 'multiplicator' ], [ 'scrollEffect', 'factor' ], 'value' ],
		[ [ 'scrolleffect', 'multiplicator_layers' ], [ 'scrollEffect', 'layerFactor' ], 'value' ],
		[ [ 'scrolleffect', 'direction' ], [ 'scrollEffect', 'direction' ], 'value' ],
		[ [ 'sbtimeline', 'fixed' ], [ 'scrollTimeline', 'pinned' ], 'flag' ],
		[ [ 'sbtimeline', 'fixStart' ], [ 'scrollTimeline', 'from' ], 'value' ],
		[ [ 'sbtimeline', 'fixEnd' ], [ 'scrollTimeline', 'to' ], 'value' ],
		[ [ 'sbtimeline', 'layers' ], [ 'scrollTimeline', 'layers' ], 'flag' ],
		[ [ 'sbtimeline', 'slide' ], [ 'scrollTimeline', 'slides' ], 'flag' ],
		[ [ 'sbtimeline', 'ease' ], [ 'scrollTimeline', 'ease' ], 'ease' ],
		[ [ 'sbtimeline', 'speed' ], [ 'scrollTimeline', 'smoothing' ], 'value' ],
		[ [ 'modal', 'bodyclass' ], [ 'modal', 'bodyClass' ], 'value' ],
		[ [ 'modal', 'horizontal' ], [ 'modal', 'horizontal' ], 'value' ],
		[ [ 'modal', 'vertical' ], [ 'modal', 'vertical' ], 'value' ],
		[ [ 'modal', 'allowPageScroll' ], [ 'modal', 'pageScroll' ], 'flag' ],
		[ [ 'fallbacks', 'disableFocusListener' ], [ 'ignoresBlur' ], 'flag' ],
		[ [ 'fallbacks', 'nextSlideOnWindowFocus' ], [ 'nextOnFocus' ], 'flag' ],
	],
	Slide: [
		[ [ 'loop', 'start' ], [ 'loop', 'from' ], 'value' ],
		[ [ 'loop', 'end' ], [ 'loop', 'to' ], 'value' ],
		[ [ 'loop', 'repeats' ], [ 'loop', 'repeats' ], 'whole' ],
		[ [ 'waitsForVideo' ], [ 'waitsForVideo' ], 'value' ],
		[ [ 'stops' ], [ 'stops' ], 'flag' ],
	],
	Layer: [
		[ [ 'hover', 'duration' ], [ 'hover', 'duration' ], 'value' ],
		[ [ 'hover', 'ease' ], [ 'hover', 'ease' ], 'ease' ],
		[ [ 'loop', 'duration' ], [ 'loop', 'duration' ], 'value' ],
		[ [ 'loop', 'ease' ], [ 'loop', 'ease' ], 'ease' ],
		[ [ 'frameLoop', 'from' ], [ 'frameLoop', 'from' ], 'value' ],
		[ [ 'frameLoop', 'to' ], [ 'frameLoop', 'to' ], 'value' ],
		[ [ 'frameLoop', 'repeats' ], [ 'frameLoop', 'repeats' ], 'whole' ],
		[ [ 'keepsState' ], [ 'keepsState' ], 'flag' ],
		[ [ 'showsInCarousel' ], [ 'stays' ], 'flag' ],
	],
	Split: [
		[ [ 'by' ], [ 'by' ], 'value' ],
		[ [ 'step' ], [ 'step' ], 'value' ],
		[ [ 'order' ], [ 'order' ], 'value' ],
		[ [ 'ease' ], [ 'ease' ], 'ease' ],
		[ [ 'duration' ], [ 'duration' ], 'value' ],
	],
	Video: [
		[ [ 'posterOnPause' ], [ 'posterOnPause' ], 'flag' ],
		[ [ 'nextAtEnd' ], [ 'nextAtEnd' ], 'flag' ],
		[ [ 'rewinds' ], [ 'rewinds' ], 'flag' ],
		[ [ 'muted' ], [ 'muted' ], 'flag' ],
		[ [ 'volume' ], [ 'volume' ], 'value' ],
		[ [ 'start' ], [ 'start' ], 'value' ],
		[ [ 'end' ], [ 'end' ], 'value' ],
		[ [ 'controls' ], [ 'controls' ], 'flag' ],
		[ [ 'inline' ], [ 'inline' ], 'flag' ],
		[ [ 'stopsOthers' ], [ 'stopsOthers' ], 'flag' ],
	],
};

/** Rows of [ key, custom properties, kind, unit ]. */
export const CSS: Readonly< Record< string, readonly [ string, string[], Kind, string ][] > > = {
	'Options.progressBar': [
		[ 'size', [ '--fr-progress' ], 'value', 'px' ],
		[ 'radius', [ '--fr-progress-radius' ], 'value', 'px' ],
	],
	'Navigation.arrows': [
		[ 'color', [ '--fr-arrow-color' ], 'color', '' ],
		[ 'background', [ '--fr-arrow-fill', '--fr-arrow-hover' ], 'color', '' ],
		[ 'hover_background', [ '--fr-arrow-hover' ], 'color', '' ],
		[ 'border_radius', [ '--fr-arrow-radius' ], 'length', '' ],
		[ 'size', [ '--fr-arrow' ], 'value', 'px' ],
		[ 'height', [ '--fr-arrow-h' ], 'value', 'px' ],
	],
	'Navigation.bullets': [
		[ 'color', [ '--fr-arrow-color' ], 'color', '' ],
		[ 'active_color', [ '--fr-active' ], 'color', '' ],
		[ 'border_radius', [ '--fr-arrow-radius' ], 'length', '' ],
		[ 'size', [ '--fr-bullet' ], 'value', 'px' ],
		[ 'height', [ '--fr-bullet-h' ], 'value', 'px' ],
	],
	Strip: [
		[ 'color', [ '--fr-arrow-color' ], 'color', '' ],
		[ 'background', [ '--fr-arrow-fill', '--fr-arrow-hover' ], 'color', '' ],
		[ 'active_color', [ '--fr-active' ], 'color', '' ],
		[ 'border_radius', [ '--fr-arrow-radius' ], 'length', '' ],
	],
};
