import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { selectionOf, toMake } from './starter-plan';
import type { Answer } from './types';
import './starter.css';

/**
 * The screen Appearance → Starter site, which PHP prints and which works without this script. With it, each item is created
 * and undone in a request of its own, so that each request is short and an interrupted run can continue.
 */

const PATH = '/frontage/v1/starter';
const HEADING = '#frontage-starter-heading';

const message = ( error: unknown ) =>
	error instanceof Object && 'message' in error && error.message && ! ( error instanceof TypeError )
		? String( error.message )
		: __( 'No response from your site. Try again.', 'frontage-site' );

let isRunning = false;

/** The part of the screen that PHP prints for a URL. */
async function printed( url: string, part: string ) {
	const response = await fetch( url, { credentials: 'same-origin' } );
	const content = new DOMParser().parseFromString( await response.text(), 'text/html' ).querySelector( part );
	if ( ! content ) {
		throw new Error( '' );
	}
	return content;
}

function showError( content: Element, text: string ) {
	content.querySelector( ':scope > .notice-error' )?.remove();
	if ( text ) {
		const notice = document.createElement( 'div' );
		notice.className = 'notice notice-error';
		notice.setAttribute( 'role', 'alert' );
		notice.append( Object.assign( document.createElement( 'p' ), { textContent: text } ) );
		content.prepend( notice );
	}
}

/** Replaces what the screen shows by what PHP prints now, and moves the focus to its heading. */
async function refresh( root: HTMLElement, url: string, error: string ) {
	const content = root.querySelector( '[data-starter-content]' )!;
	try {
		content.replaceChildren( ...( await printed( url, '[data-starter-content]' ) ).childNodes );
		window.history.replaceState( null, '', root.dataset.url );
		adapt( root );
	} catch {
		setBusy( content, '' );
	}
	showError( content, error );
	content.querySelector< HTMLElement >( HEADING )?.focus();
}

/** Shows the progress instead of the forms of the card; '' shows the forms again. */
function setBusy( content: Element, heading: string ) {
	const progress = content.querySelector< HTMLElement >( '[data-starter-progress]' )!;
	const title = content.querySelector< HTMLElement >( HEADING )!;
	title.dataset.idle ??= title.textContent ?? '';
	title.textContent = heading || title.dataset.idle;
	progress.hidden = ! heading;
	content.querySelectorAll< HTMLElement >( '.frontage-starter__doing, [data-starter-looks]' ).forEach( ( part ) => {
		part.hidden = !! heading;
	} );
}

function setProgress( content: Element, done: number, of: number, title: string ) {
	content.querySelector< HTMLProgressElement >( '[data-starter-progress] progress' )!.value = ( 100 * done ) / of;
	/* translators: 1: how many are done, 2: of how many. */
	const count = sprintf( __( '%1$d of %2$d', 'frontage-site' ), done, of );
	content.querySelector( '[data-starter-progress] [role="status"]' )!.textContent = [ count, title ]
		.filter( Boolean )
		.join( ': ' );
}

/** Runs the steps to the end, and shows the screen of their look. A failure is shown, and completed steps stay. */
async function run(
	root: HTMLElement,
	heading: string,
	result: string,
	steps: ( content: Element ) => Promise< string >
) {
	if ( isRunning ) {
		return;
	}
	const content = root.querySelector( '[data-starter-content]' )!;
	let error = '';
	let look = '';
	isRunning = true;
	showError( content, '' );
	setBusy( content, heading );
	try {
		look = await steps( content );
	} catch ( thrown ) {
		error = message( thrown );
	}
	isRunning = false;
	await refresh( root, `${ root.dataset.url }&result=${ error ? '' : result }&look=${ look }`, error );
}

