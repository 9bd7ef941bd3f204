import { HIDDEN_GROUP } from '../format';
import { setStatusNote } from './status-note';
import { pageTexts } from '../page-texts';

/**
 * The acceptance gate: submit buttons are disabled while a required consent is not in its required state (checked; unchecked with
 * `invert`). The reason is shown beside them. docs/reference/contact-forms.md §7
 */
export function updateGate( form: HTMLFormElement ): void {
	const allBoxes = form.querySelectorAll< HTMLInputElement >( '.wpcf7-acceptance:not(.optional) [type="checkbox"]' );
	for ( const box of allBoxes ) {
		if ( ! box.closest( '.invert' ) ) {
			box.ariaRequired = 'true'; // The format has no markup for this.
		}
	}
	if ( form.classList.contains( 'wpcf7-acceptance-as-validation' ) ) {
		return;
	}
	const boxes = Array.from( allBoxes ).filter( ( box ) => ! box.closest( HIDDEN_GROUP ) );
	const isClosed = boxes.some( ( box ) => box.checked === !! box.closest( '.wpcf7-acceptance.invert' ) );
	if ( allBoxes.length ) {
		setStatusNote( form, 'gate', isClosed ? ( pageTexts().gate ?? '' ) : '' );
	}
	const reason = form.querySelector( '.frontage-form-gate' );
	for ( const button of form.querySelectorAll< HTMLInputElement >( '.wpcf7-submit' ) ) {
		button.disabled = isClosed;
		if ( reason ) {
			reason.id ||= `${ form.parentElement?.id }-gate`;
			setDescription( button, isClosed ? reason.id : null );
		}
	}
}

function setDescription( button: Element, id: string | null ): void {
	if ( id ) {
		button.setAttribute( 'aria-describedby', id );
	} else {
		button.removeAttribute( 'aria-describedby' );
	}
}
