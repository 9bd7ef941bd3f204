/** Unchecks all other checkboxes of an exclusive choice. */
export function uncheckOthers( form: HTMLFormElement, box: HTMLInputElement ): void {
	if ( ! box.checked || ! box.closest( '.wpcf7-exclusive-checkbox' ) ) {
		return;
	}
	for ( const other of form.querySelectorAll< HTMLInputElement >( '.wpcf7-exclusive-checkbox [type="checkbox"]' ) ) {
		if ( other !== box && other.name === box.name ) {
			other.checked = false;
		}
	}
}

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i; // `example.com:8080` is a host with a port, not a scheme.

/** Completes a typed URL: `example.com` becomes `http://example.com`. */
export function completeUrl( field: HTMLInputElement ): void {
	if ( ! field.matches( '.wpcf7-validates-as-url' ) ) {
		return;
	}
	const typed = field.value.trim();
	field.value = typed.includes( '.' ) && ! SCHEME.test( typed ) ? `http://${ typed.replace( /^\/+/, '' ) }` : typed;
}

/** Applies both to what the visitor entered before the island loaded. */
export function normalizeFields( form: HTMLFormElement ): void {
	const checkedBoxes = Array.from(
		form.querySelectorAll< HTMLInputElement >( '.wpcf7-exclusive-checkbox :checked' )
	).reverse();
	const focusedBoxes = checkedBoxes.filter( ( box ) => box === form.ownerDocument.activeElement );
	for ( const box of [ ...focusedBoxes, ...checkedBoxes ] ) {
		uncheckOthers( form, box ); // Keeps the one changed last, as far as it can be determined.
	}
	for ( const field of form.querySelectorAll< HTMLInputElement >( '.wpcf7-validates-as-url' ) ) {
		if ( field !== form.ownerDocument.activeElement ) {
			completeUrl( field );
		}
	}
}
