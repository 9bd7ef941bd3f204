import type { Page } from '@playwright/test';
import { makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const FORM = `<fieldset><legend>Who are you?</legend>
[radio who use_label_element "A firm" "Myself"]
</fieldset>

[group firm]
<label> Company
[text* company] </label>

[acceptance terms] We may call you. [/acceptance]

[group branch]
<label> City
[text* city] </label>
[/group]
[/group]

<label> Your name
[text* your-name] </label>

[submit "Send"]`;

const CONDITIONS = `show [firm] if [who] equals "A firm"
show [branch] if [company] equals (regex) "ltd"`;

const MAIL = {
	subject: 'Of [your-name]',
	recipient: 'owner@example.test',
	sender: 'site@example.test',
	body: 'Name: [your-name]\n[firm]Company: [company]\n[branch]City: [city]\n[/branch][/firm][!firm]In person[/!firm]',
};

const form = ( page: Page ) => page.locator( 'form.wpcf7-form' );

test(
	'a visitor is asked what the answers before call for, and nothing else is sent',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails, axe } ) => {
		const word = unique();
		const made = await makeForm( requestUtils, FORM, { mail: MAIL, conditions: CONDITIONS } );
		await page.goto( await makePage( requestUtils, made ) );
		const company = page.getByLabel( 'Company' );
		const send = page.getByRole( 'button', { name: 'Send' } );
		await expect( company ).toBeHidden();
		await expect( send ).toBeEnabled(); // The consent is in the hidden group.

		await page.getByRole( 'radio', { name: 'A firm' } ).check();
		await expect( company ).toBeVisible();
		await expect( page.getByLabel( 'City' ) ).toBeHidden();
		await expect( send ).toBeDisabled();
		await company.fill( 'Oak Ltd.' );
		await expect( page.getByLabel( 'City' ) ).toBeVisible();
		expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );

		await page.getByRole( 'checkbox', { name: 'We may call you.' } ).check();
		await page.getByLabel( 'Your name' ).fill( `Ann ${ word }` );
		await send.click();
		await expect( page.locator( '.screen-reader-response li' ) ).toHaveCount( 1 ); // The city.

		await page.getByRole( 'radio', { name: 'Myself' } ).check();
		await expect( company ).toBeHidden();
		const request = page.waitForRequest(
			( asked ) => asked.method() === 'POST' && asked.url().includes( 'feedback' )
		);
		await send.click();
		expect( ( await request ).postDataBuffer()?.toString() ).not.toContain( 'Oak Ltd.' );
		await expect( form( page ) ).toHaveAttribute( 'data-status', 'sent' );
		const [ mail ] = await mails( `Ann ${ word }` );
		expect( mail?.text?.trim() ).toBe( `Name: Ann ${ word }\nIn person` );
	}
);

test( 'a page whose form has no groups gets nothing for them', async ( { page, requestUtils } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils, '[text a][submit "Send"]' ) ) );
	await expect( form( page ) ).not.toHaveAttribute( 'data-conditions' );
	expect( asked.filter( ( url ) => url.includes( 'conditions/view' ) ) ).toEqual( [] );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'all fields are there, and the server decides',
		{ tag: '@smoke' },
		async ( { page, requestUtils, mails } ) => {
			const word = unique();
			const made = await makeForm( requestUtils, FORM, { mail: MAIL, conditions: CONDITIONS } );
			await page.goto( await makePage( requestUtils, made ) );
			await page.getByRole( 'radio', { name: 'Myself' } ).check();
			await page.getByLabel( 'Company' ).fill( 'Oak Ltd.' );
			await page.getByLabel( 'Your name' ).fill( `Bea ${ word }` );
			await page.getByRole( 'button', { name: 'Send' } ).click();
			await expect( form( page ) ).toHaveAttribute( 'data-status', 'sent' );
			const [ mail ] = await mails( `Bea ${ word }` );
			expect( JSON.stringify( mail ) ).not.toContain( 'Oak' );
		}
	);
} );

test( 'an editor makes a group and says when it is shown', async ( { admin, editor, page, requestUtils } ) => {
	const made = await makeForm(
		requestUtils,
		'<label>Who\n[select who "A firm" "Myself"]</label>\n\n[group firm]\n<label>Company\n[text company]</label>\n[/group]\n\n[submit "Send"]'
	);
	await admin.createNewPost( { postType: 'page', title: `Conditions ${ unique() }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: 'frontage/contact-form', attributes: { form: made.hash } } );
	const group = editor.canvas.locator( '[data-type="frontage/form-group"]' );
	await expect( group ).toContainText( 'firm (hidden: no conditions)' );
	await editor.selectBlocks( group );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'button', { name: 'Add condition' } ).click();
	await settings.getByRole( 'combobox', { name: 'Condition' } ).selectOption( 'is' );
	await settings.getByRole( 'combobox', { name: 'Value' } ).selectOption( 'A firm' );
	await expect( group ).toContainText( 'Shown if “Who” is “A firm”' );

	const stored = () =>
		page.evaluate(
			( id ) =>
				(
					window.wp.data.select( 'core' ).getEditedEntityRecord( 'frontage', 'contact-form', id ) as {
						conditions: string;
					}
				 ).conditions,
			made.id
		);
	await expect.poll( stored ).toBe( 'show [firm] if [who] equals "A firm"' );
	const name = settings.getByRole( 'textbox', { name: 'Name', exact: true } );
	await name.fill( 'business' );
	await name.press( 'Enter' );
	await expect.poll( stored ).toBe( 'show [business] if [who] equals "A firm"' );
} );
