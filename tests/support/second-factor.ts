/** What asks for a second factor: the plugin Two Factor where TWO_FACTOR_DIR names it, by a code in a mail; else its double (demo/frontage-second-factor.php). */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { mailed } from './email-codes';

/** From now on whoever signs in with this browser is asked. */
export const wantSecondFactor = ( context: BrowserContext ) =>
	context.addCookies( [ { name: 'frontage_second_factor', value: '1', url: process.env.WP_BASE_URL! } ] );

export const codeField = ( page: Page ) => page.getByLabel( /^(Verification )?Code/ );

/** On its page, as the person of that address. */
export async function giveSecondFactor( page: Page, address: string ) {
	const field = codeField( page );
	if ( process.env.TWO_FACTOR_DIR ) {
		await expect( field ).toBeFocused(); // Its script empties the field and moves the focus there, a moment after loading.
		await field.fill( await mailed( address, /^(\d{6,})$/m ) ); // And sends the form once the code is whole.
	} else {
		await field.fill( '123456' );
		await page.getByRole( 'button', { name: 'Go on' } ).click();
	}
}
