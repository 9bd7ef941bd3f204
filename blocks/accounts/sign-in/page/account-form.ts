/** Accesses one form of the page: the block's, or the markup of the plugin that older pages and themes were made for. */
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

/** Fields other than passwords are cleaned as the server cleans them. */
const KINDS: Record< string, string > = { user: 'text', email: 'email' };

/** Values as they are sent: trimmed for registration, unchanged for sign-in. */
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

/** The page's own wording of a tip, from an attribute on the field or around it; undefined if there is none. */
export const wording = ( field: Element | null, tip: string ) =>
	field?.closest( `[data-${ tip }]` )?.getAttribute( `data-${ tip }` ) ?? undefined;

export function clearTip( field: HTMLElement ) {
	field.parentElement!.querySelector( `:scope>.${ TIP }` )?.remove();
	forgetError( hostOf( field )!, field );
	if ( field.hasAttribute( 'aria-invalid' ) ) {
		field.setAttribute( 'aria-invalid', 'false' ); // Without it, some browsers report a required field as invalid before any input.
	}
	field.removeAttribute( 'aria-describedby' );
}

/** Forms of the block announce their error summary; older markup has only the text itself, which is an alert then. */
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

/** Shows errors beside fields, and in the summary of the block's forms. `message` concerns the whole form. */
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

/** Shows a message about the whole form in a live region. */
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

/** Disables the form while a request is pending. Returns a function that enables it again. */
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
	addEventListener( 'pagehide', release ); // A page restored from the back/forward cache must not stay disabled.
	return release;
}

/** Submits to WordPress natively, such as for the form of a second factor. */
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
