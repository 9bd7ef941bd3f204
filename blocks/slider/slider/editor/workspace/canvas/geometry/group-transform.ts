import { middleOf, turn, type Box, type Point, type Turned } from './box';

/** Scales a box together with the bounding box of several. */
export function scaledWith( box: Turned, from: Box, to: Box ): Turned {
	const [ across, down ] = [ to.width / ( from.width || 1 ), to.height / ( from.height || 1 ) ];
	const { x, y } = middleOf( box );
	// A rotated box stays a rectangle: each of its sides scales by its share in the direction of the scaling.
	const [ cos, sin ] = [ Math.cos, Math.sin ].map( ( of ) => of( ( box.angle * Math.PI ) / 180 ) ) as [
		number,
		number,
	];
	const width = box.width * Math.hypot( cos * across, sin * down );
	const height = box.height * Math.hypot( sin * across, cos * down );
	return {
		left: to.left + ( x - from.left ) * across - width / 2,
		top: to.top + ( y - from.top ) * down - height / 2,
		width,
		height,
		angle: box.angle,
	};
}

/** Rotates a box around a point, and itself by the same angle. */
export function turnedWith( box: Turned, about: Point, angle: number ): Turned {
	const { x, y } = turn( middleOf( box ), angle, about );
	return { ...box, left: x - box.width / 2, top: y - box.height / 2, angle: box.angle + angle };
}
