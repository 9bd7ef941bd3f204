import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Locator, Page } from '@playwright/test';
import { publish, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const OVERLAY = `<!-- wp:paragraph --><p><a href="#fr-open-join">Sign in here</a></p><!-- /wp:paragraph -->
<!-- wp:frontage/overlay {"name":"join"} --><!-- wp:heading --><h2 class="wp-block-heading">Welcome</h2><!-- /wp:heading --><!-- wp:frontage/sign-in /--><!-- /wp:frontage/overlay -->`;
const FORMS = '<!-- wp:frontage/sign-in /-->\n<!-- wp:frontage/register /-->';

const addresses = { forms: '', overlay: '', old: '' };
test.beforeAll( async ( { requestUtils } ) => {
	addresses.forms = await publish( requestUtils, FORMS );
	addresses.overlay = await publish( requestUtils, OVERLAY );
	addresses.old = await publish(
		requestUtils,
		'<!-- wp:shortcode -->[ct-user-form form_type="login"]<!-- /wp:shortcode -->\n<!-- wp:shortcode -->[ct-user-form form_type="register"]<!-- /wp:shortcode -->'
	);
} );

const PASSWORD = 'a "quoted" & <long> password';
const signIn = ( page: Page ) => page.locator( 'form[data-account="sign-in"]' );
const register = ( page: Page ) => page.locator( 'form[data-account="register"]' );
/** By what password managers go by, too: the button beside it has the word in its name. */
const field = ( form: Locator, name: 'user' | 'pass' ) => form.locator( `[data-field=${ name }]` );
const tips = ( form: Locator ) => form.locator( '.wpcf7-not-valid-tip' );
const isIn = ( page: Page, name: string ) =>
	expect( page.getByText( `You are signed in as ${ name }.` ).first() ).toBeVisible();

/** An account of the test's own. */
async function account( requestUtils: RequestUtils ) {
	const name = `ann-${ unique() }`;
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/users',
		data: { username: name, email: `${ name }@example.com`, password: PASSWORD, roles: [ 'subscriber' ] },
	} );
	return name;
}

/** What the theme gives to errors of contact forms, as the browser writes it. */
const errorColour = ( page: Page ) =>
	register( page ).evaluate( ( form ) => {
		const tip = form.appendChild( document.createElement( 'i' ) );
		tip.style.color = 'var(--fr-form-error)';
		const { color } = getComputedStyle( tip );
		tip.remove();
		return color;
	} );

test( 'a visitor makes an account, leaves, and comes back by keyboard', { tag: '@smoke' }, async ( { page, axe } ) => {
	const name = `ann-${ unique() }`;
	const loads: string[] = [];
	page.on( 'load', () => loads.push( page.url() ) );
	await page.goto( addresses.forms );
	expect( await axe( '.entry-content,.wp-block-post-content' ) ).toEqual( [] );

	const form = register( page );
	await form.getByRole( 'button', { name: 'Create account' } ).click();
	const summary = form.getByRole( 'group', { name: 'One or more fields have an error.' } );
	await expect( summary ).toBeFocused();
	await expect( summary.getByRole( 'listitem' ) ).toHaveText(
		[ 'Username', 'Email address', 'Password', 'Confirm password' ].map(
			( label ) => `${ label } – Required Field`
		)
	);
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( form.getByLabel( 'Username' ) ).toBeFocused();
	await expect( form.getByLabel( 'Username' ) ).toHaveAccessibleDescription( 'Required Field' );
	await expect( tips( form ).first() ).toHaveCSS( 'color', await errorColour( page ) );
	await expect( form.getByLabel( 'Email address' ) ).toHaveCSS( 'border-color', await errorColour( page ) );
	expect( await axe( 'form[data-account="register"]' ) ).toEqual( [] );

	await form.getByLabel( 'Username' ).fill( name );
	await expect( tips( form ) ).toHaveCount( 3 );
	await expect( summary.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await form.getByLabel( 'Email address' ).fill( `${ name }+x@example.photography` );
	await form.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await expect( form.getByRole( 'meter' ) ).toHaveAttribute( 'aria-valuetext', /Good|Strong/ );
	await form.getByLabel( 'Confirm password' ).fill( 'another' );
	await form.getByRole( 'button', { name: 'Create account' } ).click();
	await expect( tips( form ) ).toHaveText( /do not match/ );
	await form.getByLabel( 'Confirm password' ).fill( PASSWORD );
	loads.length = 0;
	await form.getByRole( 'button', { name: 'Create account' } ).click();
	await isIn( page, name );
	await expect
		.poll( () => loads, { message: 'It is loaded once more, where it was.' } )
		.toEqual( [ addresses.forms ] );
	expect( await axe( '.fr-account' ) ).toEqual( [] );

	await page.getByRole( 'link', { name: 'Sign out' } ).first().click();
	await expect( signIn( page ) ).toBeVisible();
	await field( signIn( page ), 'user' ).focus();
	await page.keyboard.type( name );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'wrong' );
	await page.keyboard.press( 'Enter' );
	await expect( signIn( page ).locator( '.fr-errors' ) ).toBeFocused();
	await expect( signIn( page ).locator( '.fr-errors li' ) ).toHaveText(
		'Password – The username or password is incorrect.'
	);
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( field( signIn( page ), 'pass' ) ).toBeFocused();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( PASSWORD );
	await page.keyboard.press( 'Enter' );
	await isIn( page, name );
} );

