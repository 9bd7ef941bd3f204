import { offer } from '.';

const DATA = { challenge: '/challenge', signIn: 'http://localhost/wp-login.php', field: 'answer', renew: 240_000 };

const get = jest.fn< Promise< unknown >, [ CredentialRequestOptions ] >();
const posted = jest.fn();
let listed = false;

beforeEach( () => {
	jest.useFakeTimers();
	listed = false;
	get.mockReset();
	posted.mockReset();
	document.body.innerHTML = `
		<script type="application/json" id="wp-script-module-data-@frontage/behaviours/passkey">${ JSON.stringify( DATA ) }</script>
		<form action="/elsewhere" method="get">
			<input name="log" autocomplete="username"><input name="submit">
			<div class="frontage-passkey" data-failed="Not used."><button type="button"></button><p role="status"></p></div>
		</form>`;
	window.fetch = jest.fn( async () => ( { ok: true, json: async () => ( { challenge: 'abc' } ) } ) ) as never;
	window.PublicKeyCredential = {
		parseRequestOptionsFromJSON: ( options: object ) => ( { parsed: options } ),
		isConditionalMediationAvailable: async () => listed,
	} as never;
	Object.defineProperty( navigator, 'credentials', { value: { get }, configurable: true } );
	HTMLFormElement.prototype.submit = posted;
} );
afterEach( () => jest.useRealTimers() );

const $ = < T extends Element >( selector: string ) => document.querySelector< T >( selector )!;
const settle = () => jest.advanceTimersByTimeAsync( 0 );
const begin = async () => {
	offer( $< HTMLElement >( '.frontage-passkey' ) );
	await settle();
};
const press = async () => {
	$< HTMLButtonElement >( 'button' ).click();
	await settle();
};

test( 'the answer is posted with the form to the sign-in page, past a field that is called submit', async () => {
	get.mockResolvedValue( { toJSON: () => ( { id: 'one' } ) } );
	await begin();
	await press();
	expect( get.mock.calls[ 0 ]![ 0 ] ).toMatchObject( {
		publicKey: { parsed: { challenge: 'abc' } },
		mediation: 'required',
	} );
	expect( $< HTMLInputElement >( '[name="answer"]' ).value ).toBe( '{"id":"one"}' );
	expect( [ $( 'form' ).getAttribute( 'action' ), $( 'form' ).getAttribute( 'method' ) ] ).toEqual( [
		DATA.signIn,
		'post',
	] );
	expect( posted ).toHaveBeenCalledTimes( 1 );
} );

test( 'an older passkey is asked for by the host that it is bound to', async () => {
	get.mockResolvedValue( { toJSON: () => ( { id: 'one' } ) } );
	$( '.frontage-passkey button' ).insertAdjacentHTML( 'afterend', '<button type="button" data-older></button>' );
	await begin();
	$< HTMLButtonElement >( '[data-older]' ).click();
	await settle();
	expect( window.fetch ).toHaveBeenCalledWith( '/challenge&older=1', expect.anything() );
	expect( posted ).toHaveBeenCalledTimes( 1 );
} );

test( 'what was refused is said, and can be tried again', async () => {
	get.mockRejectedValue( new DOMException( 'no', 'NotAllowedError' ) );
	await begin();
	await press();
	expect( $( '[role="status"]' ).textContent ).toBe( 'Not used.' );
	expect( $< HTMLButtonElement >( 'button' ).disabled ).toBe( false );
	expect( posted ).not.toHaveBeenCalled();
} );

test( 'a site that gives no challenge is not asked for one by the device', async () => {
	window.fetch = jest.fn( async () => ( { ok: false, status: 403 } ) ) as never;
	await begin();
	await press();
	expect( $( '[role="status"]' ).textContent ).toBe( 'Not used.' );
	expect( get ).not.toHaveBeenCalled();
} );

test( 'the list of the field is asked for where there is one, anew before its challenge is too old', async () => {
	listed = true;
	get.mockReturnValue( new Promise( () => {} ) );
	await begin();
	expect( $< HTMLInputElement >( '[name="log"]' ).autocomplete ).toBe( 'username webauthn' );
	expect( get.mock.calls[ 0 ]![ 0 ].mediation ).toBe( 'conditional' );
	await jest.advanceTimersByTimeAsync( DATA.renew );
	expect( get ).toHaveBeenCalledTimes( 2 );
	expect( get.mock.calls[ 0 ]![ 0 ].signal!.aborted ).toBe( true );
	expect( get.mock.calls[ 1 ]![ 0 ].signal!.aborted ).toBe( false );
} );

test( 'the button takes the place of the list while it asks', async () => {
	listed = true;
	get.mockReturnValue( new Promise( () => {} ) );
	await begin();
	await press();
	expect( get.mock.calls.map( ( [ { mediation } ] ) => mediation ) ).toEqual( [ 'conditional', 'required' ] );
	expect( get.mock.calls[ 0 ]![ 0 ].signal!.aborted ).toBe( true );
} );

test( 'without a list nothing is asked for before the button is pressed', async () => {
	await begin();
	expect( window.fetch ).not.toHaveBeenCalled();
	expect( $< HTMLInputElement >( '[name="log"]' ).autocomplete ).toBe( 'username' );
} );
