import { publish, unique } from '../../support/forms';
import { mailed } from '../../support/email-codes';
import { PASSWORD } from '../../support/passkeys';
import { expect, test } from '../../support/test';

const LINK = /http\S+frontage_accounts_confirm=\S+/;

for ( const javaScriptEnabled of [ true, false ] ) {
	test(
		`a new account signs in once its address is confirmed, ${ javaScriptEnabled ? 'with' : 'without' } script`,
		{ tag: '@smoke' },
		async ( { browser, baseURL, requestUtils, axe } ) => {
			const address = await publish(
				requestUtils,
				'<!-- wp:frontage/sign-in /--><!-- wp:frontage/register /-->'
			);
			const name = `new-${ unique() }`;
			const email = `${ name }@example.com`;
			const context = await browser.newContext( { javaScriptEnabled } );
			// A browser in which the site wants it: its owner's switch would change the pages of other journeys.
			await context.addCookies( [ { name: 'frontage_verification', value: 'on', url: baseURL! } ] );
			const page = await context.newPage();
			await page.goto( address );
			const register = page.locator( 'form[data-account="register"]' );
			await register.getByLabel( 'Username' ).fill( name );
			await register.getByLabel( 'Email address' ).fill( email );
			await register.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
			await register.getByLabel( 'Confirm password' ).fill( PASSWORD );
			await register.getByRole( 'button', { name: 'Create account' } ).click();
			await expect( register.getByRole( 'status' ) ).toContainText( 'verify your address' );
			const first = await mailed( email, LINK );

			const signIn = async () => {
				await page.goto( address );
				const form = page.locator( 'form[data-account="sign-in"]' );
				await form.locator( '[data-field=user]' ).fill( name );
				await form.locator( '[data-field=pass]' ).fill( PASSWORD );
				await form.getByRole( 'button', { name: 'Sign in', exact: true } ).click();
			};
			await signIn();
			await expect( page.getByText( 'Verify your email address first' ) ).toBeVisible();
			// Who knows the password gets the mail once more, and its link takes the place of the first.
			await expect.poll( () => mailed( email, LINK ) ).not.toBe( first );
			await page.goto( first );
			await expect( page.getByRole( 'heading', { name: 'This link has expired' } ) ).toBeVisible();

			const link = await mailed( email, LINK );
			await page.goto( link );
			await page.goto( link ); // A look changes nothing: programs look at mails, too.
			if ( javaScriptEnabled ) {
				expect( await axe( 'main', page ) ).toEqual( [] );
			}
			await page.getByRole( 'button', { name: 'Verify email address' } ).click();
			await expect( page.getByRole( 'heading', { name: 'Email address verified' } ) ).toBeVisible();
			await signIn();
			await expect( page.getByText( `You are signed in as ${ name }.` ).first() ).toBeVisible();
		}
	);
}
