import { __ } from '@wordpress/i18n';
import type { ChoiceLabels, ChoiceTable } from './choice-table';

const cursors = (): ChoiceLabels => ( {
	default: __( 'Arrow', 'frontage-slider' ),
	pointer: __( 'Pointer', 'frontage-slider' ),
	'zoom-in': __( 'Zoom in', 'frontage-slider' ),
	'zoom-out': __( 'Zoom out', 'frontage-slider' ),
	grab: __( 'Grab', 'frontage-slider' ),
	move: __( 'Move', 'frontage-slider' ),
	help: __( 'Question mark', 'frontage-slider' ),
	text: __( 'Text', 'frontage-slider' ),
	crosshair: __( 'Crosshair', 'frontage-slider' ),
	'not-allowed': __( 'Not allowed', 'frontage-slider' ),
} );

/** Choices of a layer's style. */
export const styleChoices = (): ChoiceTable => ( {
	'Style.cursor': cursors(),
	'Layer.hover.cursor': cursors(),
	'Style.blend': {
		multiply: __( 'Multiply', 'frontage-slider' ),
		screen: __( 'Screen', 'frontage-slider' ),
		overlay: __( 'Overlay', 'frontage-slider' ),
		darken: __( 'Darken', 'frontage-slider' ),
		lighten: __( 'Lighten', 'frontage-slider' ),
		'color-dodge': __( 'Color dodge', 'frontage-slider' ),
		'color-burn': __( 'Color burn', 'frontage-slider' ),
		'hard-light': __( 'Hard light', 'frontage-slider' ),
		'soft-light': __( 'Soft light', 'frontage-slider' ),
		difference: __( 'Difference', 'frontage-slider' ),
		exclusion: __( 'Exclusion', 'frontage-slider' ),
		hue: __( 'Hue', 'frontage-slider' ),
		saturation: __( 'Saturation', 'frontage-slider' ),
		color: __( 'Color', 'frontage-slider' ),
		luminosity: __( 'Luminosity', 'frontage-slider' ),
	},
	'Style.whiteSpace': {
		normal: __( 'Wrap', 'frontage-slider' ),
		nowrap: __( 'None', 'frontage-slider' ),
		'pre-line': __( 'Preserve and wrap', 'frontage-slider' ),
		full: __( 'Preserve', 'frontage-slider' ),
		content: __( 'Preserve, fit content', 'frontage-slider' ),
	},
	'Style.overflow': { hidden: __( 'Hidden', 'frontage-slider' ) },
} );
