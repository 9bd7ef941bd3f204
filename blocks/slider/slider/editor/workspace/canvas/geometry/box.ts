export interface Point {
	x: number;
	y: number;
}

/** A rectangle in px of the canvas's document, without zoom. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** A rectangle rotated around its center by degrees. */
export interface Turned extends Box {
	angle: number;
}

export const middleOf = ( { left, top, width, height }: Box ): Point => ( {
	x: left + width / 2,
	y: top + height / 2,
} );

/** Rotates a point around another one, clockwise as in CSS. */
export function turn( { x, y }: Point, angle: number, about: Point = { x: 0, y: 0 } ): Point {
	const way = ( angle * Math.PI ) / 180;
	const [ cos, sin ] = [ Math.cos( way ), Math.sin( way ) ];
	const [ dx, dy ] = [ x - about.x, y - about.y ];
	return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

export const corners = ( box: Turned ): Point[] => {
	const { left, top, width, height, angle } = box;
	const middle = middleOf( box );
	return [
		{ x: left, y: top },
		{ x: left + width, y: top },
		{ x: left + width, y: top + height },
		{ x: left, y: top + height },
	].map( ( point ) => turn( point, angle, middle ) );
};

const around = ( points: Point[] ): Box => {
	const [ xs, ys ] = [ points.map( ( { x } ) => x ), points.map( ( { y } ) => y ) ];
	const [ left, top ] = [ Math.min( ...xs ), Math.min( ...ys ) ];
	return { left, top, width: Math.max( ...xs ) - left, height: Math.max( ...ys ) - top };
};

/** Bounding box of all rectangles; undefined without any. */
export const aroundAll = ( boxes: Turned[] ): Box | undefined =>
	boxes.length ? around( boxes.flatMap( corners ) ) : undefined;

export const upright = ( box: Box ): Turned => ( { ...box, angle: 0 } );

export function holds( box: Turned, point: Point ): boolean {
	const { x, y } = turn( point, -box.angle, middleOf( box ) );
	return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
}

/** Whether a marquee touches the rectangle. */
export function meets( drawn: Box, box: Turned ): boolean {
	const other = around( corners( box ) );
	return (
		drawn.left <= other.left + other.width &&
		other.left <= drawn.left + drawn.width &&
		drawn.top <= other.top + other.height &&
		other.top <= drawn.top + drawn.height
	);
}

export const between = ( one: Point, other: Point ): Box => ( {
	left: Math.min( one.x, other.x ),
	top: Math.min( one.y, other.y ),
	width: Math.abs( one.x - other.x ),
	height: Math.abs( one.y - other.y ),
} );

export const movedBy = < B extends Box >( box: B, { x, y }: Point ): B => ( {
	...box,
	left: box.left + x,
	top: box.top + y,
} );
