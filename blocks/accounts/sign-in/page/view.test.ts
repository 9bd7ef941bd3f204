export {}; // A module of its own: its names are nobody else's.

const fetched = jest.fn();
const native = jest.fn();

const TOLD = {
	ajax: 'http://localhost/ajax',
	login: 'http://localhost/wp-login.php',
	locale: 'nb_NO',
	actions: { 'sign-in': 'in', register: 'reg', 'lost-password': 'lost', nonce: 'nonce' },
	rules: {
		'sign-in': [
			[ 'user', 'filled', '', 'validate', 'user' ],
			[ 'pass', 'filled', '', 'validate', 'pass' ],
		],
		register: [
			[ 'user', 'filled', '', 'validate', 'user_null' ],
			[ 'user', 'least', 4, 'user-length', 'user_length' ],
			[ 'pass', 'filled', '', 'validate', 'pass_null' ],
			[ 'passconfirm', 'same', 'pass', 'pass-confirm', 'passconfirm' ],
			[ 'passconfirm', 'filled', '', 'validate', 'passconfirm_null' ],
			[ 'consent', 'filled', '', 'consent', 'consent' ],
		],
		'lost-password': [],
	},
	keys: { user: [ 'user', 'user_null', 'user_exists' ], pass: [ 'pass' ] },
	tips: { validate: 'Required Field', 'user-length': 'Too short', consent: 'Please tick this box.' },
	words: { check: 'Please check.', away: 'No connection.', unsure: 'Not sure.', old: 'Out of date.' },
};
const SUMMARY = `<div class="fr-errors" role="group" tabindex="-1" aria-labelledby="s"><p id="s">Please check.</p><ul></ul></div>`;
const OURS = `<form data-account="sign-in" action="/wp-login.php">${ SUMMARY }<p><label for="u">User name: </label><input id="u" data-field="user" name="log" aria-invalid="false"></p>
	<label for="p">Password</label><span class="fr-account__password"><input id="p" type="password" data-field="pass" name="pwd"><button type="button" class="fr-account__show" data-other="Hide" aria-label="Show password" data-other-label="Hide password">Show</button></span>
	<input type="checkbox" data-field="rememberme" name="rememberme"><input name="captcha" value="7"><button>Sign in</button><p role="status"></p></form>`;
const REGISTER = `<form data-account="register">${ SUMMARY }<label for="n">User name</label><input id="n" data-field="user"><label for="a">Password</label><input id="a" data-field="pass" type="password">
	<label for="b">Password once more</label><input id="b" data-field="passconfirm" type="password"><input type="checkbox" id="c" data-field="consent"><label for="c">I agree.</label><p role="status"></p></form>`;
const OLD = `<div class="ct-user-form ct-user-form-login"><div class="login-form"><div class="field-group" data-validate="Fill this in"><input id="user" class="user_name"></div>
	<div class="field-group"><input id="pass" class="password" type="password"></div><input type="checkbox" class="rememberme"><button type="button" class="button-login">Login</button></div></div>`;

/** Listeners of the last test's copy would answer too. */
let added: Array< [ string, EventListener ] > = [];
const listen = document.addEventListener.bind( document );

function show( html: string ) {
	document.body.innerHTML = `<script type="application/json" id="wp-script-module-data-frontage-sign-in-view-script-module">${ JSON.stringify(
		TOLD
	) }</script>${ html }`;
	jest.isolateModules( () => void require( './view' ) );
}

beforeEach( () => {
	fetched.mockReset();
	native.mockReset();
	added.forEach( ( [ name, listener ] ) => document.removeEventListener( name, listener ) );
	added = [];
	document.addEventListener = ( ( name: string, listener: EventListener ) => {
		added.push( [ name, listener ] );
		listen( name, listener );
	} ) as never;
	window.fetch = fetched as never;
	AbortSignal.timeout = () => new AbortController().signal;
	HTMLFormElement.prototype.submit = native;
	Element.prototype.scrollIntoView = jest.fn(); // Not in jsdom.
} );

const get = < Kind extends Element = HTMLInputElement >( selector: string ) =>
	document.querySelector< Kind >( selector )!;
const reply = ( body: unknown, status = 200 ) => ( {
	status,
	json: async () => {
		if ( typeof body === 'string' ) {
			throw new SyntaxError();
		}
		return body;
	},
} );
const answers = ( ...all: unknown[] ) => {
	fetched.mockResolvedValueOnce( reply( { nonce: 'n1' } ) );
	all.forEach( ( one ) => fetched.mockResolvedValueOnce( one ) );
};
const settle = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};
const fill = ( user = 'ann', pass = 'secret' ) => {
	get( '[data-field=user],.user_name' ).value = user;
	get( '[data-field=pass],.password' ).value = pass;
};
const send = async () => {
	const button = document.querySelector< HTMLElement >( '.button-login' );
	if ( button ) {
		button.click();
	} else {
		get( 'form' ).dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );
	}
	await settle();
};
const sent = ( at: number ) => ( fetched.mock.calls[ at ] as [ string, { body: URLSearchParams } ] )[ 1 ].body;
const summary = () => [ ...document.querySelectorAll( '.fr-errors a' ) ].map( ( { textContent } ) => textContent );
const focused = () => document.body.ownerDocument.activeElement;
const tips = () => [ ...document.querySelectorAll( '.wpcf7-not-valid-tip' ) ].map( ( { textContent } ) => textContent );

