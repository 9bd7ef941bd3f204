import { CONTACT, fillIn, makeForm, makePage, unique } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

const INBOX = 'page=frontage-forms';
const SCREEN = '#wpbody-content';

test( 'a message is assigned, answered by email, edited and marked as done', async ( {
	admin,
	page,
	browser,
	requestUtils,
	axe,
	mails,
} ) => {
	const form = await makeForm( requestUtils, CONTACT, { title: `Work ${ unique() }` } );
	const address = await makePage( requestUtils, form );
	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( address );
	const word = await fillIn( visitor );
	await visitor.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( visitor.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'sent' );
	await visitor.context().close();

	await admin.visitAdminPage( 'admin.php', `${ INBOX }&form=${ form.id }` );
	const tabs = page.getByRole( 'navigation', { name: 'Messages' } );
	await expect( tabs.getByRole( 'link', { name: 'All 1' } ) ).toHaveAttribute( 'aria-current', 'page' );
	await expect( tabs.getByRole( 'link', { name: 'Unread 1' } ) ).toBeVisible();
	await page.getByRole( 'link', { name: /Ann Archer/ } ).click();

	await page.getByRole( 'button', { name: 'Assign' } ).click();
	await page.getByRole( 'combobox', { name: 'Assigned to' } ).selectOption( 'admin' );
	expect( await axe( '.components-modal__frame' ) ).toEqual( [] );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Assign' } ).click();
	await expect( page.getByRole( 'button', { name: 'Assigned to admin' } ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Reply', exact: true } ).first().click();
	const box = page.getByRole( 'textbox', { name: 'Reply to Ann Archer' } );
	await expect( box ).toBeFocused();
	const text = `Yes, <b>Tuesday</b> for ${ word }.`;
	await box.fill( text );
	await page.reload();
	await expect( box ).toHaveValue( text ); // A draft stays with its message.
	await page.getByRole( 'button', { name: 'Send reply' } ).click();
	const history = page.getByRole( 'region', { name: 'Replies and notes' } );
	await expect( history.getByRole( 'listitem' ) ).toContainText( text );
	await expect( history.getByRole( 'listitem' ) ).toContainText( /Sent$/ );
	await expect( box ).toHaveValue( '' );
	expect( await axe( SCREEN ) ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Edit “Your name”' } ).click();
	await page.getByRole( 'textbox', { name: 'Your name' } ).fill( 'Ann Baker' );
	await page.getByRole( 'button', { name: 'Save answer' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Ann Baker' } ) ).toBeVisible();
	await expect( history.locator( 'del' ) ).toHaveText( 'Ann Archer' );

	await page.getByRole( 'button', { name: 'Star', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Star', exact: true } ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'button', { name: 'Mark as done' } ).click();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( page.getByRole( 'button', { name: 'Mark as done' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Mark as done' } ).click();
	await expect( page.getByRole( 'button', { name: 'Reopen' } ) ).toBeVisible();

	await page.setViewportSize( { width: 390, height: 844 } );
	expect( await horizontalScroll( page ) ).toEqual( [] );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.getByRole( 'link', { name: 'All messages' } ).click();
	expect( await horizontalScroll( page ) ).toEqual( [] );
	await page.setViewportSize( { width: 1440, height: 900 } );
	const row = page.getByRole( 'row' ).filter( { hasText: 'Ann Baker' } );
	for ( const fact of [ 'Starred', 'Replied', 'Done', 'Assigned to admin' ] ) {
		await expect( row.getByText( fact, { exact: true } ) ).toBeAttached();
	}
	expect( await axe( SCREEN ) ).toEqual( [] );

	const reply = ( await mails( word ) ).find( ( mail ) => mail.subject?.startsWith( 'Re: ' ) );
	expect( reply?.text?.trim() ).toBe( text );
} );
