import apiFetch from '@wordpress/api-fetch';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { explain } from '../inbox/api';
import type { Mail } from './types';

const add = ( to: HTMLElement, name: string, text: string ) => {
	const made = document.createElement( name );
	made.textContent = text;
	to.append( made );
	return made;
};

/** Renders a preview of an email: plain text, or HTML in a frame that cannot run scripts. */
function shown( mail: Mail ): HTMLElement {
	const section = document.createElement( 'section' );
	section.className = 'frontage-code__shown';
	const title = mail.sample
		? __( 'As it looks with sample values', 'frontage-forms' )
		: __( 'As it looks for the newest message', 'frontage-forms' );
	add( section, 'h4', title );
	const list = document.createElement( 'dl' );
	const head: [ string, string ][] = [
		[ __( 'From', 'frontage-forms' ), mail.from ],
		[ __( 'To', 'frontage-forms' ), mail.to ],
		[ __( 'Subject', 'frontage-forms' ), mail.subject ],
		[ __( 'Further headers', 'frontage-forms' ), mail.headers.join( '\n' ) ],
		[ __( 'Attachments', 'frontage-forms' ), mail.files.join( ', ' ) ],
	];
	for ( const [ name, text ] of head ) {
		if ( text ) {
			add( list, 'dt', name );
			add( list, 'dd', text ).dir = 'auto';
		}
	}
	section.append( list );
	if ( mail.html ) {
		const frame = document.createElement( 'iframe' );
		frame.setAttribute( 'sandbox', '' );
		frame.title = __( 'Text of the mail', 'frontage-forms' );
		frame.srcdoc = mail.body;
		section.append( frame );
	} else {
		const text = add( section, 'pre', mail.body );
		text.dir = 'auto';
		text.tabIndex = 0;
	}
	return section;
}

/** Handles the two buttons of an email without leaving the screen. */
export function tryMails( root: HTMLElement, id: number, unsaved: () => Record< string, unknown > ) {
	for ( const box of root.querySelectorAll< HTMLElement >( '[data-frontage-mail]' ) ) {
		const place = box.querySelector< HTMLElement >( '[data-frontage-shown]' );
		const ask = async ( path: string, button: HTMLButtonElement ) => {
			button.disabled = true;
			place?.replaceChildren();
			try {
				const data = { ...unsaved(), part: box.dataset.frontageMail, of: 'newest' };
				const answer = await apiFetch< Mail & { to: string } >( {
					path: `/frontage/v1/contact-forms/${ id }/${ path }`,
					method: 'POST',
					data,
				} );
				if ( path === 'mail-preview' ) {
					place?.append( shown( answer ) );
				} else {
					/* translators: %s: mail address. */
					const text = sprintf( __( 'The test is on its way to %s.', 'frontage-forms' ), answer.to );
					say( place, text, 'success' );
				}
			} catch ( reason ) {
				say( place, explain( reason ).message, 'error' );
			}
			button.disabled = false;
			button.focus();
		};
		for ( const [ what, path ] of [
			[ 'look', 'mail-preview' ],
			[ 'test', 'mail-test' ],
		] as const ) {
			const button = box.querySelector< HTMLButtonElement >( `button[value^="${ what }:"]` );
			button?.addEventListener( 'click', ( event ) => {
				event.preventDefault();
				void ask( path, button );
			} );
		}
	}
}

function say( place: HTMLElement | null, text: string, kind: 'success' | 'error' ) {
	const notice = document.createElement( 'div' );
	notice.className = `notice notice-${ kind } inline`;
	add( notice, 'p', text );
	place?.append( notice );
	speak( text, kind === 'error' ? 'assertive' : 'polite' );
}
