/**
 * What has to be right before anybody touches the form, without React: the island comes with the first sign of
 * interest (docs/reference/contact-forms.md §7).
 */
import { count } from './on-load/counters';
import { answerEarly } from './on-load/early-submit';
import { FORMS, PARENT } from './format';
import { followFreeText, switchFreeText } from './on-load/free-text';
import { closeGate } from './on-load/acceptance-gate';
import { ARRIVED, introduce, offerGlobals, site } from './globals';
import { keepInert } from './on-load/inert-status';
import { lookForDraft } from './on-load/find-draft';
import { note } from './on-load/status-note';
import { words } from './page-texts';

/** A browser drops a form inside a form and keeps its fields, which would then be sent with the outer one. */
function replaceMisplaced( page: ParentNode ) {
	for ( const misplaced of page.querySelectorAll( `form ${ PARENT }` ) ) {
		const [ error, text ] = words().misplaced ?? [ '', '' ];
		const strong = document.createElement( 'strong' );
		strong.textContent = error;
		const sentence = document.createElement( 'p' );
		sentence.className = 'wpcf7-form-in-wrong-place';
		sentence.append( strong, ` ${ text }` );
		misplaced.replaceWith( sentence );
	}
}

/** Takes a form in, once. */
function begin( form: HTMLFormElement ) {
	if ( ! introduce( form ) ) {
		return;
	}
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
	// Browsers put typed values back after load and on the way back; and what was being sent then is not any more.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		settle();
		if ( persisted ) {
			note( form, 'busy', '' );
		}
	} );
	keepInert( form, form.dataset.status ?? 'init' );
	settle();
	note( form, 'busy', '' );
	form.dispatchEvent( new CustomEvent( 'frontage:island', { bubbles: true } ) ); // For the loader: a form may come late.
	lookForDraft( form );
}

const takeIn = ( page: ParentNode ) => {
	replaceMisplaced( page );
	page.querySelectorAll< HTMLFormElement >( FORMS ).forEach( ( form ) => site.wpcf7.init( form ) );
};

document.addEventListener( ARRIVED, ( { target } ) => begin( target as HTMLFormElement ) );
offerGlobals( words().api );
answerEarly( document );
takeIn( document );

// Popups and page builders put forms in later.
new MutationObserver( ( changes ) => {
	if ( changes.some( ( { addedNodes } ) => Array.from( addedNodes ).some( holdsForm ) ) ) {
		takeIn( document );
	}
} ).observe( document.body, { childList: true, subtree: true } );

function holdsForm( node: Node ): boolean {
	return node instanceof Element && !! ( node.matches( FORMS ) || node.querySelector( FORMS ) );
}

window.addEventListener( 'load', () => {
	if ( site.wpcf7.cached ) {
		document.querySelectorAll< HTMLFormElement >( FORMS ).forEach( ( form ) => form.reset() );
	}
} );
