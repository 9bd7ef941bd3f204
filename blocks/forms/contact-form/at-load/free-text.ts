/** A choice's text input is on only while its box is ticked. */
export function switchFreeText( form: HTMLFormElement ): void {
	for ( const input of form.querySelectorAll< HTMLInputElement >( '.wpcf7-free-text' ) ) {
		input.disabled = ! boxOf( input )?.checked;
	}
}

/** Takes the visitor from a box just ticked to the text that belongs to it. */
export function followFreeText( box: EventTarget | null ): void {
	if ( box instanceof HTMLInputElement && box.checked ) {
		const input = box.closest( '.has-free-text' )?.querySelector< HTMLInputElement >( '.wpcf7-free-text' );
		input?.focus();
	}
}

function boxOf( input: HTMLInputElement ) {
	return input.closest( '.has-free-text' )?.querySelector< HTMLInputElement >( '[type="checkbox"], [type="radio"]' );
}
