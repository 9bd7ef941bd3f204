import { readNumber } from './number-reader';
import { isBlank } from './typed-value';

/**
 * Does the steps of a formula that ../php/Formula.php read: numbers, `$` with the name of a field, signs of two numbers, and
 * functions with how many numbers they take. The server does them again and decides.
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
	if: ( one, other, third ) => ( one ? other : third ), // The other one may have no result.
	min: Math.min,
	max: Math.max,
	round: ( one, other = 0 ) => rounded( one, Math.trunc( Math.max( 0, Math.min( 6, other ) ) ) ),
};

/** With so many decimals at most; '' where there is no result, as when something is divided by nothing. */
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
	// Not as a number: it would be written with fewer digits where it has many.
	return Math.abs( pile[ 0 ]! ) <= 1e12
		? rounded( pile[ 0 ]!, decimals )
				.toFixed( decimals )
				.replace( /\.0+$|(\..*[^0])0+$/, '$1' )
		: '';
}

/**
 * What a field counts: each answer, once, what the owner says it does, else its number. What is no number counts nothing in a
 * field of whose answers the owner said what they count; in any other there is no result (NaN).
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
