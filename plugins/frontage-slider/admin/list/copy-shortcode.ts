import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

/**
 * A button that copies what its `data-frontage-copies` says; without a secure connection the browser copies nothing.
 * The page listens, as Quick Edit replaces whole rows.
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
