import apiFetch from '@wordpress/api-fetch';
import domReady from '@wordpress/dom-ready';
import { documentIn } from './read-document';
import { wireGenerators } from './tag-generators';
import { makeInserter } from './tag-inserter';
import { askBeforeLeaving } from './unsaved-changes';
import { tryMails } from './email-preview';
import { problemsAtLines, showProblems } from './form-problems';
import { makeTabs } from './tabs';
import type { CodeMirror, Problem, Props } from './types';
import './form-code.css';

type CodeEditors = { initialize: ( field: HTMLElement, settings: object ) => { codemirror: CodeMirror } };

/** Milliseconds without input before the form is checked again. */
const PAUSE = 600;

/** WordPress's code editor for the template; null for users who switched it off. */
function codeEditor( field: HTMLTextAreaElement ): CodeMirror | null {
	const editors = ( window as unknown as { wp?: { codeEditor?: CodeEditors } } ).wp?.codeEditor;
	const settings = window.frontageCodeEditor;
	if ( ! editors || ! settings ) {
		return null;
	}
	const { codemirror } = editors.initialize( field, settings );
	const input = codemirror.getInputField();
	const label = field.labels?.[ 0 ];
	if ( label ) {
		label.id ||= `${ field.id }-label`;
		input.setAttribute( 'aria-labelledby', label.id );
	}
	input.setAttribute( 'aria-describedby', field.getAttribute( 'aria-describedby' ) ?? '' );
	return codemirror;
}

function start( form: HTMLFormElement ) {
	const props = JSON.parse( form.dataset.frontage ?? '{}' ) as Props;
	const field = form.querySelector< HTMLTextAreaElement >( `textarea[name="${ props.ids.form }"]` );
	const place = form.querySelector< HTMLElement >( '[data-frontage-inserter]' );
	if ( ! field || ! place ) {
		return;
	}
	const editor = codeEditor( field );
	const atLines = editor && problemsAtLines( editor );
	const { touch } = askBeforeLeaving( form, props.unsaved );
	const unsaved = () => {
		editor?.save();
		return documentIn( form, props );
	};
	const show = ( problems: Problem[] ) => {
		showProblems( form, problems );
		atLines?.( problems );
	};

	let timer = 0;
	let latest = 0;
	const check = () => {
		window.clearTimeout( timer );
		timer = window.setTimeout( () => {
			const mine = ++latest;
			const data = { ...unsaved(), ...( props.id ? { id: props.id } : {} ) };
			apiFetch< { problems: Problem[] } >( { path: '/frontage/v1/contact-forms/preview', method: 'POST', data } )
				.then( ( { problems } ) => mine === latest && show( problems ) )
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
	makeInserter( place, props.types, insert );
	wireGenerators( insert );
	form.addEventListener( 'frontage:panel', () => editor?.refresh() ); // It cannot measure itself while hidden.
	const tabs = makeTabs( form, form.querySelector( 'input[name="active-tab"]' ) );
	show( props.problems );
	tabs.show( props.tab );
	tryMails( form, props.id, unsaved );
}

domReady( () => {
	const form = document.querySelector< HTMLFormElement >( 'form.frontage-code__form' );
	if ( form ) {
		start( form );
	}
} );
