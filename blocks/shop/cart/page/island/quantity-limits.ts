import type { Limits } from './cart-types';

const FINEST = 1e6; // Parts of one; no shop weighs finer.

/** Without the dust that sums of decimals leave: 0.1 + 0.2 is 0.3. */
export const tidy = ( value: number ): number =>
	Number.isInteger( value ) ? value : Math.round( value * FINEST ) / FINEST;

/** Steps are counted from nothing, as the Store API does. */
const steps = ( value: number, step: number ) => tidy( value / step );

function within( count: number, { minimum, maximum, step }: Limits ): number {
	const least = Math.ceil( steps( minimum, step ) );
	const most = Math.floor( steps( maximum, step ) );
	return tidy( Math.min( most, Math.max( least, count ) ) * step );
}

/** The nearest quantity that may be asked for. */
export const allowed = ( value: number, limits: Limits ): number =>
	within( Math.round( steps( value, limits.step ) ), limits );

/** The next one in that direction. From between two steps it is the nearer of them, as in a number field. */
export function next( value: number, by: 1 | -1, limits: Limits ): number {
	const count = steps( value, limits.step );
	return within( by > 0 ? Math.floor( count ) + 1 : Math.ceil( count ) - 1, limits );
}
