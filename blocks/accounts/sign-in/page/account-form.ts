/** One form of the page: ours, or the markup of the plugin that old pages and themes were made for. */
import { forgetError, showErrors } from '@frontage/kit/error-summary';
import { clean } from '@frontage/rules/typed-value';
import { told, type Kind } from './page-data';

const OLD = [ 'login-form', 'register-form' ]
	.concat(
		[ 'ct-user-form', 'pxl-user-form', 'user-press' ].flatMap( ( old ) => [
			`${ old }-login`,
			`${ old }-register`,
		] )
	)
	.map( ( name ) => `.${ name }` )
	.join();
const OURS = 'form[data-account]';
const FIELDS: Record< string, string > = {
	user: '.user_name,#res_user',
	email: '#res_email',
	pass: '.password,#res_pass1',
	passconfirm: '#res_pass2',
	rememberme: '.rememberme',
	consent: '.consent',
};
const TIP = 'wpcf7-not-valid-tip';

export const isOwn = ( host: Element ) => host.matches( OURS );

export const hostOf = ( element: Element ) =>
	element.closest< HTMLElement >( OURS ) ?? element.closest< HTMLElement >( OLD );

export const kindOf = ( { dataset, className }: HTMLElement ) =>
	( dataset.account ?? ( className.includes( 'register' ) ? 'register' : 'sign-in' ) ) as Kind;

export const fieldOf = ( host: Element, name: string ) =>
	host.querySelector< HTMLInputElement >( `[data-field=${ name }],${ FIELDS[ name ] }` );

/** What is no password is cleaned as the server cleans it. */
const KINDS: Record< string, string > = { user: 'text', email: 'email' };

/** Values as they are sent: who registers means no blanks around them; what somebody signs in with stays as typed. */
export function valuesOf( host: HTMLElement ) {
	const trims = kindOf( host ) !== 'sign-in';
	const values: Record< string, string > = {};
	for ( const name of Object.keys( FIELDS ) ) {
		const field = fieldOf( host, name );
		if ( field ) {
			let typed = field.value;
			if ( field.type === 'checkbox' ) {
				typed = field.checked ? '1' : '';
			}
			values[ name ] = trims ? clean( KINDS[ name ] ?? '', typed.trim() ) : typed;
		}
	}
	return values;
}

/** How a page words a tip, on the field or around it; undefined where it says nothing of it. */
export const wording = ( field: Element | null, tip: string ) =>
	field?.closest( `[data-${ tip }]` )?.getAttribute( `data-${ tip }` ) ?? undefined;

export function clearTip( field: HTMLElement ) {
	field.parentElement!.querySelector( `:scope>.${ TIP }` )?.remove();
	forgetError( hostOf( field )!, field );
	if ( field.hasAttribute( 'aria-invalid' ) ) {
		field.setAttribute( 'aria-invalid', 'false' ); // Without, some browsers call a required field wrong before anybody has typed.
	}
	field.removeAttribute( 'aria-describedby' );
}

/** Of ours the summary is read out; old pages have nothing but the text itself. */
function showTip( field: HTMLInputElement, text: string, isAlert: boolean ) {
	clearTip( field );
	const tip = document.createElement( 'span' );
	tip.setAttribute( ...( ( isAlert ? [ 'role', 'alert' ] : [ 'aria-hidden', 'true' ] ) as [ string, string ] ) );
	tip.className = TIP;
	tip.id = `${ field.id }-tip`;
	tip.textContent = text;
	( ( field.type === 'checkbox' && field.labels?.[ 0 ] ) || field ).after( tip );
	field.setAttribute( 'aria-invalid', 'true' );
	field.setAttribute( 'aria-describedby', tip.id );
}

/** Says what is wrong with fields: beside each, and at the head of a form of ours. `message`: of the whole form. */
export function showTips( host: HTMLElement, texts: Record< string, string >, message?: string ): void {
	const fields = Array.from( host.querySelectorAll< HTMLInputElement >( 'input' ) );
	const errors = Object.entries( texts )
		.map( ( [ name, text ] ) => [ fieldOf( host, name ), text ] )
		.filter( ( one ): one is [ HTMLInputElement, string ] => !! one[ 0 ] )
		.sort( ( [ one ], [ other ] ) => fields.indexOf( one ) - fields.indexOf( other ) );
	const isOurs = isOwn( host );
	errors.forEach( ( [ field, text ] ) => showTip( field, text, ! isOurs ) );
	if ( isOurs && errors.length ) {
		showErrors( host, errors, message || told.words.check );
	} else {
		say( host, message ?? '' );
		errors[ 0 ]?.[ 0 ].focus();
	}
}

/** What belongs to no field, where screen readers hear it. */
export function say( host: HTMLElement, text: string ) {
	let status = host.querySelector( '[role=status]' );
	if ( ! status ) {
		status = document.createElement( 'p' );
		status.setAttribute( 'role', 'status' );
		status.className = 'fr-account__status';
		host.append( status );
	}
	status.textContent = text;
}

/** Nothing can be changed or sent twice while an answer is on its way. Gives what ends that. */
export function hold( host: HTMLElement ): () => void {
	const focused = host.ownerDocument.activeElement as HTMLElement | null;
	const held = [ ...host.querySelectorAll< HTMLInputElement >( 'input,button,select' ) ].filter(
		( { disabled } ) => ! disabled
	);
	held.forEach( ( control ) => ( control.disabled = true ) );
	host.setAttribute( 'aria-busy', 'true' );
	const release = () => {
		removeEventListener( 'pagehide', release );
		held.forEach( ( control ) => ( control.disabled = false ) );
		host.removeAttribute( 'aria-busy' );
		if ( focused && host.contains( focused ) ) {
			focused.focus( { preventScroll: true } );
		}
	};
	addEventListener( 'pagehide', release ); // Back brings the page as it was left.
	return release;
}

/** WordPress's own page goes on, such as with the form of a second factor. */
export function postNatively( host: HTMLElement, values: Record< string, string > ) {
	let form = host as HTMLFormElement;
	if ( host.dataset.account !== 'sign-in' ) {
		form = document.createElement( 'form' );
		form.method = 'post';
		form.action = told.login;
		const { user = '', pass = '', rememberme = '' } = values;
		const fields = { log: user, pwd: pass, redirect_to: location.href, ...( rememberme && { rememberme } ) };
		for ( const [ name, value ] of Object.entries( fields ) ) {
			const field = document.createElement( 'input' );
			field.type = 'hidden';
			field.name = name;
			field.value = value;
			form.append( field );
		}
		document.body.append( form );
	}
	HTMLFormElement.prototype.submit.call( form );
}
