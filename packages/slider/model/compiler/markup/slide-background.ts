import type { Background, Image } from '../../../generated/option-types';
import type { Stage } from './navigation-context';
import { cssColor, cssUrl } from '../style/css-value';
import { coverSizes, imageNode } from './image-attributes';
import { words } from '../style/layer-style';
import { mergeProperties, type MarkupNode, type Properties } from '../markup-node';

/** Background of a slide. TypeScript port of SliderMarkup::background() and ::picture(). */

/** The image of the background, or the poster of its video. */
export function pictureOf( { type, image, video }: Background ): Image | undefined {
	const own = image?.url ? image : video?.poster;
	return own?.url && type !== 'transparent' && type !== 'color' ? own : undefined;
}

export function backgroundNode(
	background: Background,
	first: boolean,
	{ options, leads, classes }: Stage
): MarkupNode {
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
	const node = ( own: Properties, children: MarkupNode[] = [], more = '' ): MarkupNode => ( {
		tag: 'div',
		attrs: { class: `fr-slide__background${ more }`, style: own },
		...( children.length && { children } ),
	} );
	if ( ! image ) {
		return node( style );
	}
	const fit = words( background.fit, 'cover' );
	const url = cssUrl( image.url );
	if ( url !== undefined && ( background.repeat !== 'no-repeat' || fit.includes( '%' ) ) ) {
		// An image element can neither repeat nor have its own background size, so these use a background.
		const pattern = {
			'--fr-pattern': url,
			'--fr-fit': fit === 'normal' ? 'auto' : fit,
			'--fr-repeat': background.repeat,
		};
		return node( mergeProperties< string >( pattern, style ) );
	}
	if ( fit !== 'cover' ) {
		style[ '--fr-fit' ] = fit === 'contain' || fit === 'fill' ? fit : 'none';
	}
	const tone = fit === 'cover' || fit === 'fill' ? cssColor( image.dominantColor ) : undefined; // The image covers the color.
	if ( tone !== undefined ) {
		classes.add( 'fr-fades' );
		if ( ! style[ '--fr-pattern' ] && ( style[ '--fr-bg' ] ?? 'transparent' ) === 'transparent' ) {
			style[ '--fr-bg' ] = tone;
		}
	}
	const when = first && leads ? 'high' : 'later';
	const picture = imageNode( image, { class: 'fr-slide__image' }, coverSizes( options, image ), when );
	return node( style, [ picture ], tone === undefined ? '' : ' fr-fades' );
}

/** Approximates a named filter of the original plugin. */
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
