import { carouselProperties } from '../style/carousel-placement';
import type { Stage } from './navigation-context';
import { cssColor, cssLength, cssNumber, cssUrl, cssWord, put, round } from '../style/css-value';
import { words } from '../style/layer-style';
import { wholes } from '../breakpoints';
import { dottedOverlay } from '../style/dotted-overlay';
import { upscales } from '../playback/option-playback';
import { sides } from '../style/box-sides';
import { outside } from './navigation-list';
import { levelsClass, visibleName } from '../style/conditional-rules';
import { mergeProperties, type Properties } from '../markup-node';

/** Classes and custom properties of a slider's `section`. TypeScript port of SliderMarkup::names() and ::properties(). */

export function sliderClasses( { options, play, classes }: Stage ): string[] {
	const { sliderType, sliderLayout } = options;
	const hides = round( options.hideSliderAtLimit );
	const shadow = round( options.shadow );
	const isGridModule = options.gridEQModule || ( options.fullScreenAlignForce && sliderLayout === 'fullscreen' );
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
		isGridModule && rule( 'fr-slider--grid-is-module' ),
		options.autoHeight && rule( 'fr-slider--grows' ), // Its grid is as high as it has to be, also where it is the module.
		options.wholeType !== 'off' && rule( `fr-whole-${ options.wholeType }` ),
		options.forceOverflow && rule( 'fr-slider--overflows' ),
		options.fixedOnTop && rule( 'fr-slider--fixed' ),
		play.scrollTimeline?.pinned && rule( 'fr-slider--pinned' ),
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

/** One perspective for all layers, instead of one for each. */
const hasCamera = ( { perspectiveType, perspective }: Stage[ 'options' ] ) =>
	perspectiveType === 'global' && perspective > 0;

export function sliderProperties( { options, play, slides }: Stage ): Properties {
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
	return mergeProperties(
		out,
		wrapperProperties( options ),
		carouselProperties( options ),
		outside( options, slides.length )
	);
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
