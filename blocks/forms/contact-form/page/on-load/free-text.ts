import { HIDDEN_GROUP } from '../format';

/** Enables the text input of a choice only while its box is checked and visible, and gives it the label of the choice. */
export function updateFreeText( form: HTMLFormElement ): void {
	for ( const input of form.querySelectorAll< HTMLInputElement >( '.wpcf7-free-text' ) ) {
		const item = input.closest( '.has-free-text' );
		input.disabled =
			! item?.querySelector< HTMLInputElement >( '[type="checkbox"], [type="radio"]' )?.checked ||
			!! input.closest( HIDDEN_GROUP );
		input.setAttribute( 'aria-label', item?.querySelector( '.wpcf7-list-item-label' )?.textContent ?? '' );
	}
}

/** Moves the focus from a box just checked to its text input. */
export function focusFreeText( box: EventTarget | null ): void {
	if ( box instanceof HTMLInputElement && box.checked ) {
		const input = box.closest( '.has-free-text' )?.querySelector< HTMLInputElement >( '.wpcf7-free-text' );
		input?.focus();
	}
}
