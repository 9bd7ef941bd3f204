import { same } from '../document/read/breakpoint-values';
import { isNumeric, round } from './style/css-value';
import type { PerLevel } from '../../engine/types/playback-config';

export const LEVELS = [ 0, 1, 2, 3 ] as const;

/** The four values of the four levels; none where there is none. TypeScript port of php/Document/ModelReader.php. */
export function levels< T >( value: readonly T[] | T | undefined ): readonly T[] {
	if ( value === undefined || value === null ) {
		return [];
	}
	return Array.isArray( value ) ? ( value as readonly T[] ) : [ value as T, value as T, value as T, value as T ];
}

/** Four whole numbers. */
export const wholes = ( values: readonly number[] ) => levels( values ).map( ( value ) => round( value ) );

/** One value where all levels agree, else the list: what the play document calls PerLevel. */
export const perLevel = < T >( values: readonly T[] ): PerLevel< T > =>
	( values.every( ( value ) => same( value, values[ 0 ] ) ) ? values[ 0 ] : [ ...values ] ) as PerLevel< T >;

/** A number of the model, or of a text that is one. */
export const numberOf = ( value: unknown, otherwise = 0 ) => ( isNumeric( value ) ? Number( value ) : otherwise );
