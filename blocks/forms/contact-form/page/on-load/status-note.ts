/** The text beside the button. Screen readers announce its changes, so its element exists before. */
export function note( form: HTMLFormElement, name: 'busy' | 'gate', text: string ): void {
	const place = form.querySelector( `.frontage-form-${ name }` ) ?? addNote( form, name );
	// Setting the same text again would announce it again.
	if ( place.textContent !== text ) {
		place.textContent = text;
	}
}

function addNote( form: HTMLFormElement, name: string ): HTMLElement {
	const place = document.createElement( 'span' );
	place.className = `frontage-form-${ name }`;
	place.setAttribute( 'role', 'status' );
	const button = form.querySelector( '.wpcf7-submit' );
	const spinner = button?.nextElementSibling?.matches( '.wpcf7-spinner' ) ? button.nextElementSibling : button;
	if ( spinner ) {
		spinner.after( place );
	} else {
		form.append( place );
	}
	return place;
}
