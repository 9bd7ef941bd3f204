import { expect, test } from '../../support/test';

const PAGE = 'page=frontage-accounts-settings';

test( 'settings are changed by keyboard: the bar names them, discards them and saves them', async ( {
	admin,
	axe,
	page,
} ) => {
	await admin.visitAdminPage( 'options-general.php', PAGE );
	const passkeys = page.getByRole( 'checkbox', { name: 'Allow passkey sign-in' } );
	const status = page.locator( '.frontage-save-bar' ).getByRole( 'status' );
	const save = page.getByRole( 'button', { name: 'Save Changes' } );
	await expect( passkeys ).toBeChecked();
	await expect( status ).toHaveText( '' );
	const height = await page.evaluate( () => document.documentElement.scrollHeight );

	await passkeys.focus();
	await page.keyboard.press( 'Space' );
	await expect( status ).toHaveText( 'Unsaved changes: Passwordless sign-in' );
	await expect( save ).toBeInViewport();
	expect( await page.evaluate( () => document.documentElement.scrollHeight ) ).toBe( height );
	expect( await axe( '.wrap' ) ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Discard' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( passkeys ).toBeChecked();
	await expect( status ).toHaveText( '' );
	await expect( save ).toBeFocused();

	await passkeys.uncheck();
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( passkeys ).not.toBeChecked();
	await passkeys.check();
	await save.click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( passkeys ).toBeChecked();
} );

test( 'leaving with unsaved settings asks first', async ( { admin, page } ) => {
	await admin.visitAdminPage( 'options-general.php', PAGE );
	await page.getByRole( 'spinbutton', { name: 'Min password length' } ).fill( '12' );
	const link = page.locator( '.wrap' ).getByRole( 'link', { name: 'Frontage' } );
	const asked = page.waitForEvent( 'dialog' );
	const leaving = link.click( { noWaitAfter: true } );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();
	await leaving;
	await expect( page.getByRole( 'spinbutton', { name: 'Min password length' } ) ).toHaveValue( '12' );
	await page.getByRole( 'button', { name: 'Discard' } ).click();
	await link.click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Frontage' } ) ).toBeVisible();
} );

test( 'without JavaScript the bar is a Save button', async ( { browser } ) => {
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		storageState: process.env.STORAGE_STATE_PATH!,
	} );
	const plain = await context.newPage();
	await plain.goto( `/wp-admin/options-general.php?${ PAGE }` );
	await expect( plain.getByRole( 'button', { name: 'Discard' } ) ).toBeHidden();
	await plain.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( plain.getByText( 'Settings saved.' ) ).toBeVisible();
	await context.close();
} );
