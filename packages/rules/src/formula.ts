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
	if: ( one, other, third ) => ( one ? other : third ),
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
			pile.push( word !== 'if' && numbers.some( isNaN ) ? NaN : WORDS[ word ]!( ...numbers ) );
		}
	}
	// Not as a number: it would be written with fewer digits where it has many.
	return Math.abs( pile[ 0 ]! ) <= 1e12
		? rounded( pile[ 0 ]!, decimals )
				.toFixed( decimals )
				.replace( /\.0+$|(\..*[^0])0+$/, '$1' )
		: '';
}

/** What a field counts: each answer, once, what the owner says it does, else the number that it begins with, else nothing. */
export const worth = ( answers: string[], worths: Record< string, number > = {} ) =>
	[ ...new Set( answers ) ].reduce( ( sum, answer ) => {
		const [ begins ] = /^[\t-\r ]*[-+]?(\d+\.?\d*|\.\d+)/.exec( answer ) ?? [ 0 ]; // PHP knows no other blanks.
		return sum + ( Object.hasOwn( worths, answer ) ? worths[ answer ]! : +begins );
	}, 0 );
