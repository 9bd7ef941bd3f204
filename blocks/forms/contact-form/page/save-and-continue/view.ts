import './save-and-continue.css';
import { draftEntries, storableFields, type Draft } from '../draft-fields';
import { draftKey, sessionValue } from '../draft-key';
import { hiddenField } from '../events';
import { FIELD_NONCE, FORMS, PARENT } from '../format';
import { HASH_CHANGE } from '../globals';

/**
 * Creates a link to continue a form on another device, and opens such links (docs/reference/contact-forms.md §17). The link's token follows
 * `#`, so no server receives it in a URL.
 */
type Word = 'begin' | 'link' | 'about' | 'copy' | 'copied' | 'share' | 'anew' | 'away';
type Words = Record< Word, string >;
interface ModuleData {
	url: string;
	words: Words;
}

const LINK = /^#resume-(\d+)-([0-9a-f]{64})$/;

/** Returns the response, or throws an error with a message for the visitor. */
async function requestDraft( form: HTMLFormElement, url: string, away: string, body: object, method = 'POST' ) {
	// A members' form has a nonce; without it the site would treat the visitor as signed out.
	const nonce = hiddenField( form, FIELD_NONCE )?.value;
	const response = await fetch( url, {
		method,
		headers: { 'Content-Type': 'application/json', ...( nonce && { 'X-WP-Nonce': nonce } ) },
		body: JSON.stringify( body ),
		keepalive: method === 'DELETE',
	} ).catch( () => null );
	const data = await response?.json().catch( () => null );
	if ( ! response?.ok ) {
		throw new Error( data?.code?.startsWith( 'frontage_' ) ? data.message : away );
	}
	return data;
}

function createElement< Name extends keyof HTMLElementTagNameMap >( name: Name, text = '', className = '' ) {
	const element = document.createElement( name );
	element.textContent = text;
	element.className = className;
	return element;
}

function createButton( text: string, onClick: () => void ) {
	const button = createElement( 'button', text, 'wp-element-button' );
	button.type = 'button';
	button.onclick = onClick;
	return button;
}

function initSaveAndContinue( form: HTMLFormElement ) {
	const { url, words }: ModuleData = JSON.parse( form.dataset.resume! );
	delete form.dataset.resume; // Initialize once.
	const id = /\/(\d+)\/drafts/.exec( url )?.[ 1 ];
	const key = draftKey( form );
	const linkKey = `${ key }-link`;
	// This token is not written to: the sender of the link could read what is typed here.
	const openedKey = `${ key }-opened`;
	const container = createElement( 'div', '', 'fr-form-resume' );
	const status = createElement( 'p' );
	status.setAttribute( 'role', 'status' );
	const announce = ( text: string ) => ( status.textContent = text );
	const request = ( path: string, body: object, method?: string ) =>
		requestDraft( form, url + path, words.away, body, method );

	const showLink = ( link: string ) => {
		const input = createElement( 'input' );
		input.readOnly = true;
		input.value = link;
		const about = createElement( 'p', words.about );
		about.id = `${ form.parentElement!.id }-resume`;
		input.setAttribute( 'aria-describedby', about.id );
		input.onfocus = () => input.select();
		const label = createElement( 'label', words.link );
		label.append( input );
		const copy = createButton( words.copy, () => {
			input.select();
			void navigator.clipboard?.writeText( link ).then( () => announce( words.copied ) );
		} );
		const share = createButton( words.share, () => void navigator.share( { url: link } ).catch( () => {} ) );
		container.replaceChildren( about, label, copy, ...( navigator.share! ? [ share ] : [] ), status );
		input.focus();
	};

	let isSaving = false; // Not `disabled`: that would lose the focus.
	const saveDraft = async () => {
		if ( isSaving ) {
			return;
		}
		isSaving = true;
		announce( '' );
		try {
			const fields: Draft[ 'fields' ] = storableFields( form ).flatMap( draftEntries );
			const token = sessionValue( linkKey );
			const step = Number( sessionValue( `${ key }-step` ) );
			const response = await request( '', { fields, step, ...( token && { token } ) } );
			sessionValue( linkKey, response.token );
			showLink( `${ location.href.split( '#' )[ 0 ] }#resume-${ id }-${ response.token }` );
			announce( token && token !== response.token ? words.anew : '' );
		} catch ( error ) {
			announce( ( error as Error ).message );
		}
		isSaving = false;
	};
	const button = createButton( words.begin, saveDraft );
	const showButton = () => container.replaceChildren( button, status );

	/** Stores the link's values as this tab's own draft; the page reloads and restores it. */
	const openLink = async () => {
		const [ , formId, token ] = LINK.exec( location.hash ) ?? [];
		if ( ! token || formId !== id ) {
			return;
		}
		try {
			const { fields, step } = await request( '/open', { token } );
			sessionValue( key, JSON.stringify( { fields } ) );
			sessionValue( `${ key }-step`, `${ step }` );
			sessionValue( openedKey, token );
			sessionValue( linkKey, null );
			history.replaceState( null, '', location.href.split( '#' )[ 0 ] );
			location.reload();
		} catch ( error ) {
			announce( ( error as Error ).message );
			status.scrollIntoView( { block: 'center', behavior: 'instant' } );
		}
	};

	form.addEventListener( 'wpcf7mailsent', () => {
		for ( const name of [ linkKey, openedKey ] ) {
			const token = sessionValue( name );
			if ( token ) {
				request( '', { token }, 'DELETE' ).catch( () => {} );
				sessionValue( name, null );
			}
		}
		showButton();
	} );
	// After more input the shown link is out of date. Pressing the button again updates the same link.
	form.addEventListener( 'input', () => {
		if ( ! button.isConnected ) {
			announce( '' );
			showButton();
		}
	} );

	showButton();
	form.closest( PARENT )!.append( container );
	form.addEventListener( HASH_CHANGE, openLink );
	void openLink();
}

const initForms = () =>
	document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-resume]` ).forEach( initSaveAndContinue );

initForms();
document.addEventListener( 'frontage:island', initForms ); // A form may be added later.
