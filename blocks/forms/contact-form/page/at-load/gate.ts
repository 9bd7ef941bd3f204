/**
 * The acceptance gate: submit buttons are off while a consent that is needed is not in its wanted state
 * (ticked; unticked where `invert` says so). docs/reference/contact-forms.md §7
 */
export function closeGate( form: HTMLFormElement ): void {
	if ( form.classList.contains( 'wpcf7-acceptance-as-validation' ) ) {
		return;
	}
	const boxes = form.querySelectorAll< HTMLInputElement >( '.wpcf7-acceptance:not(.optional) [type="checkbox"]' );
	const closed = Array.from( boxes ).some( ( box ) => box.checked === !! box.closest( '.wpcf7-acceptance.invert' ) );
	for ( const button of form.querySelectorAll< HTMLInputElement >( '.wpcf7-submit' ) ) {
		button.disabled = closed;
	}
}
