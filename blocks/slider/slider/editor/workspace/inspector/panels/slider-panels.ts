import { normalise } from '@frontage/slider/model';
import { __ } from '@wordpress/i18n';
import { goesWithScroll } from '../../canvas/scroll-scrubber';
import { get } from '../../state/attribute-paths';
import type { PanelPlan } from './panel-definition';

/** Options with defaults. */
const optionsOf = ( attributes: unknown ) =>
	normalise( { schema: 1, options: get( attributes, 'options' ) ?? {} } ).model.options;

export const sliderPanels: readonly PanelPlan[] = [
	{
		id: 'general',
		title: () => __( 'Slider', 'frontage-slider' ),
		has: [ 'title', 'alias', 'options.source', 'options.sliderType', 'options.sliderLayout' ],
		first: [ 'title', 'options.source', 'options.sliderType', 'options.sliderLayout', 'alias' ],
	},
	{
		id: 'size',
		title: () => __( 'Size', 'frontage-slider' ),
		has: [
			'inherit',
			'options.grid',
			'options.editorheight',
			'options.responsiveLevels',
			'options.minHeight',
			'options.maxHeight',
			'options.fullScreen',
			'options.autoHeight',
			'options.keepBPHeight',
			'options.forceOverflow',
			'options.overflowHidden',
			'options.disableForceFullWidth',
			'options.fixedOnTop',
			'options.enableUpscaling',
		],
		first: [
			'options.gridwidth',
			'options.gridheight',
			'options.minHeight',
			'options.maxHeight',
			'options.responsiveLevels',
			'inherit',
		],
	},
	{
		id: 'play',
		title: () => __( 'Playback', 'frontage-slider' ),
		has: [
			'options.duration',
			'options.stop',
			'options.start',
			'options.waitForInit',
			'options.alternativeFirstSlide',
			'options.activeSlide',
			'options.shuffle',
			'options.viewPort',
			'options.navigation.onHoverStop',
			'options.deepLink',
		],
		first: [
			'options.stopLoop',
			'options.duration',
			'options.navigation.onHoverStop',
			'options.stopAtSlide',
			'options.stopAfterLoops',
			'options.shuffle',
			'options.deepLink',
		],
	},
	...( [ 'arrows', 'bullets', 'thumbnails', 'tabs' ] as const ).map( ( part ) => ( {
		id: part,
		title: () =>
			( {
				arrows: __( 'Arrows', 'frontage-slider' ),
				bullets: __( 'Bullets', 'frontage-slider' ),
				thumbnails: __( 'Thumbnails', 'frontage-slider' ),
				tabs: __( 'Tabs', 'frontage-slider' ),
			} )[ part ],
		has: [ `options.navigation.${ part }` ],
		first: [
			'enable',
			'style',
			'color',
			'background',
			'active_color',
			'size',
			'border_radius',
			'width',
			'height',
			'position',
			'h_align',
			'v_align',
			'h_offset',
			'v_offset',
			'space',
		].map( ( key ) => `options.navigation.${ part }.${ key }` ),
	} ) ),
	{
		id: 'progress',
		title: () => __( 'Progress bar', 'frontage-slider' ),
		has: [ 'options.progressBar' ],
		first: [ 'disableProgressBar', 'style', 'color', 'bgcolor', 'size', 'vertical' ].map(
			( key ) => `options.progressBar.${ key }`
		),
	},
	{
		id: 'touch',
		title: () => __( 'Touch, keyboard, mouse wheel', 'frontage-slider' ),
		has: [ 'options.navigation' ],
		first: [ 'touch.touchenabled', 'touch.touchOnDesktop', 'keyboardNavigation', 'mouseScrollNavigation' ].map(
			( key ) => `options.navigation.${ key }`
		),
	},
	{
		id: 'carousel',
		title: () => __( 'Carousel', 'frontage-slider' ),
		about: ( attributes ) =>
			get( attributes, 'options.sliderType' ) === 'carousel'
				? __(
						'The canvas shows slides in a row. Use Preview to see the carousel in motion.',
						'frontage-slider'
					)
				: __( 'Available when Type is set to Carousel in the Slider panel.', 'frontage-slider' ),
		has: [ 'options.carousel' ],
		first: [ 'maxVisibleItems', 'space', 'infinity', 'minScale', 'maxRotation', 'spin' ].map(
			( key ) => `options.carousel.${ key }`
		),
	},
	{
		id: 'scroll',
		title: () => __( 'Scroll', 'frontage-slider' ),
		about: ( attributes ) =>
			goesWithScroll( optionsOf( attributes ) )
				? __( 'Scroll over the slide or drag the bar beside it to preview scroll effects.', 'frontage-slider' )
				: __( 'Turn on an option to get a scroll preview bar beside the slide.', 'frontage-slider' ),
		has: [ 'options.sbtimeline', 'options.scrolleffect' ],
		first: [
			'options.sbtimeline.set',
			'options.sbtimeline.fixed',
			'options.sbtimeline.layers',
			'options.scrolleffect.set',
			'options.scrolleffect.fade',
		],
	},
	{
		id: 'parallax',
		title: () => __( 'Parallax', 'frontage-slider' ),
		has: [ 'options.parallax', 'options.perspective' ],
		first: [ 'options.parallax.type', 'options.parallax.speed', 'options.parallax.disable_onmobile' ],
	},
	{
		id: 'modal',
		title: () => __( 'Popup', 'frontage-slider' ),
		about: ( attributes ) =>
			get( attributes, 'options.modal.useAsModal' )
				? __(
						'A popup opens over the page when a button triggers it. Use Preview to see it open.',
						'frontage-slider'
					)
				: __( 'A popup opens over the page when a button triggers it.', 'frontage-slider' ),
		has: [ 'options.modal' ],
		first: [ 'options.modal.useAsModal', 'options.modal.alias', 'options.modal.coverColor' ],
	},
	{
		id: 'around',
		title: () => __( 'Background and border', 'frontage-slider' ),
		has: [ 'options.wrapper', 'options.shadow', 'options.dottedOverlay' ],
		first: [ 'options.wrapper.background', 'options.wrapper.padding', 'options.shadow' ],
	},
	{
		id: 'loading',
		title: () => __( 'Loading', 'frontage-slider' ),
		has: [ 'options.lazy', 'options.spinner' ],
		first: [ 'options.lazyType', 'options.spinner', 'options.spinnerclr' ],
	},
	{
		id: 'visibility',
		title: () => __( 'Visibility', 'frontage-slider' ),
		has: [ 'options.hide', 'options.visibilityLevels' ],
		first: [ 'options.hideSliderAtLimit', 'options.hideLayerAtLimit', 'options.hideAllLayerAtLimit' ],
	},
	{
		id: 'advanced',
		title: () => __( 'Advanced', 'frontage-slider' ),
		has: [ '' ],
		first: [ 'id' ],
	},
];
