/** The lines of a form's additional settings (docs/reference/contact-forms.md §9): `name: value`, the first of a name wins. */

const lineOf = ( name: string ) => new RegExp( `^[ \\t]*${ name }[ \\t]*:[ \\t]*(.*?)[ \\t]*$`, 'm' );

export function isOn( text: string, name: string ): boolean {
	return [ 'on', 'true', '1' ].includes( lineOf( name ).exec( text )?.[ 1 ] ?? '' );
}

/** Switches a setting and leaves all other lines as they are. */
export function turn( text: string, name: string, on: boolean ): string {
	const others = text.split( '\n' ).filter( ( line ) => ! lineOf( name ).test( line ) );
	const kept = others.join( '\n' ).trim();
	if ( ! on ) {
		return kept;
	}
	return kept ? `${ kept }\n${ name }: on` : `${ name }: on`;
}
