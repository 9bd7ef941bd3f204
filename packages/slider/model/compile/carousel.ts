import type { Options, Slide } from '../types';
import { cssLength, cssNumber, round } from './css';
import { plus, type Properties } from './tree';

/** Where the items of a carousel stand at first paint. Twin of ../../php/Carousel.php. */

/** Width of an item and space between two. */
export function carouselProperties( { sliderType, carousel }: Options ): Properties {
	if ( sliderType !== 'carousel' ) {
		return {};
	}
	const corners = cssLength( carousel.border_radius, '1px' ) ?? '0px';
	return {
		'--fr-item':
			carousel.stretch || carousel.orientation === 'v' ? '100cqw' : 'min(100cqw,var(--fr-gw)*var(--fr-u))',
		'--fr-space': `${ cssNumber( carousel.space ) }px`,
		...( corners !== '0px' && { '--fr-round': corners } ),
	};
}

export function carouselPlace(
	{ sliderType, carousel }: Options,
	slides: readonly Slide[],
	index: number,
	start: number
): { visible: boolean; style: Properties } {
	if ( sliderType !== 'carousel' ) {
		return { visible: false, style: {} };
	}
	const count = slides.length;
	const visible = Math.max( 1, round( carousel.maxVisibleItems ) );
	let steps = index - start;
	// Fewer than the visible ones and two more: it rewinds, as the engine does.
	if ( carousel.infinity && count >= visible + 2 ) {
		steps -= count * round( steps / count );
	}
	const vertical = carousel.orientation === 'v';
	const justify = carousel.justify && ! vertical;
	const style: Properties = justify ? { '--fr-item': width( slides[ index ]! ) } : {};
	if ( steps ) {
		style[ '--fr-at' ] = String( steps );
		const size = vertical ? '100%' : 'var(--fr-item)';
		style[ '--fr-dx' ] = justify
			? justified( slides, index, start, steps )
			: `calc(${ steps }*(${ size } + var(--fr-space)))`;
	}
	return {
		visible: steps !== 0 && Math.abs( steps ) <= Math.max( 1, Math.floor( Math.min( visible, count ) / 2 ) ),
		style: steps ? plus( style, pose( carousel, steps, visible ) ) : style,
	};
}

/** As wide as its picture is at the height of the stage. */
function width( { background: { image } }: Slide ): string {
	const ratio = image?.height && image.height > 0 ? ( image.width ?? 0 ) / image.height : 16 / 9;
	return `min(100cqw,var(--fr-stage)*${ cssNumber( ratio ) })`;
}

function justified( slides: readonly Slide[], index: number, start: number, steps: number ): string {
	const count = slides.length;
	const way = steps > 0 ? 1 : -1;
	const parts = [ `${ width( slides[ start ]! ) }/2`, `${ width( slides[ index ]! ) }/2` ];
	for ( let step = 1; step < Math.abs( steps ); step++ ) {
		parts.push( width( slides[ ( ( ( start + way * step ) % count ) + count ) % count ]! ) );
	}
	return `calc(${ way }*(${ parts.join( ' + ' ) } + ${ Math.abs( steps ) }*var(--fr-space)))`;
}

function pose( carousel: Options[ 'carousel' ], steps: number, visible: number ): Properties {
	const reach = Math.max( 1, Math.ceil( visible / 2 ) );
	const far = Math.min( 1, Math.abs( steps ) / reach );
	const part = ( to: number, vary: boolean ) => cssNumber( vary ? 1 - ( 1 - to ) * far : to );
	const { maxRotation, minScale, maxOpacity } = carousel;
	const style: Properties = {};
	const moves: string[] = [];
	if ( carousel.fadeout ) {
		style[ '--fr-dim' ] = part( maxOpacity, carousel.vary_fade );
	}
	if ( maxRotation !== 0 ) {
		const turn = maxRotation * ( steps > 0 ? -1 : 1 ) * ( carousel.vary_rotation ? far : 1 );
		const axis = carousel.orientation === 'v' ? 'X' : 'Y';
		moves.push( `perspective(1200px) rotate${ axis }(${ cssNumber( turn ) }deg)` );
	}
	if ( minScale > 0 ) {
		moves.push( `scale(${ part( minScale, carousel.vary_scale ) })` );
	}
	return moves.length ? { ...style, '--fr-pose': moves.join( ' ' ) } : style;
}
