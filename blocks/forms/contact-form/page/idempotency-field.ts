import { FIELD_KEY } from './format';

/** The hidden input for the idempotency key, created on first use. A form that the browser submits natively has no header for it. */
export function idempotencyField( form: HTMLFormElement ): HTMLInputElement {
	const existing = form.querySelector< HTMLInputElement >( `input[name="${ FIELD_KEY }"]` );
	if ( existing ) {
		return existing;
	}
	const input = document.createElement( 'input' );
	input.type = 'hidden';
	input.name = FIELD_KEY;
	( form.querySelector( '.hidden-fields-container' ) ?? form ).prepend( input );
	return input;
}
