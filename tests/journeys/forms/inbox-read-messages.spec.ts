import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import AdmZip from 'adm-zip';
import { CONTACT, fillIn, makeForm, makePage, unique } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

const INBOX = 'page=frontage-forms';

/** What is ours on a screen of the dashboard. */
const SCREEN = '#wpbody-content';

/** Submissions as if visitors had sent them over the last days. */
function fill( count: number, form: number ) {
	execFileSync( 'php', [
		'tests/support/fill-inbox.php',
		process.env.FRONTAGE_SITE_DIR!,
		String( count ),
		String( form ),
	] );
}

/** Other stories send messages too: only those of one form are looked at. */
async function showOnly( page: Page, title: string ) {
	await page.getByRole( 'button', { name: 'Form', exact: true } ).first().click();
	await page.getByRole( 'option', { name: title } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'row' ).filter( { hasNotText: title } ) ).toHaveCount( 1 ); // The head of the table.
}

test( 'a message that a visitor sent is found, read, marked and deleted', async ( {
	admin,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	const form = await makeForm( requestUtils, CONTACT );
	const address = await makePage( requestUtils, form );
	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( address );
	const word = await fillIn( visitor );
	await visitor.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( visitor.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'sent' );
	await visitor.context().close();

	await admin.visitAdminPage( 'admin.php', INBOX );
	await page.getByRole( 'searchbox', { name: 'Search messages' } ).fill( word );
	const line = page.getByRole( 'link', { name: 'Ann Archer (unread)' } );
	await expect( line ).toHaveCount( 1 );
	await expect( page.getByRole( 'row' ).filter( { has: line } ) ).not.toContainText( /Email/ ); // Only trouble has a word.
	expect( await axe( SCREEN ) ).toEqual( [] );

	await line.click();
	await expect( page.getByRole( 'heading', { name: 'Ann Archer' } ) ).toBeFocused();
	const sent = page.getByRole( 'region', { name: 'Answers' } );
	await expect( sent ).toContainText( `Do you have time in ${ word }?` );
	await expect( sent.getByRole( 'link', { name: 'ann@example.com' } ) ).toHaveAttribute(
		'href',
		'mailto:ann@example.com'
	);
	await expect( page.getByRole( 'region', { name: 'Message details' } ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		address
	);
	expect( await axe( SCREEN ) ).toEqual( [] );

	await page.reload();
	await expect( sent ).toContainText( `Do you have time in ${ word }?` );
	await page.getByRole( 'button', { name: 'Note', exact: true } ).click();
	await page.getByRole( 'textbox', { name: 'New note' } ).fill( `Called back about ${ word }.` );
	await page.getByRole( 'button', { name: 'Add note' } ).click();
	await expect( page.getByRole( 'region', { name: 'Replies and notes' } ).getByRole( 'listitem' ) ).toContainText(
		'admin'
	);
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.getByRole( 'link', { name: 'All messages' } ).click();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 ); // The search is as it was: the head of the table and the message.
	await page.reload();
	await expect( page.getByRole( 'searchbox' ) ).toHaveValue( word );
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
	await expect( page.getByRole( 'link', { name: 'Ann Archer', exact: true } ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'Mark as unread' } ).click();
	await expect( line ).toBeVisible();

	await page.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'Move to trash' } ).click();
	await expect( page.getByText( 'No messages found.' ) ).toBeVisible();
	await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( line ).toBeVisible();
	await page.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'Move to trash' } ).click();

	await page.getByRole( 'link', { name: /^Trash/ } ).click();
	await expect( line ).toBeVisible();
	await page.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: 'Delete permanently' } ).click();
	expect( await axe( '.components-modal__frame' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect( page.getByText( 'No messages found.' ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );
} );

test( 'with the keyboard alone', { tag: '@smoke' }, async ( { admin, page, requestUtils } ) => {
	const title = `Keys ${ unique() }`;
	const { id } = await makeForm( requestUtils, CONTACT, { title } );
	fill( 1, id );
	await admin.visitAdminPage( 'admin.php', INBOX );
	await showOnly( page, title );

	await page.getByRole( 'searchbox' ).focus();
	const line = page.getByRole( 'link', { name: 'Mia Brandt' } );
	for ( let i = 0; i < 20 && ! ( await line.evaluate( ( link ) => link.matches( ':focus' ) ) ); i++ ) {
		await page.keyboard.press( 'Tab' );
	}
	await expect( line, 'At most 20 steps from the search to the first message.' ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Mia Brandt' } ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.getByRole( 'button', { name: 'More' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'menuitem', { name: 'Resend email' } ).press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await page.goBack();
	await expect( line ).toBeFocused();
} );

test( 'pages, states and many at once', async ( { admin, page, requestUtils, axe } ) => {
	const title = `Many ${ unique() }`;
	const { id } = await makeForm( requestUtils, CONTACT, { title } );
	fill( 45, id );
	await admin.visitAdminPage( 'admin.php', INBOX );
	await showOnly( page, title );

	const pager = page.getByRole( 'navigation', { name: 'Message list pages' } );
	await expect( pager ).toContainText( '1–20 of 42' ); // 45 less 3 that are spam.
	await pager.getByRole( 'button', { name: 'Older' } ).click();
	await expect( pager ).toContainText( '21–40 of 42' );
	await pager.getByRole( 'button', { name: 'Older' } ).click();
	await expect( pager ).toContainText( '41–42 of 42' );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.getByRole( 'checkbox', { name: 'Select all' } ).first().click();
	await page.getByRole( 'button', { name: 'Mark as unread' } ).click();
	await expect( page.getByRole( 'link', { name: /\(unread\)/ } ) ).toHaveCount( 2 );
	await page.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( page.getByText( '2 messages moved to trash.' ).first() ).toBeVisible();
	await pager.getByRole( 'button', { name: 'Newer' } ).click();
	await expect( pager ).toContainText( '21–40 of 40' );

	await page.getByRole( 'button', { name: 'Status', exact: true } ).first().click();
	await page.getByRole( 'option', { name: 'Email failed' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'cell', { name: 'Email failed' } ) ).toHaveCount( 3 );
	await page
		.getByRole( 'link', { name: /Théo Lefèvre/ } )
		.first()
		.click();
	await expect( page.getByText( 'SMTP Error: 550 mailbox unavailable' ) ).toBeVisible();
	await expect( page.getByText( 'I agree that my details are kept' ) ).toBeVisible();
} );

test(
	'columns of one form, days in the address, chart and export',
	{ tag: '@smoke' },
	async ( { admin, page, requestUtils, axe } ) => {
		const title = `Columns ${ unique() }`;
		const { id } = await makeForm( requestUtils, CONTACT, { title } );
		fill( 30, id );
		const today = new Date().toISOString().slice( 0, 10 );
		await admin.visitAdminPage( 'admin.php', `${ INBOX }&form=${ id }&from=2026-01-01&until=${ today }` );

		await page.getByRole( 'button', { name: 'Columns', exact: true } ).click();
		await page.getByRole( 'menuitemcheckbox', { name: 'Your phone' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'columnheader', { name: 'Your phone' } ) ).toBeVisible();
		await expect( page.getByRole( 'cell', { name: /^\+49 30 55501/ } ).first() ).toBeVisible();
		expect( await axe( SCREEN ) ).toEqual( [] );

		await page.getByRole( 'button', { name: 'Chart', exact: true } ).click();
		await expect( page.getByRole( 'region', { name: 'Messages over time' } ).locator( 'canvas' ) ).toBeVisible();
		await page.getByText( 'Show as table' ).click();
		await expect( page.getByRole( 'region', { name: 'Messages per day' } ).getByRole( 'row' ) ).toHaveCount( 31 );
		expect( await axe( SCREEN ) ).toEqual( [] );

		const saved = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Export', exact: true } ).click();
		await page.getByRole( 'menuitem', { name: 'CSV' } ).click();
		const file = await ( await saved ).path();
		const lines = readFileSync( file, 'utf8' );
		expect( lines ).toContain( 'Your phone' );
		expect( lines ).toContain( '"+49 30 5550100"' ); // A telephone number, and no formula.
		expect( lines ).not.toContain( '+49 30 5550105' ); // That one is spam.

		const made = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Export', exact: true } ).click();
		await page.getByRole( 'menuitem', { name: 'XLSX' } ).click();
		const spreadsheet = new AdmZip( await ( await made ).path() ).readAsText( 'xl/sharedStrings.xml' );
		expect( spreadsheet ).toContain( '>+49 30 5550100<' );
		expect( spreadsheet ).not.toContain( '+49 30 5550105' );
	}
);

test( 'on a phone', async ( { admin, page, requestUtils, axe } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const title = `Phone ${ unique() }`;
	const { id } = await makeForm( requestUtils, CONTACT, { title } );
	fill( 3, id );
	await admin.visitAdminPage( 'admin.php', INBOX );
	await page.getByRole( 'button', { name: 'Form', exact: true } ).first().click();
	await page.getByRole( 'option', { name: title } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'link', { name: /\(unread\)/ } ) ).toHaveCount( 3 );
	expect( await horizontalScroll( page ) ).toEqual( [] );
	expect( await axe( SCREEN ) ).toEqual( [] );

	await page.getByRole( 'link', { name: 'Jonas Keller' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Jonas Keller' } ) ).toBeVisible();
	expect( await horizontalScroll( page ) ).toEqual( [] );
	expect( await axe( SCREEN ) ).toEqual( [] );
} );

test( 'offline, then online again', async ( { admin, page, context, requestUtils } ) => {
	const title = `Offline ${ unique() }`;
	const { id } = await makeForm( requestUtils, CONTACT, { title } );
	fill( 1, id );
	await admin.visitAdminPage( 'admin.php', INBOX );
	await showOnly( page, title );

	await context.setOffline( true );
	await page.getByRole( 'link', { name: 'Mia Brandt' } ).click();
	await expect( page.getByText( 'Could not reach the site.' ).first() ).toBeVisible();
	await context.setOffline( false );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Mia Brandt' } ) ).toBeVisible();
} );

test( 'an administrator decides what happens to the data when the plugin goes', async ( { admin, page, axe } ) => {
	await admin.visitAdminPage( 'admin.php', 'page=frontage-forms-settings' );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await admin.visitAdminPage( 'options-general.php', 'page=frontage' );
	const box = page.getByRole( 'checkbox', { name: 'Delete all messages, forms, and settings' } );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await box.check();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( box ).toBeChecked();
	await box.uncheck();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( box ).not.toBeChecked();
} );
