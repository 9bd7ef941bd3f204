import { middleOf, turn, type Point, type Turned } from './box';

/** Direction of a handle: -1 left or up, 1 right or down, 0 none. */
export interface Handle {
	x: -1 | 0 | 1;
	y: -1 | 0 | 1;
}

export interface Pull {
	/** Distance of the pointer in px of the canvas. */
	by: Point;
	/** Keeps the aspect ratio. */
	ratio?: boolean;
	/** Keeps the center in place. */
	fromMiddle?: boolean;
	/** Minimum length of both sides. */
	least?: number;
}

/** Resizes a box by a handle. The opposite side stays in place, also for a rotated box. */
export function resize( box: Turned, handle: Handle, { by, ratio, fromMiddle, least = 1 }: Pull ): Turned {
	const own = turn( by, -box.angle ); // Pointer movement in the box's own coordinates.
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

/** Returns the scale that changes the box more. */
const larger = ( one: number, other: number ) => ( Math.abs( one - 1 ) > Math.abs( other - 1 ) ? one : other );

const sole = ( box: Turned, { x }: Handle, width: number, height: number ) =>
	x ? width / box.width : height / box.height;

/** Rotation in degrees by the pointer's movement around the center, optionally in steps of 15. Between -180 and 180. */
export function turned( box: Turned, from: Point, to: Point, inSteps: boolean ): number {
	const { x, y } = middleOf( box );
	const angle = ( point: Point ) => ( Math.atan2( point.y - y, point.x - x ) * 180 ) / Math.PI;
	const wanted = box.angle + angle( to ) - angle( from );
	const step = inSteps ? 15 : 1;
	const round = Math.round( wanted / step ) * step;
	return ( ( ( ( round + 180 ) % 360 ) + 360 ) % 360 ) - 180 || 0;
}

/** Distance to drag a handle so that a box with a fixed ratio reaches the nearer of the lines at distance `jump` from `made`. */
export function withRatio( box: Turned, made: Turned, handle: Handle, jump: Point ): Point {
	const [ across, down ] = [ jump.x * handle.x, jump.y * handle.y ];
	const isAcross = across !== 0 && ( down === 0 || Math.abs( across ) <= Math.abs( down ) );
	const scale = isAcross ? ( made.width + across ) / box.width : ( made.height + down ) / box.height;
	return { x: box.width * ( scale - 1 ) * handle.x, y: box.height * ( scale - 1 ) * handle.y };
}
