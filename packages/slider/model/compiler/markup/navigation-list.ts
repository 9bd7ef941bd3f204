import type { Navigation, Options, Slide, Strip } from '../../../generated/option-types';
import {
	bulletPlace,
	controlClasses,
	controlLook,
	controlPlace,
	entranceOf,
	hintClasses,
	shapeClasses,
} from './navigation-style';
import type { Stage } from './navigation-context';
import { cssColor, cssNumber, round } from '../style/css-value';
import { imageAttributes } from './image-attributes';
import { slidePicture, templateNode } from './navigation-template';
import { fillTemplate, mergeProperties, type MarkupNode, type Properties } from '../markup-node';

/** Bullets, thumbnails and tabs: a button for each slide. TypeScript port of php/Compiler/Markup/NavigationList.php. */

const ONE = { bullets: 'bullet', thumbs: 'thumb', tabs: 'tab' };
type Kind = keyof typeof ONE;
type Part = Navigation[ 'bullets' ] | Strip;

const isStrip = ( part: Part ): part is Strip => 'wrapper_padding' in part;

export function strip( kind: Kind, part: Part, { slides, play, start, classes }: Stage ): MarkupNode {
	const style = stripStyle( part, slides.length );
	const inside = slides.map( ( slide, index ) => buttonContent( kind, part, slide, index ) );
	const looks = [
		isStrip( part ) && 'fr-strip',
		entranceOf( part, part.anim ) && 'fr-comes',
		...shapeClasses( part, kind ),
		( '--fr-few-w' in style || '--fr-few-h' in style ) && 'fr-few',
		isStrip( part ) && part.span && 'fr-span',
		...( inside.some( ( node ) => node?.html ) ? templateClasses( part ) : [] ),
	].filter( ( look ): look is string => Boolean( look ) );
	const names = controlClasses( part, Boolean( play.hideNavigation ), looks );
	names.forEach( ( name ) => classes.add( name ) );
	return {
		tag: 'div',
		attrs: {
			class: [ `fr-slider__${ kind }`, ...names ].join( ' ' ),
			role: 'group',
			'aria-label': play.texts.choose || null,
			hidden: true,
			style,
		},
		children: slides.map( ( { title }, index ) => {
			const content = inside[ index ];
			const count = fillTemplate( play.texts.slide || '%1$d / %2$d', index + 1, slides.length );
			const reads = content?.html === undefined ? title : /^(?:<[^>]*>|\s)*[^\s<]/.test( content.html );
			return {
				tag: 'button',
				attrs: {
					type: 'button',
					class: `fr-slider__${ ONE[ kind ] }`,
					'data-slide': String( index ),
					'aria-label': kind === 'tabs' && reads ? null : `${ count }${ title && `: ${ title }` }`,
					'aria-current': index === start ? 'true' : null,
				},
				children: content ? [ content ] : [],
			};
		} ),
	};
}

const templateClasses = ( part: Part ) =>
	isStrip( part )
		? [ 'fr-templates' ]
		: [ 'fr-hints', ...hintClasses( part, part.direction === 'vertical' ? 'column' : 'row' ) ];

/** Content of a button: the template's output, or the image or title of its slide. */
function buttonContent( kind: Kind, part: Part, slide: Slide, index: number ): MarkupNode | undefined {
	const filled = templateNode( part, slide, kind === 'bullets' ? 'hint' : 'template' );
	if ( filled || ! isStrip( part ) ) {
		return filled;
	}
	if ( kind === 'tabs' ) {
		return { tag: 'span', attrs: { class: 'fr-slider__tab-title' }, text: slide.title || String( index + 1 ) };
	}
	const image = slidePicture( slide );
	const width = `${ cssNumber( part.width, 0 ) }px`;
	return image
		? { tag: 'img', attrs: imageAttributes( { ...image, alt: '', title: '' }, width, 'later' ) }
		: plainThumb( slide, index );
}

/** A slide without an image is represented by its color, or by its number. */
function plainThumb( { background: { type, color } }: Slide, index: number ): MarkupNode {
	const ground = type === 'transparent' ? undefined : cssColor( color );
	return ground === undefined || ground === 'transparent'
		? { tag: 'span', attrs: { class: 'fr-slider__plain' }, text: String( index + 1 ) }
		: { tag: 'span', attrs: { class: 'fr-slider__plain', style: { '--fr-plain': ground } } };
}

