import type { Limits } from './cart';

/** The nearest quantity that may be asked for. */
export function allowed( value: number, { minimum, maximum, step }: Limits ): number {
	const least = Math.ceil( minimum / step ) * step;
	const most = Math.floor( maximum / step ) * step;
	return Math.min( most, Math.max( least, Math.round( value / step ) * step ) );
}
