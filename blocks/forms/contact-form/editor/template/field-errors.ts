import { escaped } from './mail-tags';

/** The setting with the error message of a field: `field_error: NAME text` (plugins/frontage-forms/src/Document/FieldErrors.php). */
const lineOf = ( name: string ) =>
	new RegExp( `^[ \\t]*field_error[ \\t]*:[ \\t]*${ escaped( name ) }(?:[ \\t]+(.*?))?[ \\t]*$`, 'm' );

/** The owner's error message of a field; '' without one. */
export const fieldError = ( settings: string, name: string ): string => lineOf( name ).exec( settings )?.[ 1 ] ?? '';

/** Settings with another error message of a field; all other lines are unchanged. White space at the end is kept while it is typed. */
export function withFieldError( settings: string, name: string, text: string ): string {
	const line = text.trim() && `field_error: ${ name } ${ text.replace( /\s+/g, ' ' ).trim() }`;
	const lines = settings.split( '\n' );
	const place = lines.findIndex( ( one ) => lineOf( name ).test( one ) );
	const others = lines.filter( ( one ) => ! lineOf( name ).test( one ) );
	return ( place < 0 ? [ ...others, line ] : others.toSpliced( place, 0, line ) ).filter( Boolean ).join( '\n' );
}

/** Settings after fields were renamed. */
export function followInFieldErrors( settings: string, renamed: Map< string, string > ): string {
	return [ ...renamed ].reduce( ( text, [ from, to ] ) => {
		const message = fieldError( text, from );
		return message ? withFieldError( withFieldError( text, from, '' ), to, message ) : text;
	}, settings );
}
