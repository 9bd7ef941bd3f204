import type { Page } from '@playwright/test';
import { publish } from '../../support/forms';
import { loginPage } from '../../support/login';
import { authenticator, makePasskey, panel, person, signIn } from '../../support/passkeys';
import { expect, test } from '../../support/test';

const passkeys = ( page: Page ) => page.getByRole( 'row' ).filter( { hasText: 'Remove' } );

test(
	'a member makes a passkey, signs in with it and removes it',
	{ tag: '@smoke' },
	async ( { page, context, requestUtils, axe } ) => {
		const { name } = await person( requestUtils );
		const device = await authenticator( page );
		await signIn( page, name );
		await expect( page.getByText( 'No passkeys yet.' ) ).toBeVisible();
		await makePasskey( page, 'My phone' );
		await expect( passkeys( page ) ).toContainText( [ /My phone.*Never/ ] );
		expect( await axe( '#your-profile table.widefat' ) ).toEqual( [] );

		// The browser knows that it has one.
		await panel( page ).getByRole( 'button', { name: 'Create passkey' } ).click();
		await expect( panel( page ).getByRole( 'status' ) ).toHaveText( /already has a passkey for your account/ );

		// From the list in the field of the name, of which a virtual authenticator chooses at once.
		const login = '/wp-login.php?redirect_to=/wp-admin/profile.php';
		await context.clearCookies();
		await page.goto( login );
		await page.waitForURL( /^[^?]*\/profile\.php/ );
		await expect( passkeys( page ) ).toHaveCount( 1 );

		// In a browser without such a list, by the button.
		await page.addInitScript( () => {
			PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve( false );
		} );
		await context.clearCookies();
		await page.goto( login );
		expect( await axe( '.frontage-passkey' ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Sign in with a passkey' } ).click();
		await page.waitForURL( /^[^?]*\/profile\.php/ );
		await expect( passkeys( page ) ).not.toContainText( [ /Never/ ] );
		expect( ( await device.credentials() ).map( ( { isResidentCredential } ) => isResidentCredential ) ).toEqual( [
			true,
		] );

		await passkeys( page ).getByRole( 'button', { name: 'Remove passkey “My phone”' } ).click();
		await expect( page.getByText( 'Passkey removed.' ) ).toBeVisible();
		await expect( passkeys( page ) ).toHaveCount( 0 );
	}
);

test( 'what the device refuses is said, and the password works', async ( { page, context, requestUtils } ) => {
	const { name } = await person( requestUtils );
	const device = await authenticator( page );
	await signIn( page, name );
	await makePasskey( page, 'My phone' );
	await context.clearCookies();
	await device.set( false );
	await loginPage( page );
	const button = page.getByRole( 'button', { name: 'Sign in with a passkey' } );
	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '.frontage-passkey' ).getByRole( 'status' ) ).toHaveText( /No passkey was used/ );
	await expect( button ).toBeEnabled();
	await signIn( page, name );
} );

test( 'on a page of the site: nothing is fetched before somebody comes to the form, who is in sees passkeys and devices', async ( {
	page,
	context,
	requestUtils,
	axe,
} ) => {
	const address = await publish( requestUtils, '<!-- wp:frontage/sign-in /-->' );
	const { name } = await person( requestUtils );
	await authenticator( page );
	await signIn( page, name );
	await makePasskey( page, 'My phone' );
	await context.clearCookies();

	const late: string[] = [];
	page.on( 'request', ( request ) => request.url().includes( '/passkey/lazy.js' ) && late.push( request.url() ) );
	await page.goto( address );
	await expect( page.getByRole( 'button', { name: 'Sign in with a passkey' } ) ).toBeVisible();
	expect( late ).toEqual( [] );
	await page.getByLabel( 'Username or email address' ).first().focus();
	await expect( page.getByText( `You are signed in as ${ name }` ) ).toBeVisible();
	expect( late ).toHaveLength( 1 );
	expect( page.url() ).toBe( address );

	await page.getByText( 'Passkeys and devices' ).click();
	await expect( page.getByRole( 'row', { name: /this device/ } ) ).toBeVisible();
	expect( await axe( '.fr-account' ) ).toEqual( [] );
	await passkeys( page ).getByRole( 'button', { name: 'Remove passkey “My phone”' } ).click();
	await expect( page.getByText( 'Passkey removed.' ) ).toBeVisible();
	await makePasskey( page, 'My other phone' );
	await expect( passkeys( page ) ).toContainText( [ /My other phone.*Never/ ] );
} );

test( 'where the browser has none nothing is offered', async ( { page, requestUtils } ) => {
	const { name } = await person( requestUtils );
	await page.addInitScript( () => Reflect.deleteProperty( window, 'PublicKeyCredential' ) );
	await signIn( page, name );
	await expect( page.getByRole( 'heading', { name: 'Passkeys' } ) ).toBeVisible();
	await expect( panel( page ) ).toBeHidden();
} );

test( 'the list of sessions: one is ended, then all others, without script', async ( { browser, requestUtils } ) => {
	const { name } = await person( requestUtils );
	// One after the other: WordPress keeps all sessions of a person in one value.
	const others: Page[] = [];
	for ( const userAgent of [ 'Firefox/140.0 Windows', 'Safari iPhone' ] ) {
		const other = await ( await browser.newContext( { userAgent } ) ).newPage();
		await signIn( other, name );
		others.push( other );
	}
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const own = await context.newPage();
	await signIn( own, name, false );
	await expect( own.getByRole( 'row', { name: /this device/ } ) ).toHaveCount( 1 );
	await own
		.getByRole( 'row', { name: /Safari on iPhone/ } )
		.getByRole( 'button' )
		.click();
	await expect( own.getByText( 'Signed out.' ) ).toBeVisible();
	await others[ 1 ]!.goto( '/wp-admin/profile.php' );
	await expect( others[ 1 ]! ).toHaveURL( /^[^?]*\/wp-login\.php/ );
	await others[ 0 ]!.goto( '/wp-admin/profile.php' );
	await expect( others[ 0 ]! ).toHaveURL( /^[^?]*\/profile\.php/ );
	await own.getByRole( 'button', { name: 'Sign out everywhere else' } ).click();
	await expect( own.getByRole( 'row', { name: /Firefox on Windows/ } ) ).toHaveCount( 0 );
	await others[ 0 ]!.goto( '/wp-admin/profile.php' );
	await expect( others[ 0 ]! ).toHaveURL( /^[^?]*\/wp-login\.php/ );
	await own.goto( '/wp-admin/profile.php' );
	await expect( own ).toHaveURL( /^[^?]*\/profile\.php/ );
} );
