import { HIDDEN_GROUP } from '../format';

/** A choice's text input is on only while its box is ticked and shown, and is called what the choice is called. */
export function switchFreeText( form: HTMLFormElement ): void {
	for ( const input of form.querySelectorAll< HTMLInputElement >( '.wpcf7-free-text' ) ) {
		const item = input.closest( '.has-free-text' );
		input.disabled =
			! item?.querySelector< HTMLInputElement >( '[type="checkbox"], [type="radio"]' )?.checked ||
			!! input.closest( HIDDEN_GROUP );
		input.setAttribute( 'aria-label', item?.querySelector( '.wpcf7-list-item-label' )?.textContent ?? '' );
	}
}

/** Takes the visitor from a box just ticked to the text that belongs to it. */
export function followFreeText( box: EventTarget | null ): void {
	if ( box instanceof HTMLInputElement && box.checked ) {
		const input = box.closest( '.has-free-text' )?.querySelector< HTMLInputElement >( '.wpcf7-free-text' );
		input?.focus();
	}
}
