import { __ } from '@wordpress/i18n';

/** Asks for confirmation before unsaved changes are lost: by leaving the page, or by a button that does not save them. */
export function askBeforeLeaving( form: HTMLFormElement, isUnsaved: boolean ) {
	let changed = isUnsaved;
	let sending = false;
	form.addEventListener( 'input', () => ( changed = true ) );
	form.addEventListener( 'change', () => ( changed = true ) );
	form.addEventListener( 'submit', ( event ) => {
		const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'save';
		const loses = pressed === 'copy' || pressed === 'trash';
		const question =
			pressed === 'trash'
				? __( 'Move this form to the trash? Pages that use it will show an error instead.', 'frontage-forms' )
				: __( 'You have unsaved changes. Continue without saving?', 'frontage-forms' );
		// eslint-disable-next-line no-alert -- What the browser itself asks when a page is left.
		if ( loses && ( changed || pressed === 'trash' ) && ! window.confirm( question ) ) {
			event.preventDefault();
			return;
		}
		sending = true;
	} );
	window.addEventListener( 'beforeunload', ( event ) => {
		if ( changed && ! sending ) {
			event.preventDefault();
		}
	} );
	return { touch: () => ( changed = true ) };
}
