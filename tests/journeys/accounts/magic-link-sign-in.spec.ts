import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { codeToSignIn, linkToSignIn } from '../../support/email-codes';
import { person } from '../../support/passkeys';
import { expect, test } from '../../support/test';

/** Asks for a link; gives what the page says. */
async function ask( page: Page, name: string, redirect = '/wp-admin/profile.php' ): Promise< string > {
	await page.goto( `/wp-login.php${ redirect && `?redirect_to=${ redirect }` }` );
	await page.getByRole( 'link', { name: 'Email me a sign-in link' } ).click();
	await page.getByLabel( 'Username or Email Address' ).fill( name );
	await page.getByRole( 'button', { name: 'Email me a link' } ).click();
	return page.locator( '.message' ).innerText();
}

/** A browser in which the site offers links: its owner's switch would change the pages of other journeys. */
async function open( browser: Browser, baseURL: string | undefined, options: BrowserContextOptions = {} ) {
	const context = await browser.newContext( options );
	await context.addCookies( [ { name: 'frontage_links', value: 'on', url: baseURL! } ] );
	return context.newPage();
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test(
		`a link by mail signs in once, in its browser, ${ javaScriptEnabled ? 'with' : 'without' } script`,
		{ tag: '@smoke' },
		async ( { browser, baseURL, requestUtils, axe } ) => {
			const { name, email } = await person( requestUtils );
			const page = await open( browser, baseURL, { javaScriptEnabled } );
			const told = await ask( page, name );
			expect( told ).toContain( '15 minutes' );
			const link = await linkToSignIn( email );

			// Another browser, such as a program's that looks at mails, uses nothing up.
			const other = await open( browser, baseURL );
			await other.goto( link );
			await expect( other.getByText( 'in the browser where you requested it' ) ).toBeVisible();
			await other.getByRole( 'button', { name: 'Sign in' } ).click();
			await expect( other.getByText( 'in the browser where you requested it' ) ).toBeVisible();

			await page.goto( link );
			if ( javaScriptEnabled ) {
				expect( await axe( '#login form', page ) ).toEqual( [] );
			}
			await page.getByRole( 'button', { name: 'Sign in' } ).click();
			await expect( page ).toHaveURL( /\/wp-admin\/profile\.php$/ );

			await page.context().clearCookies( { name: /^wordpress/ } );
			await page.goto( link );
			await page.getByRole( 'button', { name: 'Sign in' } ).click();
			await expect( page.getByText( 'This link has expired or was already used' ) ).toBeVisible();
		}
	);
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test( `the code of the mail is typed into the page that waits, ${ javaScriptEnabled ? 'with' : 'without' } script`, async ( {
		browser,
		baseURL,
		requestUtils,
		axe,
	} ) => {
		const { name, email } = await person( requestUtils );
		const page = await open( browser, baseURL, { javaScriptEnabled } );
		await ask( page, name );
		const code = await codeToSignIn( email );
		const field = page.getByLabel( 'Code from email' );
		if ( javaScriptEnabled ) {
			await expect( field ).toBeFocused();
			expect( await axe( '#login form', page ) ).toEqual( [] );
		}

		// A wrong one is typed again on the same page.
		await field.fill( code === '000000' ? '000001' : '000000' );
		await page.getByRole( 'button', { name: 'Sign in' } ).click();
		await expect( page.getByText( 'This code is wrong' ) ).toBeVisible();

		await field.fill( `${ code.slice( 0, 3 ) } ${ code.slice( 3 ) }` );
		await page.getByRole( 'button', { name: 'Sign in' } ).click();
		await expect( page ).toHaveURL( /\/wp-admin\/profile\.php$/ );
		await page.context().close();
	} );
}

test( 'an editor who asked on the plain sign-in page comes to the dashboard', async ( {
	browser,
	baseURL,
	requestUtils,
} ) => {
	const { name, email } = await person( requestUtils, [ 'editor' ] );
	const page = await open( browser, baseURL );
	await ask( page, name, '' );
	await page.goto( await linkToSignIn( email ) );
	await page.getByRole( 'button', { name: 'Sign in' } ).click();
	await expect( page ).toHaveURL( /\/wp-admin\/$/ );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Dashboard' } ) ).toBeVisible();
	await page.context().close();
} );

test( 'a name that nobody has gets the same answer', async ( { browser, baseURL, requestUtils } ) => {
	const { name } = await person( requestUtils );
	const answers: string[] = [];
	for ( const asked of [ name, `${ name }nobody` ] ) {
		const page = await open( browser, baseURL );
		const answered = page.waitForResponse( ( response ) => response.request().method() === 'POST' );
		answers.push( await ask( page, asked ) );
		// The answer ends by its length, before the mail begins.
		expect( ( await answered ).headers()[ 'content-length' ] ).toMatch( /^\d+$/ );
		expect( ( await page.context().cookies() ).map( ( { name: cookie } ) => cookie ) ).toContain(
			'frontage_accounts_link'
		);
	}
	expect( answers[ 1 ] ).toBe( answers[ 0 ] );
} );
