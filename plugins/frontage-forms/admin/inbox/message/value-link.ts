const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/;

/** The URL to link a value to, if it is exactly one web or email address; else ''. */
export function linkFor( text: string ): string {
	if ( EMAIL.test( text ) ) {
		// Encoded, so that a visitor's `?bcc=` stays part of the address.
		return `mailto:${ encodeURIComponent( text ).replace( '%40', '@' ) }`;
	}
	if ( ! /^https?:\/\/\S+$/i.test( text ) ) {
		return '';
	}
	try {
		const { protocol, href } = new URL( text );
		return protocol === 'https:' || protocol === 'http:' ? href : '';
	} catch {
		return '';
	}
}
