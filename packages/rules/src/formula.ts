/**
 * Does the steps of a formula that ../php/Formula.php read: numbers, `$` with the name of a field, signs of two numbers, and
 * functions with how many numbers they take. The server does them again and decides.
 */
export type Steps = ( number | string )[];

const rounded = ( number: number, decimals: number ) => {
	const tens = 10 ** decimals;
	return ( Math.sign( number ) * Math.floor( Math.abs( number ) * tens + 0.5 + 1e-6 ) ) / tens;
};

const WORDS: Record< string, ( one: number, other: number, third: number ) => number > = {
	'+': ( one, other ) => one + other,
	'-': ( one, other ) => one - other,
	'*': ( one, other ) => one * other,
	'/': ( one, other ) => ( other ? one / other : NaN ),
	'<': ( one, other ) => +( one < other ),
	'>': ( one, other ) => +( one > other ),
	'<=': ( one, other ) => +( one <= other ),
	'>=': ( one, other ) => +( one >= other ),
	'=': ( one, other ) => +( one === other ),
	'!=': ( one, other ) => +( one !== other ),
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
			if ( word === 'if' ) {
				pile.push( numbers[ 0 ] ? numbers[ 1 ] : numbers[ 2 ] );
			} else {
				pile.push( numbers.some( isNaN ) ? NaN : WORDS[ word ]!( ...numbers ) );
			}
		}
	}
	return Math.abs( pile[ 0 ]! ) <= 1e12 ? `${ +rounded( pile[ 0 ]!, decimals ).toFixed( decimals ) || 0 }` : '';
}

/** What a field counts: each answer what the owner says it does, else the number that it begins with, else nothing. */
export const worth = ( answers: string[], worths: Record< string, number > = {} ) =>
	answers.reduce( ( sum, answer ) => {
		const [ begins ] = /^\s*[-+]?(\d+\.?\d*|\.\d+)/.exec( answer ) ?? [ 0 ];
		return sum + ( Object.hasOwn( worths, answer ) ? worths[ answer ]! : +begins );
	}, 0 );
