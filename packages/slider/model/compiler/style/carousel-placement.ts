import type { Layer, Options, Slide } from '../../../generated/option-types';
import { cssLength, cssNumber, round } from './css-value';
import type { Properties } from '../markup-node';

/**
 * Where the items of a carousel stand at first paint: where the engine will put them, to the pixel. TypeScript port of
 * php/Compiler/Style/CarouselPlacement.php; engine/modules/carousel/index.ts and ring.ts go on from there.
 */

type Look = Options[ 'carousel' ];

const EYE = '1200px';
/** Width of an item that has none of its own. */
const ITEM = 'var(--fr-item,calc(var(--fr-gw)*var(--fr-u)))';
/** Width of the stage, as a length. */
const ACROSS = '100cqw - var(--fr-ol,0px) - var(--fr-or,0px)';

const isVertical = ( { orientation }: Look ) => orientation === 'v';
const isJustified = ( look: Look ) => look.justify && ! isVertical( look );
const written = ( all: Properties ) => Object.fromEntries( Object.entries( all ).filter( ( [ , value ] ) => value ) );

/** What all items share. */
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

/** Which part of the item in front lies at the same part of the module: 0 its start, 0.5 its middle, 1 its end. */
function anchor( look: Look ): 0 | 0.5 | 1 {
	const align = isVertical( look ) ? look.vertical_align : look.horizontal_align;
	if ( look.spin !== 'off' || align === 'center' ) {
		return 0.5;
	}
	return align === 'left' || align === 'top' ? 0 : 1;
}

/** What shows of the neighbours above and below. */
const beside = ( look: Look ) => ( isVertical( look ) ? ( cssLength( look.prevNextVis, '1px' ) ?? '50px' ) : '' );

const visibleItems = ( { maxVisibleItems }: Look ) => Math.max( 1, round( maxVisibleItems ) );

interface Items {
	look: Look;
	slides: readonly Slide[];
	start: number;
}

/** A layer shows beside the middle by its own will only where the carousel asks each one. */
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
	const lean = ( 0.5 - anchor( look ) ) * ( most - 1 ); // Steps from the item in front to the middle of those that show.
	let steps = index - start;
	// Fewer than the visible ones and two more: it rewinds, as the engine does.
	if ( look.infinity && count >= most + 2 ) {
		steps += count * Math.floor( ( lean - steps ) / count + 0.5 );
	}
	const spins = look.spin !== 'off';
	const reach = ( isJustified( look ) ? 2 * most : most ) / 2 + 0.5;
	const visible = Math.abs( steps - lean ) < reach || ( spins && most >= count );
	const item = isJustified( look ) ? width( items, index ) : '';
	return {
		visible: steps !== 0 && visible,
		style: written(
			steps === 0
				? { '--fr-item': item }
				: {
						'--fr-item': item,
						'--fr-at': String( steps ),
						'--fr-dx': spins ? '' : away( items, index, steps, visible ),
						'--fr-pose': spins ? turn( look, steps ) : pose( look, steps ),
						'--fr-dim': dim( look, steps ),
					}
		),
	};
}

/** Width by height of an item's picture. */
function ratio( { slides }: Items, index: number ): number {
	const image = slides[ index ]?.background.image;
	return image?.height && image.height > 0 ? ( image.width ?? 0 ) / image.height : 16 / 9;
}

/** As wide as its picture is at the height of the stage. */
function width( items: Items, index: number ): string {
	const own = `var(--fr-stage)*${ cssNumber( ratio( items, index ) ) }`;
	return items.look.justifyMaxWidth ? `min(${ ACROSS },${ own })` : `calc(${ own })`;
}

/** How far an item stands from the one in front, in its own size and in space; to the other side where one reads from the right. */
function away( items: Items, index: number, steps: number, visible: boolean ): string {
	const { look, slides, start } = items;
	const side = Math.sign( steps );
	const own = -side * drawn( look, Math.abs( steps ) );
	if ( ! isJustified( look ) ) {
		return `calc(${ cssNumber( 100 * ( steps + own ) ) }% + ${ steps }*var(--fr-space))`;
	}
	const capped = look.justifyMaxWidth;
	if ( capped && ! visible ) {
		return ''; // Its place would be a sum of many widths that nobody sees.
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

/** By which part of its size a scaled item is drawn to the middle, so that the space stays. */
function drawn( look: Look, far: number ): number {
	if ( ! look.offsetScale || look.minScale <= 0 ) {
		return 0;
	}
	const whole = full( look, look.vary_scale );
	return ( 1 - look.minScale ) * ( far < whole ? ( far * far ) / ( 2 * whole ) : far - whole / 2 );
}

/** The number of steps at which a look has grown to its end. */
const full = ( look: Look, vary: boolean ) => ( vary ? Math.max( 1, Math.ceil( visibleItems( look ) / 2 ) ) : 1 );

const grown = ( look: Look, steps: number, vary: boolean ) => Math.min( 1, Math.abs( steps ) / full( look, vary ) );

/** Opacity. */
const dim = ( look: Look, steps: number ) =>
	look.fadeout && look.maxOpacity !== 1
		? cssNumber( 1 - ( 1 - look.maxOpacity ) * grown( look, steps, look.vary_fade ) )
		: '';

/** Turned, scaled and slanted. */
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

/** Its place on a wheel (2d) or a drum (3d). */
function turn( look: Look, steps: number ): string {
	const degrees = look.spinAngle || 1;
	const vertical = isVertical( look );
	const deep = look.spin === '3d';
	const neighbours = beside( look ).replace( /%/g, '*var(--fr-stage)/100' );
	const size = vertical ? `var(--fr-stage) - 2*${ neighbours }` : ITEM;
	const factor = ( deep ? -1 : 1 ) / 2 / Math.tan( ( degrees * Math.PI ) / 360 );
	const flat = vertical ? 'X' : 'Y';
	const out = ( part: number ) =>
		`translate${ deep ? 'Z' : flat }(calc((${ size } + var(--fr-space))*${ cssNumber( part, 5 ) }))`;
	const across = vertical ? 'X' : 'Y';
	const turned = angle( look, steps * degrees * ( vertical ? -1 : 1 ) );
	return `${ out( factor ) } rotate${ deep ? across : '' }(${ turned }) ${ out( -factor ) }`;
}

/** The other way where one reads from the right. */
const angle = ( look: Look, degrees: number ) =>
	isVertical( look ) || degrees === 0
		? `${ cssNumber( degrees ) }deg`
		: `calc(${ cssNumber( degrees ) }deg*var(--fr-way,1))`;
