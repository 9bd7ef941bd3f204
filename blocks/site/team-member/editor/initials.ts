/** Initials of the first and the last word of a name, instead of a photo (PHP: TeamMember::initials()). */
export function initials( name: string ): string {
	const words = name
		.replace( /<[^>]*>/g, '' )
		.split( /\s+/ )
		.filter( Boolean );
	const first = ( word = '' ) => [ ...word ][ 0 ] ?? '';
	return ( first( words[ 0 ] ) + ( words.length > 1 ? first( words.at( -1 ) ) : '' ) ).toUpperCase();
}
