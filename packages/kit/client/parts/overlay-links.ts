/** Finds the overlay of this page that a link or a button refers to. */

/** The `id` of an overlay is this prefix plus its name. */
export const PREFIX = 'fr-open-';
export const OPENERS = '[data-overlay],a[href]';

/** The fragment (id) that a link points to on this page, or an empty string. */
export function hashOf( link: Element | null ): string {
	if ( link instanceof HTMLAnchorElement && link.href.split( '#' )[ 0 ] === location.href.split( '#' )[ 0 ] ) {
		try {
			return decodeURIComponent( link.hash.slice( 1 ) );
		} catch {
			return ''; // Malformed, such as `#100%`.
		}
	}
	return '';
}

/** Finds the overlay by its own id, or by the id of an element inside it, such as a form's response. */
export const overlayOf = ( id: string ) =>
	document.getElementById( id )?.closest< HTMLDialogElement >( `dialog[id^=${ PREFIX }]` );

export function overlayOfOpener( opener: Element ) {
	const name = opener.getAttribute( 'data-overlay' );
	return overlayOf( name ? PREFIX + name : hashOf( opener ) );
}
