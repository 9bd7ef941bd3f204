import { cssNumber } from './css';
import { wholes } from './levels';
import type { Image, Options } from '../types';

/** Attributes of images: dimensions, candidates, and whether they wait. Twin of ../../php/Images.php. */
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
	};
}

/**
 * How wide a picture that covers the slide is drawn, per level: wider than the window where the slide is higher than the
 * picture, at most by half, since the rest is cut off anyway.
 */
export function coverSizes( options: Options, image: Image ): string {
	if ( image.sizes ) {
		return image.sizes;
	}
	const { sliderLayout, responsiveLevels } = options;
	const ratio = image.height && image.height > 0 ? ( image.width ?? 0 ) / image.height : 0;
	const widths = wholes( options.gridwidth );
	const heights = wholes( options.gridheight );
	const limits = wholes( responsiveLevels );
	const parts: string[] = [];
	for ( let level = 3; level >= 0; level-- ) {
		const width = widths[ level ]!;
		const cover = width > 0 ? ( heights[ level ]! / width ) * ratio : 1;
		const size = `${ cssNumber( 100 * Math.max( 1, Math.min( 1.5, cover ) ), 0 ) }vw`;
		if ( level > 0 ) {
			if ( limits[ level ]! < limits[ level - 1 ]! ) {
				parts.push( `(width <= ${ limits[ level ] }px) ${ size }` );
			}
		} else if ( sliderLayout === 'auto' ) {
			parts.push( `min(100vw, ${ width }px)` );
		} else {
			parts.push( cover > 1 && sliderLayout === 'fullscreen' ? size : '100vw' );
		}
	}
	return parts.join( ', ' );
}
