import type { FrameLocator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { makeForm, unique } from '../../support/forms';
import { boxNow } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const FRAME = 'iframe[name="editor-canvas"]';
const SCREEN = '.fr-form-builder';
/** The screen without the frame: rules for whole documents would be applied to what is in it. */
const AROUND =
	'.fr-form-builder__header, .fr-form-builder__bar, .fr-form-builder__palette, .fr-form-builder__side, .fr-form-builder__dock';
const LIST = 'page=frontage-forms-list';
const BUILDER = 'page=frontage-forms-builder';

const canvasOf = ( page: Page ): FrameLocator => page.frameLocator( FRAME );
const labels = ( page: Page ) => canvasOf( page ).getByRole( 'textbox', { name: 'Label' } );
const openTab = ( page: Page, name: string ) =>
	page.getByRole( 'navigation', { name: 'Form' } ).getByRole( 'link', { name } ).click();

interface Stored {
	id: number;
	title: string;
	form: string;
}

const storedForms = ( requestUtils: RequestUtils ) =>
	requestUtils.rest< { id: number; title: string }[] >( { path: '/frontage/v1/contact-forms?per_page=-1' } );
const storedForm = ( requestUtils: RequestUtils, id: number ) =>
	requestUtils.rest< Stored >( { path: `/frontage/v1/contact-forms/${ id }` } );

const palette = ( page: Page ) => page.getByRole( 'region', { name: 'Add field' } );
const chooseAction = async ( page: Page, name: string ) => {
	await page.getByRole( 'button', { name: 'More actions' } ).click();
	await page.getByRole( 'menuitem', { name } ).click();
};

/** Adds a field by the palette; the caret is in its label then. */
async function addField( page: Page, kind: string, label: string ) {
	await page.locator( 'button.fr-form-builder__add' ).click();
	await palette( page ).getByRole( 'searchbox', { name: 'Search fields' } ).fill( kind );
	await palette( page ).getByRole( 'button', { name: kind, exact: true } ).click();
	await expect( canvasOf( page ).locator( ':focus' ) ).toHaveAttribute( 'aria-label', 'Label' );
	await page.keyboard.insertText( label );
}

test(
	'a form from a template, changed on the canvas, tested and found in the list',
	{ tag: '@smoke' },
	async ( { admin, page, requestUtils, mails, axe } ) => {
		test.slow(); // It opens five screens.
		const word = unique();
		const title = `Built ${ word }`;
		await admin.visitAdminPage( 'admin.php', LIST );
		await page.getByRole( 'link', { name: 'Add form' } ).click();
		await expect( page.getByRole( 'link', { name: /^Quote request/ } ) ).toBeVisible();
		expect( await axe( '#wpbody-content' ) ).toEqual( [] );
		await page.getByRole( 'searchbox', { name: 'Search templates' } ).fill( 'callback' );
		await page.getByRole( 'link', { name: /^Callback/ } ).press( 'Enter' );

		await expect( labels( page ).first() ).toBeVisible();
		await page.getByRole( 'textbox', { name: 'Form name' } ).fill( title );
		await labels( page ).first().fill( 'Who are you?' );
		await addField( page, 'Email', `Address ${ word }` );
		await page.locator( SCREEN ).getByRole( 'checkbox', { name: 'Required' } ).check();
		expect( await axe( AROUND ) ).toEqual( [] );
		expect( await axe( [ FRAME, '.fr-form-canvas' ] ) ).toEqual( [] );

		// The first save stays on the screen: focus, undo steps and selection are kept.
		await page.evaluate( () => document.body.setAttribute( 'data-same-page', '' ) );
		await labels( page ).first().focus();
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( page.getByText( 'Form created. Send yourself a test' ).first() ).toBeVisible();
		await expect( page ).toHaveURL( /[?&]form=\d+$/ );
		await expect( page.locator( 'body[data-same-page]' ) ).toHaveCount( 1 );
		await expect( labels( page ).first() ).toBeFocused();
		await expect( labels( page ).first() ).toHaveText( 'Who are you?' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( page.getByText( 'Unsaved changes' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Redo' } ).click();
		await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Send test email' } ).first().click();
		await expect( page.getByText( 'Test email sent to admin@example.com.' ).first() ).toBeVisible();
		await expect.poll( async () => ( await mails( `Address ${ word }` ) ).length ).toBe( 1 );

		const { id } = ( await storedForms( requestUtils ) ).find( ( form ) => form.title === title )!;
		expect( ( await storedForm( requestUtils, id ) ).form ).toMatch(
			new RegExp(
				`^<label>Who are you\\?[^\\]]+\\]</label>\\s+<label>Address ${ word }\n\\[email\\* address-${ word }\\]`
			)
		);
		await page.getByRole( 'link', { name: 'All forms' } ).click();
		await page.getByRole( 'searchbox', { name: 'Search forms' } ).fill( title );
		await page.getByRole( 'link', { name: title } ).click();
		await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
		await expect( page.getByText( 'Form created.' ) ).toHaveCount( 0 );
	}
);

test( 'each tab has an address and no error of accessibility', async ( { admin, page, requestUtils, axe } ) => {
	const { id } = await makeForm( requestUtils, '<label>Name [text a]</label>\n[submit "Go"]', {
		mail: { recipient: '', sender: 'us@example.com', subject: 'S', body: '[a]' },
	} );
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&form=${ id }&tab=email` );
	await expect( page.getByRole( 'link', { name: 'Email 1 problem' } ) ).toHaveAttribute( 'aria-current', 'page' );
	await expect( page.getByText( /no recipient/ ).first() ).toBeVisible();
	await page.getByRole( 'combobox', { name: 'Recipient', exact: true } ).fill( 'boss@example.com' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'link', { name: 'Email', exact: true } ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );

	await openTab( page, 'Confirmation' );
	await page.getByRole( 'textbox', { name: 'Sent', exact: true } ).fill( 'Thank you!' );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await openTab( page, 'Settings' );
	await page.getByRole( 'checkbox', { name: 'Require sign-in' } ).check();
	expect( await axe( SCREEN ) ).toEqual( [] );
	await openTab( page, 'Code' );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.goBack();
	await expect( page.getByRole( 'checkbox', { name: 'Require sign-in' } ) ).toBeChecked();

	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
	expect( await storedForm( requestUtils, id ) ).toMatchObject( {
		mail: { recipient: 'boss@example.com' },
		messages: { mail_sent_ok: 'Thank you!' },
		additional_settings: 'subscribers_only: on',
	} );
} );

test( 'mail-tags are chips with the labels of their fields', async ( {
	admin,
	page,
	pageUtils,
	requestUtils,
	axe,
} ) => {
	const { id } = await makeForm(
		requestUtils,
		'<label>Your name [text your-name]</label>\n\n<label>Email [email email]</label>\n\n[submit "Go"]',
		{
			mail: {
				recipient: 'boss@example.com',
				sender: 'us@example.com',
				subject: 'From [your-name] [budget]',
				body: 'Your name: [your-name]\nEmail: [email]',
				additional_headers: 'Reply-To: [email]',
			},
		}
	);
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&form=${ id }&tab=email` );
	const card = page.getByRole( 'region', { name: 'Notification' } );
	const subject = card.getByRole( 'textbox', { name: 'Subject' } );
	await expect( subject ).toHaveText( 'From Your name budget' );
	await expect( subject ).toHaveAccessibleDescription( /This form has no field “budget”/ );
	const table = page.getByRole( 'complementary', { name: 'Preview' } );
	await expect( table.getByRole( 'term' ).filter( { hasText: 'Your name' } ) ).toBeVisible();
	await expect( table.getByRole( 'link', { name: 'visitor@example.com' } ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );

	// By keyboard: the caret is at the end, Backspace takes a chip, undo brings it again, and what is typed becomes one.
	await card.getByRole( 'button', { name: 'Remove', exact: true } ).click();
	await expect( subject ).toHaveText( 'From Your name' );
	await subject.focus();
	await page.keyboard.press( 'Backspace' );
	await expect( subject ).toHaveText( 'From' );
	await pageUtils.pressKeys( 'primary+z' );
	await expect( subject ).toHaveText( 'From Your name' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.type( '[email], ' );
	await expect( subject ).toHaveText( 'From Email, Your name' );
	await pageUtils.pressKeys( 'primary+a' );
	await pageUtils.pressKeys( 'primary+x' );
	await expect( subject ).toHaveText( '' );
	await pageUtils.pressKeys( 'primary+v' );
	await expect( subject ).toHaveText( 'From Email, Your name' );
	await page.keyboard.press( 'Enter' );
	await card.getByRole( 'button', { name: 'Insert field: Subject' } ).click();
	await page.getByRole( 'menuitem', { name: 'Date' } ).click();
	await expect( subject ).toHaveText( 'From Email, Your name Date' );

	await card.getByRole( 'radio', { name: 'Custom text' } ).click();
	const message = card.getByRole( 'textbox', { name: 'Message' } );
	await message.fill( 'Hello' );
	await page.keyboard.press( 'Enter' );
	await card.getByRole( 'group', { name: 'Fields' } ).getByRole( 'button', { name: 'Email' } ).click();
	await expect( message ).toBeFocused();
	await page.keyboard.type( '!' );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( message ).toHaveText( 'Hello Email!' );
	await expect( page.getByTestId( 'snackbar' ) ).toBeHidden(); // WordPress's own message has a name unlike its text.
	expect( await axe( SCREEN ) ).toEqual( [] );
	expect( await storedForm( requestUtils, id ) ).toMatchObject( {
		mail: {
			subject: 'From [email], [your-name][_date]',
			body: 'Hello\n[email]!',
			additional_headers: 'Reply-To: [email]',
		},
	} );
} );

test( 'a form that was never saved leaves nothing behind, and leaving asks', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const before = await storedForms( requestUtils );
	const stored: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() !== 'GET' && /contact-forms(?!\/preview)/.test( decodeURIComponent( request.url() ) ) ) {
			stored.push( `${ request.method() } ${ request.url() }` );
		}
	} );
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&template=contact` );
	await expect( labels( page ).first() ).toBeVisible();
	await addField( page, 'Phone', 'Mobile' );
	await expect( page.getByText( 'Unsaved changes' ) ).toBeVisible();

	const asked = page.waitForEvent( 'dialog' );
	const back = page.getByRole( 'link', { name: 'All forms' } ).click( { noWaitAfter: true } );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();
	await back;
	await expect( labels( page ).last() ).toHaveText( 'Mobile' );

	page.once( 'dialog', ( again ) => void again.accept() );
	await page.getByRole( 'link', { name: 'All forms' } ).click();
	await expect( page.getByRole( 'searchbox', { name: 'Search forms' } ) ).toBeVisible();
	expect( stored ).toEqual( [] );
	expect( await storedForms( requestUtils ) ).toEqual( before );
} );

test( 'what is changed as code is on the canvas, and the other way round', async ( { admin, page, requestUtils } ) => {
	const { id } = await makeForm( requestUtils, '<label>Name\n[text your-name]</label>\n\n[submit "Go"]' );
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&form=${ id }` );
	await labels( page ).first().fill( 'Full name' );
	await openTab( page, 'Code' );
	const template = page.getByRole( 'textbox', { name: 'Form code' } );
	await expect( template ).toHaveValue( '<label>Full name\n[text your-name]</label>\n\n[submit "Go"]' );
	await template.fill( '<label>Full name\n[text your-name]</label>\n\n[texst x]\n\n[submit "Go"]' );
	await page.getByRole( 'list', { name: 'Code problems' } ).getByRole( 'button', { name: 'Line 4' } ).click();
	await expect( page.getByRole( 'link', { name: 'Build 1 problem' } ) ).toBeVisible();
	await template.fill(
		'<label>Full name\n[text your-name]</label>\n\n<label>Age\n[number age]</label>\n\n[submit "Go"]'
	);
	await openTab( page, 'Build' );
	await expect( labels( page ) ).toHaveText( [ 'Full name', 'Age' ] );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( labels( page ) ).toHaveText( [ 'Full name' ] );
	await page.getByRole( 'button', { name: 'Redo' } ).click();
	await page.getByRole( 'button', { name: 'Preview', exact: true } ).click();
	const shown = canvasOf( page ).frameLocator( '.fr-contact-form__shown' );
	await expect( shown.getByRole( 'spinbutton', { name: 'Age' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Preview', exact: true } ).click();
	await expect( labels( page ) ).toHaveText( [ 'Full name', 'Age' ] );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
	expect( ( await storedForm( requestUtils, id ) ).form ).toContain( '[number age]' );

	// The form code screen keeps its address and leads back.
	await openTab( page, 'Code' );
	await page.getByRole( 'link', { name: 'Open code editor' } ).click();
	await expect( page.locator( '.CodeMirror' ) ).toContainText( '[number age]' );
	await page.getByRole( 'link', { name: 'Open form builder' } ).click();
	await expect( labels( page ) ).toHaveText( [ 'Full name', 'Age' ] );
} );

test( 'a failed save keeps what was typed, and two people lose nothing of each other', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const { id } = await makeForm( requestUtils, '<label>Name\n[text a]</label>\n\n[submit "Go"]' );
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&form=${ id }` );
	await labels( page ).first().fill( 'Mine' );
	const save = page.getByRole( 'button', { name: 'Save', exact: true } );
	const address = /contact-forms(\/|%2F)\d+([?&]|$)/;
	await page.route( address, ( route ) => route.abort() );
	await save.click();
	await expect( page.locator( SCREEN ).getByText( 'Check your connection and try again.' ) ).toBeVisible();
	await expect( labels( page ).first() ).toHaveText( 'Mine' );
	await page.unroute( address );

	const path = `/frontage/v1/contact-forms/${ id }`;
	await requestUtils.rest( { method: 'PUT', path, data: { form: '<label>Theirs\n[text a]</label>' } } );
	await save.click();
	await expect( page.getByText( 'Someone else saved this form' ).first() ).toBeVisible();
	expect( ( await storedForm( requestUtils, id ) ).form ).toContain( 'Theirs' );
	await page.getByRole( 'button', { name: 'Keep my changes' } ).click();
	await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
	expect( ( await storedForm( requestUtils, id ) ).form ).toContain( 'Mine' );
} );

test( 'by keyboard alone', async ( { admin, page, requestUtils } ) => {
	const title = `Keys ${ unique() }`;
	await admin.visitAdminPage( 'admin.php', BUILDER );
	await page.getByRole( 'link', { name: 'Start blank' } ).press( 'Enter' );
	await expect( canvasOf( page ).getByRole( 'textbox', { name: 'Button text' } ) ).toBeVisible();
	await page.getByRole( 'textbox', { name: 'Form name' } ).fill( title );
	await page.locator( 'button.fr-form-builder__add' ).press( 'Enter' );
	await expect( page.getByRole( 'searchbox', { name: 'Search fields' } ) ).toBeFocused();
	await page.keyboard.insertText( 'phone' );
	await expect( palette( page ).getByRole( 'button', { name: 'Email', exact: true } ) ).toHaveCount( 0 );
	const kind = palette( page ).getByRole( 'button', { name: 'Phone', exact: true } );
	await page.keyboard.press( 'Tab' ); // To the button that resets the search.
	await page.keyboard.press( 'Tab' );
	await expect( kind ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( labels( page ).first() ).toBeFocused();
	await page.keyboard.type( 'Mobile' );
	await page.keyboard.press( 'Enter' ); // Another field.
	await page.keyboard.type( 'City' );
	await page.keyboard.press( 'ControlOrMeta+Shift+Alt+t' ); // WordPress's key to move a block up.
	await expect( labels( page ) ).toHaveText( [ 'City', 'Mobile' ] );
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect( page.getByText( 'Form created.' ).first() ).toBeVisible();
	const { id } = ( await storedForms( requestUtils ) ).find( ( form ) => form.title === title )!;
	expect( ( await storedForm( requestUtils, id ) ).form ).toMatch( /City[^]*Mobile\n\[tel mobile\]/ );
} );

test( 'on a phone the tools are below and the settings a sheet', async ( { admin, page, requestUtils, axe } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const { id } = await makeForm( requestUtils, '<label>Name\n[text a]</label>\n\n[submit "Go"]' );
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&form=${ id }` );
	await labels( page ).first().click();
	const dock = page.locator( '.fr-form-builder__dock' );
	await expect( dock.getByRole( 'button', { name: 'Required' } ) ).toBeVisible();
	await dock.getByRole( 'button', { name: 'Settings' } ).click();
	const sheet = page.getByRole( 'dialog', { name: 'Settings' } );
	await sheet.getByRole( 'checkbox', { name: 'Required' } ).check();
	expect( await axe( '.fr-form-builder__sheet' ) ).toEqual( [] );
	await sheet.getByRole( 'tab', { name: 'Form' } ).click();
	await sheet.getByRole( 'button', { name: 'Edit email' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Notification', exact: true } ) ).toBeVisible();
	await openTab( page, 'Build' );
	await addField( page, 'Date', 'When?' );
	expect( await axe( AROUND ) ).toEqual( [] );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth <= document.documentElement.clientWidth )
	).toBe( true );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Form saved.' ).first() ).toBeVisible();
	expect( ( await storedForm( requestUtils, id ) ).form ).toMatch( /\[text\* a\][^]*When\?\n\[date when\]/ );
} );

test( 'a form is copied, exported and moved to the trash from its menu, and an error says what to do', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const title = `Menu ${ unique() }`;
	const { id } = await makeForm( requestUtils, '<label>Name\n[text a]</label>\n\n[submit "Go"]', { title } );
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&form=${ id }` );
	await labels( page ).first().fill( 'Unsaved' );
	await page.route( /duplicate/, ( route ) => route.abort() );
	await chooseAction( page, 'Duplicate' );
	await expect( page.getByText( 'Could not reach the site.' ).first() ).toBeVisible();
	await page.unroute( /duplicate/ );
	await chooseAction( page, 'Duplicate' );
	await expect(
		page.getByText( `“${ title } (copy)” created. It lacks your unsaved changes.` ).first()
	).toBeVisible();
	const copy = ( await storedForms( requestUtils ) ).find( ( form ) => form.title === `${ title } (copy)` )!;
	expect( ( await storedForm( requestUtils, copy.id ) ).form ).toContain( 'Name' );

	const file = page.waitForEvent( 'download' );
	await chooseAction( page, 'Export' );
	expect( ( await file ).suggestedFilename() ).toMatch( /^menu-.*\.json$/ );

	await chooseAction( page, 'Move to trash' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( `Move “${ title }” to the trash?` );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( labels( page ).first() ).toHaveText( 'Unsaved' );
	await chooseAction( page, 'Move to trash' );
	await dialog.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( page.getByRole( 'searchbox', { name: 'Search forms' } ) ).toBeVisible();
	expect( ( await storedForms( requestUtils ) ).map( ( form ) => form.id ) ).not.toContain( id );
} );

test( 'a field is dragged from the palette onto the form, and “/” replaces an empty one', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const { id } = await makeForm(
		requestUtils,
		'<label>Name\n[text a]</label>\n\n<label>City\n[text b]</label>\n\n[submit "Go"]'
	);
	await admin.visitAdminPage( 'admin.php', `${ BUILDER }&form=${ id }` );
	await expect( labels( page ) ).toHaveText( [ 'Name', 'City' ] );
	await page.locator( 'button.fr-form-builder__add' ).click();
	await palette( page ).getByRole( 'button', { name: 'Email', exact: true } ).first().hover();
	await page.mouse.down();
	const last = await boxNow( labels( page ).last() ); // What lies over it while a drag goes on is no obstacle to the pointer.
	await page.mouse.move( last.x + 40, last.y + 2, { steps: 5 } );
	await page.mouse.move( last.x + 44, last.y + 2 );
	await expect( page.locator( '.block-editor-block-list__insertion-point' ) ).toBeVisible();
	await page.mouse.up();
	await expect( labels( page ) ).toHaveCount( 3 );
	await palette( page ).getByRole( 'button', { name: 'Close' } ).click();

	await labels( page ).last().click();
	await page.keyboard.press( 'Enter' );
	await expect( labels( page ) ).toHaveCount( 4 );
	await page.keyboard.type( '/dat' );
	await expect( page.getByRole( 'option', { name: 'Date' } ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( canvasOf( page ).locator( 'input[type="date"]' ) ).toHaveCount( 1 );
	await expect( labels( page ) ).toHaveCount( 4 );
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
	expect( ( await storedForm( requestUtils, id ) ).form ).toMatch( /\[email [^]*\[date / );
} );
