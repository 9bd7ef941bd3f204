import type { Point, Turned } from './geometry/box';

/** Projection from px of the stage to px of the canvas. */
export interface Projection {
	zoom: number;
	/** Position of the stage's corner on the canvas. */
	left: number;
	top: number;
}

export const onCanvas = ( { zoom, left, top }: Projection, { x, y }: Point ): Point => ( {
	x: left + x * zoom,
	y: top + y * zoom,
} );

export const onStage = ( { zoom, left, top }: Projection, { x, y }: Point ): Point => ( {
	x: ( x - left ) / zoom,
	y: ( y - top ) / zoom,
} );

/** CSS position of a stage box on the canvas. */
export function styleOf( projection: Projection, box: Turned ) {
	const { x, y } = onCanvas( projection, { x: box.left, y: box.top } );
	return {
		transform: `translate(${ x }px, ${ y }px) rotate(${ box.angle }deg)`,
		width: `${ box.width * projection.zoom }px`,
		height: `${ box.height * projection.zoom }px`,
	};
}
