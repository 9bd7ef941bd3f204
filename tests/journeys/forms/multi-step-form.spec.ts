import type { Page } from '@playwright/test';
import { chooseKind, makeForm, makePage, publish, unique, watchPosts } from '../../support/forms';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const FORM = `<div class="fr-form-step" data-title="About you">
<label> Your name
[text* your-name] </label>

[radio who use_label_element default:1 "Myself" "A firm"]
</div>

<div class="fr-form-step" data-title="Your firm">
[group firm]
<label> Company
[text* company] </label>
[/group]
</div>

<div class="fr-form-step" data-title="Your wish">
<label> Wish
[text* wish] </label>

[submit "Send"]
</div>`;

const form = ( page: Page ) => page.locator( 'form.wpcf7-form' );
const press = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } ).press( 'Enter' );

test(
	'a visitor goes through the steps with the keyboard, comes back to them, and sends once',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails, axe } ) => {
		const word = unique();
		const posts = watchPosts( page );
		const made = await makeForm( requestUtils, FORM, { conditions: 'show [firm] if [who] equals "A firm"' } );
		const link = await makePage( requestUtils, made );
		await page.goto( link );
		const heading = form( page ).getByRole( 'heading' );
		const name = page.getByLabel( 'Your name' );
		await expect( heading ).toHaveText( 'Step 1 of 2 About you' );
		await expect( page.getByRole( 'button', { name: 'Send' } ) ).toBeHidden();

		await press( page, 'Next' );
		await expect( name ).toBeFocused();
		await expect( name ).toHaveAttribute( 'aria-invalid', 'true' );
		const error = page.getByRole( 'link', { name: 'Your name – Please fill out this field.' } );
		await error.focus(); // Nobody has the keyboard on what is not seen.
		expect( ( await box( page.locator( '.screen-reader-response' ) ) ).height ).toBeGreaterThan( 20 );
		await error.press( 'Enter' );
		await expect( name ).toBeFocused();
		await expect( heading ).toHaveText( 'Step 1 of 2 About you' );
		await name.fill( `Ann ${ word }` );
		await page.getByRole( 'radio', { name: 'A firm' } ).check();
		await expect( heading ).toHaveText( 'Step 1 of 3 About you' );
		await name.press( 'Enter' );
		await expect( heading ).toHaveText( 'Step 2 of 3 Your firm' );
		await expect( heading ).toBeFocused();
		expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );
		await page.getByLabel( 'Company' ).fill( 'Oak' );
		await press( page, 'Next' );
		await expect( heading ).toHaveText( 'Step 3 of 3 Your wish' );

		await page.reload();
		await expect( heading ).toHaveText( 'Step 3 of 3 Your wish' );
		await press( page, 'Back' );
		await expect( page.getByLabel( 'Company' ) ).toHaveValue( 'Oak' );
		await page.getByLabel( 'Company' ).fill( '' );
		await press( page, 'Back' );
		await page.getByRole( 'radio', { name: 'Myself' } ).check();
		await press( page, 'Next' );
		await expect( heading ).toHaveText( 'Step 2 of 2 Your wish' );
		expect( posts.filter( ( url ) => url.includes( 'feedback' ) ) ).toEqual( [] );

		await page.getByLabel( 'Wish' ).fill( 'A boat' );
		await page.getByLabel( 'Wish' ).press( 'Enter' );
		await expect( form( page ) ).toHaveAttribute( 'data-status', 'sent' );
		await expect( page.getByRole( 'group', { name: 'Thank you for your message.' } ) ).toBeFocused();
		await expect( heading ).toHaveText( 'Step 1 of 2 About you' );
		expect( await mails( `Ann ${ word }` ) ).toHaveLength( 1 );
	}
);

const TWO = `<div class="fr-form-step" data-title="One">
[text a]
</div>

<div class="fr-form-step" data-title="Two">
[text b]

[submit "Send"]
</div>`;

test( 'the buttons of steps are as high as the one that sends, and the bar has the colour of the form', async ( {
	page,
	requestUtils,
} ) => {
	const { hash } = await makeForm( requestUtils, TWO );
	const looks = [ {}, { density: 'compact' }, { density: 'airy' }, { accent: 'accent' } ];
	const blocks = looks.map(
		( look ) => `<!-- wp:frontage/contact-form ${ JSON.stringify( { form: hash, ...look } ) } /-->`
	);
	await page.goto( await publish( requestUtils, blocks.join( '\n\n' ) ) );
	for ( const one of await page.locator( '.wp-block-frontage-contact-form' ).all() ) {
		const button = ( name: string ) => one.getByRole( 'button', { name, exact: true } );
		const next = await box( button( 'Next' ) );
		await button( 'Next' ).press( 'Enter' );
		const [ send, back ] = await boxes( button( 'Send' ), button( 'Back' ) );
		expect( [ next.height, back.height ] ).toEqual( [ send.height, send.height ] );
	}
	const [ bar, button ] = await page
		.locator( '.fr-look-accent' )
		.evaluate( ( one ) => [
			getComputedStyle( one.querySelector( '.fr-form-step:not([hidden]) .fr-form-step__title' )!, '::after' )
				.color,
			getComputedStyle( one.querySelector( '.wpcf7-submit' )! ).backgroundColor,
		] );
	expect( bar ).toBe( button );
} );

