import type { Background, Image } from '../../../generated/option-types';
import type { Stage } from './navigation-context';
import { cssColor, cssUrl } from '../style/css-value';
import { coverSizes, imageNode } from './image-attributes';
import { words } from '../style/layer-style';
import { plus, type MarkupNode, type Properties } from '../markup-node';

/** What lies behind the layers of a slide. TypeScript port of SliderMarkup::background() and ::picture(). */

/** The picture of the background, or the poster of its video. */
export function pictureOf( { type, image, video }: Background ): Image | undefined {
	const own = image?.url ? image : video?.poster;
	return own?.url && type !== 'transparent' && type !== 'color' ? own : undefined;
}

/** The element behind a slide's layers. */
export function backgroundNode( background: Background, first: boolean, { options, leads }: Stage ): MarkupNode {
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
	const when = first && leads ? 'high' : 'later';
	return node( style, [ imageNode( image, { class: 'fr-slide__image' }, coverSizes( options, image ), when ) ] );
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
