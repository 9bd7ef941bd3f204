import { same } from '../document/read/breakpoint-values';
import { isNumeric, round } from './style/css-value';
import type { PerLevel } from '../../engine/types/playback-config';

export const LEVELS = [ 0, 1, 2, 3 ] as const;

/** The values of the four breakpoints; empty without a value. TypeScript port of php/Document/ModelReader.php. */
export function levels< T >( value: readonly T[] | T | undefined ): readonly T[] {
	if ( value === undefined || value === null ) {
		return [];
	}
	return Array.isArray( value ) ? ( value as readonly T[] ) : [ value as T, value as T, value as T, value as T ];
}

/** Four whole numbers. */
export const wholes = ( values: readonly number[] ) => levels( values ).map( ( value ) => round( value ) );

/** One value if it is the same at all breakpoints, else the list: PerLevel in the playback config. */
export const perLevel = < T >( values: readonly T[] ): PerLevel< T > =>
	( values.every( ( value ) => same( value, values[ 0 ] ) ) ? values[ 0 ] : [ ...values ] ) as PerLevel< T >;

/** A number, or a text that contains only a number. */
export const numberOf = ( value: unknown, otherwise = 0 ) => ( isNumeric( value ) ? Number( value ) : otherwise );
