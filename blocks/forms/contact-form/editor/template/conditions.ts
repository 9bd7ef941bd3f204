import type { Condition as Judged, ShowRule } from '@frontage/rules/condition-evaluator';
import { followInRule, type Renamed } from './choices';

/**
 * Conditions for showing groups and requiring fields: in the text format (docs/reference/contact-forms.md §13), and in the editor's format.
 * The editor can also hide, and match any of several rules.
 */
export type Rule = { field: string; operator: string; value: string };
export type Condition = { target: string; rules: Rule[] };

/** The editor's format of a group's conditions. */
export type When = { hide: boolean; any: boolean; rules: Rule[] };

const LINE =
	/^\s*(?:show \[([^\]\n]+)\]|and) if \[([^\]\n]+)\] (not equals \(regex\)|equals \(regex\)|not equals|equals|greater than or equals|greater than|less than or equals|less than|is empty|not empty|function)(?: "(.*)")?\s*$/;

export function readConditions( text = '' ): Condition[] {
	const conditions: Condition[] = [];
	for ( const line of text.split( '\n' ) ) {
		const [ , target, field = '', operator = '', value = '' ] = LINE.exec( line ) ?? [];
		const last = conditions.at( -1 );
		if ( target ) {
			conditions.push( { target, rules: [ { field, operator, value } ] } );
		} else if ( field && last ) {
			last.rules.push( { field, operator, value } );
		}
	}
	return conditions;
}

/** Operators of the evaluator; the same as `SIGNS` of packages/rules/php/ConditionEvaluator.php. */
const SIGNS: Record< string, string > = {
	equals: '=',
	'not equals': '!=',
	'equals (regex)': '~',
	'not equals (regex)': '!~',
	'greater than': '>',
	'less than': '<',
	'greater than or equals': '>=',
	'less than or equals': '<=',
	'is empty': '-',
	'not empty': '!-',
};

/** Conditions in the format of the evaluator. */
export const asked = ( text: string ): Judged[] =>
	readConditions( text ).map( ( { target, rules } ) => [
		target,
		...rules.map( ( { field, operator, value } ): ShowRule => [ field, SIGNS[ operator ] ?? '', value ] ),
	] );

export const writeConditions = ( conditions: Condition[] ): string =>
	conditions
		.flatMap( ( { target, rules } ) =>
			rules.map( ( { field, operator, value }, index ) => {
				const begin = index ? `${ ' '.repeat( target.length + 4 ) }and` : `show [${ target }]`;
				return `${ begin } if [${ field }] ${ operator } "${ value.replace( /\s*\n\s*/g, ' ' ) }"`;
			} )
		)
		.join( '\n' );

const CONTRARY: Record< string, string > = {
	equals: 'not equals',
	'equals (regex)': 'not equals (regex)',
	'not empty': 'is empty',
};
for ( const [ one, other ] of Object.entries( CONTRARY ) ) {
	CONTRARY[ other ] = one;
}

/** Whether the rules can hide a group: an empty field is neither greater nor less than a number. */
export const mayHide = ( rules: Rule[] ) => rules.every( ( { operator } ) => CONTRARY[ operator ] );

const turned = ( rules: Rule[] ) =>
	rules.map( ( rule ) => ( { ...rule, operator: CONTRARY[ rule.operator ] ?? rule.operator } ) );

/**
 * The conditions of a group or field in the editor's format. Undefined for alternatives of several rules each, which only text can express.
 * Some conditions have two forms; `said` is the form that the editor used.
 */
export function whenOf( conditions: Condition[], target: string, said: Partial< When > = {} ): When | undefined {
	const own = conditions.filter( ( one ) => one.target === target );
	const rules = own.flatMap( ( one ) => one.rules );
	if ( own.length > 1 && rules.length > own.length ) {
		return undefined;
	}
	const isNegative = rules.length > 0 && rules.every( ( { operator } ) => operator.startsWith( 'not equals' ) );
	const hide = mayHide( rules ) && ( said.hide ?? isNegative );
	const any = rules.length > 1 ? own.length > 1 !== hide : ( said.any ?? false );
	return { hide, any, rules: hide ? turned( rules ) : rules };
}

/** Replaces the conditions of one group or field by those of the editor. */
export function withWhen( conditions: Condition[], target: string, { hide, any, rules }: When ): Condition[] {
	const stored = hide ? turned( rules ) : rules;
	const own =
		any !== hide ? stored.map( ( rule ) => ( { target, rules: [ rule ] } ) ) : [ { target, rules: stored } ];
	const place = conditions.findIndex( ( one ) => one.target === target );
	const others = conditions.filter( ( one ) => one.target !== target );
	return others.toSpliced( place < 0 ? others.length : place, 0, ...( stored.length ? own : [] ) );
}

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** A text as a regular expression that a field must contain. */
export const asExpression = ( text: string ) => text.replace( SPECIAL, '\\$&' );

/** The text that a regular expression looks for; undefined if it is more than a text. */
export function asText( expression: string ): string | undefined {
	const text = expression.replace( /\\([.*+?^${}()|[\]\\/])/g, '$1' );
	return asExpression( text ) === expression ? text : undefined;
}

/** Updates conditions after groups, fields and choices were renamed, or groups were removed. */
export function followInConditions(
	text: string,
	renamed: Renamed & { groups: Map< string, string >; gone: Set< string > }
): string {
	const { fields, choices, groups, gone } = renamed;
	if ( ! text || ( ! fields.size && ! choices.size && ! groups.size && ! gone.size ) ) {
		return text;
	}
	return writeConditions(
		readConditions( text )
			.filter( ( { target } ) => ! gone.has( target ) )
			.map( ( { target, rules } ) => ( {
				target: groups.get( target ) ?? fields.get( target ) ?? target,
				rules: rules.map( ( rule ) => followInRule( rule, renamed ) ),
			} ) )
	);
}

/** The name of a group, from its opening tag; undefined for other elements. */
export const groupName = ( source: string ) => /^\[group(?:\s+([^\s\]]*)|(?=\]))/.exec( source )?.slice( 1 ).join( '' );

export const withGroupName = ( source: string, name: string ) =>
	source.replace( /^\[group(?:\s+[^\s\]]*)?/, () => `[group ${ name }` );
