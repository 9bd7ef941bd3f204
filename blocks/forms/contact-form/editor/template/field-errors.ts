import { escaped } from './mail-tags';

/** The setting with the error message of a field: `field_error: NAME text` (plugins/frontage-forms/src/Document/FieldErrors.php). */
const lineOf = ( name: string ) =>
	new RegExp( `^[ \\t]*field_error[ \\t]*:[ \\t]*${ escaped( name ) }(?:[ \\t]+(.*?))?[ \\t]*$`, 'm' );

/** The owner's error message of a field; '' without one. */
export const fieldError = ( settings: string, name: string ): string => lineOf( name ).exec( settings )?.[ 1 ] ?? '';

/** Settings with another error message of a field, or without it if the text is empty. Other lines stay as they are. */
export function withFieldError( settings: string, name: string, text: string ): string {
	const message = text.replace( /\s+/g, ' ' ).trim();
	const added = message ? [ `field_error: ${ name } ${ message }` ] : [];
	const lines = settings ? settings.split( '\n' ) : [];
	const place = lines.findIndex( ( one ) => lineOf( name ).test( one ) );
	const others = lines.filter( ( one ) => ! lineOf( name ).test( one ) );
	return others.toSpliced( place < 0 ? others.length : place, 0, ...added ).join( '\n' );
}

/** Settings after fields were renamed. */
export function followInFieldErrors( settings: string, renamed: Map< string, string > ): string {
	return [ ...renamed ].reduce( ( text, [ from, to ] ) => {
		const message = fieldError( text, from );
		return message ? withFieldError( withFieldError( text, from, '' ), to, message ) : text;
	}, settings );
}
