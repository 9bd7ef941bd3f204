import { __ } from '@wordpress/i18n';

/** Asks for confirmation before unsaved changes are lost: by leaving the page, or by a button that does not save them. */
export function confirmBeforeLeaving( form: HTMLFormElement, isUnsaved: boolean ) {
	let hasChanges = isUnsaved;
	let isSubmitting = false;
	form.addEventListener( 'input', () => ( hasChanges = true ) );
	form.addEventListener( 'change', () => ( hasChanges = true ) );
	form.addEventListener( 'submit', ( event ) => {
		const action = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'save';
		const isLosingChanges = action === 'copy' || action === 'trash';
		const question =
			action === 'trash'
				? __( 'Move this form to the trash? Pages that use it will show an error instead.', 'frontage-forms' )
				: __( 'You have unsaved changes. Continue without saving?', 'frontage-forms' );
		// eslint-disable-next-line no-alert -- What the browser itself asks when a page is left.
		if ( isLosingChanges && ( hasChanges || action === 'trash' ) && ! window.confirm( question ) ) {
			event.preventDefault();
			return;
		}
		isSubmitting = true;
	} );
	window.addEventListener( 'beforeunload', ( event ) => {
		if ( hasChanges && ! isSubmitting ) {
			event.preventDefault();
		}
	} );
	return { markUnsaved: () => ( hasChanges = true ) };
}
