import { isBlank } from './typed-value';
import type { FormValues } from './types';

/** Prefix of the name of the text input after a field's last choice (docs/reference/contact-forms.md §3, `free_text`). */
export const FREE_TEXT = '_wpcf7_free_text_';

/** A text without leading and trailing white space, as the rules read it (docs/reference/contact-forms.md §5). */
const trimmed = ( text: string ) => ( isBlank( text ) ? '' : text.trim() );

/**
 * The values of a form as the server will receive them (docs/reference/contact-forms.md §5, §6). Names have no `[]` and do
 * not begin with `_`. A repeated name without `[]` has its last value (as in PHP), and free text is appended to its choice.
 */
export function formValues( data: FormData ): FormValues {
	const values = new Map< string, ( string | File )[] >();
	for ( const [ name, entry ] of data ) {
		const item = typeof entry === 'string' ? trimmed( entry ) : entry;
		const items = ( typeof item === 'string' ? item : item.name ) ? [ item ] : [];
		const [ field = '' ] = name.split( '[', 1 );
		if ( field.startsWith( FREE_TEXT ) ) {
			// The input is submitted only while the last choice is checked, and comes after it.
			const choices = values.get( field.slice( FREE_TEXT.length ) );
			if ( choices?.length && items.length ) {
				choices.push( `${ choices.pop() } ${ item }` );
			}
		} else if ( field[ 0 ] !== '_' ) {
			const before = name === field ? [] : ( values.get( field ) ?? [] );
			values.set( field, [ ...before, ...items ] );
		}
	}
	return values;
}
