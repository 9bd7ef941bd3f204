import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

/** A button that copies what its `data-frontage-copies` says; without a secure connection the browser copies nothing. */
export function copyShortcode( button: HTMLButtonElement ) {
	button.addEventListener( 'click', () => {
		void navigator.clipboard?.writeText( button.dataset.frontageCopies ?? '' ).then( () => {
			button.textContent = __( 'Copied.', 'frontage-slider' );
			speak( button.textContent );
		} );
	} );
}
