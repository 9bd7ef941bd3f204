import './save-and-continue.css';
import { keptFields, valuesOf, type Draft } from '../draft-fields';
import { draftKey, stored } from '../draft-key';
import { hiddenField } from '../events';
import { FIELD_NONCE, FORMS, PARENT } from '../format';

/**
 * Creates a link to continue a form on another device, and opens such links (docs/reference/contact-forms.md §17). The link's token follows
 * `#`, so no server receives it in a URL.
 */
type Word = 'begin' | 'link' | 'about' | 'copy' | 'copied' | 'share' | 'anew' | 'away';
interface Data {
	url: string;
	words: Record< Word, string >;
}

const LINK = /^#resume-(\d+)-([0-9a-f]{64})$/;

function begin( form: HTMLFormElement ) {
	const { url, words }: Data = JSON.parse( form.dataset.resume! );
	delete form.dataset.resume; // Initialize once.
	const id = /\/(\d+)\/drafts/.exec( url )?.[ 1 ];
	const key = draftKey( form );
	const ofLink = `${ key }-link`;
	// This token is not written to: the sender of the link could read what is typed here.
	const ofOpened = `${ key }-opened`;
	const place = document.createElement( 'div' );
	place.className = 'fr-form-resume';

	/** Returns the response, or throws an error with a message for the visitor. */
	const ask = async ( path: string, body: object, method = 'POST' ) => {
		// A members' form has a nonce; without it the site would treat the visitor as signed out.
		const nonce = hiddenField( form, FIELD_NONCE )?.value;
		const answer = await fetch( url + path, {
			method,
			headers: { 'Content-Type': 'application/json', ...( nonce && { 'X-WP-Nonce': nonce } ) },
			body: JSON.stringify( body ),
			keepalive: method === 'DELETE',
		} ).catch( () => null );
		const said = await answer?.json().catch( () => null );
		if ( ! answer?.ok ) {
			throw new Error( said?.code?.startsWith( 'frontage_' ) ? said.message : words.away );
		}
		return said;
	};
	const make = < Name extends keyof HTMLElementTagNameMap >( name: Name, text = '', className = '' ) => {
		const made = document.createElement( name );
		made.textContent = text;
		made.className = className;
		return made;
	};
	const button = ( word: Word, press: () => void ) => {
		const made = make( 'button', words[ word ], 'wp-element-button' );
		made.type = 'button';
		made.onclick = press;
		return made;
	};
	const status = make( 'p' );
	status.setAttribute( 'role', 'status' );
	const say = ( text: string ) => ( status.textContent = text );

	const show = ( link: string ) => {
		const input = make( 'input' );
		input.readOnly = true;
		input.value = link;
		const about = make( 'p', words.about );
		about.id = `${ form.parentElement!.id }-resume`;
		input.setAttribute( 'aria-describedby', about.id );
		input.onfocus = () => input.select();
		const label = make( 'label', words.link );
		label.append( input );
		const copy = button( 'copy', () => {
			input.select();
			void navigator.clipboard?.writeText( link ).then( () => say( words.copied ) );
		} );
		const share = button( 'share', () => void navigator.share( { url: link } ).catch( () => {} ) );
		place.replaceChildren( about, label, copy, ...( navigator.share! ? [ share ] : [] ), status );
		input.focus();
	};

	let isAsking = false; // Not `disabled`: that would lose the focus.
	const keep = async () => {
		if ( isAsking ) {
			return;
		}
		isAsking = true;
		say( '' );
		try {
			const fields: Draft[ 'fields' ] = keptFields( form ).flatMap( valuesOf );
			const token = stored( ofLink );
			const step = Number( stored( `${ key }-step` ) );
			const answer = await ask( '', { fields, step, ...( token && { token } ) } );
			stored( ofLink, answer.token );
			show( `${ location.href.split( '#' )[ 0 ] }#resume-${ id }-${ answer.token }` );
			say( token && token !== answer.token ? words.anew : '' );
		} catch ( error ) {
			say( ( error as Error ).message );
		}
		isAsking = false;
	};
	const start = button( 'begin', keep );
	const offer = () => place.replaceChildren( start, status );

	/** Stores the link's values as this tab's own draft; the page reloads and restores it. */
	const open = async ( token: string ) => {
		try {
			const { fields, step } = await ask( '/open', { token } );
			stored( key, JSON.stringify( { fields } ) );
			stored( `${ key }-step`, `${ step }` );
			stored( ofOpened, token );
			stored( ofLink, null );
			history.replaceState( null, '', location.href.split( '#' )[ 0 ] );
			location.reload();
		} catch ( error ) {
			say( ( error as Error ).message );
			status.scrollIntoView( { block: 'center', behavior: 'instant' } );
		}
	};

	form.addEventListener( 'wpcf7mailsent', () => {
		for ( const name of [ ofLink, ofOpened ] ) {
			const token = stored( name );
			if ( token ) {
				ask( '', { token }, 'DELETE' ).catch( () => {} );
				stored( name, null );
			}
		}
		offer();
	} );
	// After more input the shown link is out of date. Pressing the button again updates the same link.
	form.addEventListener( 'input', () => {
		if ( ! start.isConnected ) {
			say( '' );
			offer();
		}
	} );

	offer();
	form.closest( PARENT )!.append( place );
	const look = () => {
		const [ , of, token ] = LINK.exec( location.hash ) ?? [];
		if ( token && of === id ) {
			void open( token );
		}
	};
	look();
	window.addEventListener( 'hashchange', look );
}

const takeIn = () => document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-resume]` ).forEach( begin );

takeIn();
document.addEventListener( 'frontage:island', takeIn ); // A form may be added later.
