import type { Box, Point } from './box';

/** Lines to which a moved box may snap. */
export interface Lines {
	x: Line[];
	y: Line[];
}

export interface Line {
	at: number;
	/** Range of the line on the other axis. */
	from: number;
	to: number;
}

/** A line that is drawn while the box is snapped to it. */
export interface Guide extends Line {
	axis: 'x' | 'y';
}

interface Snapped {
	/** Remaining distance of the box. */
	by: Point;
	guides: Guide[];
}

const across = ( box: Box, axis: 'x' | 'y' ) =>
	axis === 'x'
		? { start: box.left, size: box.width, from: box.top, to: box.top + box.height }
		: { start: box.top, size: box.height, from: box.left, to: box.left + box.width };

/** Edges and centers of boxes: of the slide, its grid and the other layers. */
export function linesOf( boxes: Box[] ): Lines {
	const along = ( axis: 'x' | 'y' ) =>
		boxes.flatMap( ( box ) => {
			const { start, size, from, to } = across( box, axis );
			return [ start, start + size / 2, start + size ].map( ( at ) => ( { at, from, to } ) );
		} );
	return { x: along( 'x' ), y: along( 'y' ) };
}

interface Wish {
	/** Snap distance in px of the canvas. */
	reach: number;
	/** Cell size of a grid and its origin; a nearby line takes precedence. */
	grid?: { step: number; origin: Point } | undefined;
	/** Edges of the box that may snap: start, middle and end. While resizing, only one does. */
	edges?: { x: readonly number[]; y: readonly number[] };
}

const ALL = [ 0, 0.5, 1 ] as const;

/** Snaps a box at its current position. */
export function snap( box: Box, lines: Lines, { reach, grid, edges = { x: ALL, y: ALL } }: Wish ): Snapped {
	const x = nearest( box, 'x', lines.x, edges.x, reach ) ?? onGrid( box.left, edges.x, grid?.origin.x, grid?.step );
	const y = nearest( box, 'y', lines.y, edges.y, reach ) ?? onGrid( box.top, edges.y, grid?.origin.y, grid?.step );
	const by = { x, y };
	const there = { ...box, left: box.left + x, top: box.top + y };
	return { by, guides: [ ...drawn( there, 'x', lines.x, edges.x ), ...drawn( there, 'y', lines.y, edges.y ) ] };
}

function nearest(
	box: Box,
	axis: 'x' | 'y',
	lines: Line[],
	edges: readonly number[],
	reach: number
): number | undefined {
	const { start, size } = across( box, axis );
	let best: number | undefined;
	for ( const part of edges ) {
		for ( const { at } of lines ) {
			const way = at - ( start + size * part );
			if ( Math.abs( way ) <= reach && ( best === undefined || Math.abs( way ) < Math.abs( best ) ) ) {
				best = way;
			}
		}
	}
	return best;
}

const onGrid = ( start: number, edges: readonly number[], origin = 0, step = 0 ) =>
	step > 0 && edges.includes( 0 ) ? Math.round( ( start - origin ) / step ) * step + origin - start : 0;

const CLOSE = 0.01;

/** One guide for each line on which an edge of the box is, long enough for all boxes on it. */
function drawn( box: Box, axis: 'x' | 'y', lines: Line[], edges: readonly number[] ): Guide[] {
	const { start, size, from, to } = across( box, axis );
	return edges.flatMap( ( part ) => {
		const on = lines.filter( ( { at } ) => Math.abs( at - ( start + size * part ) ) < CLOSE );
		return on.length
			? [
					{
						axis,
						at: on[ 0 ]!.at,
						from: Math.min( from, ...on.map( ( line ) => line.from ) ),
						to: Math.max( to, ...on.map( ( line ) => line.to ) ),
					},
				]
			: [];
	} );
}
