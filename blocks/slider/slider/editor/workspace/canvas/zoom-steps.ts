/** Zoom factors relative to the device's width. */
export const ZOOMS = [ 0.25, 0.5, 0.75, 1, 1.5, 2 ] as const;

const clamp = ( zoom: number ) => Math.min( 2, Math.max( 0.1, zoom ) );

/** The next larger (1) or smaller (-1) zoom step. */
export function zoomed( now: number, way: 1 | -1 ): number {
	const next =
		way > 0 ? ZOOMS.find( ( zoom ) => zoom > now + 0.01 ) : ZOOMS.findLast( ( zoom ) => zoom < now - 0.01 );
	return next ?? clamp( now );
}

/** Zoom after a wheel movement. */
export const wheeled = ( now: number, delta: number ) => clamp( now * Math.exp( -delta / 300 ) );

/** Zoom at which a slide fits the available space, at most 1; `margin` is on each side. */
export function fitting(
	viewport: { width: number; height: number },
	slide: { width: number; height: number },
	margin: number
) {
	const [ width, height ] = [ viewport.width - 2 * margin, viewport.height - 2 * margin ];
	return clamp( Math.min( 1, width / Math.max( 1, slide.width ), height / Math.max( 1, slide.height ) ) );
}
