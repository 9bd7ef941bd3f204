import domReady from '@wordpress/dom-ready';
import { codeEditor } from './code-editor';
import { connectEmailPreview } from './email-preview';
import { renderInsertButton } from './insert-field';
import { updateTabCounts, createLineNotes, showProblems } from './problem-notes';
import { createScreenRequest } from './screen-request';
import { createTabs } from './tabs';
import { connectTagGenerators } from './tag-generators';
import { confirmBeforeLeaving } from './unsaved-changes';
import './form-code.css';

/** Milliseconds without input before the form is checked again. */
const PAUSE = 600;

function initFormCode( form: HTMLFormElement, field: HTMLTextAreaElement ) {
	const editor = codeEditor( field );
	const showNotes = editor ? createLineNotes( editor, form ) : () => {};
	const { markUnsaved } = confirmBeforeLeaving( form, 'unsaved' in form.dataset );
	const request = createScreenRequest( form );

	let timer = 0;
	let latestRequest = 0;
	const scheduleCheck = () => {
		window.clearTimeout( timer );
		timer = window.setTimeout( () => {
			const requestId = ++latestRequest;
			request( 'check' )
				.then( ( { problems } ) => {
					if ( requestId === latestRequest ) {
						showProblems( form, problems );
						showNotes();
					}
				} )
				.catch( () => undefined ); // The shown problems are from the last check; saving checks again.
		}, PAUSE );
	};
	form.addEventListener( 'input', scheduleCheck );
	form.addEventListener( 'change', scheduleCheck );
	editor?.on( 'change', () => {
		editor.save(); // Scripts of add-ons read the field.
		markUnsaved();
		scheduleCheck();
	} );

	const insertText = ( text: string ) => {
		if ( editor ) {
			editor.replaceSelection( text );
			editor.focus();
			return;
		}
		field.setRangeText( text, field.selectionStart, field.selectionEnd, 'end' );
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		field.focus();
	};
	const inserterRoot = form.querySelector< HTMLElement >( '[data-frontage-inserter]' );
	if ( inserterRoot ) {
		renderInsertButton( inserterRoot, {
			template: field,
			body: form.querySelector( '#wpcf7-mail-body' ),
			insert: insertText,
		} );
	}
	connectTagGenerators( insertText );
	form.addEventListener( 'frontage:panel', () => editor?.refresh() ); // It cannot measure itself while hidden.
	const activeTab = form.querySelector< HTMLInputElement >( 'input[name="active-tab"]' );
	const tabs = createTabs( form, activeTab );
	updateTabCounts( form );
	showNotes();
	tabs.show( activeTab?.value ?? '' );
	connectEmailPreview( form, request );
}

domReady( () => {
	const form = document.querySelector< HTMLFormElement >( 'form.frontage-code__form' );
	const field = form?.querySelector< HTMLTextAreaElement >( '#wpcf7-form' );
	if ( form && field ) {
		initFormCode( form, field );
	}
} );
