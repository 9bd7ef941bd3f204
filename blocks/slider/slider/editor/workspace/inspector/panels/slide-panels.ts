import { __ } from '@wordpress/i18n';
import type { PanelPlan } from './panel-definition';

/** Slides of a carousel are next to each other and have no transitions. */
const COMES = [ 'standard', 'hero' ] as const;

export const slidePanels: readonly PanelPlan[] = [
	{
		id: 'background',
		title: () => __( 'Background', 'frontage-slider' ),
		has: [ 'background' ],
		first: [ 'background.type', 'background.color', 'background.image', 'background.position', 'background.fit' ],
	},
	{
		id: 'video',
		title: () => __( 'Background video', 'frontage-slider' ),
		has: [ 'background.video' ],
		first: [
			'background.video.provider',
			'background.video.poster',
			'background.video.autoplay',
			'background.video.muted',
			'background.video.loop',
		],
	},
	{
		id: 'transition',
		title: () => __( 'Transition', 'frontage-slider' ),
		has: [ 'transition' ],
		first: [ 'transition.name', 'transition.duration', 'transition.easeIn' ],
		only: COMES,
	},
	{
		id: 'content',
		title: () => __( 'Slide', 'frontage-slider' ),
		has: [ 'title', 'description', 'link', 'thumb', 'params', 'deeplink' ],
		first: [ 'title', 'link', 'deeplink' ],
	},
	{
		id: 'panzoom',
		title: () => __( 'Pan and zoom', 'frontage-slider' ),
		has: [ 'background.panZoom' ],
		first: [ 'background.panZoom.scaleStart', 'background.panZoom.scaleEnd', 'background.panZoom.duration' ],
	},
	{
		id: 'first',
		title: () => __( 'First transition', 'frontage-slider' ),
		has: [ 'firstTransition' ],
		first: [ 'firstTransition.name', 'firstTransition.duration' ],
		only: COMES,
	},
	{
		id: 'time',
		title: () => __( 'Timing', 'frontage-slider' ),
		has: [ 'duration', 'loop', 'waitsForVideo', 'stops', 'hideAfter', 'scrollBound' ],
		first: [ 'duration', 'stops' ],
	},
	{
		id: 'visibility',
		title: () => __( 'Visibility', 'frontage-slider' ),
		has: [ 'visible', 'from', 'until' ],
		first: [ 'visible', 'from', 'until' ],
	},
	{
		id: 'advanced',
		title: () => __( 'Advanced', 'frontage-slider' ),
		has: [ '' ],
		first: [ 'key', 'className' ],
	},
];
