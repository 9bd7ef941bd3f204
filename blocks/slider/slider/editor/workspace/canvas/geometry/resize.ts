import { middleOf, turn, type Point, type Turned } from './box';

/** Which way a handle pulls: -1 left or up, 1 right or down, 0 not at all. */
export interface Handle {
	x: -1 | 0 | 1;
	y: -1 | 0 | 1;
}

export interface Pull {
	/** How far the pointer went, px of the canvas. */
	by: Point;
	/** Width and height keep their ratio. */
	ratio?: boolean;
	/** The middle stays where it is. */
	fromMiddle?: boolean;
	/** Neither side becomes shorter. */
	least?: number;
}

/** The box as a handle pulls it. What lies opposite stays where it is seen, however the box is turned. */
export function resize( box: Turned, handle: Handle, { by, ratio, fromMiddle, least = 1 }: Pull ): Turned {
	const own = turn( by, -box.angle ); // The pointer's way as the box itself sees it.
	const times = fromMiddle ? 2 : 1;
	let width = Math.max( least, box.width + own.x * handle.x * times );
	let height = Math.max( least, box.height + own.y * handle.y * times );
	if ( ratio && box.width > 0 && box.height > 0 ) {
		const scale =
			handle.x && handle.y
				? larger( width / box.width, height / box.height )
				: sole( box, handle, width, height );
		width = Math.max( least, box.width * scale );
		height = Math.max( least, box.height * scale );
	}
	const shift = fromMiddle
		? { x: 0, y: 0 }
		: turn(
				{ x: ( ( width - box.width ) / 2 ) * handle.x, y: ( ( height - box.height ) / 2 ) * handle.y },
				box.angle
			);
	const middle = middleOf( box );
	return {
		left: middle.x + shift.x - width / 2,
		top: middle.y + shift.y - height / 2,
		width,
		height,
		angle: box.angle,
	};
}

/** Of two scales the one that is further from leaving it as it is. */
const larger = ( one: number, other: number ) => ( Math.abs( one - 1 ) > Math.abs( other - 1 ) ? one : other );

const sole = ( box: Turned, { x }: Handle, width: number, height: number ) =>
	x ? width / box.width : height / box.height;

/** Degrees by which the pointer turned about the middle; in steps of 15 where that is wanted. Between -180 and 180. */
export function turned( box: Turned, from: Point, to: Point, inSteps: boolean ): number {
	const { x, y } = middleOf( box );
	const angle = ( point: Point ) => ( Math.atan2( point.y - y, point.x - x ) * 180 ) / Math.PI;
	const wanted = box.angle + angle( to ) - angle( from );
	const step = inSteps ? 15 : 1;
	const round = Math.round( wanted / step ) * step;
	return ( ( ( ( round + 180 ) % 360 ) + 360 ) % 360 ) - 180 || 0;
}

/** How far a handle has to be pulled for a box that keeps its ratio to reach the nearer of the lines that `made` is `jump` away from. */
export function withRatio( box: Turned, made: Turned, handle: Handle, jump: Point ): Point {
	const [ across, down ] = [ jump.x * handle.x, jump.y * handle.y ];
	const isAcross = across !== 0 && ( down === 0 || Math.abs( across ) <= Math.abs( down ) );
	const scale = isAcross ? ( made.width + across ) / box.width : ( made.height + down ) / box.height;
	return { x: box.width * ( scale - 1 ) * handle.x, y: box.height * ( scale - 1 ) * handle.y };
}
