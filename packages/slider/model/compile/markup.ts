import type { Background, Image, Link, Slider, Slide } from '../types';
import { hiddenLayers } from './actions';
import { carouselPlace, carouselProperties } from './carousel';
import { controls, movesByItself, type Stage } from './controls';
import { cssColor, cssLength, cssNumber, cssUrl, cssWord, put, round } from './css';
import { coverSizes, imageAttributes } from './images';
import { words } from './layer-style';
import { layerBoxes, type Scene } from './layer-tree';

import { wholes } from './levels';
import { dottedOverlay } from './overlay';
import { upscales } from './play-options';
import { sides } from './sides';
import { outside } from './strips';
import { levelsClass, visibleName } from './styles';
import { fill, plus, type MarkupNode, type Properties } from './tree';

/** The elements of a slider (MARKUP.md): stage, controls, slides with their backgrounds, static layers. Twin of ../../php/Markup.php. */

/** The `section`, without the play document. */
export function sliderTree( model: Slider, stage: Stage ): MarkupNode {
	const { play, slides, id } = stage;
	const inside: MarkupNode[] = [];
	if ( slides.length > 1 || movesByItself( play ) ) {
		inside.push( controls( stage ) );
	}
	inside.push( {
		tag: 'div',
		attrs: { class: 'fr-slider__slides', id: `${ id }-slides` },
		children: slides.map( ( slide, index ) => slideNode( model, slide, index, stage ) ),
	} );
	if ( model.static.length ) {
		inside.push( {
			tag: 'div',
			attrs: { class: 'fr-slider__statics' },
			children: layerBoxes( model.static, scene( model, stage, true, true ) ),
		} );
	}
	return {
		tag: 'section',
		attrs: {
			class: sliderClasses( stage ).join( ' ' ),
			id,
			'data-slider': play.alias,
			'aria-roledescription': slides.length > 1 ? 'carousel' : null,
			'aria-label': model.title || model.alias || null,
			style: properties( stage ),
			hidden: play.modal ? '' : null, // It waits to be called.
		},
		children: [
			{ tag: 'div', attrs: { class: 'fr-slider__stage' }, children: inside },
			...( slides.some( ( { link } ) => link?.slide === 'scroll_under' )
				? [ { tag: 'span', attrs: { id: `${ id }-under` } } ]
				: [] ),
		],
	};
}

function sliderClasses( { options, play, classes }: Stage ): string[] {
	const { sliderType, sliderLayout } = options;
	const hides = round( options.hideSliderAtLimit );
	const shadow = round( options.shadow );
	const gridIsModule = options.gridEQModule || ( options.fullScreenAlignForce && sliderLayout === 'fullscreen' );
	const rule = ( name: string ) => {
		classes.add( name );
		return name;
	};
	const levels = rule( levelsClass( wholes( options.responsiveLevels ) ) );
	const names = [
		'fr-slider',
		rule( `fr-slider--${ sliderType }` ),
		`fr-slider--${ sliderLayout }`,
		levels,
		visibleName( options ) === '--fr-v' && rule( levelsClass( wholes( options.visibilityLevels ), 'visible' ) ),
		upscales( options ) && 'fr-slider--upscale',
		options.autoHeight && rule( 'fr-slider--grows' ),
		gridIsModule && 'fr-slider--grid-is-module',
		options.forceOverflow && rule( 'fr-slider--overflows' ),
		options.fixedOnTop && rule( 'fr-slider--fixed' ),
		play.scrollTimeline?.pinned && 'fr-slider--pinned',
		options.carousel.orientation === 'v' && 'fr-slider--vertical',
		play.carousel?.layers === 'all' && 'fr-slider--layers-stay',
		options.overflowHidden && rule( 'fr-clips' ),
		dottedOverlay( options ) && rule( 'fr-dots' ),
		shadow > 0 && rule( `fr-shadow-${ shadow }` ),
		hasCamera( options ) && rule( 'fr-camera' ),
		hides > 0 && rule( `fr-under-${ hides }` ),
		options.wrapper.className,
	];
	return names.filter( ( name ): name is string => Boolean( name ) );
}

/** One camera for all layers, in place of one each. */
const hasCamera = ( { perspectiveType, perspective }: Stage[ 'options' ] ) =>
	perspectiveType === 'global' && perspective > 0;

