/**
 * What a form needs before the visitor interacts with it, without React: the island is loaded with the first sign of interest
 * (docs/reference/contact-forms.md §7).
 */
import { updateCounters } from './on-load/counters';
import { handleEarlySubmit } from './on-load/early-submit';
import { FORMS, PARENT } from './format';
import { focusFreeText, updateFreeText } from './on-load/free-text';
import { updateGate } from './on-load/acceptance-gate';
import { FORM_ADDED, HASH_CHANGE, PAGE_SHOW, attachFormFacts, defineGlobals, site } from './globals';
import { updateInert } from './on-load/inert-status';
import { restoreStoredDraft } from './on-load/find-draft';
import { setStatusNote } from './on-load/status-note';
import { pageTexts } from './page-texts';

/** A browser drops a nested form and keeps its fields, which would be submitted with the outer one. */
function replaceMisplaced( page: ParentNode ) {
	for ( const misplaced of page.querySelectorAll( `form ${ PARENT }` ) ) {
		const [ error, text ] = pageTexts().misplaced ?? [ '', '' ];
		const strong = document.createElement( 'strong' );
		strong.textContent = error;
		const sentence = document.createElement( 'p' );
		sentence.className = 'wpcf7-form-in-wrong-place';
		sentence.append( strong, ` ${ text }` );
		misplaced.replaceWith( sentence );
	}
}

function updateControls( form: HTMLFormElement ) {
	updateGate( form );
	updateFreeText( form );
	updateCounters( form );
}

/** Initializes a form, once. */
function initForm( form: HTMLFormElement ) {
	if ( ! attachFormFacts( form ) ) {
		return;
	}
	const updateFormCounters = () => updateCounters( form );

	form.parentElement?.classList.replace( 'no-js', 'js' );
	for ( const button of form.querySelectorAll( '.has-spinner' ) ) {
		const spinner = document.createElement( 'span' );
		spinner.className = 'wpcf7-spinner';
		button.after( spinner );
	}
	form.addEventListener( 'change', ( { target, isTrusted } ) => {
		updateControls( form );
		focusFreeText( target );
		// The island is not there yet and validates once it is. A restored draft changes fields, too, but is no input.
		if ( isTrusted && ! form.dataset.state ) {
			site.wpcf7.validate( form, { target: target as Element } );
		}
	} );
	form.addEventListener( 'input', updateFormCounters );
	form.addEventListener( 'keyup', updateFormCounters );
	form.addEventListener( 'reset', () => setTimeout( updateControls, 0, form ) ); // The event fires before the fields have their initial values again.
	// Browsers restore typed values after load and from the back/forward cache; a submission of that time is no longer pending.
	form.addEventListener( PAGE_SHOW, ( { detail }: CustomEventInit< PageTransitionEvent > ) => {
		updateControls( form );
		if ( detail!.persisted ) {
			setStatusNote( form, 'busy', '' );
		}
	} );
	updateInert( form, form.dataset.status ?? 'init' );
	updateControls( form );
	setStatusNote( form, 'busy', '' );
	form.dispatchEvent( new CustomEvent( 'frontage:island', { bubbles: true } ) ); // For the loader: a form may be added later.
	restoreStoredDraft( form );
}

/** Dispatches an event of the window on each form in the page. */
function passToForms( type: 'pageshow' | 'hashchange', name: string ) {
	window.addEventListener( type, ( detail ) =>
		document
			.querySelectorAll( FORMS )
			.forEach( ( form ) => form.dispatchEvent( new CustomEvent( name, { detail } ) ) )
	);
}

const initForms = ( page: ParentNode ) => {
	replaceMisplaced( page );
	page.querySelectorAll< HTMLFormElement >( FORMS ).forEach( ( form ) => site.wpcf7.init( form ) );
};

document.addEventListener( FORM_ADDED, ( { target } ) => initForm( target as HTMLFormElement ) );
defineGlobals( pageTexts().api );
handleEarlySubmit( document );
initForms( document );

// Popups and page builders insert forms later.
new MutationObserver( ( changes ) => {
	if ( changes.some( ( { addedNodes } ) => Array.from( addedNodes ).some( containsForm ) ) ) {
		initForms( document );
	}
} ).observe( document.body, { childList: true, subtree: true } );

function containsForm( node: Node ): boolean {
	return node instanceof Element && !! ( node.matches( FORMS ) || node.querySelector( FORMS ) );
}

passToForms( 'pageshow', PAGE_SHOW );
passToForms( 'hashchange', HASH_CHANGE );

window.addEventListener( 'load', () => {
	if ( site.wpcf7.cached ) {
		document.querySelectorAll< HTMLFormElement >( FORMS ).forEach( ( form ) => form.reset() );
	}
} );
