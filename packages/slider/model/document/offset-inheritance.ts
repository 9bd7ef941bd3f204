import { isObject } from './schema';
import type { Box, Layer, Slider } from '../../generated/option-types';

/** Size of a layer's container at each breakpoint; only the ratio between the four matters. */
interface Base {
	width: readonly number[];
	height: readonly number[];
	/** Whether layers are in normal flow, where their offsets have no effect. */
	flows?: boolean;
}

type Side = 'width' | 'height';

/** Derives the value of a narrower breakpoint that has none of its own. */
type Follow = ( value: number, wide: number, narrow: number ) => number;

const UNKNOWN: Base = { width: [ 1, 1, 1, 1 ], height: [ 1, 1, 1, 1 ] };

/** Rounds halves away from zero, as PHP does. */
const whole = ( value: number ) => Math.sign( value ) * Math.round( Math.abs( value ) ) || 0;

const inProportion: Follow = ( value, wide, narrow ) =>
	wide > 0 && narrow > 0 && wide !== narrow ? whole( ( value * narrow ) / wide ) : value;

/**
 * A width that fit into the wider container also fits into the narrower one. A width that already overflowed did so on
 * purpose and stays.
 */
const withRoom: Follow = ( value, wide, narrow ) => ( value <= wide && value > narrow ? narrow : value );

/** Whether values marked x-grid follow the grid at breakpoints without a value. */
export const scalesInherited = ( document: unknown ) => isObject( document ) && document.inherit === 'scale';

/** Expands stored values to four; a missing number in px follows the next wider breakpoint that has one. */
function followed( stored: readonly unknown[], side: readonly number[], follow: Follow, first: unknown ): unknown[] {
	let [ value, from ] = [ first, 0 ];
	return [ 0, 1, 2, 3 ].map( ( level ) => {
		const own = stored[ level ] ?? undefined;
		if ( own !== undefined ) {
			[ value, from ] = [ own, level ];
		}
		return typeof value === 'number' && from !== level ? follow( value, side[ from ]!, side[ level ]! ) : value;
	} );
}

const firstOf = ( stored: readonly unknown[] ) => stored.find( ( value ) => value !== undefined && value !== null );

/** Size of the container for nested layers: the group's own size, if it has one. */
function inside( { type, box }: Layer, around: Base ): Base {
	if ( type === 'row' || type === 'column' ) {
		return { ...around, flows: true };
	}
	if ( type !== 'group' || box.inset ) {
		return type === 'group' ? { ...around, flows: false } : UNKNOWN;
	}
	const side = ( name: Side ): readonly number[] => {
		const sizes = box[ name ]?.map( ( size, level ) => {
			const part = typeof size === 'string' && size.endsWith( '%' ) ? parseFloat( size ) / 100 : undefined;
			return part === undefined ? size : part * around[ name ][ level ]!;
		} );
		return sizes?.every( ( size ) => typeof size === 'number' ) ? sizes : UNKNOWN[ name ];
	};
	return { width: side( 'width' ), height: side( 'height' ) };
}

/** Maximum width of a layer at its position inside its container, for each breakpoint. */
const roomIn = ( { width, flows }: Base, { x }: Box, offsets: readonly unknown[] ): number[] =>
	width.map( ( wide, level ) => {
		const offset = offsets[ level ];
		if ( flows || typeof offset !== 'number' ) {
			return wide;
		}
		const room = wide - ( x[ level ] === 'center' ? 2 * Math.abs( offset ) : Math.max( 0, offset ) );
		return room > 0 ? room : wide;
	} );

function settled( layer: Layer, around: Base ): Layer {
	const { box, responsive, layers } = layer;
	// Offsets in px that do not scale with the slider are equal at all breakpoints.
	const moves = responsive.offset ? inProportion : ( value: number ) => value;
	const offsetX = followed( box.offsetX, around.width, moves, 0 );
	const room = roomIn( around, box, offsetX );
	const own = {
		...box,
		offsetX,
		offsetY: followed( box.offsetY, around.height, moves, 0 ),
		...( box.width && { width: followed( box.width, room, withRoom, firstOf( box.width ) ) } ),
	} as Box;
	const made = { ...layer, box: own };
	return layers ? { ...made, layers: layers.map( ( inner ) => settled( inner, inside( made, around ) ) ) } : made;
}

/**
 * Expands the x-grid values of a model, which are stored sparse, to four. A missing value follows the layer grid, or
 * the group around the layer, so that the layer stays on the slide. Offsets scale in proportion; a width only shrinks
 * as far as necessary. TypeScript port of php/Document/OffsetInheritance.php.
 */
export function settleInherited( model: Slider ): Slider {
	const around = { width: model.options.gridwidth, height: model.options.gridheight };
	const all = ( layers: readonly Layer[] ) => layers.map( ( layer ) => settled( layer, around ) );
	return {
		...model,
		slides: model.slides.map( ( slide ) => ( { ...slide, layers: all( slide.layers ) } ) ),
		static: all( model.static ),
	};
}
