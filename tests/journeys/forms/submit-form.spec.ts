import { CONTACT, fillIn, kept, makeForm, makePage, unique, watchPosts } from '../../support/forms';
import { expect, test } from '../../support/test';

const THANKS = 'Thank you for your message. It has been sent.';

test( 'with the mouse', { tag: '@smoke' }, async ( { page, requestUtils, mails, axe } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const word = await fillIn( page );
	await page.getByRole( 'button', { name: 'Submit' } ).click();

	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	await expect( page.getByRole( 'status' ).filter( { hasText: THANKS } ) ).toHaveCount( 1 );
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'sent' );
	await expect( page.getByLabel( 'Your name' ) ).toHaveValue( '' );
	const [ mail, ...others ] = await mails( word );
	expect( others ).toEqual( [] );
	expect( mail!.replyTo?.text ).toBe( 'ann@example.com' );
	expect( await kept( requestUtils, word ) ).toBe( 1 );
	expect( await axe() ).toEqual( [] );
} );

test( 'with the keyboard alone', { tag: '@smoke' }, async ( { page, requestUtils, mails, axe } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const word = unique();
	const name = page.getByLabel( 'Your name' );
	for ( let i = 0; i < 40 && ! ( await name.evaluate( ( field ) => field.matches( ':focus' ) ) ); i++ ) {
		await page.keyboard.press( 'Tab' );
	}
	for ( const text of [ 'Ann Archer', 'ann@example.com', 'By keyboard', `It is ${ word }.` ] ) {
		await page.keyboard.type( text );
		await page.keyboard.press( 'Tab' );
	}
	await expect( page.getByRole( 'button', { name: 'Submit' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );

	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	await expect( page.getByRole( 'button', { name: 'Submit' } ) ).toBeFocused();
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await axe() ).toEqual( [] );
} );

test( 'on a phone the thanks are in sight as soon as the server has answered', async ( { page, requestUtils } ) => {
	await page.setViewportSize( { width: 390, height: 664 } );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	let refill = () => {};
	const held = new Promise< void >( ( resolve ) => ( refill = resolve ) );
	await page.route( /\/refill/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await fillIn( page );
	const button = page.getByRole( 'button', { name: 'Submit' } );
	await button.evaluate( ( send ) => send.scrollIntoView( { block: 'end', behavior: 'instant' } ) );
	await button.click();
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	await expect( page.locator( '.wpcf7-response-output' ) ).toBeInViewport( { ratio: 1 } );
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'resetting' );
	refill();
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'sent' );
	await expect( page.locator( '.wpcf7-response-output' ) ).toBeInViewport( { ratio: 1 } );
} );

test( 'by a double click, once', { tag: '@smoke' }, async ( { page, requestUtils, mails, axe } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const sent = watchPosts( page );
	const word = await fillIn( page );
	await page.getByRole( 'button', { name: 'Submit' } ).dblclick();

	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	expect( sent ).toHaveLength( 1 );
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await kept( requestUtils, word ) ).toBe( 1 );
	expect( await axe() ).toEqual( [] );
} );

test( 'sooner than the island is there', { tag: '@smoke' }, async ( { page, requestUtils, mails, axe } ) => {
	let bring = () => {};
	const brought = new Promise< void >( ( resolve ) => ( bring = resolve ) );
	await page.route( /island\.js/, async ( route ) => {
		await brought;
		await route.continue();
	} );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const sent = watchPosts( page );
	const word = await fillIn( page );
	await page.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-state', 'held' );
	bring();

	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	expect( sent ).toEqual( [ expect.stringContaining( '/feedback' ) ] );
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await axe() ).toEqual( [] );
} );

test(
	'where React cannot be loaded, by a plain post',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails, axe } ) => {
		await page.route( /react-dom/, ( route ) => route.abort() );
		await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		const word = await fillIn( page );
		await page.getByRole( 'button', { name: 'Submit' } ).click();

		await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
		await expect( page ).toHaveURL( /#wpcf7-f/ );
		expect( await mails( word ) ).toHaveLength( 1 );
		expect( await axe() ).toEqual( [] );
	}
);

