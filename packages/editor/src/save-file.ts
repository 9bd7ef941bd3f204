/** Saves a file as a browser download. */
export function saveFile( name: string, content: Blob ) {
	const address = URL.createObjectURL( content );
	const link = document.createElement( 'a' );
	link.href = address;
	link.download = name;
	document.body.append( link );
	link.click();
	link.remove();
	URL.revokeObjectURL( address );
}

/** A document as a JSON file. */
export const toJson = ( document_: object ) =>
	new Blob( [ JSON.stringify( document_, null, '\t' ) ], { type: 'application/json' } );

/** A name for a file of forms: the title of the only form, in characters that every system accepts. */
export function fileName( titles: string[] ): string {
	const [ onlyTitle ] = titles;
	const suffix =
		titles.length === 1 && onlyTitle
			? onlyTitle
					.toLowerCase()
					.replace( /[^\p{L}\p{N}]+/gu, '-' )
					.replace( /^-+|-+$/g, '' )
			: '';
	return `${ suffix.slice( 0, 60 ) || 'forms' }.json`;
}
