import { __, sprintf } from '@wordpress/i18n';
import type { Field } from '../../template/field';
import { fieldName, splitTags } from '../../template/mail-tags';
import { fieldOf, isInMail, plain } from '../../template/rename-references';
import { recipients } from '../../template/mails';
import { readParts, type Parts } from '../../template/template-parser';
import type { DescribeTag } from './text/chips';

const inside = ( { parts }: Parts ): Field[] =>
	parts.flatMap( ( { kind, source, inside: more } ) => {
		const field = kind === 'field' ? fieldOf( source ) : undefined;
		return field && isInMail( field ) ? [ field ] : inside( more ?? { parts: [], tail: '' } );
	} );

/** The fields of a template that have a label or are separate parts, in document order. */
export const fieldsIn = ( template: string ) => inside( readParts( template ) );

export const called = ( { name, label }: Field ) => plain( label?.text ) || name;

/** Something that can be inserted: the name of a mail-tag, and what it is called. */
export type Insertable = { name: string; label: string };

export const asTag = ( name: string ) => `[${ name }]`;

/** The fields that an email may contain; those in the markup of a form have no label. */
export const insertables = ( names: string[], fields: Field[] ): Insertable[] =>
	names.map( ( name ) => {
		const field = fields.find( ( one ) => one.name === name );
		return { name, label: field ? called( field ) : name };
	} );

/** Values that every email has. */
export const generalValues = (): Insertable[] => [
	{ name: '_url', label: __( 'Page link', 'frontage-forms' ) },
	{ name: '_date', label: __( 'Date', 'frontage-forms' ) },
	{ name: '_site_title', label: __( 'Site title', 'frontage-forms' ) },
];

/** Describes mail-tags by the fields of a form. `wrong` are names that stand for nothing. */
export function describer( fields: Field[], wrong: string[] ): DescribeTag {
	const general = generalValues();
	return ( name ) => {
		const own = fieldName( name );
		if ( wrong.includes( name ) ) {
			return { label: own, kind: 'wrong' };
		}
		const field = fields.find( ( one ) => one.name === own );
		const value = general.find( ( one ) => one.name === name );
		return {
			label: value?.label ?? ( field ? called( field ) : own ),
			kind: value || own.startsWith( '_' ) ? 'general' : 'field',
		};
	};
}

/** A text with the labels of its mail-tags in their place. */
export const readable = ( text: string, describe: DescribeTag ): string =>
	splitTags( text )
		.map( ( piece ) => ( piece.name === undefined ? piece.text : describe( piece.name ).label ) )
		.join( '' );

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
