import { get, ownAt, set, valueAt, withLevel, type Attributes, type Level } from '../../state/attribute-paths';
import type { Box, Point, Turned } from './box';

/** What a px of the canvas means for one layer. */
export interface Units {
	/** px of the canvas for one px of the document: of its sizes, and of its offsets. */
	size: number;
	offset: number;
	/** What it has its place in: percentages are parts of that. */
	base: { width: number; height: number };
	/** The window that the canvas stands for. */
	frame: { width: number; height: number };
	/** Its offsets on this level, where one that nobody set follows the grid. */
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

/** Lengths that follow the window; others are taken as px of the document. */
const ofWindow = ( unit: string, { width, height }: Units[ 'frame' ] ): number | undefined => {
	if ( /^[sld]?v(w|i)$/.test( unit ) ) {
		return width / 100;
	}
	return /^[sld]?v(h|b)$/.test( unit ) ? height / 100 : undefined;
};

/** A stored length that became longer by so many px of the canvas, in the unit in which it was written. */
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
		return round( value + Math.round( by / unitPx ) ); // Whole px are what people type.
	}
	return `${ round( value + by / px ) }${ unit }`;
}

/** From where a layer's offset counts, on an axis: 1 = away from there is to the right and down. */
const wayOf = ( attributes: Attributes, { anchor, end }: Axis, level: Level ) =>
	valueAt( get( attributes, anchor ), level ) === end ? -1 : 1;

/** An offset as it counts on a level. */
const offsetAt = ( attributes: Attributes, { name, offset }: Axis, level: Level, offsets: Units[ 'offsets' ] ) => {
	const stored = get( attributes, offset );
	return ownAt( stored, level ) ?? offsets?.[ name ] ?? valueAt( stored, level );
};

const put = ( attributes: Attributes, path: string, level: Level, value: unknown ) =>
	set( attributes, path, withLevel( get( attributes, path ), level, value ) );

/** The layer so many px of the canvas further to the right and down, on this level and those that inherit of it. */
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

/** Which part of a layer lies at the edge it hangs at; the others hang by their start. */
const PARTS: Readonly< Record< string, number > > = { center: 0.5, middle: 0.5, right: 1, bottom: 1 };

/** How far the point went from which a layer's offset counts. */
function anchorsWay( attributes: Attributes, level: Level, from: Box, to: Box ): Point {
	const [ x, y ] = AXES.map( ( { anchor, start, side } ) => {
		const edge = valueAt( get( attributes, anchor ), level );
		const part = PARTS[ String( edge ) ] ?? 0;
		return to[ start ] + to[ side ] * part - from[ start ] - from[ side ] * part;
	} );
	return { x: x!, y: y! };
}

/** The layer as wide and as high as `to`, and there; only sides that changed are written. */
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

/** Where a layer's angle stands: the state in which it rests may have one of its own. */
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

/** Where the layer stands, as one reads it in the inspector. */
export const offsetOf = (
	attributes: Attributes,
	level: Level,
	offsets?: Units[ 'offsets' ]
): [ x: string, y: string ] => [
	String( offsetAt( attributes, AXES[ 0 ]!, level, offsets ) ?? 0 ),
	String( offsetAt( attributes, AXES[ 1 ]!, level, offsets ) ?? 0 ),
];
