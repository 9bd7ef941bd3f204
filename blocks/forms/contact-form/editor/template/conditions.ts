import type { Condition as Judged, ShowRule } from '@frontage/rules/condition-evaluator';
import { followInRule, type Renamed } from './choices';

/**
 * When groups of a form are shown, and fields required: as the format's text says it (docs/reference/contact-forms.md §13), and
 * as an editor says it, who may hide as well as show and ask for any of several rules.
 */
export type Rule = { field: string; operator: string; value: string };
export type Condition = { target: string; rules: Rule[] };

/** What an editor sees of a group's conditions. */
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

/** Operators as rules judge them; the same as `SIGNS` of packages/rules/php/ConditionEvaluator.php. */
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

/** Conditions as they are judged. */
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

/** Whether a group can be hidden by it: of numbers an empty field holds neither for more nor for less. */
export const mayHide = ( rules: Rule[] ) => rules.every( ( { operator } ) => CONTRARY[ operator ] );

const turned = ( rules: Rule[] ) =>
	rules.map( ( rule ) => ( { ...rule, operator: CONTRARY[ rule.operator ] ?? rule.operator } ) );

/**
 * What the conditions of a group, or field, say. Undefined where they are alternatives of several rules each, which only
 * their text can say. Some can be said in two ways; `said` is how the editor said it.
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

/** The conditions with what an editor says of one group or field, in the place of what was said. */
export function withWhen( conditions: Condition[], target: string, { hide, any, rules }: When ): Condition[] {
	const stored = hide ? turned( rules ) : rules;
	const own =
		any !== hide ? stored.map( ( rule ) => ( { target, rules: [ rule ] } ) ) : [ { target, rules: stored } ];
	const place = conditions.findIndex( ( one ) => one.target === target );
	const others = conditions.filter( ( one ) => one.target !== target );
	return others.toSpliced( place < 0 ? others.length : place, 0, ...( stored.length ? own : [] ) );
}

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** What a field must contain, as an expression. */
export const asExpression = ( text: string ) => text.replace( SPECIAL, '\\$&' );

/** The text that an expression looks for; undefined where it is more than a text. */
export function asText( expression: string ): string | undefined {
	const text = expression.replace( /\\([.*+?^${}()|[\]\\/])/g, '$1' );
	return asExpression( text ) === expression ? text : undefined;
}

/** The conditions after groups, fields and choices got other names, or groups went. */
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

/** The name of a group, from how it opens; undefined for other elements. */
export const groupName = ( source: string ) => /^\[group(?:\s+([^\s\]]*)|(?=\]))/.exec( source )?.slice( 1 ).join( '' );

export const withGroupName = ( source: string, name: string ) =>
	source.replace( /^\[group(?:\s+[^\s\]]*)?/, () => `[group ${ name }` );
