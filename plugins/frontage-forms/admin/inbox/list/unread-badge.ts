import { _n, sprintf } from '@wordpress/i18n';
import type { Count } from '../types';

export function inWords( { count, more }: Count ): string {
	return more ? `${ count }+` : String( count );
}

/** Updates the unread count that PHP rendered in the admin menu and the admin bar. */
export function showUnread( unread: Count ) {
	for ( const bubble of document.querySelectorAll< HTMLElement >( '.frontage-unread' ) ) {
		bubble.className = bubble.className.replace( /\bcount-\S+/, `count-${ unread.count }` );
		const shown = bubble.querySelector( '.pending-count' );
		const spoken = bubble.querySelector( '.screen-reader-text' );
		if ( shown && spoken ) {
			shown.textContent = inWords( unread );
			/* translators: %s: number of submissions, perhaps with a plus sign. */
			const words = _n( '%s unread message', '%s unread messages', unread.count, 'frontage-forms' );
			spoken.textContent = sprintf( words, inWords( unread ) );
		}
	}
	const inBar = document.querySelector( '.frontage-unread-bar' );
	if ( inBar ) {
		inBar.textContent = inWords( unread );
	}
}
