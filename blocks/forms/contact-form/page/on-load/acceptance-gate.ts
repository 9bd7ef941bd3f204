import { HIDDEN_GROUP } from '../format';
import { note } from './status-note';
import { words } from '../page-texts';

/**
 * The acceptance gate: submit buttons are disabled while a required consent is not in its required state (checked; unchecked with
 * `invert`). The reason is shown beside them. docs/reference/contact-forms.md §7
 */
export function closeGate( form: HTMLFormElement ): void {
	const all = form.querySelectorAll< HTMLInputElement >( '.wpcf7-acceptance:not(.optional) [type="checkbox"]' );
	for ( const box of all ) {
		if ( ! box.closest( '.invert' ) ) {
			box.ariaRequired = 'true'; // The format has no markup for this.
		}
	}
	if ( form.classList.contains( 'wpcf7-acceptance-as-validation' ) ) {
		return;
	}
	const boxes = Array.from( all ).filter( ( box ) => ! box.closest( HIDDEN_GROUP ) );
	const closed = boxes.some( ( box ) => box.checked === !! box.closest( '.wpcf7-acceptance.invert' ) );
	if ( all.length ) {
		note( form, 'gate', closed ? ( words().gate ?? '' ) : '' );
	}
	const reason = form.querySelector( '.frontage-form-gate' );
	for ( const button of form.querySelectorAll< HTMLInputElement >( '.wpcf7-submit' ) ) {
		button.disabled = closed;
		if ( reason ) {
			reason.id ||= `${ form.parentElement?.id }-gate`;
			describe( button, closed ? reason.id : null );
		}
	}
}

function describe( button: Element, id: string | null ): void {
	if ( id ) {
		button.setAttribute( 'aria-describedby', id );
	} else {
		button.removeAttribute( 'aria-describedby' );
	}
}