test(
	'a visitor begins on one device and sends from another',
	{ tag: '@smoke' },
	async ( { page, requestUtils, browser, mails, axe } ) => {
		const word = unique();
		const made = await makeForm( requestUtils, FORM, {
			conditions: 'show [firm] if [who] equals "A firm"',
			additional_settings: 'save_and_resume: on',
		} );
		await page.goto( await makePage( requestUtils, made ) );
		await page.getByLabel( 'Your name' ).fill( `Ann ${ word }` );
		await page.getByRole( 'radio', { name: 'A firm' } ).check();
		await press( page, 'Next' );
		await expect( form( page ).getByRole( 'heading' ) ).toHaveText( 'Step 2 of 3 Your firm' );
		await page.getByLabel( 'Company' ).fill( 'Oak & Sons' );
		await press( page, 'Save and continue later' );
		const link = page.getByLabel( 'Your link' );
		await expect( link ).toBeFocused();
		expect( await axe( '.wpcf7' ) ).toEqual( [] );

		const context = await browser.newContext();
		const other = await context.newPage();
		await other.goto( await link.inputValue() );
		await expect( form( other ).getByRole( 'heading' ) ).toHaveText( 'Step 2 of 3 Your firm' );
		await expect( other.getByLabel( 'Company' ) ).toHaveValue( 'Oak & Sons' );
		expect( other.url() ).not.toContain( '#' );
		await press( other, 'Next' );
		await other.getByLabel( 'Wish' ).fill( 'A boat' );
		const forgotten = other.waitForResponse( ( answer ) => answer.request().method() === 'DELETE' );
		await press( other, 'Send' );
		await expect( form( other ) ).toHaveAttribute( 'data-status', 'sent' );
		await forgotten;
		expect( await mails( `Ann ${ word }` ) ).toHaveLength( 1 );

		const late = await context.newPage();
		await late.goto( await link.inputValue() );
		await expect( late.getByText( 'Your saved answers are no longer available' ) ).toBeVisible();
		await context.close();
	}
);

test( 'an editor makes a step, names it in place, and one undo takes it away', async ( {
	admin,
	editor,
	page,
	requestUtils,
	pageUtils,
} ) => {
	const made = await makeForm( requestUtils, '<label>Name\n[text your-name]</label>\n\n[submit "Send"]' );
	await admin.createNewPost( { postType: 'page', title: `Steps ${ unique() }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: 'frontage/contact-form', attributes: { form: made.hash } } );
	const canvas = editor.canvas.locator( '.fr-form-canvas' );
	const stored = () =>
		page.evaluate(
			( id ) =>
				(
					window.wp.data.select( 'core' ).getEditedEntityRecord( 'frontage', 'contact-form', id ) as {
						form: string;
					}
				 ).form,
			made.id
		);
	await expect( canvas.getByRole( 'textbox', { name: 'Label' } ) ).toBeVisible();
	const before = await stored();
	await canvas.getByRole( 'button', { name: 'Add field' } ).press( 'Enter' );
	await chooseKind( page, 'Step' );
	await expect( canvas ).toContainText( 'Step 1 of 1' );
	await canvas.getByRole( 'textbox', { name: 'Step title' } ).click();
	await page.keyboard.insertText( 'A & "B" [text x]' );
	await expect
		.poll( stored )
		.toContain( '<div class="fr-form-step" data-title="A &amp; &quot;B&quot; &#091;text x&#093;">' );
	await pageUtils.pressKeys( 'primary+z' );
	await expect.poll( stored ).toContain( 'data-title=""' );
	await pageUtils.pressKeys( 'primary+z' );
	await expect.poll( stored ).toBe( before );

	// A field that is there goes into a step by its menu, and out of it again by WordPress's own.
	await editor.selectBlocks( canvas.locator( '[data-type="frontage/form-field"]' ).first() );
	await editor.clickBlockOptionsMenuItem( 'Wrap in step' );
	await expect
		.poll( stored )
		.toContain( '<div class="fr-form-step" data-title="">\n<label>Name\n[text your-name]</label>\n</div>' );
	await expect( canvas ).toContainText( 'Step 1 of 1' );
	await editor.clickBlockOptionsMenuItem( 'Ungroup' );
	await expect.poll( stored ).toBe( before );
} );
