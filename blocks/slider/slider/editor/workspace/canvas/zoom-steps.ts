/** Parts of the device's own width. */
export const ZOOMS = [ 0.25, 0.5, 0.75, 1, 1.5, 2 ] as const;

const clamp = ( zoom: number ) => Math.min( 2, Math.max( 0.1, zoom ) );

/** The next larger (1) or smaller (-1) of the usual ones. */
export function zoomed( now: number, way: 1 | -1 ): number {
	const next =
		way > 0 ? ZOOMS.find( ( zoom ) => zoom > now + 0.01 ) : ZOOMS.findLast( ( zoom ) => zoom < now - 0.01 );
	return next ?? clamp( now );
}

/** So much larger or smaller as a wheel was turned. */
export const wheeled = ( now: number, delta: number ) => clamp( now * Math.exp( -delta / 300 ) );

/** As large as a slide can be in a room, at most its own size; `around` stays free on each side. */
export function fitting(
	room: { width: number; height: number },
	own: { width: number; height: number },
	around: number
) {
	const [ width, height ] = [ room.width - 2 * around, room.height - 2 * around ];
	return clamp( Math.min( 1, width / Math.max( 1, own.width ), height / Math.max( 1, own.height ) ) );
}
