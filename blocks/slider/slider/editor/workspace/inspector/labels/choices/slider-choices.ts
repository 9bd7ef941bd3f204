import { __ } from '@wordpress/i18n';
import type { ChoiceTable } from './choice-table';

/** Choices of a slider's own settings. */
export const sliderChoices = (): ChoiceTable => ( {
	'Options.sliderType': {
		standard: __( 'Slides', 'frontage-slider' ),
		carousel: __( 'Carousel', 'frontage-slider' ),
		hero: __( 'Hero (single slide)', 'frontage-slider' ),
	},
	'Slider.inherit': {
		scale: __( 'Scale with screen', 'frontage-slider' ),
		keep: __( 'Keep pixel values', 'frontage-slider' ),
	},
	'Options.wholeType': {
		near: __( 'Nearest pixel', 'frontage-slider' ),
		down: __( 'Nearest pixel, halves down', 'frontage-slider' ),
	},
	'Options.sliderLayout': {
		auto: __( 'Content width', 'frontage-slider' ),
		fullwidth: __( 'Full width', 'frontage-slider' ),
		fullscreen: __( 'Full screen', 'frontage-slider' ),
	},
	'Options.lazyType': {
		none: __( 'Just before display', 'frontage-slider' ),
		smart: __( 'Before display or click', 'frontage-slider' ),
		single: __( 'On display', 'frontage-slider' ),
		all: __( 'All at once', 'frontage-slider' ),
	},
	'Options.perspectiveType': {
		local: __( 'Per layer', 'frontage-slider' ),
		global: __( 'Entire slide', 'frontage-slider' ),
		isometric: __( 'None (isometric)', 'frontage-slider' ),
	},
	'Options.dottedOverlay': {
		1: __( 'Sparse dots', 'frontage-slider' ),
		2: __( 'Dense dots', 'frontage-slider' ),
		3: __( 'Sparse horizontal lines', 'frontage-slider' ),
		4: __( 'Dense horizontal lines', 'frontage-slider' ),
		5: __( 'Sparse vertical lines', 'frontage-slider' ),
		6: __( 'Dense vertical lines', 'frontage-slider' ),
	},
	'Options.shadow': { 0: __( 'None', 'frontage-slider' ) },
	'Options.fallbacks.ignoreHeightChanges': {
		mobile: __( 'On mobile', 'frontage-slider' ),
		always: __( 'Everywhere', 'frontage-slider' ),
	},
	'Options.viewPort.outof': { wait: __( 'Restart', 'frontage-slider' ), pause: __( 'Pause', 'frontage-slider' ) },
	'Options.carousel.spin': {
		'2d': __( '2D ring', 'frontage-slider' ),
		'3d': __( '3D ring', 'frontage-slider' ),
	},
	'Options.carousel.showLayersAllTime': {
		false: __( 'Hidden', 'frontage-slider' ),
		all: __( 'Visible', 'frontage-slider' ),
		individual: __( 'Per layer', 'frontage-slider' ),
	},
	'Options.progressBar.style': {
		horizontal: __( 'Horizontal bar', 'frontage-slider' ),
		vertical: __( 'Vertical bar', 'frontage-slider' ),
		cw: __( 'Ring', 'frontage-slider' ),
		ccw: __( 'Ring, counterclockwise', 'frontage-slider' ),
	},
	'Options.progressBar.basedon': {
		slide: __( 'Each slide', 'frontage-slider' ),
		module: __( 'All slides', 'frontage-slider' ),
	},
	'Options.progressBar.reset': {
		reset: __( 'Instant', 'frontage-slider' ),
		animate: __( 'Animated', 'frontage-slider' ),
	},
	'Options.parallax.type': {
		scroll: __( 'On scroll', 'frontage-slider' ),
		mouse: __( 'On mouse move', 'frontage-slider' ),
		mousescroll: __( 'Scroll and mouse move', 'frontage-slider' ),
		'3D': __( '3D tilt', 'frontage-slider' ),
	},
	'Options.parallax.origo': {
		enterpoint: __( 'Mouse entry point', 'frontage-slider' ),
		slidercenter: __( 'Slider center', 'frontage-slider' ),
	},
} );
