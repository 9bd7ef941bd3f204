/** Pieces of a slide and their movement, as calculations without access to the DOM. */
import type { PieceOrder, PiecePose, Varied } from '../../types/playback-config';

/** Box of a piece in its slide, px. */
export interface Cell {
	left: number;
	top: number;
	width: number;
	height: number;
}
export interface Size {
	width: number;
	height: number;
}

/** Maximum number of rows or columns; more do not look better and cost a layer each. */
const MOST = 12;
/** Maximum share of the duration during which pieces start. */
const SPREAD = 0.7;
/** Perspective in px. */
const EYE = 1200;

/** Whole px, so that there are no visible gaps between pieces at rest. */
export function grid( { width, height }: Size, rows: number, columns: number ): Cell[] {
	const count = ( value: number ) => Math.max( 1, Math.min( MOST, Math.round( value ) ) );
	const down = count( rows );
	const across = count( columns );
	return Array.from( { length: down * across }, ( _, index ) => {
		const row = Math.floor( index / across );
		const column = index % across;
		const left = Math.round( ( column * width ) / across );
		const top = Math.round( ( row * height ) / down );
		return {
			left,
			top,
			width: Math.round( ( ( column + 1 ) * width ) / across ) - left,
			height: Math.round( ( ( row + 1 ) * height ) / down ) - top,
		};
	} );
}

/** A pseudorandom number from 0 to 1 that is the same in every run, for tests. */
export function chance( seed: number ): number {
	const wave = Math.sin( seed * 12.9898 + 4.1 ) * 43758.5453;
	return wave - Math.floor( wave );
}

/** Number of delays that each piece waits. */
export function cellOrder( cells: Cell[], { width, height }: Size, order: PieceOrder, isRtl: boolean ): number[] {
	const mark = ( { left, top, width: w, height: h }: Cell, index: number ): number => {
		const x = left + w / 2;
		const y = top + h / 2;
		const out = Math.round( Math.hypot( ( x - width / 2 ) / width, ( y - height / 2 ) / height ) * 100 );
		const read = Math.round( top ) * 1e4 + ( isRtl ? width - x : x );
		const marks: Record< string, number > = {
			backward: -read,
			center: out,
			middletoedge: out,
			edges: -out,
			edgetomiddle: -out,
			random: chance( index ),
			together: 0,
		};
		return marks[ order ] ?? read;
	};
	const found = cells.map( mark );
	const steps = [ ...new Set( found ) ].sort( ( a, b ) => a - b );
	return found.map( ( own ) => steps.indexOf( own ) );
}

/** Start and duration of each piece; all end after `duration`. */
export function times( waits: number[], delay: number, duration: number ) {
	const most = Math.max( 1, ...waits );
	const step = Math.min( delay, ( duration * SPREAD ) / most );
	return { starts: waits.map( ( wait ) => wait * step ), length: duration - Math.max( 0, ...waits ) * step };
}

type Value = number | string;
/** Splits a value into number and unit. */
function parts( value: Value ): [ number, string ] {
	const number = parseFloat( String( value ) );
	return Number.isFinite( number ) ? [ number, String( value ).replace( /^[-+\d.e]+/, '' ) ] : [ 0, '' ];
}
function mirrored( value: Value ): Value {
	const [ number, unit ] = parts( value );
	return unit ? -number + unit : -number || 0;
}

/** Resolves a value for the piece with this index. */
export function drawn( value: Value | Varied, index: number, seed: number, backwards: boolean ): Value {
	if ( typeof value !== 'object' ) {
		return value;
	}
	if ( 'mirrored' in value ) {
		return backwards ? mirrored( value.mirrored ) : value.mirrored;
	}
	if ( 'cycle' in value ) {
		return value.cycle[ index % value.cycle.length ] ?? 0;
	}
	const [ low, unit ] = parts( value.random[ 0 ] );
	const [ high ] = parts( value.random[ 1 ] );
	const found = Math.round( ( low + ( high - low ) * chance( index + seed ) ) * 100 ) / 100;
	return unit ? found + unit : found;
}

export interface Scene {
	size: Size;
	/** px per design px. */
	unit: number;
	backwards: boolean;
}

/** Keyframes from a pose to rest. Both transforms have the same functions, so that CSS interpolates them without a matrix. */
export function fromPose(
	pose: PiecePose,
	cell: Cell,
	index: number,
	{ size, unit, backwards }: Scene
): [ Keyframe, Keyframe ] {
	const edges: Record< string, number > = {
		left: -cell.left - cell.width,
		right: size.width - cell.left,
		top: -cell.top - cell.height,
		bottom: size.height - cell.top,
	};
	const value = ( key: keyof PiecePose, rest: number ): Value =>
		pose[ key ] === undefined
			? rest
			: drawn( pose[ key ], index, key.length * 31 + key.charCodeAt( key.length - 1 ), backwards );
	const figure = ( key: keyof PiecePose, rest: number ) => Number( value( key, rest ) ) || 0;
	const length = ( key: 'x' | 'y' | 'z' ) => {
		const own = value( key, 0 );
		const edge = edges[ own ] ?? ( typeof own === 'number' ? own * unit : undefined );
		return edge === undefined ? String( own ) : `${ edge }px`;
	};
	const isDeep = pose.z !== undefined || pose.rotateX !== undefined || pose.rotateY !== undefined;
	const write = (
		[ x, y, z ]: string[],
		[ turnX, turnY, turnZ ]: number[],
		[ scaleX, scaleY ]: number[],
		[ skewX, skewY ]: number[]
	) =>
		`${ isDeep ? `perspective(${ EYE }px) ` : '' }translate3d(${ x },${ y },${ z })` +
		( isDeep ? ` rotateX(${ turnX }deg) rotateY(${ turnY }deg)` : '' ) +
		` rotate(${ turnZ }deg) scale(${ scaleX },${ scaleY }) skew(${ skewX }deg,${ skewY }deg)`;
	return [
		{
			transform: write(
				[ length( 'x' ), length( 'y' ), length( 'z' ) ],
				[ figure( 'rotateX', 0 ), figure( 'rotateY', 0 ), figure( 'rotateZ', 0 ) ],
				[ figure( 'scaleX', 1 ), figure( 'scaleY', 1 ) ],
				[ figure( 'skewX', 0 ), figure( 'skewY', 0 ) ]
			),
			opacity: figure( 'opacity', 1 ),
		},
		{ transform: write( [ '0px', '0px', '0px' ], [ 0, 0, 0 ], [ 1, 1 ], [ 0, 0 ] ), opacity: 1 },
	];
}
