/** What stands beside the button: a text that is also read out when it changes, so its place is there before. */
export function note( form: HTMLFormElement, name: 'busy' | 'gate', text: string ): void {
	const place = form.querySelector( `.frontage-form-${ name }` ) ?? addNote( form, name );
	// What is put there once more is read out once more.
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
