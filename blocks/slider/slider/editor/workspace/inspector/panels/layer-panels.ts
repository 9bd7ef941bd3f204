import { __ } from '@wordpress/i18n';
import type { PanelPlan } from './panel-definition';

const SHAPES = [ 'text', 'button', 'shape', 'group', 'row', 'column', 'image', 'video', 'object', 'blocks', 'svg' ];
const WRITTEN = [ 'text', 'button', 'shape', 'blocks', 'group', 'row', 'column', 'object' ];

export const layerPanels: readonly PanelPlan[] = [
	{
		id: 'content',
		title: () => __( 'Content', 'frontage-slider' ),
		has: [ 'html', 'toggleHtml', 'countdown', 'tag', 'type', 'link', 'image', 'svg', 'alias', 'title' ],
		first: [ 'html', 'image', 'svg', 'link', 'tag', 'alias' ],
	},
	{
		id: 'video',
		title: () => __( 'Video', 'frontage-slider' ),
		has: [ 'video' ],
		first: [
			'video.provider',
			'video.poster',
			'video.autoplay',
			'video.muted',
			'video.loop',
			'video.controls',
			'video.cover',
		],
		only: [ 'video', 'audio' ],
	},
	{
		id: 'place',
		title: () => __( 'Size and position', 'frontage-slider' ),
		has: [
			'box',
			'transform',
			'responsive',
			'column',
			'breakAt',
			'style.zIndex',
			'style.verticalAlign',
			'style.objectFit',
		],
		first: [
			'box.width',
			'box.height',
			'box.x',
			'box.y',
			'box.offsetX',
			'box.offsetY',
			'transform.rotateZ',
			'column.width',
			'column.align',
			'breakAt',
		],
	},
	{
		id: 'type',
		title: () => __( 'Typography', 'frontage-slider' ),
		has: [
			'style.font',
			'style.lineHeight',
			'style.letterSpacing',
			'style.textAlign',
			'style.whiteSpace',
			'style.textTransform',
			'style.textDecoration',
			'style.textShadow',
		],
		first: [ 'style.fontFamily', 'style.fontSize', 'style.lineHeight', 'style.fontWeight', 'style.textAlign' ],
		only: WRITTEN,
	},
	{
		id: 'colours',
		title: () => __( 'Color', 'frontage-slider' ),
		has: [ 'style.color', 'style.opacity', 'style.blend', 'style.svg', 'style.background' ],
		first: [ 'style.color', 'style.background', 'style.svgFill', 'style.opacity' ],
	},
	{
		id: 'background',
		title: () => __( 'Background image', 'frontage-slider' ),
		has: [ 'style.backgroundImage', 'style.backgroundPosition', 'style.backgroundFit', 'style.backgroundRepeat' ],
		first: [ 'style.backgroundImage', 'style.backgroundPosition', 'style.backgroundFit' ],
		only: SHAPES,
	},
	{
		id: 'border',
		title: () => __( 'Border', 'frontage-slider' ),
		has: [ 'style.border', 'style.boxShadow', 'clip', 'edges', 'style.overflow' ],
		first: [ 'style.borderRadius', 'style.borderWidth', 'style.borderStyle', 'style.borderColor' ],
	},
	{
		id: 'spacing',
		title: () => __( 'Spacing', 'frontage-slider' ),
		has: [ 'style.padding', 'style.margin' ],
		first: [ 'style.padding', 'style.margin' ],
	},
	{
		id: 'motion',
		title: () => __( 'Animation', 'frontage-slider' ),
		has: [ 'frames', 'loop', 'frameLoop', 'parallax', 'scrollBound' ],
		first: [ 'parallax', 'frames' ],
	},
	{
		id: 'hover',
		title: () => __( 'Hover', 'frontage-slider' ),
		has: [ 'hover', 'style.cursor' ],
		first: [ 'hover.to.color', 'hover.to.background', 'hover.to.scaleX', 'hover.to.scaleY', 'hover.duration' ],
	},
	{
		id: 'actions',
		title: () => __( 'Actions', 'frontage-slider' ),
		has: [ 'actions', 'keepsState' ],
		first: [ 'actions' ],
	},
	{
		id: 'visibility',
		title: () => __( 'Visibility', 'frontage-slider' ),
		has: [ 'visible', 'hideAtLimit', 'onSlides', 'showsInCarousel' ],
		first: [ 'visible', 'hideAtLimit', 'onSlides.start', 'onSlides.end' ],
	},
	{
		id: 'advanced',
		title: () => __( 'Advanced', 'frontage-slider' ),
		has: [ '' ],
		first: [ 'className', 'elementId' ],
	},
];
