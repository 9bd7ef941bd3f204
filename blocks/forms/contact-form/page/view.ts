/**
 * What has to be right before anybody touches the form, without React: the island comes with the first sign of
 * interest (docs/reference/contact-forms.md §7).
 */
import { count } from './at-load/counters';
import { FORMS, PARENT } from './format';
import { followFreeText, switchFreeText } from './at-load/free-text';
import { closeGate } from './at-load/gate';
import { keepInert } from './at-load/inert';

/** A browser drops a form inside a form and keeps its fields, which would then be sent with the outer one. */
function replaceMisplaced() {
	for ( const misplaced of document.querySelectorAll( `form ${ PARENT }` ) ) {
		const data = document.querySelector< HTMLScriptElement >(
			'script[id="wp-script-module-data-frontage-contact-form-view-script-module"]'
		);
		const [ error = '', text = '' ]: string[] = JSON.parse( data?.text ?? '{}' ).misplaced ?? [];
		const strong = document.createElement( 'strong' );
		strong.textContent = error;
		const note = document.createElement( 'p' );
		note.className = 'wpcf7-form-in-wrong-place';
		note.append( strong, ` ${ text }` );
		misplaced.replaceWith( note );
	}
}

function begin( form: HTMLFormElement ) {
	const settle = () => {
		closeGate( form );
		switchFreeText( form );
		count( form );
	};
	const recount = () => count( form );

	form.parentElement?.classList.replace( 'no-js', 'js' );
	for ( const button of form.querySelectorAll( '.has-spinner' ) ) {
		const spinner = document.createElement( 'span' );
		spinner.className = 'wpcf7-spinner';
		button.after( spinner );
	}
	form.addEventListener( 'change', ( { target } ) => {
		settle();
		followFreeText( target );
	} );
	form.addEventListener( 'input', recount );
	form.addEventListener( 'keyup', recount );
	form.addEventListener( 'reset', () => setTimeout( settle ) ); // The event comes before the fields have their first values again.
	window.addEventListener( 'pageshow', settle ); // Browsers put typed values back after load and on the way back.
	keepInert( form, form.dataset.status ?? 'init' );
	settle();
}

replaceMisplaced();
document.querySelectorAll< HTMLFormElement >( FORMS ).forEach( begin );
