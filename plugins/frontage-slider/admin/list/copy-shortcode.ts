import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

/**
 * Button that copies its `data-frontage-copies`; browsers only allow this over a secure connection. The listener is on
 * the document, since Quick Edit replaces whole rows.
 */
export function copyShortcodes( page: Document ) {
	page.addEventListener( 'click', ( { target } ) => {
		const button = ( target as Element ).closest< HTMLButtonElement >( 'button[data-frontage-copies]' );
		if ( button ) {
			void navigator.clipboard?.writeText( button.dataset.frontageCopies ?? '' ).then( () => {
				button.textContent = __( 'Copied.', 'frontage-slider' );
				speak( button.textContent );
			} );
		}
	} );
}
