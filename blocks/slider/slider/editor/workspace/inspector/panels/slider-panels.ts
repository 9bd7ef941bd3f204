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
		title: () => __( 'Playing', 'frontage-slider' ),
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
		title: () => __( 'Progress', 'frontage-slider' ),
		has: [ 'options.progressBar' ],
		first: [ 'disableProgressBar', 'style', 'color', 'bgcolor', 'size', 'vertical' ].map(
			( key ) => `options.progressBar.${ key }`
		),
	},
	{
		id: 'touch',
		title: () => __( 'Touch, keyboard, wheel', 'frontage-slider' ),
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
				? __( 'The canvas shows the slides in a row. Preview shows how they turn and move.', 'frontage-slider' )
				: __( 'For sliders of the type Carousel, which is chosen above under Slider.', 'frontage-slider' ),
		has: [ 'options.carousel' ],
		first: [ 'maxVisibleItems', 'space', 'infinity', 'minScale', 'maxRotation', 'spin' ].map(
			( key ) => `options.carousel.${ key }`
		),
	},
	{
		id: 'scroll',
		title: () => __( 'Scrolling', 'frontage-slider' ),
		about: ( attributes ) =>
			goesWithScroll( optionsOf( attributes ) )
				? __(
						'Turn the wheel over the slide, or drag the bar beside it, to see what scrolling does.',
						'frontage-slider'
					)
				: __(
						'With one of these switched on, a bar beside the slide shows what scrolling does.',
						'frontage-slider'
					),
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
		title: () => __( 'Modal', 'frontage-slider' ),
		about: ( attributes ) =>
			get( attributes, 'options.modal.useAsModal' )
				? __(
						'A modal is a window over the page that opens when a button calls it. The canvas shows it over a page, Preview opens it.',
						'frontage-slider'
					)
				: __( 'A modal is a window over the page that opens when a button calls it.', 'frontage-slider' ),
		has: [ 'options.modal' ],
		first: [ 'options.modal.useAsModal', 'options.modal.alias', 'options.modal.coverColor' ],
	},
	{
		id: 'around',
		title: () => __( 'Background and frame', 'frontage-slider' ),
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
