import { expect, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { unique } from './forms';
import { logIn } from './login';

export const PASSWORD = 'long enough for anybody';
export const PROFILE = '/wp-admin/profile.php';

/** Creates a user without capabilities; returns the name. */
export async function person(
	requestUtils: RequestUtils,
	roles = [ 'subscriber' ]
): Promise< { name: string; email: string } > {
	const name = `member${ unique() }`;
	const email = `${ name }@example.com`;
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/users',
		data: { username: name, email, password: PASSWORD, roles },
	} );
	return { name, email };
}

/** Signs in by name and password on WordPress's own page. */
export const signIn = ( page: Page, name: string, script = true ) =>
	logIn( page, name, PASSWORD, { then: PROFILE, script } );

/** Adds a virtual authenticator that approves everything; `set` changes whether it does. */
export async function authenticator( page: Page ) {
	const cdp = await page.context().newCDPSession( page );
	await cdp.send( 'WebAuthn.enable' );
	const { authenticatorId } = await cdp.send( 'WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	} );
	return {
		set: ( isUserVerified: boolean ) => cdp.send( 'WebAuthn.setUserVerified', { authenticatorId, isUserVerified } ),
		credentials: async () => ( await cdp.send( 'WebAuthn.getCredentials', { authenticatorId } ) ).credentials,
	};
}

/** The panel that creates passkeys, on the profile or a page of the site. */
export const panel = ( page: Page ) => page.locator( '.frontage-new-passkey' );

/** Creates a passkey with this name there. */
export async function makePasskey( page: Page, name: string ) {
	await panel( page ).getByLabel( 'New passkey name' ).fill( name );
	await panel( page ).getByRole( 'button', { name: 'Create passkey' } ).click();
	await expect( page.getByText( 'Passkey created.' ) ).toBeVisible();
}