function properties( { options, play, slides }: Stage ): Properties {
	const out: Properties = {};
	const heights = wholes( options.gridheight );
	const fullscreen = options.sliderLayout === 'fullscreen';
	put(
		out,
		'--fr-gw',
		wholes( options.gridwidth ).map( ( width ) => String( Math.max( 1, width ) ) )
	);
	put( out, '--fr-gh', heights.map( String ) );
	if ( options.keepBPHeight ) {
		put(
			out,
			'--fr-height',
			heights.map( ( height ) => `${ height }px` )
		);
	}
	if ( options.minHeight > 0 ) {
		out[ '--fr-min' ] = `${ cssNumber( options.minHeight ) }px`;
	}
	if ( options.maxHeight > 0 && ! fullscreen ) {
		out[ '--fr-max' ] = `${ cssNumber( options.maxHeight ) }px`;
	}
	const offset = ( fullscreen && cssLength( options.fullScreenOffset, '1px' ) ) || '0px';
	if ( offset !== '0px' ) {
		out[ '--fr-less' ] = offset.replace( /%$/, 'svh' );
	}
	if ( options.spinner !== 'off' ) {
		out[ '--fr-spin' ] = cssColor( options.spinnerclr ) ?? '#fff';
	}
	if ( hasCamera( options ) ) {
		out[ '--fr-camera' ] = `${ cssNumber( options.perspective ) }px`;
	}
	const dots = dottedOverlay( options );
	if ( dots ) {
		out[ '--fr-dots' ] = dots;
	}
	const { scrollTimeline } = play;
	if ( scrollTimeline?.pinned ) {
		out[ '--fr-pin' ] = `${ cssNumber( Math.max( 1, scrollTimeline.to - scrollTimeline.from ) ) }px`;
	}
	return plus( out, wrapperProperties( options ), carouselProperties( options ), outside( options, slides.length ) );
}

function wrapperProperties( { wrapper }: Stage[ 'options' ] ): Properties {
	const out: Properties = {};
	let background = cssColor( wrapper.background ) ?? '';
	const url = cssUrl( wrapper.image?.url );
	if ( url !== undefined ) {
		const place = `${ words( wrapper.imagePosition, 'center' ) }/${ words( wrapper.imageFit, 'cover' ) }`;
		const plain = background.includes( 'gradient' ) ? '' : ` ${ background }`;
		background = `${ url } ${ place } ${ cssWord( wrapper.imageRepeat ) ?? 'no-repeat' }${ plain }`.trim();
	}
	if ( background ) {
		out[ '--fr-background' ] = background;
	}
	for ( const [ name, given ] of [
		[ '--fr-pad', wrapper.padding ],
		[ '--fr-around', wrapper.margin ],
	] as const ) {
		const values = given ? sides( given, '1px' ) : [];
		put( out, name, values.some( ( side ) => side !== '0px' ) ? values : [] );
	}
	const wide = cssLength( wrapper.maxWidth, '1px' ) ?? '0px';
	return wide === '0px' ? out : { ...out, '--fr-wide': wide };
}

function scene(
	model: Slider,
	{ options, slides, start, play, classes }: Stage,
	first: boolean,
	isStatic: boolean
): Scene {
	const all = round( options.hideAllLayerAtLimit );
	const some = round( options.hideLayerAtLimit );
	[ all, some ].filter( Boolean ).forEach( ( limit ) => classes.add( `fr-under-${ limit }` ) );
	return {
		first,
		static: isStatic,
		hidden: hiddenLayers( [ ...model.static, ...slides.flatMap( ( { layers } ) => layers ) ] ),
		perspective: play.perspective ?? 0,
		start,
		limits: { all, some },
		visible: visibleName( options ),
		classes,
		urgent: false,
	};
}

