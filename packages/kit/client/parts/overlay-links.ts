/** Which overlay of this page a link or a button names. */

/** An overlay's `id` is this and its name. */
export const PREFIX = 'fr-open-';
export const OPENERS = '[data-overlay],a[href]';

/** What a link leads to on this page: an id, or nothing. */
export function hashOf( link: Element | null ): string {
	if ( link instanceof HTMLAnchorElement && link.href.split( '#' )[ 0 ] === location.href.split( '#' )[ 0 ] ) {
		try {
			return decodeURIComponent( link.hash.slice( 1 ) );
		} catch {
			return ''; // Such as `#100%`.
		}
	}
	return '';
}

/** By its own id, or by that of something inside, such as the answer to a form. */
export const called = ( id: string ) =>
	document.getElementById( id )?.closest< HTMLDialogElement >( `dialog[id^=${ PREFIX }]` );

export function calledBy( opener: Element ) {
	const name = opener.getAttribute( 'data-overlay' );
	return called( name ? PREFIX + name : hashOf( opener ) );
}
