import { __, sprintf } from '@wordpress/i18n';
import { readConditions, whenOf, type When } from '../../template/conditions';
import type { Field } from '../../template/field';
import { plain } from '../../template/rename-references';
import { operators, shownRule } from './condition-rules';

/** Describes when a group is shown, using field labels. Undefined without conditions, or if only text can express them. */
export function whenInWords( conditions: string, target: string, fields: Field[] ): string | undefined {
	const when = whenOf( readConditions( conditions ), target );
	if ( ! when?.rules.length ) {
		return undefined;
	}
	const list = rulesInWords( when, fields );
	return when.hide
		? /* translators: %s: conditions, such as: “Kind of work” is “New building”. */
			sprintf( __( 'Hidden if %s', 'frontage-forms' ), list )
		: /* translators: %s: conditions, such as: “Kind of work” is “New building”. */
			sprintf( __( 'Shown if %s', 'frontage-forms' ), list );
}

/** At least one rule in words, using field labels. */
export function rulesInWords( { any, rules }: Pick< When, 'any' | 'rules' >, fields: Field[] ): string {
	const parts: string[] = rules.map( shownRule ).map( ( { field, operator, value } ) => {
		const label = plain( fields.find( ( { name } ) => name === field )?.label?.text ) || field;
		const must = operators().find( ( one ) => one.value === operator )?.label ?? operator;
		return / ?empty$/.test( operator )
			? /* translators: 1: what a field is called, 2: what it must be: “is empty”. */
				sprintf( __( '“%1$s” %2$s', 'frontage-forms' ), label, must )
			: /* translators: 1: what a field is called, 2: a relation such as “is” or “is more than”, 3: an answer. */
				sprintf( __( '“%1$s” %2$s “%3$s”', 'frontage-forms' ), label, must, value );
	} );
	return parts.reduce( ( before, part ) =>
		any
			? /* translators: 1: a condition, or several, 2: one more, of which one is enough. */
				sprintf( __( '%1$s, or %2$s', 'frontage-forms' ), before, part )
			: /* translators: 1: a condition, or several, 2: one more, which must hold, too. */
				sprintf( __( '%1$s, and %2$s', 'frontage-forms' ), before, part )
	);
}