test( 'what proves a call is asked for when somebody comes to the form, once', async () => {
	show( OURS );
	expect( fetched ).not.toHaveBeenCalled();
	answers();
	get( '#u' ).focus();
	get( '#p' ).focus();
	await settle();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	expect( sent( 0 ).get( 'action' ) ).toBe( 'nonce' );
} );

test( 'all that is wrong is said once, at the head with the names of the fields, and goes when it is typed in', async () => {
	show( OURS );
	answers();
	await send();
	expect( tips() ).toEqual( [ 'Required Field', 'Required Field' ] );
	expect( summary() ).toEqual( [ 'User name \u2013 Required Field', 'Password \u2013 Required Field' ] );
	expect( focused() ).toBe( get( '.fr-errors' ) );
	expect( document.querySelector( '[role=alert]' ) ).toBeNull();
	expect( get( '.wpcf7-not-valid-tip' ).getAttribute( 'aria-hidden' ) ).toBe( 'true' );
	expect( get( '#u' ).getAttribute( 'aria-describedby' ) ).toBe( 'u-tip' );
	expect( get( '#u' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );

	get< HTMLElement >( '.fr-errors a[href="#p"]' ).click();
	expect( focused() ).toBe( get( '#p' ) );
	get( '#u' ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( tips() ).toEqual( [ 'Required Field' ] );
	expect( summary() ).toEqual( [ 'Password \u2013 Required Field' ] );
	expect( get( '#u' ).getAttribute( 'aria-invalid' ) ).toBe( 'false' );
	await send();
	expect( [ tips().length, summary().length ] ).toEqual( [ 2, 2 ] );
} );

test( 'a repeated password and a consent are judged with the rest, in the order of the page', async () => {
	show( REGISTER );
	answers();
	await send();
	expect( summary() ).toEqual( [
		'User name \u2013 Required Field',
		'Password \u2013 Required Field',
		'Password once more \u2013 Required Field',
		'I agree. \u2013 Please tick this box.',
	] );
	expect( get( '#b' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	show( REGISTER.replace( /<input type="checkbox".*label>/, '' ) );
	await send();
	expect( summary() ).toHaveLength( 3 ); // Where the page has no such box the server decides.
} );

test( 'all is disabled until the answer is there, so that a second click sends nothing', async () => {
	show( OURS );
	let done: ( answer: unknown ) => void = () => {};
	answers( new Promise( ( resolve ) => ( done = resolve ) ) );
	fill();
	await send();
	await send();
	expect( fetched ).toHaveBeenCalledTimes( 2 );
	expect( document.querySelectorAll( 'form :disabled' ) ).toHaveLength( 6 );
	done( reply( { error: true } ) );
	await settle();
	expect( document.querySelectorAll( 'form :disabled' ) ).toHaveLength( 0 );
} );

test( 'what a server says stays text', async () => {
	show( OURS );
	answers( reply( { error: true, pass: '<img src=x onerror=alert(1)>', message: '<b>Hello</b>' } ) );
	fill();
	await send();
	expect( tips() ).toEqual( [ '<img src=x onerror=alert(1)>' ] );
	expect( get( '.fr-errors p' ).textContent ).toBe( '<b>Hello</b>' );
	expect( get( '[role=status]' ).textContent ).toBe( '' ); // It is said once.
	await send();
	get( '#p' ).value = '';
	await send();
	expect( get( '.fr-errors p' ).textContent ).toBe( 'Please check.' );
	expect( document.querySelector( 'img,b' ) ).toBeNull();
} );

test.each( [
	[ true, '1' ],
	[ false, '' ],
] )( 'of a box to be remembered its state is sent: ticked %s', async ( checked, value ) => {
	show( OURS );
	answers( reply( { error: true } ) );
	fill();
	get( '[data-field=rememberme]' ).checked = checked;
	await send();
	expect( sent( 1 ).get( 'data[rememberme]' ) ).toBe( value );
} );

test( 'values go as they were typed, with what other plugins added', async () => {
	show( OURS );
	answers( reply( { error: true, user: 'And this' } ) );
	fill( ' ann ', ' pass ' );
	await send();
	expect( Object.fromEntries( sent( 1 ) ) ).toEqual( {
		captcha: '7',
		action: 'in',
		frontage_locale: 'nb_NO',
		_ajax_nonce: 'n1',
		'data[user]': ' ann ',
		'data[pass]': ' pass ',
		'data[rememberme]': '',
	} );
	expect( tips() ).toEqual( [ 'And this' ] );
} );

test( 'a call that is refused is made once more with a fresh proof, and then it is said', async () => {
	show( OURS );
	answers( reply( '-1', 403 ), reply( { nonce: 'n2' } ), reply( { error: true, message: 'Hello' } ) );
	fill();
	await send();
	expect( sent( 3 ).get( '_ajax_nonce' ) ).toBe( 'n2' );
	expect( get( '[role=status]' ).textContent ).toBe( 'Hello' );
	fetched.mockResolvedValueOnce( reply( '-1', 403 ) );
	answers( reply( '-1', 403 ) );
	await send();
	expect( get( '[role=status]' ).textContent ).toBe( 'Out of date.' );
} );

test( 'too many tries are said with their time', async () => {
	show( OURS );
	answers( reply( { error: true, message: 'Wait 15 minutes', retry_after: 900 }, 429 ) );
	fill();
	await send();
	expect( get( '[role=status]' ).textContent ).toBe( 'Wait 15 minutes' );
} );

test.each( [
	[ 'a second factor', { error: true, challenge: 'native' } ],
	[ 'a page in place of an answer', '<html>' ],
] )( '%s has the form posted natively, with nothing disabled', async ( name, answer ) => {
	show( OURS );
	answers( reply( answer ) );
	fill();
	await send();
	expect( native ).toHaveBeenCalledTimes( 1 );
	expect( native.mock.contexts[ 0 ] ).toBe( get( 'form' ) );
	expect( document.querySelectorAll( 'form :disabled' ) ).toHaveLength( 0 );
} );

test( 'no connection and no answer are told apart, and what was typed stays', async () => {
	show( OURS );
	answers();
	fetched.mockRejectedValueOnce( new TypeError() );
	fill();
	await send();
	expect( get( '[role=status]' ).textContent ).toBe( 'No connection.' );
	fetched.mockRejectedValueOnce( Object.assign( new Error(), { name: 'TimeoutError' } ) );
	await send();
	expect( get( '[role=status]' ).textContent ).toBe( 'Not sure.' );
	expect( get( '#p' ).value ).toBe( 'secret' );
} );

test( 'a server that breaks down leaves a form that can be sent again', async () => {
	show( OURS.replace( 'sign-in', 'register' ) );
	answers( reply( '<p>Fatal error', 500 ), reply( { error: true, message: 'Hello' } ) );
	fill( 'anna' );
	await send();
	expect( get( '[role=status]' ).textContent ).toBe( 'Not sure.' );
	expect( document.querySelectorAll( 'form :disabled' ) ).toHaveLength( 0 );
	await send();
	expect( get( '[role=status]' ).textContent ).toBe( 'Hello' );
} );

test( 'Enter in old markup to sign in asks nothing of the registration beside it', async () => {
	show( `${ OLD }<div class="ct-user-form-register"><div class="register-form"><input id="res_user"></div></div>` );
	answers( reply( { error: true } ) );
	fill();
	get( '#pass' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true, cancelable: true } ) );
	await settle();
	expect( fetched.mock.calls.map( ( call, at ) => sent( at ).get( 'action' ) ) ).toEqual( [ 'nonce', 'in' ] );
} );

test( 'a password can be looked at, and is one again when it is sent', async () => {
	show( OURS );
	const button = get< HTMLElement >( '.fr-account__show' );
	const state = () => [ get( '#p' ).type, button.textContent, button.getAttribute( 'aria-label' ) ];
	button.click();
	expect( state() ).toEqual( [ 'text', 'Hide', 'Hide password' ] );
	button.click();
	expect( state() ).toEqual( [ 'password', 'Show', 'Show password' ] );
	button.click();
	answers( reply( { error: true } ) );
	fill();
	await send();
	expect( state() ).toEqual( [ 'password', 'Show', 'Show password' ] );
} );

test( 'old markup does the same, by its button and by Enter, in its own words', async () => {
	show( OLD );
	answers( reply( { error: true, challenge: 'native' } ) );
	await send();
	expect( tips() ).toEqual( [ 'Fill this in', 'Required Field' ] );
	expect( get( '#user' ).nextElementSibling?.getAttribute( 'role' ) ).toBe( 'alert' ); // As its pages know it.
	expect( focused() ).toBe( get( '#user' ) );
	fill();
	get( '#pass' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true, cancelable: true } ) );
	await settle();
	expect( sent( 1 ).get( 'data[user]' ) ).toBe( 'ann' );
	const form = native.mock.contexts[ 0 ] as HTMLFormElement;
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( {
		log: 'ann',
		pwd: 'secret',
		redirect_to: 'http://localhost/',
	} );
	expect( form.action ).toBe( TOLD.login );
} );

test( 'what was done is said where there is something to say, and the form is empty', async () => {
	show( OURS );
	answers( reply( { error: false, message: 'Look into your mail.' } ) );
	fill();
	await send();
	expect( [ get( '[role=status]' ).textContent, get( '#u' ).value ] ).toEqual( [ 'Look into your mail.', '' ] );
} );

test.each( [
	[ 'ours', OURS ],
	[ 'of old pages', OLD ],
] )( 'the server learns the language of the page: %s', async ( _, html ) => {
	show( html );
	answers( reply( { error: false, message: 'Hei' } ) );
	fill();
	await send();
	expect( sent( 1 ).get( 'frontage_locale' ) ).toBe( 'nb_NO' );
} );