function slideNode( model: Slider, slide: Slide, index: number, stage: Stage ): MarkupNode {
	const { options, slides, start, id } = stage;
	const { background, link, layers } = slide;
	const first = index === start;
	const place = carouselPlace( options, slides, index, start );
	const picture = pictureOf( background );
	const beside = place.visible ? 'beside' : null;
	const inner = { ...scene( model, stage, first, false ), urgent: first && ! picture };
	const children = [ backgroundNode( background, first, stage ) ];
	if ( link?.url || link?.slide ) {
		children.push( linkNode( link, slide.title || count( index, stage ), stage ) );
	}
	children.push( ...layerBoxes( layers, inner ) );
	const many = slides.length > 1;
	return {
		tag: 'div',
		attrs: {
			class: `fr-slide ${ slide.className ?? '' }`.trim(),
			id: `${ id }-${ slide.key }`,
			'data-key': slide.key,
			role: many ? 'group' : null,
			'aria-roledescription': many ? 'slide' : null,
			'aria-label': many ? count( index, stage ) : null,
			'data-state': first ? 'active' : beside,
			style: place.style,
		},
		children,
	};
}

/** The whole slide as a link, or as a button that goes to another slide. */
function linkNode( link: Link, label: string, { slides, id }: Stage ): MarkupNode {
	const { slide: to = '' } = link;
	const url = to === 'scroll_under' ? `#${ id }-under` : link.url; // An anchor behind the slider works without script.
	const key = /^\d+$/.test( to ) ? ( slides[ Number( to ) - 1 ]?.key ?? '' ) : to;
	const way = url
		? { href: url, target: link.target || null, rel: link.rel || null }
		: { type: 'button', 'data-go': key };
	return {
		tag: url ? 'a' : 'button',
		attrs: {
			class: 'fr-slide__link',
			...way,
			'aria-label': label,
			style: link.under ? {} : { '--fr-z': '30' },
		},
	};
}

const count = ( index: number, { play, slides }: Stage ) =>
	fill( play.texts.slide || '%1$d / %2$d', index + 1, slides.length );

/** The picture of the background, or the poster of its video. */
function pictureOf( { type, image, video }: Background ): Image | undefined {
	const own = image?.url ? image : video?.poster;
	return own?.url && type !== 'transparent' && type !== 'color' ? own : undefined;
}

function backgroundNode( background: Background, first: boolean, { options }: Stage ): MarkupNode {
	const style: Properties = {};
	const image = pictureOf( background );
	const color = cssColor( background.color );
	if ( color !== undefined && background.type !== 'transparent' ) {
		style[ color.includes( 'gradient' ) ? '--fr-pattern' : '--fr-bg' ] = color;
	}
	const position = words( background.position, 'center' );
	if ( ! [ 'center', 'center center', '50% 50%' ].includes( position ) ) {
		style[ '--fr-position' ] = position;
	}
	const filter = mediaFilter( background.mediaFilter );
	if ( filter ) {
		style[ '--fr-media' ] = filter;
	}
	const node = ( own: Properties, children: MarkupNode[] = [] ): MarkupNode => ( {
		tag: 'div',
		attrs: { class: 'fr-slide__background', style: own },
		...( children.length && { children } ),
	} );
	if ( ! image ) {
		return node( style );
	}
	const fit = words( background.fit, 'cover' );
	const url = cssUrl( image.url );
	if ( url !== undefined && ( background.repeat !== 'no-repeat' || fit.includes( '%' ) ) ) {
		// What repeats, or has a size of its own, is a background: an image element cannot.
		const pattern = {
			'--fr-pattern': url,
			'--fr-fit': fit === 'normal' ? 'auto' : fit,
			'--fr-repeat': background.repeat,
		};
		return node( plus< string >( pattern, style ) );
	}
	if ( fit !== 'cover' ) {
		style[ '--fr-fit' ] = fit === 'contain' || fit === 'fill' ? fit : 'none';
	}
	return node( style, [
		{
			tag: 'img',
			attrs: {
				class: 'fr-slide__image',
				...imageAttributes( image, coverSizes( options, image ), first ? 'high' : 'later' ),
			},
		},
	] );
}

/** A look of the old filters' names, near enough. */
function mediaFilter( name = '' ): string | undefined {
	switch ( name ) {
		case '':
		case 'none':
			return undefined;
		case 'willow':
		case 'inkwell':
			return 'grayscale(1) contrast(.95) brightness(.95)';
		case 'toaster':
			return 'contrast(1.3) brightness(.9) sepia(.2)';
		default:
			return 'sepia(.2) contrast(1.05)';
	}
}
