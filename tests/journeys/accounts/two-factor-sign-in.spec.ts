import type { Page } from '@playwright/test';
import { publish } from '../../support/forms';
import { linkToSignIn } from '../../support/email-codes';
import { authenticator, makePasskey, PASSWORD, person, PROFILE, signIn } from '../../support/passkeys';
import { codeField, giveSecondFactor, wantSecondFactor } from '../../support/second-factor';
import { expect, test } from '../../support/test';

/** WordPress's cookie of somebody who is in. */
const isIn = async ( page: Page ) =>
	( await page.context().cookies() ).some( ( { name } ) => /^wordpress_logged_in/.test( name ) );

test(
	'after a password the second factor is asked for at WordPress’s own page, which leads back',
	{ tag: '@smoke' },
	async ( { page, context, requestUtils } ) => {
		const address = await publish( requestUtils, '<!-- wp:frontage/sign-in /-->' );
		const { name, email } = await person( requestUtils );
		await wantSecondFactor( context );
		await page.goto( address );
		const form = page.locator( 'form[data-account="sign-in"]' );
		await form.locator( '[data-field=user]' ).fill( name );
		await form.locator( '[data-field=pass]' ).fill( PASSWORD );
		await form.getByRole( 'button', { name: 'Sign in', exact: true } ).click();
		await codeField( page ).waitFor();
		expect( await isIn( page ) ).toBe( false );
		await giveSecondFactor( page, email );
		await expect( page.getByText( `You are signed in as ${ name }.` ) ).toBeVisible();
		expect( page.url() ).toBe( address );
	}
);

test( 'after a passkey it is asked for too', async ( { page, context, requestUtils } ) => {
	const { name, email } = await person( requestUtils );
	await authenticator( page );
	await signIn( page, name );
	await makePasskey( page, 'My phone' );
	await context.clearCookies();
	await wantSecondFactor( context );
	// From the list in the field of the name, of which a virtual authenticator chooses at once.
	await page.goto( `/wp-login.php?redirect_to=${ PROFILE }` );
	await codeField( page ).waitFor();
	expect( await isIn( page ) ).toBe( false );
	await giveSecondFactor( page, email );
	await page.waitForURL( ( { pathname } ) => pathname === PROFILE );
	expect( await isIn( page ) ).toBe( true );
} );

test( 'after a link by mail it is asked for too', async ( { page, context, requestUtils, baseURL } ) => {
	const { name, email } = await person( requestUtils );
	await wantSecondFactor( context );
	await context.addCookies( [ { name: 'frontage_links', value: 'on', url: baseURL! } ] );
	await page.goto( `/wp-login.php?action=frontage_link&redirect_to=${ PROFILE }` );
	await page.getByLabel( 'Username or Email Address' ).fill( name );
	await page.getByRole( 'button', { name: 'Email me a link' } ).click();
	await page.goto( await linkToSignIn( email ) );
	await page.getByRole( 'button', { name: 'Sign in' } ).click();
	await codeField( page ).waitFor();
	expect( await isIn( page ) ).toBe( false );
	await giveSecondFactor( page, email );
	await page.waitForURL( ( { pathname } ) => pathname === PROFILE );
	expect( await isIn( page ) ).toBe( true );
} );
