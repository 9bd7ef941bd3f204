import { __ } from '@wordpress/i18n';
import type { ChoiceLabels, ChoiceTable } from './choice-table';

const edgeShapes = (): ChoiceLabels => ( {
	none: __( 'Straight', 'frontage-slider' ),
	top: __( 'Slanted, wide top', 'frontage-slider' ),
	middle: __( 'One point', 'frontage-slider' ),
	bottom: __( 'Slanted, wide bottom', 'frontage-slider' ),
	two: __( 'Two points', 'frontage-slider' ),
	three: __( 'Three points', 'frontage-slider' ),
	four: __( 'Five points', 'frontage-slider' ),
	five: __( 'Six points', 'frontage-slider' ),
	wedgeTop: __( 'Outer wedge, wide top', 'frontage-slider' ),
	wedgeBottom: __( 'Outer wedge, wide bottom', 'frontage-slider' ),
} );

/** Choices of a layer: its kind, element, shape and position. */
export const layerChoices = (): ChoiceTable => ( {
	'Layer.type': {
		text: __( 'Text', 'frontage-slider' ),
		image: __( 'Image', 'frontage-slider' ),
		button: __( 'Button', 'frontage-slider' ),
		shape: __( 'Shape', 'frontage-slider' ),
		video: __( 'Video', 'frontage-slider' ),
		audio: __( 'Audio', 'frontage-slider' ),
		svg: __( 'SVG', 'frontage-slider' ),
		row: __( 'Row', 'frontage-slider' ),
		column: __( 'Column', 'frontage-slider' ),
		group: __( 'Group', 'frontage-slider' ),
		object: __( 'Object', 'frontage-slider' ),
		blocks: __( 'Blocks', 'frontage-slider' ),
	},
	'Layer.tag': {
		div: __( 'Default (div)', 'frontage-slider' ),
		p: __( 'Paragraph', 'frontage-slider' ),
		h1: __( 'Heading 1', 'frontage-slider' ),
		h2: __( 'Heading 2', 'frontage-slider' ),
		h3: __( 'Heading 3', 'frontage-slider' ),
		h4: __( 'Heading 4', 'frontage-slider' ),
		h5: __( 'Heading 5', 'frontage-slider' ),
		h6: __( 'Heading 6', 'frontage-slider' ),
		span: __( 'Inline (span)', 'frontage-slider' ),
		a: __( 'Link (a)', 'frontage-slider' ),
		section: __( 'Section', 'frontage-slider' ),
		nav: __( 'Navigation', 'frontage-slider' ),
		ul: __( 'List', 'frontage-slider' ),
		li: __( 'List item', 'frontage-slider' ),
	},
	'Layer.edges.left': edgeShapes(),
	'Layer.edges.right': edgeShapes(),
	'Layer.clip.shape': { circle: __( 'Circle', 'frontage-slider' ), rectangle: __( 'Rectangle', 'frontage-slider' ) },
	'Layer.clip.origin': {
		invh: __( 'Both sides', 'frontage-slider' ),
		invv: __( 'Top and bottom', 'frontage-slider' ),
	},
	'Box.position': {
		absolute: __( 'Absolute', 'frontage-slider' ),
		relative: __( 'Relative', 'frontage-slider' ),
	},
	'Box.display': {
		block: __( 'Block', 'frontage-slider' ),
		'inline-block': __( 'Inline block', 'frontage-slider' ),
		flex: __( 'Flex', 'frontage-slider' ),
		none: __( 'None', 'frontage-slider' ),
	},
	'Layer.breakAt': {
		0: __( 'Desktop', 'frontage-slider' ),
		1: __( 'Notebook', 'frontage-slider' ),
		2: __( 'Tablet', 'frontage-slider' ),
		3: __( 'Mobile', 'frontage-slider' ),
	},
} );
