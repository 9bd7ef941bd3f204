/** The lines of a form's additional settings (docs/reference/contact-forms.md §9): `name: value`, the first of a name wins. */

const lineOf = ( name: string ) => new RegExp( `^[ \\t]*${ name }[ \\t]*:[ \\t]*(.*?)[ \\t]*$`, 'm' );

/** The value of a setting; '' if it is missing. */
export function valueOf( text: string, name: string ): string {
	return lineOf( name ).exec( text )?.[ 1 ] ?? '';
}

export function isOn( text: string, name: string ): boolean {
	return [ 'on', 'true', '1' ].includes( valueOf( text, name ) );
}

/** Sets the value of a setting, or removes it for ''; all other lines are unchanged. */
export function write( text: string, name: string, value: string ): string {
	const others = text.split( '\n' ).filter( ( line ) => ! lineOf( name ).test( line ) );
	return [ others.join( '\n' ).trim(), value && `${ name }: ${ value }` ].filter( Boolean ).join( '\n' );
}

/** The format's setting that disables all emails; the original plugin supports it, too. */
export const SKIP_MAIL = 'skip_mail';

/** The setting of which fields are marked for visitors (Rendering/RequiredMarks.php). */
export const FIELD_MARKS = 'field_marks';
export const OPTIONAL = 'optional';
export const ASTERISK = 'asterisk';

/** How fields are marked: `required` by a word, all required ones by an `asterisk`, or the optional ones instead. */
export type FieldMarks = 'required' | typeof OPTIONAL | typeof ASTERISK;

export function fieldMarksOf( text: string ): FieldMarks {
	const value = valueOf( text, FIELD_MARKS );
	return value === OPTIONAL || value === ASTERISK ? value : 'required';
}

export const turn = ( text: string, name: string, on: boolean ) => write( text, name, on ? 'on' : '' );
