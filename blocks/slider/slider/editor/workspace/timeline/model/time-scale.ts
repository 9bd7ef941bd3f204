/** Time as a distance: marks of the ruler, and snapping of bars. */

export interface Scale {
	/** Width of a second in px. */
	second: number;
}

export const MIN_SECOND = 40;
export const MAX_SECOND = 640;

export const toPx = ( ms: number, { second }: Scale ) => ( ms / 1000 ) * second;
export const toMs = ( px: number, { second }: Scale ) => ( px / second ) * 1000;

/** Distance of the ruler's marks in ms: labeled ones at least 64 px apart, fine ones at least 8. */
export function steps( { second }: Scale ): { named: number; fine: number } {
	const all = [ 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000 ];
	const first = ( px: number ) => all.find( ( ms ) => toPx( ms, { second } ) >= px ) ?? 10000;
	return { named: first( 64 ), fine: first( 8 ) };
}

/** Times of the labeled marks, from 0. */
export function marks( end: number, scale: Scale ): number[] {
	const { named } = steps( scale );
	return Array.from( { length: Math.floor( end / named ) + 1 }, ( none, at ) => at * named );
}

/** `0:02.5` */
export function clockText( ms: number ): string {
	const seconds = Math.max( 0, ms ) / 1000;
	const minutes = Math.floor( seconds / 60 );
	return `${ minutes }:${ ( seconds % 60 ).toFixed( 2 ).padStart( 5, '0' ) }`;
}

/** `2.5 s` as labeled on the ruler. */
export const markText = ( ms: number ) => `${ Number( ( ms / 1000 ).toFixed( 2 ) ) }`;

/** Snap distance in px. */
const STICKS = 6;

/**
 * Snaps times to another bar, the playhead or the slide's end, else to the ruler's fine marks.
 *
 * @param times  Start and end of the moved bar, ms.
 * @param others Times to snap to, ms.
 * @param scale
 * @return Distance to move, and the time that it snapped to.
 */
export function snapped(
	times: readonly number[],
	others: readonly number[],
	scale: Scale
): { by: number; to?: number } {
	const reach = toMs( STICKS, scale );
	let best: { by: number; to?: number } = { by: Infinity };
	for ( const time of times ) {
		for ( const other of others ) {
			if ( Math.abs( other - time ) < Math.abs( best.by ) ) {
				best = { by: other - time, to: other };
			}
		}
	}
	if ( Math.abs( best.by ) <= reach ) {
		return best;
	}
	const { fine } = steps( scale );
	const grid = Math.max( 10, fine );
	const [ time = 0 ] = times;
	return { by: Math.round( time / grid ) * grid - time };
}
