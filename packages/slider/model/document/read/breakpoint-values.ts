import limits from '../../../tables/limits.json';
import names from '../../../tables/legacy-names.json';

/** Values per breakpoint: desktop, notebook, tablet, mobile. TypeScript port of php/Document/Read/BreakpointValues.php. */
import { isEmpty, isObject } from '../schema';

const NAMES = names.levels;
const LONGEST = limits.text;

/** Whether two values of a document are equal. */
export const same = ( one: unknown, other: unknown ) => JSON.stringify( one ) === JSON.stringify( other );

/**
 * Splits a value per breakpoint into its parts: `"1240,1024"`, `"#fff||#000"`, a list, `{d, n, t, m}` (each plain or
 * `{v}`), or a single value.
 */
export function splitLevels( value: unknown ): unknown[] {
	if ( typeof value === 'string' && value.length <= LONGEST ) {
		return value.split( value.includes( '||' ) ? '||' : /,(?![^(]*\))/ ).map( ( one ) => one.trim() );
	}
	if ( Array.isArray( value ) ) {
		return value;
	}
	if ( ! isObject( value ) || ! NAMES.some( ( name ) => name in value ) ) {
		return isEmpty( value ) ? [] : [ value ];
	}
	return NAMES.map( ( name ) => {
		const one = value[ name ];
		return isObject( one ) && ! [ 'random', 'cycle', 'mirrored' ].some( ( key ) => key in one ) ? one.v : one;
	} );
}

const there = ( value: unknown ) => value !== undefined && value !== null;

/**
 * Exactly four values, or undefined if there is no value at all. A gap equals the value before it; a gap at the start
 * equals the default.
 */
export function expandLevels( values: readonly unknown[], fallback: readonly unknown[] = [] ): unknown[] | undefined {
	if ( ! values.some( there ) ) {
		return undefined;
	}
	const four: unknown[] = [];
	for ( let level = 0; level < 4; level++ ) {
		four.push( values[ level ] ?? four[ level - 1 ] ?? fallback[ 0 ] ?? values.find( there ) );
	}
	return four;
}
