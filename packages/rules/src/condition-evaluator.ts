import { leadingNumber } from './number-reader';

/**
 * Evaluates which groups of a form are hidden, as ../php/ConditionEvaluator.php does, whose result counts. A condition: the
 * group, then rules that must all hold. One condition of a group is enough.
 */
export type Condition = [ group: string, ...rules: ShowRule[] ];
export type ShowRule = [ field: string, operator: string, wanted: string ];

/** The values of a field; undefined if the form has no such field. */
type Values = ( field: string ) => string[] | undefined;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Parses a field's value, or the owner's value (''), as a number. */
type NumberOf = ( text: string, field: string ) => number;

/** Compares numbers with numbers and dates with dates: below 0, 0, above 0, or NaN. */
function compare( value: string, wanted: string, field: string, number: NumberOf ): number {
	const [ isDate, asDate ] = [ DATE.test( value ), DATE.test( wanted ) ];
	if ( isDate && asDate ) {
		return Date.parse( value ) - Date.parse( wanted );
	}
	return isDate || asDate ? NaN : number( value, field ) - number( wanted, '' );
}

function matches( expression: string, value: string ): boolean {
	try {
		return new RegExp( expression, 'i' ).test( value );
	} catch {
		return true; // An invalid expression matches anything.
	}
}

/**
 * Whether a rule holds; an unknown one does, so that no input is lost. Operators are the short forms of
 * `ConditionEvaluator::SIGNS`: equals `=`, matches `~`, is empty `-`, each with `!` for its negation, and `>`, `>=`, `<`,
 * `<=`.
 */
export function holds(
	operator: string,
	wanted: string,
	values: string[],
	field = '',
	number: NumberOf = ( text ) => leadingNumber( text )
): boolean {
	const given = values.filter( Boolean );
	const [ sign, orEquals ] = operator;
	switch ( sign ) {
		case '!':
			return ! holds( operator.slice( 1 ), wanted, given, field, number );
		case '-':
			return ! given[ 0 ];
		case '=':
			return wanted ? given.includes( wanted ) : ! given[ 0 ];
		case '~':
			return given.some( ( value ) => matches( wanted, value ) );
		case '<':
		case '>':
			return given.some( ( value ) => {
				const order = compare( value, wanted, field, number ) * ( sign === '<' ? -1 : 1 );
				return orEquals ? order >= 0 : order > 0;
			} );
	}
	return true;
}

/** Whether one of the conditions of this group, or field, holds. */
export function holdsFor( conditions: Condition[], target: string, values: Values, number?: NumberOf ): boolean {
	return conditions.some( ( [ group, ...rules ] ) => {
		const known = rules.filter( ( [ field ] ) => group === target && values( field ) );
		return (
			known[ 0 ] &&
			known.every( ( [ field, operator, wanted ] ) =>
				holds( operator, wanted, values( field ) ?? [], field, number )
			)
		);
	} );
}

/** A field in a hidden group is empty for other conditions, so the conditions are evaluated until the result is stable. */
export function hiddenGroups(
	conditions: Condition[],
	groups: string[],
	valuesWhile: ( hidden: string[] ) => Values,
	number?: NumberOf
): string[] {
	let hidden: string[] = [];
	for ( let round = 0; round <= groups.length; round++ ) {
		const values = valuesWhile( hidden );
		hidden = groups.filter( ( group ) => ! holdsFor( conditions, group, values, number ) );
	}
	return hidden;
}
