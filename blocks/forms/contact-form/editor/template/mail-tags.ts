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

/** A part of a text: a mail-tag with the name in it, or what is between two. */
export type TextPiece = { text: string; name?: string };

/** The same as in plugins/frontage-forms/src/Checks/SampleMailTags.php. */
const MAIL_TAG = /(?<!\[)\[[\t ]*([A-Za-z_][-0-9A-Za-z:._]*)(?:[\t ]+(?:"[^"]*"|'[^']*'))*[\t ]*\]|\[\[[^[\]]*\]\]/g;

/** A text as its mail-tags and what is between them. Doubled brackets are text. */
export function splitTags( text: string ): TextPiece[] {
	const pieces: TextPiece[] = [];
	let end = 0;
	for ( const found of text.matchAll( MAIL_TAG ) ) {
		const [ tag, name ] = found;
		if ( name !== undefined ) {
			pieces.push( { text: text.slice( end, found.index ) }, { text: tag, name } );
			end = found.index + tag.length;
		}
	}
	return [ ...pieces, { text: text.slice( end ) } ].filter( ( piece ) => piece.text );
}

/** The names that a text closes, such as `group` in `[group]…[/group]`. */
export const closedNames = ( text: string ) =>
	new Set( [ ...text.matchAll( /\[\s*\/\s*([^\s\]]+)\s*\]/g ) ].flatMap( ( [ , name ] ) => name ?? [] ) );

/** The field in a mail-tag's name, such as `date` in `_format_date`. */
export const fieldName = ( name: string ) => name.replace( /^_(?:raw|format)_/, '' );

/** Removes the mail-tags of a field, and the space before each. */
export function withoutTag( text: string, name: string ): string {
	return text.replace(
		new RegExp( `[\\t ]?\\[\\s*(?:_raw_|_format_)?${ escaped( name ) }(?:\\s[^\\]]*)?\\]`, 'g' ),
		''
	);
}
