/** Mail-tags in texts: in emails, and in confirmation texts. */

export const escaped = ( text: string ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** Whether a text contains the mail-tag of a field. */
export const mentions = ( text: string, name: string ) =>
	new RegExp( `\\[\\s*(?:_raw_|_format_)?${ escaped( name ) }[\\s\\]]` ).test( text );

/** Renames a field in a text. */
export function renamedField( text: string, from: string, to: string ): string {
	const tag = new RegExp( `\\[(\\s*(?:_raw_|_format_)?)${ escaped( from ) }(?=[\\s\\]])`, 'g' );
	return text.replace( tag, ( _, before: string ) => `[${ before }${ to }` );
}

/** Renames a group in a text, including its sections. */
export function renamedGroup( text: string, from: string, to: string ): string {
	const tag = new RegExp( `\\[(\\s*/?\\s*!?\\s*)${ escaped( from ) }(?=\\s*\\])`, 'g' );
	return text.replace( tag, ( _, sign: string ) => `[${ sign }${ to }` );
}
