/**
 * Submits the forms for sign-in, registration and lost passwords by script: they are validated first, errors appear beside
 * their fields, and the page is reloaded after sign-in. Without script the forms submit natively.
 *
 * All listeners are on the document, so that forms in dialogs and forms added later work as well.
 */
import { followErrors } from '@frontage/kit/error-summary';
import { call, expectNonce, type Answer } from './ajax-request';
import {
	clearTip,
	fieldOf,
	hold,
	hostOf,
	isOwn,
	kindOf,
	postNatively,
	say,
	showTips,
	valuesOf,
	wording,
} from './account-form';
import { judge } from './validate-field';
import { told, type Strength } from './page-data';

type Late = { measure: ( field: HTMLInputElement, told: Strength ) => void };

const OLD_BUTTONS = '.button-login,.btn-up-register';
/** The server's errors by field; if several keys belong to a field, the first. */
const byField = ( answer: Answer ) =>
	Object.fromEntries(
		Object.entries( told.keys ).flatMap( ( [ field, keys ] ) => {
			const text = keys.map( ( key ) => answer[ key ] ).find( ( said ) => typeof said === 'string' );
			return text ? [ [ field, text as string ] ] : [];
		} )
	);

function bodyOf( host: HTMLElement, values: Record< string, string > ) {
	const body = new URLSearchParams();
	// Fields that other plugins add, such as a captcha response. Fields that only a native submit needs are left out.
	for ( const [ name, value ] of host instanceof HTMLFormElement ? new FormData( host ) : [] ) {
		if ( typeof value === 'string' && ! /^(log|pwd|rememberme|redirect_to|action|data\[.*)$/.test( name ) ) {
			body.append( name, value );
		}
	}
	const to = host.dataset.redirect;
	for ( const [ name, value ] of Object.entries( { ...values, ...( to && { redirect_to: to } ) } ) ) {
		body.set( `data[${ name }]`, value );
	}
	body.set( 'frontage_locale', told.locale );
	body.set( 'action', told.actions[ kindOf( host ) ] );
	return body;
}

/** Rules of the fields that the form has. Old pages validate a repeated password only when the password is valid (§2 of their calls). */
const rulesFor = ( host: HTMLElement, values: Record< string, string > ) =>
	told.rules[ kindOf( host ) ].filter(
		( [ field, , , , key ] ) => field in values && ( isOwn( host ) || key !== 'passconfirm_null' )
	);

async function send( host: HTMLElement ) {
	const values = valuesOf( host );
	const broken = judge( rulesFor( host, values ), values, ( name, tip ) => !! wording( fieldOf( host, name ), tip ) );
	say( host, '' );
	Object.keys( values ).forEach( ( name ) => clearTip( fieldOf( host, name )! ) );
	if ( Object.keys( broken ).length ) {
		const texts = Object.entries( broken ).map( ( [ name, tip ] ) => [
			name,
			wording( fieldOf( host, name ), tip ) || told.tips[ tip ]!,
		] );
		showTips( host, Object.fromEntries( texts ) );
		return;
	}
	const kind = kindOf( host );
	// Browsers offer to save a field only if it is a password field.
	host.querySelectorAll< HTMLElement >( '.fr-account__show' ).forEach( hide );
	const body = bodyOf( host, values );
	const release = hold( host );
	const reply = await call( body );
	if ( typeof reply === 'string' ? reply === 'page' && kind === 'sign-in' : reply.challenge ) {
		release();
		postNatively( host, values );
	} else if ( typeof reply === 'string' ) {
		release();
		say( host, told.words[ reply === 'page' ? 'unsure' : reply ] );
	} else if ( reply.error || reply.message ) {
		release();
		showTips( host, byField( reply ), reply.message );
		if ( ! reply.error && host instanceof HTMLFormElement ) {
			host.reset();
		}
	} else {
		goOn( reply.redirect );
	}
}

/** Navigates by GET, and never to another site. */
function goOn( redirect?: string ) {
	const here = location.pathname + location.search;
	const to = redirect ? new URL( redirect, location.href ) : undefined;
	location.assign( to?.origin === location.origin ? to.href : here );
}

/** The button's label names its next action; PHP prints both labels. */
function toggle( button: HTMLElement ) {
	const field = fieldBeside( button );
	const { textContent, dataset } = button;
	const label = button.getAttribute( 'aria-label' );
	field.type = field.type === 'password' ? 'text' : 'password';
	button.textContent = dataset.other!;
	button.setAttribute( 'aria-label', dataset.otherLabel! );
	dataset.other = textContent!;
	dataset.otherLabel = label!;
}

const fieldBeside = ( button: Element ) => button.parentElement!.querySelector( 'input' )!;

function hide( button: HTMLElement ) {
	if ( fieldBeside( button ).type !== 'password' ) {
		toggle( button );
	}
}

const measured = new WeakSet< Element >();
function measure( field: HTMLInputElement ) {
	const { strength } = told;
	if ( strength && ! measured.has( field ) ) {
		measured.add( field );
		import( /* webpackIgnore: true */ strength.script ).then(
			( late: Late ) => late.measure( field, strength ),
			() => {} // The meter is advisory: the form works without it.
		);
	}
}

const start = ( event: Event, host: HTMLElement ) => {
	event.preventDefault();
	if ( ! host.hasAttribute( 'aria-busy' ) ) {
		void send( host );
	}
};

document.querySelectorAll< HTMLFormElement >( 'form[data-account]' ).forEach( ( form ) => ( form.noValidate = true ) );

document.addEventListener( 'focusin', ( { target } ) => {
	const host = hostOf( target as Element );
	if ( host ) {
		expectNonce().catch( () => {} ); // It is fetched again when needed.
		if ( kindOf( host ) === 'register' && target === fieldOf( host, 'pass' ) ) {
			measure( target as HTMLInputElement );
		}
	}
} );
document.addEventListener( 'input', ( { target } ) => {
	if ( hostOf( target as Element ) ) {
		clearTip( target as HTMLElement );
	}
} );
document.addEventListener( 'submit', ( event ) => {
	const form = event.target as HTMLElement;
	if ( isOwn( form ) ) {
		start( event, form );
	}
} );
document.addEventListener( 'click', followErrors );
document.addEventListener( 'click', ( event ) => {
	const button = ( event.target as Element ).closest< HTMLElement >( `.fr-account__show,${ OLD_BUTTONS }` );
	const host = button && hostOf( button );
	if ( host && button.matches( '.fr-account__show' ) ) {
		toggle( button );
	} else if ( host && ! isOwn( host ) ) {
		start( event, host );
	}
} );
document.addEventListener( 'keydown', ( event ) => {
	const field = event.target as Element;
	const host = event.key === 'Enter' && ! event.isComposing && field.matches( 'input' ) && hostOf( field );
	if ( host && ! isOwn( host ) ) {
		start( event, host );
	}
} );
