import type { Box, Point } from './box';

/** What a moved box may come to lie on. */
export interface Lines {
	x: Line[];
	y: Line[];
}

export interface Line {
	at: number;
	/** From where to where it is drawn, on the other axis. */
	from: number;
	to: number;
}

/** A line that is drawn while the box lies on it. */
export interface Guide extends Line {
	axis: 'x' | 'y';
}

export interface Snapped {
	/** How far the box has still to go. */
	by: Point;
	guides: Guide[];
}

const across = ( box: Box, axis: 'x' | 'y' ) =>
	axis === 'x'
		? { start: box.left, size: box.width, from: box.top, to: box.top + box.height }
		: { start: box.top, size: box.height, from: box.left, to: box.left + box.width };

/** Edges and middles of boxes: those of the slide, of its grid and of the other layers. */
export function linesOf( boxes: Box[] ): Lines {
	const along = ( axis: 'x' | 'y' ) =>
		boxes.flatMap( ( box ) => {
			const { start, size, from, to } = across( box, axis );
			return [ start, start + size / 2, start + size ].map( ( at ) => ( { at, from, to } ) );
		} );
	return { x: along( 'x' ), y: along( 'y' ) };
}

interface Wish {
	/** How near a line has to be, px of the canvas. */
	reach: number;
	/** Width of a grid's meshes, and where it begins; a line that is near wins. */
	grid?: { step: number; origin: Point } | undefined;
	/** Which of its lines may move: start, middle and end of it. A box that is resized moves one. */
	edges?: { x: readonly number[]; y: readonly number[] };
}

const ALL = [ 0, 0.5, 1 ] as const;

/** Where a box comes to lie that was let go here. */
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

/** One line for each place on which an edge of the box lies, as long as all that lie on it. */
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