function stripStyle( part: Part, slides: number ): Properties {
	const style = mergeProperties(
		isStrip( part ) ? controlPlace( part ) : bulletPlace( part, controlPlace( part ) ),
		controlLook( part, isStrip( part ) ? 'Strip' : 'Navigation.bullets' ),
		entranceOf( part, part.anim ) ?? {}
	);
	const flow = `${ part.direction === 'vertical' ? 'column' : 'row' }${ part.rtl ? '-reverse' : '' }`;
	if ( part.space > 0 ) {
		style[ '--fr-gap' ] = `${ cssNumber( part.space ) }px`;
	}
	if ( flow !== 'row' ) {
		style[ '--fr-flow' ] = flow;
	}
	return isStrip( part ) ? mergeProperties( movedOut( part ), sizes( part, slides ), style ) : style;
}

const px = ( value: number ) => `${ cssNumber( value ) }px`;

/** Sizes of thumbnails and tabs: they shrink where `visibleAmount` of them do not fit, and no more than that are visible at once. */
function sizes( part: Strip, slides: number ): Properties {
	const { width, height, min_width: least, space, span } = part;
	const isVertical = part.direction === 'vertical';
	const padding = 2 * part.wrapper_padding;
	const visible = Math.max( 1, round( part.visibleAmount ) );
	const hasMany = slides > visible;
	const shown = Math.min( visible, slides );
	const lessW = 2 * part.mhoffset;
	const lessH = 2 * part.mvoffset;
	const between = padding + ( shown - 1 ) * space;
	const canShrink = least < width && ! isVertical;
	const room = `(100cqw - ${ px( between + lessW ) })/${ shown }`;
	const wide = canShrink ? `clamp(${ px( least ) },${ room },${ px( width ) })` : px( width );
	const allW = lessW > 0 ? `calc(100% - ${ px( lessW ) })` : '100%';
	const allH = lessH > 0 ? `calc(100% - ${ px( lessH ) })` : '100%';
	const those = canShrink ? `${ shown }*${ wide } + ${ px( between ) }` : px( shown * width + between );
	const fewW = hasMany && ! isVertical ? `min(${ allW },${ those })` : allW;
	const fewH = hasMany && isVertical ? `min(${ allH },${ px( shown * height + between ) })` : allH;
	const color = cssColor( part.wrapper_color ) ?? 'transparent';
	const all = {
		'--fr-thumb-w': wide,
		'--fr-thumb-h': px( height ),
		'--fr-wrap': px( padding / 2 ),
		'--fr-wrap-fill': color === 'transparent' ? '' : color,
		'--fr-few-w': fewW === '100%' || ( span && ! isVertical ) ? '' : fewW,
		'--fr-few-h': fewH === '100%' || ( span && isVertical ) ? '' : fewH,
		'--fr-span-w': span && ! isVertical ? '100%' : '',
		'--fr-span-h': span && isVertical ? '100%' : '',
	};
	return Object.fromEntries( Object.entries( all ).filter( ( [ , value ] ) => value ) );
}

/** Height or width of a list outside the stage. */
const depth = ( part: Strip, isVertical: boolean ) =>
	px( ( isVertical ? part.height : part.width ) + 2 * part.wrapper_padding );

/** Position of thumbnails and tabs outside the stage: they are shifted by their own size. */
function movedOut( part: Strip ): Properties {
	switch ( part.position ) {
		case 'outer-top':
			return { '--fr-ay': 'start', '--fr-y': `-${ depth( part, true ) }` };
		case 'outer-bottom':
			return { '--fr-ay': 'end', '--fr-y': depth( part, true ) };
		case 'outer-left':
			return { '--fr-ax': 'start', '--fr-x': `-${ depth( part, false ) }` };
		case 'outer-right':
			return { '--fr-ax': 'end', '--fr-x': depth( part, false ) };
		default:
			return {};
	}
}

const SIDE = { 'outer-top': 't', 'outer-bottom': 'b', 'outer-left': 'l', 'outer-right': 'r', inner: '' };

/** Space that the stage leaves for thumbnails and tabs outside it. */
export function outside( { navigation }: Options, slides: number ): Properties {
	const out: Properties = {};
	for ( const part of slides > 1 ? [ navigation.thumbnails, navigation.tabs ] : [] ) {
		const side = SIDE[ part.position ];
		if ( part.enable && side ) {
			out[ `--fr-o${ side }` ] = depth( part, side === 't' || side === 'b' );
		}
	}
	return out;
}
