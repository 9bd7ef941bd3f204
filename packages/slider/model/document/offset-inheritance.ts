import { isObject } from './schema';
import type { Box, Layer, Slider } from '../../generated/option-types';

/** What a layer has its place in, on each level; only how the four compare counts. */
interface Base {
	width: readonly number[];
	height: readonly number[];
	/** Layers stand in turn: their offsets do not count. */
	flows?: boolean;
}

type Side = 'width' | 'height';

/** How a figure of one level reads on a narrower one that says nothing itself. */
type Follow = ( value: number, wide: number, narrow: number ) => number;

const UNKNOWN: Base = { width: [ 1, 1, 1, 1 ], height: [ 1, 1, 1, 1 ] };

/** Half away from zero, as PHP rounds. */
const whole = ( value: number ) => Math.sign( value ) * Math.round( Math.abs( value ) ) || 0;

const inProportion: Follow = ( value, wide, narrow ) =>
	wide > 0 && narrow > 0 && wide !== narrow ? whole( ( value * narrow ) / wide ) : value;

/** What had room keeps room; what stood out of the wider one stood out on purpose. */
const withRoom: Follow = ( value, wide, narrow ) => ( value <= wide && value > narrow ? narrow : value );

/** Whether values that are marked x-grid follow the grid on levels that say nothing. */
export const scalesInherited = ( document: unknown ) => isObject( document ) && document.inherit === 'scale';

/** Four of what is stored; px of a level that says nothing follow the next wider one that does. */
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

/** What the layers of a group have their place in: the group, where it says how large it is. */
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

/** How wide a layer can be from where it stands without leaving what it lies in, on each level. */
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
	// Px that do not become smaller with the slider are px on every level, too.
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
 * A document whose x-grid values stand as they are stored, with four of each: what nobody set for a level follows the layer
 * grid, or the group that the layer lies in, so that a layer stays on the slide. Offsets in proportion, a width only as far
 * as it has to. TypeScript port of php/Document/OffsetInheritance.php.
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
