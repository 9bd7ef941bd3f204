import type { Layer, Options, Slide } from '../../../generated/option-types';
import { cssLength, cssNumber, round } from './css-value';
import type { Properties } from '../markup-node';

/**
 * Positions of carousel items at first paint, to the pixel where the engine places them.
 * TypeScript port of php/Compiler/Style/CarouselPlacement.php; engine/modules/carousel/index.ts and ring.ts continue
 * from there.
 */

type Look = Options[ 'carousel' ];

const EYE = '1200px';
/** Width of an item without its own width. */
const ITEM = 'var(--fr-item,calc(var(--fr-gw)*var(--fr-u)))';
/** Width of the stage as a CSS length. */
const ACROSS = '100cqw - var(--fr-ol,0px) - var(--fr-or,0px)';

const isVertical = ( { orientation }: Look ) => orientation === 'v';
const isJustified = ( look: Look ) => look.justify && ! isVertical( look );
const written = ( all: Properties ) => Object.fromEntries( Object.entries( all ).filter( ( [ , value ] ) => value ) );

/** Properties that all items share. */
export function carouselProperties( { sliderType, carousel: look }: Options ): Properties {
	if ( sliderType !== 'carousel' ) {
		return {};
	}
	const corners = cssLength( look.border_radius, '1px' ) ?? '';
	const stand = { 0: 'start', 0.5: '', 1: 'end' }[ anchor( look ) ];
	const padding = ( px: number ) => ( px > 0 ? `${ cssNumber( px ) }px` : '' );
	return written( {
		'--fr-item': look.stretch || isVertical( look ) ? `calc(${ ACROSS })` : '',
		'--fr-space': `${ cssNumber( look.space ) }px`,
		'--fr-round': corners === '0px' ? '' : corners,
		'--fr-stand': stand,
		'--fr-beside': beside( look ),
		'--fr-eye': look.spin === '3d' ? EYE : '',
		'--fr-above': padding( look.padding_top ),
		'--fr-below': padding( look.padding_bottom ),
	} );
}

/** Alignment of the front item in the module: 0 start, 0.5 middle, 1 end. */
function anchor( look: Look ): 0 | 0.5 | 1 {
	const align = isVertical( look ) ? look.vertical_align : look.horizontal_align;
	if ( look.spin !== 'off' || align === 'center' ) {
		return 0.5;
	}
	return align === 'left' || align === 'top' ? 0 : 1;
}

/** Visible part of the neighbors above and below. */
const beside = ( look: Look ) => ( isVertical( look ) ? ( cssLength( look.prevNextVis, '1px' ) ?? '50px' ) : '' );

const visibleItems = ( { maxVisibleItems }: Look ) => Math.max( 1, round( maxVisibleItems ) );

interface Items {
	look: Look;
	slides: readonly Slide[];
	start: number;
}

/** Drops `showsInCarousel` from layers, unless the carousel decides per layer which ones stay visible on neighboring slides. */
export function besideLayers( layers: Layer[], options?: Options ): Layer[] {
	if ( options?.sliderType === 'carousel' && options.carousel.showLayersAllTime === 'individual' ) {
		return layers;
	}
	return layers.map( ( { showsInCarousel, ...layer } ) => ( {
		...layer,
		...( layer.layers?.length && { layers: besideLayers( layer.layers, options ) } ),
	} ) );
}

export function carouselPlace(
	{ sliderType, carousel: look }: Options,
	slides: readonly Slide[],
	index: number,
	start: number
): { visible: boolean; style: Properties } {
	if ( sliderType !== 'carousel' ) {
		return { visible: false, style: {} };
	}
	const items = { look, slides, start };
	const count = slides.length;
	const most = visibleItems( look );
	const lean = ( 0.5 - anchor( look ) ) * ( most - 1 ); // Steps from the front item to the middle of the visible items.
	let steps = index - start;
	// With fewer items than the visible ones plus two, the carousel rewinds, as in the engine.
	if ( look.infinity && count >= most + 2 ) {
		steps += count * Math.floor( ( lean - steps ) / count + 0.5 );
	}
	const isSpinning = look.spin !== 'off';
	const reach = ( isJustified( look ) ? 2 * most : most ) / 2 + 0.5;
	const isVisible = Math.abs( steps - lean ) < reach || ( isSpinning && most >= count );
	const item = isJustified( look ) ? width( items, index ) : '';
	return {
		visible: steps !== 0 && isVisible,
		style: written(
			steps === 0
				? { '--fr-item': item }
				: {
						'--fr-item': item,
						'--fr-at': String( steps ),
						'--fr-dx': isSpinning ? '' : away( items, index, steps, isVisible ),
						'--fr-pose': isSpinning ? turn( look, steps ) : pose( look, steps ),
						'--fr-dim': dim( look, steps ),
					}
		),
	};
}

/** Aspect ratio of an item's image, width by height. */
function ratio( { slides }: Items, index: number ): number {
	const image = slides[ index ]?.background.image;
	return image?.height && image.height > 0 ? ( image.width ?? 0 ) / image.height : 16 / 9;
}

