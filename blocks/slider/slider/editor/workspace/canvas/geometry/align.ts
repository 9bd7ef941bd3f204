import type { Box, Point } from './box';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Position within a box that is aligned: 0 the start, 0.5 the middle, 1 the end. */
const EDGES: Readonly< Record< Edge, readonly [ axis: 'x' | 'y', part: number ] > > = {
	left: [ 'x', 0 ],
	center: [ 'x', 0.5 ],
	right: [ 'x', 1 ],
	top: [ 'y', 0 ],
	middle: [ 'y', 0.5 ],
	bottom: [ 'y', 1 ],
};

/** Distance for each box to align it with an edge, or the middle, of another box. */
export function align( boxes: readonly Box[], edge: Edge, within: Box ): Point[] {
	const [ axis, part ] = EDGES[ edge ];
	return boxes.map( ( box ) =>
		axis === 'x'
			? { x: within.left - box.left + ( within.width - box.width ) * part, y: 0 }
			: { x: 0, y: within.top - box.top + ( within.height - box.height ) * part }
	);
}

/** Distance for each box so that the gaps are equal; the first and the last one stay. */
export function distribute( boxes: readonly Box[], axis: 'x' | 'y' ): Point[] {
	const [ from, size ] = axis === 'x' ? ( [ 'left', 'width' ] as const ) : ( [ 'top', 'height' ] as const );
	const order = boxes
		.map( ( _, index ) => index )
		.sort( ( one, other ) => boxes[ one ]![ from ] - boxes[ other ]![ from ] );
	const [ first, last ] = [ boxes[ order[ 0 ]! ], boxes[ order.at( -1 )! ] ];
	const ways = boxes.map( () => ( { x: 0, y: 0 } ) );
	if ( ! first || ! last || boxes.length < 3 ) {
		return ways;
	}
	const filled = boxes.reduce( ( sum, box ) => sum + box[ size ], 0 );
	const gap = ( last[ from ] + last[ size ] - first[ from ] - filled ) / ( boxes.length - 1 );
	let at = first[ from ];
	for ( const index of order ) {
		const box = boxes[ index ]!;
		ways[ index ] = axis === 'x' ? { x: at - box.left, y: 0 } : { x: 0, y: at - box.top };
		at += box[ size ] + gap;
	}
	return ways;
}
