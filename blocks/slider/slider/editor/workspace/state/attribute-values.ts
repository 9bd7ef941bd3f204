export const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

export const isEmpty = ( value: object ) => Object.keys( value ).length === 0;

/** Removes inheriting breakpoints at the end; undefined if all inherit. */
export function trimmed( list: unknown[] ): unknown[] | undefined {
	const end = list.findLastIndex( ( value ) => value !== null );
	return end < 0 ? undefined : list.slice( 0, end + 1 );
}
