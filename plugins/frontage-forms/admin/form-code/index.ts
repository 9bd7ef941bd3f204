import domReady from '@wordpress/dom-ready';
import { codeEditor } from './code-editor';
import { tryMails } from './email-preview';
import { makeInserter } from './insert-field';
import { countInTabs, notesAtLines, showProblems } from './problem-notes';
import { askFor } from './screen-request';
import { makeTabs } from './tabs';
import { wireGenerators } from './tag-generators';
import { askBeforeLeaving } from './unsaved-changes';
import './form-code.css';

/** Milliseconds without input before the form is checked again. */
const PAUSE = 600;

function start( form: HTMLFormElement, field: HTMLTextAreaElement ) {
	const editor = codeEditor( field );
	const showNotes = editor ? notesAtLines( editor, form ) : () => {};
	const { touch } = askBeforeLeaving( form, 'unsaved' in form.dataset );
	const ask = askFor( form );

	let timer = 0;
	let latest = 0;
	const check = () => {
		window.clearTimeout( timer );
		timer = window.setTimeout( () => {
			const mine = ++latest;
			ask( 'check' )
				.then( ( { problems } ) => {
					if ( mine === latest ) {
						showProblems( form, problems );
						showNotes();
					}
				} )
				.catch( () => undefined ); // The shown problems are from the last check; saving checks again.
		}, PAUSE );
	};
	form.addEventListener( 'input', check );
	form.addEventListener( 'change', check );
	editor?.on( 'change', () => {
		editor.save(); // Scripts of add-ons read the field.
		touch();
		check();
	} );

	const insert = ( text: string ) => {
		if ( editor ) {
			editor.replaceSelection( text );
			editor.focus();
			return;
		}
		field.setRangeText( text, field.selectionStart, field.selectionEnd, 'end' );
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		field.focus();
	};
	const place = form.querySelector< HTMLElement >( '[data-frontage-inserter]' );
	if ( place ) {
		makeInserter( place, { template: field, body: form.querySelector( '#wpcf7-mail-body' ), insert } );
	}
	wireGenerators( insert );
	form.addEventListener( 'frontage:panel', () => editor?.refresh() ); // It cannot measure itself while hidden.
	const remembered = form.querySelector< HTMLInputElement >( 'input[name="active-tab"]' );
	const tabs = makeTabs( form, remembered );
	countInTabs( form );
	showNotes();
	tabs.show( remembered?.value ?? '' );
	tryMails( form, ask );
}

domReady( () => {
	const form = document.querySelector< HTMLFormElement >( 'form.frontage-code__form' );
	const field = form?.querySelector< HTMLTextAreaElement >( '#wpcf7-form' );
	if ( form && field ) {
		start( form, field );
	}
} );
