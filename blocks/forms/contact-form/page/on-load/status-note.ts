/** The text beside the button. Screen readers announce its changes, so its element exists before. */
export function setStatusNote( form: HTMLFormElement, name: 'busy' | 'gate', text: string ): void {
	const element = form.querySelector( `.frontage-form-${ name }` ) ?? addStatusNote( form, name );
	// Setting the same text again would announce it again.
	if ( element.textContent !== text ) {
		element.textContent = text;
	}
}

function addStatusNote( form: HTMLFormElement, name: string ): HTMLElement {
	const element = document.createElement( 'span' );
	element.className = `frontage-form-${ name }`;
	element.setAttribute( 'role', 'status' );
	const button = form.querySelector( '.wpcf7-submit' );
	const spinner = button?.nextElementSibling?.matches( '.wpcf7-spinner' ) ? button.nextElementSibling : button;
	if ( spinner ) {
		spinner.after( element );
	} else {
		form.append( element );
	}
	return element;
}
