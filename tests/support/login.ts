import { expect, type Page } from '@playwright/test';

const field = ( page: Page ) => page.getByLabel( 'Username or Email Address' );

/** Opens WordPress's sign-in page and waits until its script has focused the username field, shortly after loading. */
export async function loginPage( page: Page, then = '/wp-admin/', script = true ) {
	await page.goto( `/wp-login.php?redirect_to=${ encodeURIComponent( then ) }` );
	if ( script ) {
		await expect( field( page ) ).toBeFocused();
	}
}

/** Signs in by name and password on WordPress's own page; `script` says whether this browser runs script. */
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
