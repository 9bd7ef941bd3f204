import { __ } from '@wordpress/i18n';
import type { ChoiceLabels, ChoiceTable } from './choice-table';

const entranceEffects = (): ChoiceLabels => ( {
	fade: __( 'Fade in', 'frontage-slider' ),
	left: __( 'From left', 'frontage-slider' ),
	right: __( 'From right', 'frontage-slider' ),
	top: __( 'From top', 'frontage-slider' ),
	bottom: __( 'From bottom', 'frontage-slider' ),
	zoomin: __( 'Zoom in', 'frontage-slider' ),
	zoomout: __( 'Zoom out', 'frontage-slider' ),
} );

/** Choices of arrows, bullets, thumbnails and tabs. */
export const navigationChoices = (): ChoiceTable => ( {
	'Navigation.mouseScrollNavigation': { carousel: __( 'Stop at last slide', 'frontage-slider' ) },
	'Navigation.mouseScrollReverse': {
		default: __( 'Scroll down for next', 'frontage-slider' ),
		reverse: __( 'Scroll up for next', 'frontage-slider' ),
	},
	'Navigation.arrows.style': {
		'': __( 'Round', 'frontage-slider' ),
		square: __( 'Square', 'frontage-slider' ),
		bare: __( 'Icon only', 'frontage-slider' ),
	},
	'Navigation.bullets.style': {
		'': __( 'Round', 'frontage-slider' ),
		square: __( 'Square', 'frontage-slider' ),
		bars: __( 'Bars', 'frontage-slider' ),
	},
	'Strip.style': { '': __( 'Default', 'frontage-slider' ), square: __( 'Square', 'frontage-slider' ) },
	'Arrow.anim': entranceEffects(),
	'Navigation.bullets.anim': entranceEffects(),
	'Strip.anim': entranceEffects(),
	'Strip.position': {
		inner: __( 'Inside', 'frontage-slider' ),
		'outer-left': __( 'Outside left', 'frontage-slider' ),
		'outer-right': __( 'Outside right', 'frontage-slider' ),
		'outer-top': __( 'Outside top', 'frontage-slider' ),
		'outer-bottom': __( 'Outside bottom', 'frontage-slider' ),
	},
} );
