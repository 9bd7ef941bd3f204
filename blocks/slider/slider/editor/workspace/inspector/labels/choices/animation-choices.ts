import { __ } from '@wordpress/i18n';
import type { ChoiceTable } from './choice-table';

/** Choices of transitions and of animated text. */
export const animationChoices = (): ChoiceTable => ( {
	'Cube.effect': {
		cube: __( 'Cube', 'frontage-slider' ),
		incube: __( 'Inside cube', 'frontage-slider' ),
		turn: __( 'Flip', 'frontage-slider' ),
		fly: __( 'Fly in', 'frontage-slider' ),
	},
	'Frame.sfx.effect': {
		blocktoleft: __( 'Wipe left', 'frontage-slider' ),
		blocktoright: __( 'Wipe right', 'frontage-slider' ),
		blocktotop: __( 'Wipe up', 'frontage-slider' ),
		blocktobottom: __( 'Wipe down', 'frontage-slider' ),
		blockfromleft: __( 'In and out, left', 'frontage-slider' ),
		blockfromright: __( 'In and out, right', 'frontage-slider' ),
		blockfromtop: __( 'In and out, top', 'frontage-slider' ),
		blockfrombottom: __( 'In and out, bottom', 'frontage-slider' ),
	},
	'Split.by': {
		chars: __( 'Characters', 'frontage-slider' ),
		words: __( 'Words', 'frontage-slider' ),
		lines: __( 'Lines', 'frontage-slider' ),
	},
	'Split.order': {
		forward: __( 'First to last', 'frontage-slider' ),
		backward: __( 'Last to first', 'frontage-slider' ),
		random: __( 'Random', 'frontage-slider' ),
		middletoedge: __( 'Center to edges', 'frontage-slider' ),
		edgetomiddle: __( 'Edges to center', 'frontage-slider' ),
	},
} );
