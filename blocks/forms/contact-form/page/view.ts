/**
 * What a form needs before the visitor interacts with it, without React: the island is loaded with the first sign of interest
 * (docs/reference/contact-forms.md §7).
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

/** A browser drops a nested form and keeps its fields, which would be submitted with the outer one. */
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

/** Initializes a form, once. */
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
	form.addEventListener( 'reset', () => setTimeout( settle ) ); // The event fires before the fields have their initial values again.
	// Browsers restore typed values after load and from the back/forward cache; a submission of that time is no longer pending.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		settle();
		if ( persisted ) {
			note( form, 'busy', '' );
		}
	} );
	keepInert( form, form.dataset.status ?? 'init' );
	settle();
	note( form, 'busy', '' );
	form.dispatchEvent( new CustomEvent( 'frontage:island', { bubbles: true } ) ); // For the loader: a form may be added later.
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

// Popups and page builders insert forms later.
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
