/**
 * Calculates expected layer positions from the playback config alone: a second implementation of the contract
 * (docs/reference/slider.md), for tests. It shares no code with the engine, so that differences show.
 */
import type { PerLevel, Play, PlayFrame, PlayLayer, Pose } from '../../packages/slider/engine/types/playback-config';

/** A box without transforms, in px of its slide. */
export interface Rest {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** Values that a layer's position depends on, besides the config. */
export interface Place {
	/** The element that frames move: the layer, or its content inside a mask. */
	target: Rest;
	layer: Rest;
	mask: Rest | undefined;
	/** px per design px. */
	unit: number;
	/** Of the slide. */
	width: number;
	height: number;
	/** The group, row or column around it. */
	parent: string | undefined;
}

export interface Solved {
	left: number;
	top: number;
	right: number;
	bottom: number;
	opacity: number;
	visible: boolean;
	/** False while it enters from an edge as PHP rendered it, and is in flow: PHP does not know the distance, and uses the whole slide. */
	exact: boolean;
}

/** Rows of a 4 × 4 matrix. */
type Matrix = number[][];
type Point = [ x: number, y: number, z: number ];

const ONE: Matrix = [ 0, 1, 2, 3 ].map( ( row ) => [ 0, 1, 2, 3 ].map( ( column ) => Number( row === column ) ) );
const times = ( a: Matrix, b: Matrix ): Matrix =>
	a.map( ( row ) =>
		ONE.map( ( _, column ) => row.reduce( ( sum, value, at ) => sum + value * b[ at ]![ column ]!, 0 ) )
	);
const put = ( ...cells: [ row: number, column: number, value: number ][] ): Matrix => {
	const made = ONE.map( ( row ) => [ ...row ] );
	cells.forEach( ( [ row, column, value ] ) => ( made[ row ]![ column ] = value ) );
	return made;
};
const turn = ( degrees: number, a: number, b: number ): Matrix => {
	const [ sin, cos ] = [ Math.sin( ( degrees * Math.PI ) / 180 ), Math.cos( ( degrees * Math.PI ) / 180 ) ];
	return put( [ a, a, cos ], [ a, b, -sin ], [ b, a, sin ], [ b, b, cos ] );
};
const move = ( [ x, y, z ]: Point ) => put( [ 0, 3, x ], [ 1, 3, y ], [ 2, 3, z ] );
const tan = ( degrees: number ) => Math.tan( ( degrees * Math.PI ) / 180 );

/** The numeric values of a pose, ready for interpolation. */
interface Figures {
	x: number;
	y: number;
	z: number;
	rotateZ: number;
	rotateY: number;
	rotateX: number;
	skewX: number;
	skewY: number;
	scaleX: number;
	scaleY: number;
	opacity: number;
	originX: number;
	originY: number;
	originZ: number;
	/** Reciprocal of the perspective distance; 0: flat. */
	depth: number;
}

const pick = < T >( value: PerLevel< T > | undefined, level: number ): T | undefined =>
	Array.isArray( value ) ? ( value as T[] )[ level ] : ( value as T | undefined );

function figures( pose: Pose, spatial: boolean, place: Place, play: Play, level: number ): Figures {
	const { target, layer, unit, width, height } = place;
	const length = ( value: number | string = 0, whole = 0 ): number => {
		const edges: Record< string, number > = {
			left: -layer.left - layer.width,
			right: width - layer.left,
			top: -layer.top - layer.height,
			bottom: height - layer.top,
			center: whole / 2,
		};
		const edge = edges[ value ];
		if ( typeof value === 'string' && edge !== undefined ) {
			return edge;
		}
		const [ , number, sign ] = /^(-?[\d.]+)(%|px)?$/.exec( String( value ) ) ?? [];
		if ( number === undefined ) {
			throw new Error( `The solver does not know the length ${ value }.` );
		}
		return Number( number ) * ( { '%': whole / 100, px: 1 }[ sign ?? '' ] ?? unit );
	};
	const number = ( value: PerLevel< number > | undefined, otherwise: number ) => pick( value, level ) ?? otherwise;
	const [ originX, originY, originZ ] = ( pick( pose.origin, level ) ?? '50% 50%' ).split( ' ' );
	return {
		x: length( pick( pose.x, level ), target.width ),
		y: length( pick( pose.y, level ), target.height ),
		z: length( pick( pose.z, level ) ),
		rotateZ: number( pose.rotateZ, 0 ),
		rotateY: number( pose.rotateY, 0 ),
		rotateX: number( pose.rotateX, 0 ),
		skewX: number( pose.skewX, 0 ),
		skewY: number( pose.skewY, 0 ),
		scaleX: number( pose.scaleX, 1 ),
		scaleY: number( pose.scaleY, 1 ),
		opacity: number( pose.opacity, 1 ),
		originX: length( originX, target.width ),
		originY: length( originY, target.height ),
		originZ: length( originZ ),
		depth: spatial ? 1 / ( pose.perspective || play.perspective || 600 ) : 0,
	};
}

const mix = ( from: Figures, to: Figures, part: number ): Figures => {
	const all = { ...from };
	for ( const key of Object.keys( all ) as ( keyof Figures )[] ) {
		all[ key ] = from[ key ] + ( to[ key ] - from[ key ] ) * part;
	}
	return all;
};

/** perspective() translate3d() rotateZ() rotateY() rotateX() skewX() skewY() scale() about the origin (MARKUP.md). */
function matrix( f: Figures, { left, top }: Rest ): Matrix {
	const origin: Point = [ left + f.originX, top + f.originY, f.originZ ];
	return [
		move( origin ),
		put( [ 3, 2, -f.depth ] ),
		move( [ f.x, f.y, f.z ] ),
		turn( f.rotateZ, 0, 1 ),
		turn( f.rotateY, 2, 0 ),
		turn( f.rotateX, 1, 2 ),
		put( [ 0, 1, tan( f.skewX ) ] ),
		put( [ 1, 0, tan( f.skewY ) ] ),
		put( [ 0, 0, f.scaleX ], [ 1, 1, f.scaleY ] ),
		move( [ -origin[ 0 ], -origin[ 1 ], -origin[ 2 ] ] ),
	].reduce( times );
}

/** Flattened: content has no depth of its own. */
function seen( by: Matrix, [ x, y ]: Point ): Point {
	const [ px, py, , pw ] = by.map( ( row ) => row[ 0 ]! * x + row[ 1 ]! * y + row[ 3 ]! );
	return [ px! / pw!, py! / pw!, 0 ];
}

/** CSS easing functions: `linear`, `cubic-bezier()`, `steps()` and `linear()` with even steps. */
export function eased( ease: string, part: number ): number {
	const [ , name, list = '' ] = /^([\w-]+)(?:\((.*)\))?$/.exec( ease ) ?? [];
	if ( name === 'linear' && ! list ) {
		return part;
	}
	const values = list.split( ',' ).map( Number );
	if ( name === 'cubic-bezier' ) {
		const [ x1, y1, x2, y2 ] = values as [ number, number, number, number ];
		const at = ( a: number, b: number, t: number ) =>
			3 * a * t * ( 1 - t ) ** 2 + 3 * b * t * t * ( 1 - t ) + t ** 3;
		let [ low, high ] = [ 0, 1 ];
		for ( let turns = 0; turns < 50; turns++ ) {
			const middle = ( low + high ) / 2;
			[ low, high ] = at( x1, x2, middle ) < part ? [ middle, high ] : [ low, middle ];
		}
		return at( y1, y2, low );
	}
	if ( name === 'linear' && values.every( ( value ) => ! Number.isNaN( value ) ) ) {
		const place = part * ( values.length - 1 );
		const low = Math.min( Math.floor( place ), values.length - 2 );
		return values[ low ]! + ( values[ low + 1 ]! - values[ low ]! ) * ( place - low );
	}
	throw new Error( `The solver does not know the easing ${ ease }.` );
}

/** PHP renders an entrance that needs script as a plain fade, which the engine takes over (MARKUP.md, The first entrance). */
const posesOf = ( { before = {}, frames = [], adopted }: PlayLayer ): Pose[] => [
	adopted && ( frames[ 0 ]?.split || frames[ 0 ]?.block ) ? { ...frames[ 0 ].to, opacity: 0 } : before,
	...frames.map( ( { to } ) => to ),
];

const timed = ( { frames = [] }: PlayLayer ) =>
	frames.flatMap( ( frame, index ) => ( typeof frame.at === 'number' ? [ { ...frame, at: frame.at, index } ] : [] ) );

/** Times at which a layer starts, moves and ends. */
export const moments = ( layer: PlayLayer ): number[] =>
	timed( layer ).flatMap( ( { at, duration } ) => [ 0, 0.3, 0.7, 1 ].map( ( part ) => at + duration * part ) );

/** Moves a box as its layer is moved at a given time, including mask and groups. */
export function solve( play: Play, layers: PlayLayer[], places: Map< string, Place >, level: number ) {
	const byId = new Map( layers.map( ( layer ) => [ layer.id, layer ] ) );

	function stateAt( layer: PlayLayer, time: number ): { from: number; to: number; part: number } {
		let found = { from: 0, to: 0, part: 1 };
		let free = 0;
		for ( const { at, duration, ease, index } of timed( layer ) ) {
			const start = Math.max( at, free ); // A frame waits until the previous one has ended.
			free = start + duration;
			if ( time >= start ) {
				found = {
					from: found.to,
					to: index + 1,
					part: duration && time < free ? eased( ease, ( time - start ) / duration ) : 1,
				};
			}
		}
		return found;
	}

	function now( layer: PlayLayer, place: Place, time: number, states: Pose[] ): Figures {
		const spatial = states.some( ( pose ) => 'z' in pose || 'rotateX' in pose || 'rotateY' in pose );
		const { from, to, part } = stateAt( layer, time );
		const [ one, other ] = [ from, to ].map( ( at ) => figures( states[ at ]!, spatial, place, play, level ) );
		return mix( one!, other!, part );
	}

	function moved( id: string, time: number, points: Point[] ): Point[] {
		const place = places.get( id );
		if ( ! place ) {
			return points;
		}
		const layer = byId.get( id );
		let all = points;
		if ( layer ) {
			const { frames = [] } = layer;
			const own = matrix( now( layer, place, time, posesOf( layer ) ), place.target );
			all = all.map( ( point ) => seen( own, point ) );
			if ( place.mask ) {
				const masks = [
					frames[ 0 ]?.mask?.from ?? {},
					...frames.map( ( { mask }: PlayFrame, index ) => ( index && mask?.from ) || {} ),
				];
				const around = matrix( now( layer, { ...place, target: place.mask }, time, masks ), place.mask );
				all = all.map( ( point ) => seen( around, point ) );
			}
		}
		return place.parent === undefined ? all : moved( place.parent, time, all );
	}

	/** Whether it and its containers have entered and not left. */
	function shows( id: string, time: number ): boolean {
		const layer = byId.get( id );
		const parent = places.get( id )?.parent;
		if ( layer ) {
			const { frames = [], hiddenUntilAction } = layer;
			const { to, part } = stateAt( layer, time );
			if (
				hiddenUntilAction ||
				frames[ 0 ]?.at === 'action' ||
				( frames[ to - 1 ]?.name === 'frame_999' && part === 1 )
			) {
				return false;
			}
		}
		return parent === undefined || shows( parent, time );
	}

	function exact( id: string, time: number ): boolean {
		const layer = byId.get( id );
		const parent = places.get( id )?.parent;
		const edges = [ layer?.before?.x, layer?.before?.y ].some( ( value ) => /[a-z]{3}/.test( String( value ) ) );
		if ( layer?.adopted && parent !== undefined && edges ) {
			const { to, part } = stateAt( layer, time );
			return to > 1 || ( to === 1 && part === 1 && exact( parent, time ) );
		}
		return parent === undefined || exact( parent, time );
	}

	return ( layer: PlayLayer, time: number ): Solved => {
		const place = places.get( layer.id )!;
		const { target } = place;
		const { left, top, width, height } = target;
		const corners = moved( layer.id, time, [
			[ left, top, 0 ],
			[ left + width, top, 0 ],
			[ left, top + height, 0 ],
			[ left + width, top + height, 0 ],
		] );
		return {
			left: Math.min( ...corners.map( ( [ x ] ) => x ) ),
			right: Math.max( ...corners.map( ( [ x ] ) => x ) ),
			top: Math.min( ...corners.map( ( [ , y ] ) => y ) ),
			bottom: Math.max( ...corners.map( ( [ , y ] ) => y ) ),
			opacity: now( layer, place, time, posesOf( layer ) ).opacity,
			visible: shows( layer.id, time ),
			exact: exact( layer.id, time ),
		};
	};
}
