import { __, sprintf } from '@wordpress/i18n';
import type { Field } from '../../template/field';
import { fieldOf, isInMail, plain } from '../../template/rename-references';
import { recipients } from '../../template/mails';
import { readParts, type Parts } from '../../template/template-parser';

const inside = ( { parts }: Parts ): Field[] =>
	parts.flatMap( ( { kind, source, inside: more } ) => {
		const field = kind === 'field' ? fieldOf( source ) : undefined;
		return field && isInMail( field ) ? [ field ] : inside( more ?? { parts: [], tail: '' } );
	} );

/** The fields of a template that have a label or are separate parts, in document order. */
export const fieldsIn = ( template: string ) => inside( readParts( template ) );

export const called = ( { name, label }: Field ) => plain( label?.text ) || name;

/** The possible recipients of an email that depend on submitted values. */
export function goals( fields: Field[] ): { value: string; label: string }[] {
	const { asked, chosen } = recipients( fields );
	return [
		...asked.map( ( field ) => ( {
			value: `[${ field.name }]`,
			/* translators: %s: what a field is called. */
			label: sprintf( __( 'Visitor: “%s”', 'frontage-forms' ), called( field ) ),
		} ) ),
		...chosen.map( ( field ) => ( {
			value: `[${ field.name }]`,
			/* translators: %s: what a field is called. */
			label: sprintf( __( 'Choice in “%s”', 'frontage-forms' ), called( field ) ),
		} ) ),
	];
}