function make( root: HTMLElement, form: HTMLFormElement ) {
	const plan = JSON.parse( form.dataset.starterMake! ) as Answer;
	const { choices, use } = selectionOf( new FormData( form ), plan );
	const items = toMake( plan.items, choices );
	return run( root, __( 'Creating…', 'frontage-site' ), 'made', async ( content ) => {
		for ( const [ done, { key, title } ] of items.entries() ) {
			setProgress( content, done, items.length, title );
			const data = { look: plan.look, key, choices, use };
			await apiFetch( { path: `${ PATH }/make`, method: 'POST', data } );
		}
		return plan.look;
	} );
}

function undo( root: HTMLElement, form: HTMLFormElement ) {
	const remove = new FormData( form ).getAll( 'remove[]' );
	form.closest( 'dialog' )?.close();
	return run( root, __( 'Undoing…', 'frontage-site' ), 'undone', async ( content ) => {
		let of = 0;
		let left = 0;
		let look = '';
		do {
			( { left, look } = await apiFetch< Answer >( {
				path: `${ PATH }/undo`,
				method: 'POST',
				data: { remove },
			} ) );
			of ||= left + 1;
			setProgress( content, of - left, of, '' );
		} while ( left );
		return look;
	} );
}

/** The look whose items are shown. */
const shownLook = ( root: HTMLElement ) =>
	( JSON.parse( root.querySelector< HTMLElement >( '[data-starter-make]' )!.dataset.starterMake! ) as Answer ).look;

/** Shows the items of a look. Only the last selection counts; without an answer the shown one is selected again. */
async function choose( root: HTMLElement, form: HTMLFormElement, look: string ) {
	const plan = root.querySelector( '[data-starter-plan]' )!;
	const content = root.querySelector( '[data-starter-content]' )!;
	const isCurrent = () => new FormData( form ).get( 'look' ) === look && plan.isConnected;
	showError( content, '' );
	plan.setAttribute( 'inert', '' );
	try {
		const next = await printed( `${ root.dataset.url }&look=${ look }`, '[data-starter-plan]' );
		if ( isCurrent() ) {
			plan.replaceWith( next );
		}
	} catch {
		if ( isCurrent() ) {
			form.querySelector< HTMLInputElement >( `[value="${ shownLook( root ) }"]` )!.checked = true;
			plan.removeAttribute( 'inert' );
			showError( content, message( null ) );
		}
	}
}

/** Hides what is only needed without script. The question about undo becomes a dialog. */
function adapt( root: HTMLElement ) {
	root.querySelectorAll< HTMLElement >( '[data-starter-without-script]' ).forEach( ( part ) => {
		part.hidden = true;
	} );
	const question = root.querySelector< HTMLDialogElement >( 'dialog[open]' );
	question?.close();
	question?.showModal();
}

const root = document.getElementById( 'frontage-site-starter' );
if ( root ) {
	adapt( root );
	// A look that was selected before this script ran, or that the browser restored.
	const looks = root.querySelector< HTMLFormElement >( '[data-starter-looks]' );
	const selected = looks && new FormData( looks ).get( 'look' );
	if ( looks && typeof selected === 'string' && selected !== shownLook( root ) ) {
		void choose( root, looks, selected );
	}
	root.addEventListener( 'change', ( { target } ) => {
		const form = target instanceof HTMLInputElement && target.name === 'look' && target.form;
		if ( form ) {
			void choose( root, form, target.value );
		}
	} );
	root.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		if ( form.dataset.starterMake !== undefined ) {
			event.preventDefault();
			void make( root, form );
		} else if ( form.dataset.starterUndo !== undefined ) {
			event.preventDefault();
			void undo( root, form );
		}
	} );
	root.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element && event.target.closest( '[data-starter-ask], [data-starter-cancel]' );
		if ( link ) {
			event.preventDefault();
			const question = root.querySelector< HTMLDialogElement >( '.frontage-starter__question' );
			if ( link.matches( '[data-starter-ask]' ) ) {
				question?.showModal();
			} else {
				question?.close();
			}
		}
	} );
	// The browser's confirmation before the tab is closed. Nothing would be lost, but the site would be unfinished.
	window.addEventListener( 'beforeunload', ( event ) => isRunning && event.preventDefault() );
}
