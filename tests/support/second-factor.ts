/**
 * The plugin that requires a second factor: Two Factor if TWO_FACTOR_DIR is set, with a code by email; otherwise a test
 * double (demo/frontage-second-factor.php).
 */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { mailed } from './email-codes';

/** From now on sign-ins in this browser require it. */
export const wantSecondFactor = ( context: BrowserContext ) =>
	context.addCookies( [ { name: 'frontage_second_factor', value: '1', url: process.env.WP_BASE_URL! } ] );

export const codeField = ( page: Page ) => page.getByLabel( /^(Verification )?Code/ );

/** Enters the code on its page, as the user with this address. */
export async function giveSecondFactor( page: Page, address: string ) {
	const field = codeField( page );
	if ( process.env.TWO_FACTOR_DIR ) {
		await expect( field ).toBeFocused(); // Its script empties and focuses the field shortly after loading.
		await field.fill( await mailed( address, /^(\d{6,})$/m ) ); // The form is submitted when the code is complete.
	} else {
		await field.fill( '123456' );
		await page.getByRole( 'button', { name: 'Go on' } ).click();
	}
}