/** Width of the item's image at the height of the stage. */
function width( items: Items, index: number ): string {
	const own = `var(--fr-stage)*${ cssNumber( ratio( items, index ) ) }`;
	return items.look.justifyMaxWidth ? `min(${ ACROSS },${ own })` : `calc(${ own })`;
}

/** Distance of an item from the front item, in its own size plus spacing; mirrored in right-to-left text. */
function away( items: Items, index: number, steps: number, isVisible: boolean ): string {
	const { look, slides, start } = items;
	const side = Math.sign( steps );
	const own = -side * drawn( look, Math.abs( steps ) );
	if ( ! isJustified( look ) ) {
		return `calc(${ cssNumber( 100 * ( steps + own ) ) }% + ${ steps }*var(--fr-space))`;
	}
	const capped = look.justifyMaxWidth;
	if ( capped && ! isVisible ) {
		return ''; // Its position would be a sum of many widths that are not visible.
	}
	const front = steps > 0 ? 1 - anchor( look ) : anchor( look );
	const parts: [ number, number ][] = [ [ start, front ] ];
	for ( let step = side; step !== steps; step += side ) {
		parts.push( [ ( start + step + 2 * slides.length ) % slides.length, 1 ] );
	}
	parts.push( [ index, 1 - front ] );
	const shares = parts.filter( ( [ , part ] ) => part > 0 );
	const widths = capped
		? shares
				.map( ( [ at, part ] ) => width( items, at ) + ( part === 1 ? '' : `*${ cssNumber( part ) }` ) )
				.join( ' + ' )
		: `var(--fr-stage)*${ cssNumber(
				shares.reduce( ( sum, [ at, part ] ) => sum + ratio( items, at ) * part, 0 )
			) }`;
	return `calc(${ side }*(${ widths }) + ${ cssNumber( 100 * own ) }% + ${ steps }*var(--fr-space))`;
}

/** Share of its size by which a scaled item moves toward the middle, so that the spacing stays equal. */
function drawn( look: Look, far: number ): number {
	if ( ! look.offsetScale || look.minScale <= 0 ) {
		return 0;
	}
	const whole = full( look, look.vary_scale );
	return ( 1 - look.minScale ) * ( far < whole ? ( far * far ) / ( 2 * whole ) : far - whole / 2 );
}

/** Number of steps after which an effect has its full strength. */
const full = ( look: Look, shouldVary: boolean ) =>
	shouldVary ? Math.max( 1, Math.ceil( visibleItems( look ) / 2 ) ) : 1;

const grown = ( look: Look, steps: number, shouldVary: boolean ) =>
	Math.min( 1, Math.abs( steps ) / full( look, shouldVary ) );

/** Opacity of an item. */
const dim = ( look: Look, steps: number ) =>
	look.fadeout && look.maxOpacity !== 1
		? cssNumber( 1 - ( 1 - look.maxOpacity ) * grown( look, steps, look.vary_fade ) )
		: '';

/** Transform of an item: rotated, scaled and skewed. */
function pose( look: Look, steps: number ): string {
	const { maxRotation, minScale, skewX, skewY } = look;
	const side = Math.sign( steps );
	const moves: string[] = [];
	if ( maxRotation !== 0 ) {
		const degrees = -side * maxRotation * grown( look, steps, look.vary_rotation );
		moves.push( `perspective(${ EYE }) rotate${ isVertical( look ) ? 'X' : 'Y' }(${ angle( look, degrees ) })` );
	}
	if ( minScale > 0 ) {
		moves.push( `scale(${ cssNumber( 1 - ( 1 - minScale ) * grown( look, steps, look.vary_scale ) ) })` );
	}
	if ( skewX !== 0 || skewY !== 0 ) {
		moves.push( `skew(${ angle( look, side * skewX ) },${ angle( look, side * skewY ) })` );
	}
	return moves.join( ' ' );
}

/** Transform of an item on a wheel (2d) or a drum (3d). */
function turn( look: Look, steps: number ): string {
	const degrees = look.spinAngle || 1;
	const vertical = isVertical( look );
	const isDeep = look.spin === '3d';
	const neighbours = beside( look ).replace( /%/g, '*var(--fr-stage)/100' );
	const size = vertical ? `var(--fr-stage) - 2*${ neighbours }` : ITEM;
	const factor = ( isDeep ? -1 : 1 ) / 2 / Math.tan( ( degrees * Math.PI ) / 360 );
	const flat = vertical ? 'X' : 'Y';
	const out = ( part: number ) =>
		`translate${ isDeep ? 'Z' : flat }(calc((${ size } + var(--fr-space))*${ cssNumber( part, 5 ) }))`;
	const across = vertical ? 'X' : 'Y';
	const turned = angle( look, steps * degrees * ( vertical ? -1 : 1 ) );
	return `${ out( factor ) } rotate${ isDeep ? across : '' }(${ turned }) ${ out( -factor ) }`;
}

/** An angle as CSS, mirrored in right-to-left text. */
const angle = ( look: Look, degrees: number ) =>
	isVertical( look ) || degrees === 0
		? `${ cssNumber( degrees ) }deg`
		: `calc(${ cssNumber( degrees ) }deg*var(--fr-way,1))`;
