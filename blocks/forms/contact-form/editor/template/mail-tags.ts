/** Mail-tags as they stand in texts: in mails, and in what is said after sending. */

export const escaped = ( text: string ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** Whether a text says the answer to a field. */
export const mentions = ( text: string, name: string ) =>
	new RegExp( `\\[\\s*(?:_raw_|_format_)?${ escaped( name ) }[\\s\\]]` ).test( text );

/** A text after a field got another name. */
export function renamedField( text: string, from: string, to: string ): string {
	const tag = new RegExp( `\\[(\\s*(?:_raw_|_format_)?)${ escaped( from ) }(?=[\\s\\]])`, 'g' );
	return text.replace( tag, ( _, before: string ) => `[${ before }${ to }` );
}

/** A text after a group got another name: its sections follow. */
export function renamedGroup( text: string, from: string, to: string ): string {
	const tag = new RegExp( `\\[(\\s*/?\\s*!?\\s*)${ escaped( from ) }(?=\\s*\\])`, 'g' );
	return text.replace( tag, ( _, sign: string ) => `[${ sign }${ to }` );
}