test( 'in a dialog it is the same form', { tag: '@smoke' }, async ( { page, requestUtils, axe } ) => {
	const name = await account( requestUtils );
	await page.goto( addresses.overlay );
	await page.getByRole( 'link', { name: 'Sign in here' } ).click();
	const dialog = page.getByRole( 'dialog' );
	const form = dialog.locator( 'form[data-account="sign-in"]' );
	await expect( field( form, 'user' ) ).toBeFocused();
	expect( await axe( 'dialog' ) ).toEqual( [] );
	await field( form, 'user' ).fill( `${ name }@example.com` );
	await field( form, 'pass' ).fill( PASSWORD );
	await form.getByRole( 'button', { name: 'Sign in', exact: true } ).click();
	await expect
		.poll( async () =>
			( await page.context().cookies() ).some( ( cookie ) => /^wordpress_logged_in/.test( cookie.name ) )
		)
		.toBe( true );
	await expect( dialog ).toHaveCount( 0 );
} );

test( 'a page from a cache, days old, works: what proves the call is fetched', async ( { page, requestUtils } ) => {
	const name = await account( requestUtils );
	await page.goto( addresses.forms );
	const html = await ( await page.request.get( addresses.forms ) ).text();
	const nonce = await page.evaluate( async () => {
		const body = new URLSearchParams( { action: 'frontage_accounts_nonce' } );
		const answer = await fetch( '/wp-admin/admin-ajax.php', { method: 'POST', body } );
		return ( ( await answer.json() ) as { nonce: string } ).nonce;
	} );
	expect( nonce ).toMatch( /^[0-9a-f]{10}$/ );
	expect( html, 'Nothing in it gets old.' ).not.toContain( nonce );
	let given = 0;
	await page.route( '**/admin-ajax.php', async ( route ) => {
		const isNonce = route.request().postData()?.includes( 'frontage_accounts_nonce' );
		if ( isNonce && ! given++ ) {
			await route.fulfill( { json: { nonce: 'of-last-week' } } );
		} else {
			await route.continue();
		}
	} );
	await field( signIn( page ), 'user' ).fill( name );
	await field( signIn( page ), 'pass' ).fill( PASSWORD );
	await signIn( page ).getByRole( 'button', { name: 'Sign in', exact: true } ).click();
	await isIn( page, name );
	expect( given ).toBe( 2 );
} );

test( 'old markup signs in and registers with our script', { tag: '@smoke' }, async ( { page, axe } ) => {
	const name = `old-${ unique() }`;
	await page.goto( addresses.old );
	expect( await axe( '.ct-user-form-login' ) ).toEqual( [] );
	await page.locator( '.btn-up-register' ).click();
	await expect( page.locator( '.register-form .wpcf7-not-valid-tip' ) ).toHaveCount( 3 );
	await page.locator( '#res_user' ).fill( name );
	await page.locator( '#res_email' ).fill( `${ name }@example.com` );
	await page.locator( '#res_pass1' ).fill( PASSWORD );
	await page.locator( '#res_pass2' ).fill( PASSWORD );
	await page.locator( '.btn-up-register' ).click();
	await page.getByRole( 'link', { name: 'Logout' } ).first().click();
	await expect( page.locator( '#user' ) ).toBeVisible();
	await page.waitForLoadState(); // Old markup is no form: without its script the Enter key does nothing.
	await page.locator( '#user' ).fill( name );
	await page.locator( '#pass' ).fill( PASSWORD );
	await page.locator( '#pass' ).press( 'Enter' );
	await expect( page.getByRole( 'link', { name } ).first() ).toBeVisible();
} );

test( 'a lost password gets the same words for everybody', { tag: '@smoke' }, async ( { page } ) => {
	await page.goto( addresses.forms );
	await page.getByText( 'Lost your password?' ).click();
	const form = page.locator( 'form[data-account="lost-password"]' );
	await form.getByLabel( 'Username or email address' ).fill( `nobody-${ unique() }` );
	await form.getByRole( 'button' ).click();
	await expect( form.getByRole( 'status' ) ).toContainText(
		'If an account with this username or email address exists'
	);
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'nothing is offered that only a script can do', async ( { page } ) => {
		await page.goto( addresses.forms );
		const form = signIn( page );
		await expect( form.getByRole( 'button', { name: 'Sign in', exact: true } ) ).toBeVisible();
		await expect( form.locator( '.frontage-passkey' ) ).toBeAttached();
		await expect( form.getByRole( 'button' ) ).toHaveCount( 1 );
	} );

	test( 'forms post themselves, and say on their page what is wrong', { tag: '@smoke' }, async ( { page } ) => {
		const name = `quiet-${ unique() }`;
		await page.goto( addresses.forms );
		const form = register( page );
		await form.getByLabel( 'Username' ).fill( 'admin' );
		await form.getByLabel( 'Email address' ).fill( `${ name }@example.com` );
		await form.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
		await form.getByLabel( 'Confirm password' ).fill( PASSWORD );
		await form.getByRole( 'button' ).click();
		await expect( tips( form ) ).toHaveText( 'Username already exists!' );
		await expect( form.getByRole( 'link', { name: 'Username – Username already exists!' } ) ).toBeInViewport();
		await expect( form.getByLabel( 'Email address' ) ).toHaveValue( `${ name }@example.com` );
		await expect( form.getByLabel( 'Password', { exact: true } ) ).toHaveValue( '' );
		await form.getByLabel( 'Username' ).fill( name );
		await form.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
		await form.getByLabel( 'Confirm password' ).fill( PASSWORD );
		await form.getByRole( 'button' ).click();
		await isIn( page, name );
		expect( page.url() ).toBe( addresses.forms );

		await page.getByRole( 'link', { name: 'Sign out' } ).first().click();
		await field( signIn( page ), 'user' ).fill( name );
		await field( signIn( page ), 'pass' ).fill( PASSWORD );
		await signIn( page ).getByRole( 'button', { name: 'Sign in', exact: true } ).click();
		await isIn( page, name );
		expect( page.url() ).toBe( addresses.forms );
	} );
} );
