import { __ } from '@wordpress/i18n';
import { fieldsOf, type FieldSpec } from './field-list';

export type Kind = 'Slider' | 'Slide' | 'Layer';

interface PanelPlan {
	id: string;
	title: () => string;
	/** What belongs here, by the beginning of its path; the longest beginning that fits decides. */
	has: readonly string[];
	/** What stands first, in this order; the rest is under "More". */
	first: readonly string[];
	/** Kinds of layers that have it at all; absent: all. */
	only?: readonly string[];
}

const SHAPES = [ 'text', 'button', 'shape', 'group', 'row', 'column', 'image', 'video', 'object', 'blocks', 'svg' ];
const WRITTEN = [ 'text', 'button', 'shape', 'blocks', 'group', 'row', 'column', 'object' ];

const PLANS: Readonly< Record< Kind, readonly PanelPlan[] > > = {
	Layer: [
		{
			id: 'content',
			title: () => __( 'Content', 'frontage-slider' ),
			has: [ 'html', 'toggleHtml', 'tag', 'type', 'link', 'image', 'svg', 'alias', 'title' ],
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
			title: () => __( 'Size and place', 'frontage-slider' ),
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
			title: () => __( 'Colours', 'frontage-slider' ),
			has: [ 'style.color', 'style.opacity', 'style.blend', 'style.svg', 'style.background' ],
			first: [ 'style.color', 'style.background', 'style.svgFill', 'style.opacity' ],
		},
		{
			id: 'background',
			title: () => __( 'Background picture', 'frontage-slider' ),
			has: [
				'style.backgroundImage',
				'style.backgroundPosition',
				'style.backgroundFit',
				'style.backgroundRepeat',
			],
			first: [ 'style.backgroundImage', 'style.backgroundPosition', 'style.backgroundFit' ],
			only: SHAPES,
		},
		{
			id: 'border',
			title: () => __( 'Border and corners', 'frontage-slider' ),
			has: [ 'style.border', 'style.boxShadow', 'clip', 'style.overflow' ],
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
			title: () => __( 'Motion', 'frontage-slider' ),
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
	],
	Slide: [
		{
			id: 'content',
			title: () => __( 'Slide', 'frontage-slider' ),
			has: [ 'title', 'description', 'link', 'thumb', 'params', 'deeplink' ],
			first: [ 'title', 'link', 'deeplink' ],
		},
		{
			id: 'background',
			title: () => __( 'Background', 'frontage-slider' ),
			has: [ 'background' ],
			first: [
				'background.type',
				'background.color',
				'background.image',
				'background.position',
				'background.fit',
			],
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
			id: 'panzoom',
			title: () => __( 'Pan and zoom', 'frontage-slider' ),
			has: [ 'background.panZoom' ],
			first: [ 'background.panZoom.scaleStart', 'background.panZoom.scaleEnd', 'background.panZoom.duration' ],
		},
		{
			id: 'transition',
			title: () => __( 'Transition', 'frontage-slider' ),
			has: [ 'transition' ],
			first: [ 'transition.name', 'transition.duration', 'transition.easeIn' ],
		},
		{
			id: 'first',
			title: () => __( 'Transition of the very first show', 'frontage-slider' ),
			has: [ 'firstTransition' ],
			first: [ 'firstTransition.name', 'firstTransition.duration' ],
		},
		{
			id: 'time',
			title: () => __( 'Time', 'frontage-slider' ),
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
	],
	Slider: [
		{
			id: 'general',
			title: () => __( 'Slider', 'frontage-slider' ),
			has: [ 'title', 'alias', 'options.sliderType', 'options.sliderLayout' ],
			first: [ 'title', 'options.sliderType', 'options.sliderLayout', 'alias' ],
		},
		{
			id: 'size',
			title: () => __( 'Size', 'frontage-slider' ),
			has: [
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
				'options.duration',
				'options.navigation.onHoverStop',
				'options.stopLoop',
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
			first: [ 'enable', 'style', 'position', 'h_align', 'v_align', 'h_offset', 'v_offset', 'space' ].map(
				( key ) => `options.navigation.${ part }.${ key }`
			),
		} ) ),
		{
			id: 'progress',
			title: () => __( 'Progress', 'frontage-slider' ),
			has: [ 'options.progressBar' ],
			first: [ 'disableProgressBar', 'style', 'color', 'size', 'vertical' ].map(
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
			has: [ 'options.carousel' ],
			first: [ 'maxVisibleItems', 'space', 'infinity', 'minScale', 'maxRotation', 'spin' ].map(
				( key ) => `options.carousel.${ key }`
			),
		},
		{
			id: 'scroll',
			title: () => __( 'Scrolling', 'frontage-slider' ),
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
	],
};

export interface Panel {
	id: string;
	title: string;
	first: FieldSpec[];
	more: FieldSpec[];
}

const made = new Map< string, Panel[] >();

/** The panels of a kind with all its settings, each in one of them. `type`: of a layer. */
export function panelsOf( kind: Kind, type = '' ): Panel[] {
	const name = `${ kind } ${ type }`;
	let panels = made.get( name );
	if ( ! panels ) {
		panels = sorted( kind, type );
		made.set( name, panels );
	}
	return panels;
}

function sorted( kind: Kind, type: string ): Panel[] {
	const plans = PLANS[ kind ];
	const fit = ( path: string, has: readonly string[] ) =>
		Math.max( -1, ...has.filter( ( start ) => path.startsWith( start ) ).map( ( start ) => start.length ) );
	const home = ( path: string ) =>
		plans.reduce( ( best, plan ) => ( fit( path, plan.has ) > fit( path, best.has ) ? plan : best ) );
	const byPlan = new Map< PanelPlan, FieldSpec[] >( plans.map( ( plan ) => [ plan, [] ] ) );
	for ( const field of fieldsOf( kind ) ) {
		byPlan.get( home( field.path ) )!.push( field );
	}
	return [ ...byPlan ].flatMap( ( [ plan, fields ] ) => {
		const own = fields.filter( ( { path } ) => suits( path, type ) );
		if ( ! own.length || ( type && plan.only && ! plan.only.includes( type ) ) ) {
			return [];
		}
		const first = plan.first.flatMap( ( path ) => own.filter( ( field ) => field.path === path ) );
		return [
			{ id: plan.id, title: plan.title(), first, more: own.filter( ( field ) => ! first.includes( field ) ) },
		];
	} );
}

/** What only some kinds of layers have, by the beginning of a path. */
const ONLY: readonly ( readonly [ string, readonly string[] ] )[] = [
	[ 'html', [ 'text', 'button' ] ],
	[ 'toggleHtml', [ 'text', 'button' ] ],
	[ 'image', [ 'image', 'object', 'svg', 'shape' ] ],
	[ 'video', [ 'video', 'audio' ] ],
	[ 'svg', [ 'svg' ] ],
	[ 'style.svg', [ 'svg' ] ],
	[ 'hover.to.svg', [ 'svg' ] ],
	[ 'column', [ 'column' ] ],
	[ 'breakAt', [ 'row' ] ],
	[ 'box.zone', [ 'row' ] ],
	[ 'style.objectFit', [ 'image', 'video', 'object' ] ],
];

/** Whether a setting means something for a kind of layer. Without a kind, as for several at once, all are there. */
const suits = ( path: string, type: string ) =>
	! type || ONLY.every( ( [ start, types ] ) => ! path.startsWith( start ) || types.includes( type ) );
