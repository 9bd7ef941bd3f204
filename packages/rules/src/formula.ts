import { readNumber } from './number-reader';
import { isBlank } from './typed-value';

/**
 * Executes the steps of a formula, parsed by ../php/Formula.php: numbers, `$` plus a field name, binary operators, and
 * functions with their number of arguments. The server executes them again, and its result counts.
 */
export type Steps = ( number | string )[];

const rounded = ( number: number, decimals: number ) => {
	const tens = 10 ** decimals;
	return Math.trunc( number * tens + Math.sign( number ) * 0.500001 ) / tens;
};

const WORDS: Record< string, ( one: number, other: number, third: number ) => number > = {
	'+': ( one, other ) => one + other,
	'-': ( one, other ) => one - other,
	'*': ( one, other ) => one * other,
	'/': ( one, other ) => one / ( other || NaN ),
	'<': ( one, other ) => +( one < other ),
	'>': ( one, other ) => +( one > other ),
	'<=': ( one, other ) => +( one <= other ),
	'>=': ( one, other ) => +( one >= other ),
	'=': ( one, other ) => +( one === other ),
	'!=': ( one, other ) => +( one !== other ),
	if: ( one, other, third ) => ( one ? other : third ), // The unused branch may have no result.
	min: Math.min,
	max: Math.max,
	round: ( one, other = 0 ) => rounded( one, Math.trunc( Math.max( 0, Math.min( 6, other ) ) ) ),
};

/** Rounded to at most this many decimals; '' if there is no result, as for a division by zero. */
export function result( steps: Steps, valueOf: ( field: string ) => number, decimals: number ): string {
	const pile: number[] = [];
	for ( const step of steps ) {
		if ( typeof step === 'number' ) {
			pile.push( step );
		} else if ( step[ 0 ] === '$' ) {
			pile.push( valueOf( step.slice( 1 ) ) );
		} else {
			const [ word = '', count = 2 ] = step.split( ':' );
			const numbers = pile.splice( -count ) as [ number, number, number ];
			pile.push(
				( word === 'if' ? numbers.slice( 0, 1 ) : numbers ).some( isNaN ) ? NaN : WORDS[ word ]!( ...numbers )
			);
		}
	}
	// Formatted as text: a JavaScript number would lose digits.
	return Math.abs( pile[ 0 ]! ) <= 1e12
		? rounded( pile[ 0 ]!, decimals )
				.toFixed( decimals )
				.replace( /\.0+$|(\..*[^0])0+$/, '$1' )
		: '';
}

/**
 * The value of a field: each distinct answer's value as set by the owner, otherwise the answer as a number. Where the owner
 * set values, an answer that is no number counts as zero; otherwise there is no result (NaN).
 */
export const worth = (
	answers: string[],
	worths: Record< string, number > = {},
	number: ( answer: string ) => number = readNumber
) =>
	[ ...new Set( answers ) ].reduce( ( sum, answer ) => {
		if ( Object.hasOwn( worths, answer ) ) {
			return sum + worths[ answer ]!;
		}
		const counts = isBlank( answer ) ? 0 : number( answer );
		return sum + ( isNaN( counts ) && Object.keys( worths )[ 0 ] !== undefined ? 0 : counts );
	}, 0 );
