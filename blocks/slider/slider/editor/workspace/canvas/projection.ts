import type { Point, Turned } from './geometry/box';

/** How the stage lies under the canvas: px of the stage become px of the canvas. */
export interface Projection {
	zoom: number;
	/** Where the stage's own corner is on the canvas. */
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

/** Where a box of the stage is drawn on the canvas. */
export function styleOf( projection: Projection, box: Turned ) {
	const { x, y } = onCanvas( projection, { x: box.left, y: box.top } );
	return {
		transform: `translate(${ x }px, ${ y }px) rotate(${ box.angle }deg)`,
		width: `${ box.width * projection.zoom }px`,
		height: `${ box.height * projection.zoom }px`,
	};
}
