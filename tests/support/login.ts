import { expect, type Page } from '@playwright/test';

const field = ( page: Page ) => page.getByLabel( 'Username or Email Address' );

/** WordPress's own page, once its script has moved the focus to the name, which it does a moment after loading. */
export async function loginPage( page: Page, then = '/wp-admin/', script = true ) {
	await page.goto( `/wp-login.php?redirect_to=${ encodeURIComponent( then ) }` );
	if ( script ) {
		await expect( field( page ) ).toBeFocused();
	}
}

/** By name and password, on WordPress's own page; `script` says whether this browser runs any. */
export async function logIn(
	page: Page,
	name: string,
	password: string,
	{ then = '/wp-admin/', script = true }: { then?: string; script?: boolean } = {}
) {
	await loginPage( page, then, script );
	await field( page ).fill( name );
	await page.getByLabel( 'Password', { exact: true } ).fill( password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( ( { pathname } ) => pathname === then );
}
