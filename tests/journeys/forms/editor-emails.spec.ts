import { makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const FORM = `<label> Your name
[text* your-name] </label>

<label> Your email
[email your-email] </label>

<label> Topic
[select topic "Sales" "Support"] </label>

[submit "Send"]`;

test( 'another mail goes where the answers say so, and is seen while it is written', async ( {
	admin,
	editor,
	page,
	pageUtils,
	requestUtils,
	mails,
	axe,
} ) => {
	const word = unique();
	const form = await makeForm( requestUtils, FORM );
	await admin.createNewPost( { postType: 'page', title: `Mails ${ word }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: 'frontage/contact-form', attributes: { form: form.hash } } );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'button', { name: 'Emails', exact: true } ).click();
	await settings.getByRole( 'button', { name: 'Add email' } ).click();

	// By keyboard alone: the name has the focus, and Escape closes.
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByRole( 'textbox', { name: 'Name' } ) ).toBeFocused();
	await page.keyboard.type( 'To the desk' );
	await dialog.getByRole( 'combobox', { name: 'Recipient', exact: true } ).focus();
	await page.keyboard.type( `desk-${ word }@example.com` );
	await page.keyboard.press( 'Enter' );
	await dialog.getByRole( 'textbox', { name: 'Message', exact: true } ).fill( `Desk ${ word }` );
	await dialog.getByRole( 'button', { name: 'All fields' } ).press( 'Enter' );
	await dialog.getByRole( 'combobox', { name: 'Reply-To' } ).fill( 'Your email' );
	await page.keyboard.press( 'Enter' );
	await dialog.getByRole( 'button', { name: 'Add condition' } ).press( 'Enter' );
	const rule = dialog.getByRole( 'group', { name: 'Condition 1' } );
	await rule.getByRole( 'combobox', { name: 'Field' } ).selectOption( 'Topic' );
	await rule.getByRole( 'combobox', { name: 'Condition' } ).selectOption( 'is' );
	await rule.getByRole( 'combobox', { name: 'Value' } ).selectOption( 'Support' );
	const look = dialog.getByRole( 'region', { name: 'Sample answers' } );
	await expect( look ).toContainText( `Desk ${ word }` );
	await expect( look ).toContainText( 'Your email: visitor@example.com' );
	await expect( look ).toContainText( 'Reply-Tovisitor@example.com' );
	expect( await axe( '.fr-form-mail' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );

	const row = settings.getByRole( 'button', { name: /^To the desk .*conditional/ } );
	await expect( row ).toBeVisible();
	await expect( settings.getByRole( 'button', { name: 'Add email' } ) ).toBeFocused();
	await settings.getByRole( 'button', { name: 'Options for “To the desk”' } ).click();
	await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
	await expect( row ).toBeHidden();
	await pageUtils.pressKeys( 'primary+z' );
	await expect( row ).toBeVisible();
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: /^(Save|Publish)$/ } )
		.click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	const save = panel.getByRole( 'button', { name: 'Save', exact: true } );
	await save.click();
	await expect( save ).toBeHidden();
	await page.goto( await makePage( requestUtils, form ) );

	const send = async ( name: string, topic: string ) => {
		await page.getByLabel( 'Your name' ).fill( `${ name } ${ word }` );
		await page.getByLabel( 'Topic' ).selectOption( topic );
		await page.getByRole( 'button', { name: 'Send' } ).click();
		await expect( page.locator( '.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'sent' );
	};
	await send( 'Ann', 'Sales' );
	await send( 'Bob', 'Support' );
	const desk = ( await mails( word ) ).filter( ( { to } ) => JSON.stringify( to ).includes( `desk-${ word }` ) );
	expect( desk.map( ( { text } ) => text?.trim() ) ).toEqual( [
		`Desk ${ word }\nYour name: Bob ${ word }\nTopic: Support`,
	] );
} );