test(
	'without script: errors come back with what was typed, then it is sent',
	{ tag: '@smoke' },
	async ( { browser, requestUtils, mails, axe } ) => {
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const page = await context.newPage();
		await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		const word = await fillIn( page );
		await page.getByLabel( 'Your email' ).fill( 'nonsense' );
		await page.getByRole( 'button', { name: 'Submit' } ).click();

		await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText(
			'One or more fields have an error. Please check and try again.'
		);
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveText( [ 'Please enter an email address.' ] );
		await expect( page.getByLabel( 'Your message' ) ).toHaveValue( `Do you have time in ${ word }?` );
		await page.getByLabel( 'Your email' ).fill( 'ann@example.com' );
		await page.getByRole( 'button', { name: 'Submit' } ).click();

		await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
		expect( await mails( word ) ).toHaveLength( 1 );
		await context.close();

		// axe needs script, so it reads the same answer in a page that may run some.
		const withScript = await browser.newContext();
		const scripted = await withScript.newPage();
		await scripted.route( /islands\.js/, ( route ) => route.abort() );
		await scripted.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		await scripted.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( scripted.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 3 );
		expect( await axe( undefined, scripted ) ).toEqual( [] );
		await withScript.close();
	}
);

test( 'with everything that lives in the browser', async ( { page, requestUtils, mails, axe } ) => {
	const template = `${ CONTACT.replace( '[submit "Submit"]', '' ).replace( 'your-message', 'your-message maxlength:2000' ) }
<fieldset><legend>Topics</legend>[checkbox topics exclusive free_text use_label_element "Prices" "Other:"]</fieldset>
<label>Your site [url your-site]</label>
<label>Letters left [count your-message down]</label>
[acceptance agree] I agree to be written to. [/acceptance]
<p>Dear [output your-name "visitor"],</p>
[submit "Submit"]`;
	const form = await makeForm( requestUtils, template, {
		mail: {
			subject: 'All',
			sender: 'wordpress@example.com',
			recipient: 'admin@example.com',
			body: '[topics] [your-site] [your-message] [agree]',
			additional_headers: '',
		},
	} );
	await page.goto( await makePage( requestUtils, form ) );
	const submit = page.getByRole( 'button', { name: 'Submit' } );
	await expect( submit ).toBeDisabled();
	await expect( page.locator( '.wpcf7-character-count' ) ).toHaveText( '2000' );

	const word = await fillIn( page );
	await page.getByLabel( 'Your message' ).fill( `Say ${ word }` );
	await expect( page.locator( '.wpcf7-character-count' ) ).toHaveText( '1988' );
	await page.getByLabel( 'Prices' ).check();
	await page.getByRole( 'checkbox', { name: 'Other:' } ).check();
	await expect( page.getByLabel( 'Prices' ) ).not.toBeChecked();
	await expect( page.getByRole( 'textbox', { name: 'Other:' } ) ).toBeFocused();
	await page.keyboard.type( 'a boat' );
	await page.getByLabel( 'Your site' ).fill( 'example.com' );
	await page.getByLabel( 'I agree' ).check();
	await expect( page.getByLabel( 'Your site' ) ).toHaveValue( 'http://example.com' );
	await expect( page.locator( 'output' ) ).toHaveText( 'Ann Archer' );
	await submit.click();

	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	const [ mail ] = await mails( word );
	expect( mail!.text ).toContain( 'Other: a boat http://example.com' );
	expect( mail!.text ).toContain( 'Consented: I agree to be written to.' );
	await expect( submit ).toBeDisabled();
	await expect( page.locator( '.wpcf7-free-text' ) ).toBeDisabled();
	await expect( page.locator( '.wpcf7-character-count' ) ).toHaveText( '2000' );
	await expect( page.locator( 'output' ) ).toHaveText( 'visitor' );
	expect( await axe() ).toEqual( [] );
} );
