const MARKUP = (
	service: string
) => `<form><div class="frontage-captcha" data-service="${ service }" data-sitekey="key" data-field="_answer"
	data-waiting="Checking" data-done="Checked" data-failed="Out of reach"><p class="frontage-captcha-text">Allow it?</p>
	<button type="button" class="frontage-captcha-allow">Allow</button></div><textarea></textarea></form>`;

const text = () => document.querySelector( '.frontage-captcha-text' )?.textContent;
const allow = () => document.querySelector< HTMLButtonElement >( 'button' )!;
const script = () => document.querySelector< HTMLScriptElement >( 'head script' );
const field = () => document.querySelector< HTMLInputElement >( 'input[name="_answer"]' );
const steps = async () => {
	for ( let i = 0; i < 6; i++ ) {
		await Promise.resolve();
	}
};

beforeAll( () => {
	globalThis.CSS ??= { escape: ( name: string ) => name } as typeof CSS;
	jest.isolateModules( () => void require( './view' ) );
} );

beforeEach( () => {
	document.head.innerHTML = '';
} );

test( 'nothing of a service is loaded before the visitor allows it, and nothing of an unknown one ever', () => {
	document.body.innerHTML = MARKUP( 'turnstile' );
	document.querySelector( 'textarea' )!.click();
	expect( script() ).toBeNull();
	document.body.innerHTML = MARKUP( 'constructor' );
	allow().click();
	expect( script() ).toBeNull();
} );

test( 'Turnstile: its answer goes into a hidden field, once for each message', async () => {
	document.body.innerHTML = MARKUP( 'turnstile' );
	const reset = jest.fn();
	let options: Record< string, ( token: string ) => void > = {};
	window.turnstile = {
		render: ( _at, given ) => {
			options = given as typeof options;
			return 'box';
		},
		reset,
	};
	allow().click();
	expect( script()?.src ).toBe( 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit' );
	expect( [ text(), allow().hidden ] ).toEqual( [ 'Checking', true ] );
	script()!.onload!( new Event( 'load' ) );
	await steps();
	options.callback!( 'token-1' );
	expect( [ text(), field()?.value ] ).toEqual( [ 'Checked', 'token-1' ] );
	document.querySelector( 'form' )!.dispatchEvent( new Event( 'wpcf7submit' ) );
	expect( [ reset.mock.calls, field()?.value ] ).toEqual( [ [ [ 'box' ] ], '' ] );
} );

test( 'reCAPTCHA: asked at once and again after each message', async () => {
	document.body.innerHTML = MARKUP( 'recaptcha' );
	let nth = 0;
	window.grecaptcha = { ready: ( then ) => then(), execute: () => Promise.resolve( `token-${ ++nth }` ) };
	allow().click();
	expect( script()?.src ).toBe( 'https://www.google.com/recaptcha/api.js?render=key' );
	script()!.onload!( new Event( 'load' ) );
	await steps();
	expect( field()?.value ).toBe( 'token-1' );
	document.querySelector( 'form' )!.dispatchEvent( new Event( 'wpcf7submit' ) );
	await steps();
	expect( field()?.value ).toBe( 'token-2' );
} );

test( 'a service out of reach is said, and can be allowed again', async () => {
	document.body.innerHTML = MARKUP( 'turnstile' );
	allow().click();
	( script()!.onerror as ( event: Event ) => void )( new Event( 'error' ) );
	await steps();
	expect( [ text(), allow().hidden ] ).toEqual( [ 'Out of reach', false ] );
} );
