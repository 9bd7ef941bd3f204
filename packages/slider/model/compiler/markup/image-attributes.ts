import { cssNumber, isNumeric } from '../style/css-value';
import { LEVELS, wholes } from '../breakpoints';
import { upscales } from '../playback/option-playback';
import type { Image, Layer, Options } from '../../../generated/option-types';
import { mergeProperties, type MarkupNode } from '../markup-node';

/**
 * Attributes of images: dimensions, `srcset` candidates, and whether they load lazily.
 * TypeScript port of php/Compiler/Markup/ImageAttributes.php.
 */
export function imageAttributes( image: Image, sizes: string, when: 'high' | 'now' | 'later' ) {
	const whole = ( value = 0 ) => ( value > 0 ? cssNumber( value, 0 ) : null );
	return {
		src: image.url ?? '',
		srcset: image.srcset || null,
		sizes: image.srcset ? sizes || '100vw' : null,
		width: whole( image.width ),
		height: whole( image.height ),
		alt: image.alt ?? '',
		decoding: when === 'high' ? null : 'async',
		fetchpriority: when === 'high' ? 'high' : null,
		loading: when === 'later' ? 'lazy' : null,
		title: image.title || null,
	};
}

/** Returns the image. AVIF candidates go into a `picture` element, since browsers without AVIF may support srcset. */
export function imageNode(
	image: Image,
	attrs: Record< string, unknown >,
	sizes: string,
	when: 'high' | 'now' | 'later'
): MarkupNode {
	const own = imageAttributes( image, sizes, when );
	const node = { tag: 'img', attrs: mergeProperties< unknown >( attrs, own ) };
	const source = { type: 'image/avif', srcset: image.avif, sizes: own.sizes };
	return image.avif && own.srcset
		? { tag: 'picture', attrs: { class: 'fr-picture' }, children: [ { tag: 'source', attrs: source }, node ] }
		: node;
}

/**
 * Returns `sizes` for an image that covers the slide, for each breakpoint. Where the slide is taller than the image,
 * the image is wider than the slide; the value grows by half at most, since the rest is cut off anyway.
 */
export function coverSizes( options: Options, image: Image ): string {
	if ( image.sizes ) {
		return image.sizes;
	}
	const ratio = image.height && image.height > 0 ? ( image.width ?? 0 ) / image.height : 0;
	const [ widths, heights ] = [ wholes( options.gridwidth ), wholes( options.gridheight ) ];
	return listed( options, ( level ) => coverSize( options, ratio, widths[ level ]!, heights[ level ]! ) );
}

/**
 * Returns `sizes` for an image in a layer, for each breakpoint. `nested`: the layer is inside another one, whose width
 * is not known here.
 */
export function layerSizes( options: Options, image: Image, { box, responsive }: Layer, isNested: boolean ): string {
	if ( image.sizes ) {
		return image.sizes;
	}
	const given: readonly unknown[] = box.inset ? [ '100%', '100%', '100%', '100%' ] : ( box.width ?? [] );
	const grid = wholes( options.gridwidth );
	return listed( options, ( level ) => {
		const width = given[ level ] ?? 'auto';
		const wide = Math.max( 1, grid[ level ]! );
		const part = typeof width === 'string' && width.endsWith( '%' ) ? parseFloat( width ) : 0;
		const own = isNumeric( width );
		let px = own ? Number( width ) : ( image.width ?? 0 );
		px = part > 0 ? ( wide * part ) / 100 : px;
		if ( px <= 0 || ( part > 0 && ( isNested || box.base === 'slide' ) ) ) {
			return whole( part || 100, 'vw' );
		}
		if ( own && ! responsive.size ) {
			return whole( px, 'px' );
		}
		const vw = whole( own || part > 0 ? ( 100 * px ) / wide : 100, 'vw' );
		return own && upscales( options ) ? vw : `min(${ vw }, ${ whole( px, 'px' ) })`;
	} );
}

/** Builds a `sizes` list for the widths of the breakpoints; a value equal to the wider breakpoint's is omitted. */
function listed( options: Options, size: ( level: number ) => string ): string {
	const limits = wholes( options.responsiveLevels );
	const parts: { size: string; until: string }[] = [];
	LEVELS.forEach( ( level ) => {
		if ( level === 0 || limits[ level ]! < limits[ level - 1 ]! ) {
			const here = size( level );
			if ( parts[ 0 ]?.size !== here ) {
				parts.unshift( { size: here, until: level === 0 ? '' : `(width <= ${ limits[ level ] }px) ` } );
			}
		}
	} );
	return parts.map( ( { size: here, until } ) => until + here ).join( ', ' );
}

const whole = ( value: number, unit: string ) => `${ cssNumber( value, 0 ) }${ unit }`;

function coverSize( options: Options, ratio: number, width: number, height: number ): string {
	const { sliderLayout, sliderType, carousel } = options;
	const isCarousel = sliderType === 'carousel';
	const isItem = isCarousel && ! carousel.stretch && carousel.orientation !== 'v';
	const slide = isItem || sliderLayout === 'auto' ? `min(100vw, ${ width }px)` : '100vw';
	if ( ratio <= 0 || width <= 0 ) {
		return slide;
	}
	const drawn = drawnSize( options, ratio, width, height );
	if ( drawn === undefined ) {
		return slide;
	}
	return isCarousel && carousel.justify
		? `min(100vw, ${ drawn })`
		: `clamp(${ slide }, ${ drawn }, 1.5 * ${ slide })`;
}

/** Width of the image at the height of the slide; undefined if it is not wider than the slide. */
function drawnSize( options: Options, ratio: number, width: number, height: number ): string | undefined {
	const { sliderLayout, maxHeight, minHeight, keepBPHeight: fixed } = options;
	if ( sliderLayout === 'fullscreen' ) {
		return whole( 100 * ratio, 'svh' );
	}
	const covers = ( height / width ) * ratio;
	if ( covers <= 1 && minHeight * ratio <= 320 && ! fixed ) {
		return undefined;
	}
	const most = maxHeight > 0 ? Math.min( height, maxHeight ) : height;
	const px = whole( Math.max( most, minHeight ) * ratio, 'px' );
	if ( fixed ) {
		return px;
	}
	const vw = whole( 100 * covers, 'vw' );
	const scaled = upscales( options ) ? vw : `min(${ vw }, ${ px })`;
	return minHeight > 0 ? `max(${ whole( minHeight * ratio, 'px' ) }, ${ scaled })` : scaled;
}
