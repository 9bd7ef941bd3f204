import { get, ownAt, set, valueAt, withLevel, type Attributes, type Level } from '../../state/attribute-paths';
import type { Box, Point, Turned } from './box';

/** Units of one layer on the canvas. */
export interface Units {
	/** px of the canvas per px of the document, for sizes and for offsets. */
	size: number;
	offset: number;
	/** Size of its container, to which percentages refer. */
	base: { width: number; height: number };
	/** Size of the simulated window. */
	frame: { width: number; height: number };
	/** Its effective offsets at this breakpoint, if missing ones follow the grid. */
	offsets?: Readonly< Record< 'x' | 'y', unknown > > | undefined;
}

interface Axis {
	name: 'x' | 'y';
	anchor: 'box.x' | 'box.y';
	offset: 'box.offsetX' | 'box.offsetY';
	side: 'width' | 'height';
	start: 'left' | 'top';
	end: 'right' | 'bottom';
}

const AXES: readonly Axis[] = [
	{ name: 'x', anchor: 'box.x', offset: 'box.offsetX', side: 'width', start: 'left', end: 'right' },
	{ name: 'y', anchor: 'box.y', offset: 'box.offsetY', side: 'height', start: 'top', end: 'bottom' },
];

const LENGTH = /^(-?\d*\.?\d+)([a-z%]*)$/i;
const HUNDREDTHS = 100;
const round = ( value: number ) => Math.round( value * HUNDREDTHS ) / HUNDREDTHS || 0;

/** px per viewport unit; undefined for other units, which are treated as px of the document. */
const ofWindow = ( unit: string, { width, height }: Units[ 'frame' ] ): number | undefined => {
	if ( /^[sld]?v(w|i)$/.test( unit ) ) {
		return width / 100;
	}
	return /^[sld]?v(h|b)$/.test( unit ) ? height / 100 : undefined;
};

/** Adds px of the canvas to a stored length, in the length's own unit. */
function longer(
	stored: unknown,
	by: number,
	unitPx: number,
	whole: number,
	frame: Units[ 'frame' ]
): number | string {
	const [ , digits = '0', unit = '' ] = LENGTH.exec( String( stored ?? 0 ) ) ?? [];
	const value = parseFloat( digits );
	const px = unit === '%' ? whole / 100 : ofWindow( unit, frame );
	if ( px === undefined || px === 0 ) {
		return round( value + Math.round( by / unitPx ) ); // People enter whole px.
	}
	return `${ round( value + by / px ) }${ unit }`;
}

/** Direction of a layer's offset on an axis; 1 = a larger offset is to the right or down. */
const wayOf = ( attributes: Attributes, { anchor, end }: Axis, level: Level ) =>
	valueAt( get( attributes, anchor ), level ) === end ? -1 : 1;

/** Effective offset at a breakpoint. */
const offsetAt = ( attributes: Attributes, { name, offset }: Axis, level: Level, offsets: Units[ 'offsets' ] ) => {
	const stored = get( attributes, offset );
	return ownAt( stored, level ) ?? offsets?.[ name ] ?? valueAt( stored, level );
};

const put = ( attributes: Attributes, path: string, level: Level, value: unknown ) =>
	set( attributes, path, withLevel( get( attributes, path ), level, value ) );

/** Moves the layer by px of the canvas to the right and down, at this breakpoint and those that inherit from it. */
export function move( attributes: Attributes, level: Level, by: Point, units: Units ): Attributes {
	const { offset, base, frame } = units;
	return AXES.reduce( ( made, axis ) => {
		const way = by[ axis.name ];
		if ( ! way ) {
			return made;
		}
		const stored = offsetAt( made, axis, level, units.offsets );
		const sign = wayOf( made, axis, level );
		return put( made, axis.offset, level, longer( stored, sign * way, offset, base[ axis.side ], frame ) );
	}, attributes );
}

/** Anchor within a layer for each edge; by default its start. */
const PARTS: Readonly< Record< string, number > > = { center: 0.5, middle: 0.5, right: 1, bottom: 1 };

/** Distance that the anchor of a layer's offset moves. */
function anchorsWay( attributes: Attributes, level: Level, from: Box, to: Box ): Point {
	const [ x, y ] = AXES.map( ( { anchor, start, side } ) => {
		const edge = valueAt( get( attributes, anchor ), level );
		const part = PARTS[ String( edge ) ] ?? 0;
		return to[ start ] + to[ side ] * part - from[ start ] - from[ side ] * part;
	} );
	return { x: x!, y: y! };
}

/** Resizes and moves the layer to `to`; only changed sides are written. */
export function resizeTo( attributes: Attributes, level: Level, from: Turned, to: Turned, units: Units ): Attributes {
	const free = get( attributes, 'box.inset' ) ? set( attributes, 'box.inset', undefined ) : attributes;
	const sized = AXES.reduce( ( made, { side } ) => {
		if ( Math.abs( to[ side ] - from[ side ] ) < 0.5 ) {
			return made;
		}
		const path = `box.${ side }`;
		const stored = String( valueAt( get( made, path ), level ) ?? '' );
		const value = stored.endsWith( '%' )
			? `${ round( ( to[ side ] / units.base[ side ] ) * 100 ) }%`
			: Math.max( 1, Math.round( to[ side ] / units.size ) );
		return put( made, path, level, value );
	}, free );
	return move( sized, level, anchorsWay( attributes, level, from, to ), units );
}

/** Path of a layer's angle; its pose at rest may have its own. */
function anglePath( attributes: Attributes ): string {
	const frames = get( attributes, 'frames' );
	const rest = Array.isArray( frames )
		? frames.findIndex( ( frame ) => ( get( frame, 'id' ) ?? 'frame_1' ) === 'frame_1' )
		: -1;
	const own = `frames.${ rest }.to.rotateZ`;
	return rest >= 0 && get( attributes, own ) !== undefined ? own : 'transform.rotateZ';
}

export const angleOf = ( attributes: Attributes, level: Level ): number =>
	Number( valueAt( get( attributes, anglePath( attributes ) ), level ) ) || 0;

export const rotateTo = ( attributes: Attributes, level: Level, angle: number ): Attributes =>
	put( attributes, anglePath( attributes ), level, angle );

/** Position of the layer as shown in the inspector. */
export const offsetOf = (
	attributes: Attributes,
	level: Level,
	offsets?: Units[ 'offsets' ]
): [ x: string, y: string ] => [
	String( offsetAt( attributes, AXES[ 0 ]!, level, offsets ) ?? 0 ),
	String( offsetAt( attributes, AXES[ 1 ]!, level, offsets ) ?? 0 ),
];
