import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONTACT, makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const LIST = 'page=frontage-forms-list';
const SCREEN = '#wpbody-content';
const codeOf = ( id: number ) => `page=wpcf7&post=${ id }&action=edit`;

/** Other stories make forms too: only those whose name holds a word are looked at. */
async function find( page: Page, word: string ) {
	await page.getByRole( 'searchbox', { name: 'Search forms' } ).fill( word );
	await expect( page.getByRole( 'row' ).filter( { hasNotText: word } ) ).toHaveCount( 1 ); // The head of the table.
}

async function act( page: Page, form: string, action: string ) {
	await page
		.getByRole( 'row' )
		.filter( { has: page.getByText( form, { exact: true } ) } )
		.getByRole( 'button', { name: 'Actions' } )
		.click();
	await page.getByRole( 'menuitem', { name: action } ).click();
}

const fits = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth <= document.documentElement.clientWidth );

test( 'a form is changed as code and saved', async ( { admin, page, requestUtils, axe } ) => {
	const title = `Code ${ unique() }`;
	const { id } = await makeForm( requestUtils );
	await admin.visitAdminPage( 'admin.php', LIST );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await admin.visitAdminPage( 'admin.php', codeOf( id ) );
	await expect( page.getByRole( 'heading', { name: 'Edit form' } ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );

	await page.getByRole( 'textbox', { name: 'Form name' } ).fill( title );
	const editor = page.locator( '.CodeMirror' );
	await editor.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.insertText( '<label>Name [texst your-name]</label>\n[submit "Go"]' );
	await expect( editor.getByText( 'Unknown field type “texst”.' ) ).toBeVisible();
	await expect( page.locator( '[data-frontage-problems="form.body"]' ) ).toContainText( 'Line 1: ' );
	await expect( page.getByRole( 'tab', { name: /^Form/ } ) ).toContainText( '1' );

	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.press( 'Delete' );
	await page.getByRole( 'button', { name: 'Insert field' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByRole( 'group' ).first() ).toHaveCSS( 'display', 'flex' ); // It has its style.
	await dialog.getByRole( 'button', { name: 'Calculation' } ).click();
	await expect( dialog.getByLabel( 'Formula' ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Back' } ).click();
	await dialog.getByRole( 'button', { name: 'Email', exact: true } ).click();
	await dialog.getByLabel( 'Label', { exact: true } ).fill( 'Your address' );
	await dialog.getByLabel( 'Required' ).check();
	expect( await axe( '.components-modal__frame' ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Insert', exact: true } ).click();
	await expect( editor ).toContainText( '[email* your-address]' );
	await expect( page.locator( '.CodeMirror-focused' ) ).toBeVisible();
	await expect( page.locator( '#wpcf7-mail-body' ) ).toHaveValue( /\n\[your-address\]$/m );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).last().click();
	await expect( page.getByText( 'Form saved.' ) ).toBeVisible();
	await expect( editor ).toContainText( '<label>Your address' );

	await page.getByRole( 'link', { name: 'All forms' } ).click();
	await find( page, title );
	await expect( page.getByRole( 'link', { name: title } ) ).toBeVisible();
} );

test( 'the list says where a form stands, copies it, and warns before it goes', async ( {
	admin,
	page,
	requestUtils,
	axe,
} ) => {
	const title = `Kept ${ unique() }`;
	const form = await makeForm( requestUtils, CONTACT, { title } );
	await makePage( requestUtils, form );
	await admin.visitAdminPage( 'admin.php', LIST );
	await find( page, title );
	await expect( page.getByRole( 'row' ).filter( { hasText: title } ) ).toContainText( 'Write to us' );

	await act( page, title, 'Duplicate' );
	await expect( page.getByRole( 'link', { name: `${ title } (copy)` } ) ).toBeVisible();
	await act( page, title, 'Move to trash' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Visitors will see an error instead of the form on 1 page' );
	expect( await axe( '.components-modal__frame' ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( page.getByRole( 'link', { name: title, exact: true } ) ).toBeHidden();

	await page.getByRole( 'button', { name: /^Trash/ } ).click();
	await expect( page.getByText( title, { exact: true } ) ).toBeVisible();
	await page.mouse.move( 0, 0 ); // What the pointer is on has colours of its own.
	expect( await axe( SCREEN ) ).toEqual( [] );
	await act( page, title, 'Restore' );
	await expect( page.getByText( title, { exact: true } ) ).toBeHidden();
	await page.getByRole( 'button', { name: /^All/ } ).click();
	await expect( page.getByRole( 'link', { name: title, exact: true } ) ).toBeVisible();

	const download = page.waitForEvent( 'download' );
	await act( page, title, 'Export' );
	const file = await ( await download ).path();
	expect( JSON.parse( readFileSync( file, 'utf8' ) ).forms[ 0 ].form ).toBe( CONTACT );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await page.locator( 'input[type="file"]' ).setInputFiles( file );
	await expect( page.getByText( 'Email recipient', { exact: true } ) ).toBeVisible();
	// An identical form is skipped, until somebody wants it twice.
	await expect( page.getByRole( 'button', { name: 'Import forms' } ) ).toBeDisabled();
	await page.getByRole( 'combobox', { name: `Existing form “${ title }”` } ).selectOption( 'Keep both' );
	await page.getByRole( 'button', { name: 'Import forms' } ).click();
	await expect( page.getByRole( 'link', { name: title, exact: true } ) ).toHaveCount( 2 );
} );

test( 'a mail is looked at and sent to oneself', { tag: '@smoke' }, async ( { admin, page, requestUtils, mails } ) => {
	const word = unique();
	const mail = {
		recipient: 'boss@example.com',
		sender: 'us@example.com',
		subject: `About ${ word }`,
		body: '<p>From [your-name]</p><script>document.title = "ran"</script>',
		use_html: true,
	};
	const { id } = await makeForm( requestUtils, CONTACT, { mail } );
	await admin.visitAdminPage( 'admin.php', codeOf( id ) );
	await page.getByRole( 'tab', { name: /^Emails/ } ).click();
	const box = page.locator( '[data-frontage-mail="mail"]' );
	await box.getByRole( 'button', { name: 'Preview email' } ).click();
	await expect( box.frameLocator( 'iframe' ).getByText( 'From Jane Doe' ) ).toBeVisible();
	expect( await page.title() ).not.toBe( 'ran' );
	await box.getByRole( 'button', { name: 'Send test email' } ).click();
	await expect( box.getByText( 'Test email sent to admin@example.com.' ) ).toBeVisible();
	await expect.poll( async () => ( await mails( word ) ).length ).toBe( 1 );
	const [ sent ] = await mails( word );
	expect( JSON.stringify( sent?.to ) ).toContain( 'admin@example.com' );
	expect( sent?.subject ).toBe( `[Test] About ${ word }` );
} );

test( 'with the keyboard, and asked before changes are lost', async ( { admin, page, requestUtils } ) => {
	const { id } = await makeForm( requestUtils );
	await admin.visitAdminPage( 'admin.php', codeOf( id ) );
	await page.getByRole( 'tab', { name: /^Form/ } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByRole( 'tab', { name: /^Emails/ } ) ).toBeFocused();
	await expect( page.getByRole( 'textbox', { name: 'Recipient', exact: true } ).first() ).toBeVisible();
	await page.keyboard.press( 'End' );
	await expect( page.getByRole( 'tab', { name: 'Additional settings' } ) ).toBeFocused();

	await page.getByRole( 'textbox', { name: 'Form name' } ).fill( 'Changed' );
	const asked = page.waitForEvent( 'dialog' );
	const leaving = page.getByRole( 'link', { name: 'All forms' } ).click( { noWaitAfter: true } );
	await ( await asked ).dismiss();
	await leaving;
	await expect( page.getByRole( 'textbox', { name: 'Form name' } ) ).toHaveValue( 'Changed' );
} );

test( 'on a phone', async ( { admin, page, requestUtils, axe } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const title = `Phone ${ unique() }`;
	const { id } = await makeForm( requestUtils, CONTACT, { title } );
	await admin.visitAdminPage( 'admin.php', LIST );
	await find( page, title );
	expect( await fits( page ) ).toBe( true );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await admin.visitAdminPage( 'admin.php', codeOf( id ) );
	await expect( page.locator( '.CodeMirror' ) ).toBeVisible();
	expect( await fits( page ) ).toBe( true );
	expect( await axe( SCREEN ) ).toEqual( [] );
} );

test( 'without JavaScript', { tag: '@smoke' }, async ( { browser, requestUtils } ) => {
	const { id } = await makeForm( requestUtils );
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		storageState: process.env.STORAGE_STATE_PATH!,
	} );
	const page = await context.newPage();
	await page.goto( `/wp-admin/admin.php?${ codeOf( id ) }` );
	await page.getByRole( 'textbox', { name: 'Form code' } ).fill( '[text* plain]\n[submit]' );
	await page.getByRole( 'button', { name: 'Preview email' } ).first().click();
	await expect( page.getByText( 'Preview with sample values' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Form code' } ) ).toHaveValue( '[text* plain]\n[submit]' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).last().click();
	await expect( page.getByText( 'Form saved.' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Form code' } ) ).toHaveValue( '[text* plain]\n[submit]' );
	await context.close();
} );
