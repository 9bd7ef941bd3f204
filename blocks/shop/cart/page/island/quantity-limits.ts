import type { Limits } from './cart-types';

const FINEST = 1e6; // Fractions per unit; no shop needs finer ones.

/** Removes floating-point errors of decimal sums: 0.1 + 0.2 is 0.3. */
export const tidy = ( value: number ): number =>
	Number.isInteger( value ) ? value : Math.round( value * FINEST ) / FINEST;

/** Steps count from zero, as in the Store API. */
const steps = ( value: number, step: number ) => tidy( value / step );

function within( count: number, { minimum, maximum, step }: Limits ): number {
	const least = Math.ceil( steps( minimum, step ) );
	const most = Math.floor( steps( maximum, step ) );
	return tidy( Math.min( most, Math.max( least, count ) ) * step );
}

/** The nearest quantity that is allowed. */
export const allowed = ( value: number, limits: Limits ): number =>
	within( Math.round( steps( value, limits.step ) ), limits );

/** The next quantity in that direction. A value between two steps goes to the adjacent step, as in a number field. */
export function next( value: number, by: 1 | -1, limits: Limits ): number {
	const count = steps( value, limits.step );
	return within( by > 0 ? Math.floor( count ) + 1 : Math.ceil( count ) - 1, limits );
}
