import { _n, sprintf } from '@wordpress/i18n';
import type { Count } from '../types';

export function formatCount( { count, more }: Count ): string {
	return more ? `${ count }+` : String( count );
}

/** Updates the unread count that PHP rendered in the admin menu and the admin bar. */
export function updateUnreadBadges( unread: Count ) {
	for ( const bubble of document.querySelectorAll< HTMLElement >( '.frontage-unread' ) ) {
		bubble.className = bubble.className.replace( /\bcount-\S+/, `count-${ unread.count }` );
		const countElement = bubble.querySelector( '.pending-count' );
		const textElement = bubble.querySelector( '.screen-reader-text' );
		if ( countElement && textElement ) {
			countElement.textContent = formatCount( unread );
			/* translators: %s: number of submissions, perhaps with a plus sign. */
			const unreadText = _n( '%s unread message', '%s unread messages', unread.count, 'frontage-forms' );
			textElement.textContent = sprintf( unreadText, formatCount( unread ) );
		}
	}
	const barBadge = document.querySelector( '.frontage-unread-bar' );
	if ( barBadge ) {
		barBadge.textContent = formatCount( unread );
	}
}
