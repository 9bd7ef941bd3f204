/**
 * Captcha: loads a service after the visitor has allowed it at the form, and puts its token into a hidden field.
 *
 * The script URLs are here instead of in the markup: stored page content must not name a script.
 */
type Renewed = () => void;

interface Turnstile {
	render: ( at: HTMLElement, options: Record< string, unknown > ) => string;
	reset: ( id: string ) => void;
}

interface Recaptcha {
	ready: ( then: () => void ) => void;
	execute: ( sitekey: string, options: { action: string } ) => PromiseLike< string >;
}

declare global {
	interface Window {
		turnstile?: Turnstile;
		grecaptcha?: Recaptcha;
	}
}

/** ms; reCAPTCHA tokens are valid for two minutes. */
const FRESH = 90_000;

function load( src: string ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = src;
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => reject( new Error( src ) );
		document.head.append( script );
	} );
}

function answer( place: HTMLElement, token: string ) {
	const form = place.closest( 'form' );
	const name = place.dataset.field ?? '';
	if ( ! form || ! name ) {
		return;
	}
	let field = form.querySelector< HTMLInputElement >( `input[type="hidden"][name="${ CSS.escape( name ) }"]` );
	if ( ! field ) {
		field = document.createElement( 'input' );
		field.type = 'hidden';
		field.name = name;
		form.append( field );
	}
	field.value = token;
}

function say( place: HTMLElement, what: 'waiting' | 'done' | 'failed' ) {
	const text = place.querySelector( '.frontage-captcha-text' );
	if ( text ) {
		text.textContent = place.dataset[ what ] ?? '';
	}
}

async function turnstile( place: HTMLElement ): Promise< Renewed > {
	await load( 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit' );
	const { sitekey, action, theme, size, language } = place.dataset;
	const box = document.createElement( 'div' );
	place.append( box );
	const id = window.turnstile!.render( box, {
		sitekey,
		action,
		theme,
		size,
		language,
		'response-field': false,
		callback: ( token: string ) => {
			answer( place, token );
			say( place, 'done' );
		},
		'expired-callback': () => answer( place, '' ),
		'error-callback': () => say( place, 'failed' ),
	} );
	return () => {
		answer( place, '' );
		window.turnstile!.reset( id );
	};
}

async function recaptcha( place: HTMLElement ): Promise< Renewed > {
	const sitekey = place.dataset.sitekey ?? '';
	const host = place.dataset.net ? 'www.recaptcha.net' : 'www.google.com';
	await load( `https://${ host }/recaptcha/api.js?render=${ encodeURIComponent( sitekey ) }` );
	const service = window.grecaptcha!;
	await new Promise< void >( ( resolve ) => service.ready( resolve ) );
	let last = 0;
	const ask = () => {
		last = Date.now();
		service.execute( sitekey, { action: place.dataset.action ?? 'contactform' } ).then(
			( token ) => {
				answer( place, token );
				say( place, 'done' );
			},
			() => say( place, 'failed' )
		);
	};
	ask();
	place.closest( 'form' )?.addEventListener( 'input', () => Date.now() - last > FRESH && ask() );
	return ask;
}

const services = new Map( [
	[ 'turnstile', turnstile ],
	[ 'recaptcha', recaptcha ],
] );

function allow( place: HTMLElement, button: HTMLElement ) {
	const service = services.get( place.dataset.service ?? '' );
	if ( ! service || place.dataset.allowed ) {
		return;
	}
	place.dataset.allowed = 'true';
	say( place, 'waiting' );
	const form = place.closest( 'form' );
	button.hidden = true;
	service( place ).then(
		( renew ) => form?.addEventListener( 'wpcf7submit', renew ), // A token is valid for one submission.
		() => {
			say( place, 'failed' );
			delete place.dataset.allowed;
			button.hidden = false;
		}
	);
}

document.addEventListener( 'click', ( event ) => {
	const button =
		event.target instanceof Element ? event.target.closest< HTMLElement >( '.frontage-captcha-allow' ) : null;
	const place = button?.closest< HTMLElement >( '.frontage-captcha' );
	if ( button && place ) {
		allow( place, button );
	}
} );

export {};
