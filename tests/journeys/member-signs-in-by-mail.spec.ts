import type { Page } from '@playwright/test';
import { person } from '../support/passkeys';
import { expect, receivedMails, test } from '../support/test';

/** The link of the newest mail to that address, once it is there. */
async function linkTo( address: string ): Promise< string > {
	const theirs = async () =>
		( await receivedMails() ).filter( ( { to } ) => JSON.stringify( to ).includes( address ) );
	const links = async () => ( await theirs() ).map( ( { text } ) => text?.match( /http\S+frontage_link\S+/ )?.[ 0 ] );
	await expect.poll( async () => ( await links() ).filter( Boolean ).length ).toBeGreaterThan( 0 );
	return ( await links() ).findLast( Boolean )!;
}

/** Asks for a link; gives what the page says. */
async function ask( page: Page, name: string ): Promise< string > {
	await page.goto( '/wp-login.php?redirect_to=/wp-admin/profile.php' );
	await page.getByRole( 'link', { name: 'Mail me a link to sign in' } ).click();
	await page.getByLabel( 'Username or Email Address' ).fill( name );
	await page.getByRole( 'button', { name: 'Mail me a link' } ).click();
	return page.locator( '.message' ).innerText();
}

test.beforeAll( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { frontage_accounts_links: true },
	} );
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test( `a link by mail signs in once, in its browser, ${ javaScriptEnabled ? 'with' : 'without' } script`, async ( {
		browser,
		requestUtils,
		axe,
	} ) => {
		const { name, email } = await person( requestUtils );
		const page = await ( await browser.newContext( { javaScriptEnabled } ) ).newPage();
		const told = await ask( page, name );
		expect( told ).toContain( '15 minutes' );
		const link = await linkTo( email );

		// Another browser, such as a program's that looks at mails, uses nothing up.
		const other = await ( await browser.newContext() ).newPage();
		await other.goto( link );
		await expect( other.getByText( 'in the browser in which you asked for it' ) ).toBeVisible();
		await other.getByRole( 'button', { name: 'Sign in' } ).click();
		await expect( other.getByText( 'in the browser in which you asked for it' ) ).toBeVisible();

		await page.goto( link );
		if ( javaScriptEnabled ) {
			expect( await axe( '#login form', page ) ).toEqual( [] );
		}
		await page.getByRole( 'button', { name: 'Sign in' } ).click();
		await expect( page ).toHaveURL( /\/wp-admin\/profile\.php$/ );

		await page.context().clearCookies( { name: /^wordpress/ } );
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Sign in' } ).click();
		await expect( page.getByText( 'This link was used already' ) ).toBeVisible();
	} );
}

test( 'a name that nobody has gets the same answer', async ( { browser, requestUtils } ) => {
	const { name } = await person( requestUtils );
	const answers: string[] = [];
	for ( const asked of [ name, `${ name }nobody` ] ) {
		const page = await ( await browser.newContext() ).newPage();
		answers.push( await ask( page, asked ) );
		expect( ( await page.context().cookies() ).map( ( { name: cookie } ) => cookie ) ).toContain(
			'frontage_accounts_link'
		);
	}
	expect( answers[ 1 ] ).toBe( answers[ 0 ] );
} );
