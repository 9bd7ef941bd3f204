import { typeOf } from '@frontage/editor/form-tags';
import { optionOf, type Field, type FieldEdits } from './field';

/** Whether visitors type into a field of this type: it has a placeholder or a default value. */
export const hasHint = ( field: Field ) =>
	[ 'text', 'email', 'url', 'tel', 'number', 'textarea' ].includes( typeOf( field ).control );

/** Whether the text in the field is a default value, which is sent, and no placeholder. */
export const hasDefault = ( field: Field ) =>
	( field.values.length > 0 && ! [ 'placeholder', 'watermark' ].some( ( name ) => optionOf( field, name, true ) ) ) ||
	Boolean( field.content?.text );

/** The placeholder or default value. */
export const hintOf = ( field: Field ) => field.content?.text || ( field.values[ 0 ]?.text ?? '' );

/** Text typed into an empty field becomes a placeholder; a default value stays a default. */
export function hintEdits( field: Field, value: string ): FieldEdits {
	if ( field.content?.text ) {
		return { content: value };
	}
	const edits: FieldEdits = { values: value ? [ value ] : [] };
	return hasDefault( field ) ? edits : { ...edits, option: [ 'placeholder', value !== '' ] };
}
