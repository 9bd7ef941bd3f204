import type { Page } from '@playwright/test';
import type { Admin, Editor, RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { makeForm, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const BLOCK = 'frontage/contact-form';
const FORM = '<label>Name\n[text your-name]</label>\n\n<label>Mail\n[email mail]</label>\n\n[submit "Send"]';
const FEW = 40; // Presses of a key after which a person gives up.

/** What has the focus, in the page or in the canvas, by its name; of a text on the canvas, what it says, too. */
const focused = ( page: Page ) =>
	page.evaluate( () => {
		// eslint-disable-next-line @wordpress/no-global-active-element -- It is asked for the whole page.
		const inPage = document.activeElement;
		const at = inPage instanceof HTMLIFrameElement ? inPage.contentDocument?.activeElement : inPage;
		const label = ( at as HTMLInputElement | null )?.labels?.[ 0 ]?.textContent;
		const name = ( at?.getAttribute( 'aria-label' ) || label || at?.textContent || '' ).trim();
		return ( at as HTMLElement | null )?.isContentEditable ? `${ name }: ${ at?.textContent }` : name;
	} );

/** Presses a key until something of this name has the focus. */
async function go( page: Page, key: string, to: string ) {
	for ( let count = 0; count < FEW; count++ ) {
		if ( ( await focused( page ) ) === to ) {
			return;
		}
		await page.keyboard.press( key );
	}
	throw new Error( `“${ to }” is not reached by ${ key }.` );
}

/** A button of the selected piece's toolbar. */
async function inToolbar( page: Page, name: string ) {
	await page.keyboard.press( 'Alt+F10' );
	await go( page, 'ArrowRight', name );
	await page.keyboard.press( 'Enter' );
}

const edited = ( page: Page, id: number ) =>
	page.evaluate(
		( of ) =>
			window.wp.data.select( 'core' ).getEditedEntityRecord( 'frontage', 'contact-form', of ) as {
				form: string;
				conditions: string;
			},
		id
	);

/** Presses one key after the other. */
async function press( page: Page, ...keys: string[] ) {
	for ( const key of keys ) {
		await page.keyboard.press( key );
	}
}

/** A page with the form in the editor, the first label in hand; `template` gives the form's code as it is edited. */
async function edit( admin: Admin, editor: Editor, page: Page, requestUtils: RequestUtils ) {
	const form = await makeForm( requestUtils, FORM, {
		mail: { subject: 'S', recipient: 'a@example.test', sender: 'b@example.test', body: '[your-name]' },
	} );
	await admin.createNewPost( { postType: 'page', title: `Keys ${ unique() }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
	const pieces = editor.canvas.locator( '.fr-form-canvas' );
	await expect( pieces.getByRole( 'textbox', { name: 'Label' } ).first() ).toBeVisible();
	await go( page, 'ArrowDown', 'Label: Name' );
	return { form, pieces, template: async () => ( await edited( page, form.id ) ).form };
}

test( 'by keyboard alone a field is named, required, moved, copied and deleted', async ( {
	admin,
	editor,
	page,
	requestUtils,
} ) => {
	const { pieces, template } = await edit( admin, editor, page, requestUtils );

	// A label, and the star.
	await press( page, 'ControlOrMeta+a' );
	await page.keyboard.type( 'Full name' );
	await expect.poll( template ).toMatch( /^<label>Full name\s+\[text your-name\]/ );
	await inToolbar( page, 'Required' );
	await expect.poll( template ).toContain( '[text* your-name]' );
	await press( page, 'Escape' );

	await press( page, 'ControlOrMeta+Alt+Shift+y' );
	await expect.poll( template ).toMatch( /mail\][^]*Full name/ );
	await press( page, 'ControlOrMeta+Shift+d' );
	await expect.poll( template ).toContain( '[text* your-name-2]' );
	await press( page, 'Alt+Shift+z' );
	await expect.poll( template ).not.toContain( 'your-name-2' );
	const built = await template();

	// All of it back and forth; the form stays in hand.
	for ( let back = 0; back < FEW && ( await template() ) !== FORM; back++ ) {
		await press( page, 'ControlOrMeta+z' );
	}
	await expect.poll( template ).toBe( FORM );
	await expect( pieces.locator( '.fr-form-field.is-selected' ) ).toHaveCount( 1 );
	for ( let forth = 0; forth < FEW && ( await template() ) !== built; forth++ ) {
		await press( page, 'ControlOrMeta+Shift+z' );
	}
	await expect.poll( template ).toBe( built );
} );

test( 'by keyboard alone fields are added, one is required by another, and the form is saved', async ( {
	admin,
	editor,
	page,
	axe,
	requestUtils,
} ) => {
	const { form, template } = await edit( admin, editor, page, requestUtils );

	// By Enter one of a line, by the toolbar any.
	await press( page, 'ControlOrMeta+Alt+y' );
	await expect.poll( template ).toContain( '<label>\n[text your-text]</label>' );
	await page.keyboard.type( 'Town' );
	await expect.poll( template ).toContain( '<label>Town\n[text town]</label>' );
	await go( page, 'ArrowDown', 'Placeholder' );
	await press( page, 'Enter' );
	await page.keyboard.type( 'Street' );
	await expect.poll( template ).toContain( '<label>Street\n[text street]</label>' );
	await inToolbar( page, 'Add field' );
	await go( page, 'Tab', 'Search' );
	await page.keyboard.type( 'Radio' );
	await expect( page.getByRole( 'option' ) ).toHaveCount( 1 );
	await go( page, 'Tab', 'Radio buttons' );
	await press( page, 'Enter' );
	await page.keyboard.type( 'When' );
	await expect.poll( template ).toMatch( /street\]<\/label>\n\n<fieldset><legend>When<\/legend>/ );
	expect( await axe( [ 'iframe[name="editor-canvas"]', '.fr-form-canvas' ] ) ).toEqual( [] );

	// Required by another answer, set in the sidebar.
	await go( page, 'ArrowUp', 'Label: Street' );
	await go( page, 'Tab', 'Conditionally required' );
	await press( page, 'Enter' );
	await go( page, 'Tab', 'Add condition' );
	await press( page, 'Enter' );
	await expect( page.getByRole( 'combobox', { name: 'Field' } ) ).toBeFocused();
	const { conditions } = await edited( page, form.id );
	expect( conditions ).toMatch( /^show \[street\] if \[when\] equals/ );

	const built = await template();
	await press( page, 'ControlOrMeta+s' );
	await expect( page.getByText( 'Form saved.' ).first() ).toBeVisible();
	expect( await requestUtils.rest( { path: `/frontage/v1/contact-forms/${ form.id }` } ) ).toMatchObject( {
		form: built,
		conditions,
	} );
} );

test( 'by keyboard alone a mail’s dialog is opened, and left where it was opened', async ( {
	admin,
	editor,
	page,
	requestUtils,
} ) => {
	await edit( admin, editor, page, requestUtils );
	await inToolbar( page, 'Select parent block: Form' );
	await go( page, 'Tab', 'Emails' );
	await press( page, 'Enter' );
	for ( let count = 0; count < FEW && ! ( await focused( page ) ).startsWith( 'Notificationa@' ); count++ ) {
		await press( page, 'Tab' );
	}
	await press( page, 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Notification', exact: true } );
	await expect( dialog.getByRole( 'textbox', { name: 'Name', exact: true } ) ).toBeFocused();
	await press( page, 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( page.getByRole( 'button', { name: /^Notification a@/ } ) ).toBeFocused();
} );
