import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { makeForm, makePage, unique } from '../../support/forms';
import { box } from '../../support/settled-layout';
import { asChosen, drop, file, paste, sentFiles } from '../../support/uploads';

// The uploader of an upload field: files travel while the visitor still types.

const THANKS = 'Thank you for your message. It has been sent.';

const template = ( options = 'limit:2000 filetypes:txt|gif max-file:3' ) => `<label> Your name
    [text* your-name] </label>

<label> Your files
    [mfile* docs ${ options }] </label>

[submit "Send"]`;

const mail = { subject: 'From [your-name]', recipient: 'owner@example.com', body: '[docs]', attachments: '[docs]' };

const zone = ( page: Page ) => page.getByRole( 'group', { name: 'Your files' } );
const rows = ( page: Page ) => zone( page ).getByRole( 'listitem' );
const send = ( page: Page ) => page.getByRole( 'button', { name: 'Send', exact: true } ).click();
const thanks = ( page: Page ) => expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
const complete = ( page: Page, count: number ) =>
	expect( page.locator( '.dnd-upload-status.complete' ) ).toHaveCount( count );
const address = /\/uploads(\/|$)/;

test(
	'dropped, chosen by keyboard and removed; what stays is in the mail and the inbox',
	{ tag: '@smoke' },
	async ( { page, requestUtils, axe, mails } ) => {
		const name = unique();
		const form = await makeForm( requestUtils, template(), { mail } );
		await page.goto( await makePage( requestUtils, form ) );
		const browse = zone( page ).getByRole( 'button', { name: 'Browse Files' } );
		await expect( browse ).toBeVisible(); // The field is in sight.
		await expect( browse ).toHaveAccessibleDescription( /up to .* each/ );
		expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );

		await drop( zone( page ).locator( '.codedropz-upload-handler' ), file( 'a.txt' ), file( 'b.txt' ) );
		await complete( page, 2 );
		const chooser = page.waitForEvent( 'filechooser' ); // Before what follows: the browser is told in its own time.
		await page.getByLabel( 'Your name' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( browse ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await ( await chooser ).setFiles( [ asChosen( file( 'c.txt' ) ), asChosen( file( 'd.txt' ) ) ] );
		await complete( page, 3 );
		await expect( zone( page ) ).toContainText( '3 of 3' );
		await expect( zone( page ).locator( '.has-error-msg' ) ).toHaveText(
			'Note : Some of the files are not uploaded ( Only 3 files allowed )'
		);
		expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );

		await page.keyboard.press( 'Tab' );
		await expect( zone( page ).getByRole( 'button', { name: 'Remove a.txt' } ) ).toBeFocused();
		const removed = page.waitForResponse( ( answer ) => answer.request().method() === 'DELETE' );
		await page.keyboard.press( 'Enter' );
		expect( ( await removed ).status() ).toBe( 204 );
		await expect( zone( page ).getByRole( 'button', { name: 'Remove b.txt' } ) ).toBeFocused();
		await expect( zone( page ).getByRole( 'status' ) ).toHaveText( 'a.txt removed.' );
		await expect( zone( page ) ).toContainText( '2 of 3' );

		await page.getByLabel( 'Your name' ).fill( name );
		await send( page );
		await thanks( page );
		await expect( rows( page ) ).toHaveCount( 0 );
		expect( ( await sentFiles( requestUtils, form ) ).map( ( sent ) => sent.name ) ).toEqual( [
			'b.txt',
			'c.txt',
		] );
		const [ received ] = await mails( name );
		expect( received!.attachments.map( ( { filename } ) => filename ) ).toEqual( [ 'b.txt', 'c.txt' ] );
		expect( received!.attachments[ 0 ]!.content.toString() ).toBe( 'This is b.txt.' );
		await page.reload();
		await expect( browse ).toBeVisible();
		await expect( rows( page ) ).toHaveCount( 0 );
	}
);

test(
	'what is refused is told and does not count; a name is text and nothing else',
	{ tag: '@smoke' },
	async ( { page, requestUtils, axe } ) => {
		const name = '<img src=x onerror=document.title=1> "&quot;.txt';
		const form = await makeForm( requestUtils, template() );
		await page.goto( await makePage( requestUtils, form ) );
		const title = await page.title();
		await send( page );
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 1 ); // The name: what the server alone knows is not asked.
		await page.getByLabel( 'Your name' ).fill( 'Ann' );
		await send( page );
		await expect( page.getByRole( 'link', { name: 'Please fill out this field.' } ) ).toHaveAttribute(
			'data-field',
			'Your files'
		);
		await page.getByRole( 'link', { name: 'Please fill out this field.' } ).click();
		await expect( zone( page ).getByRole( 'button', { name: 'Browse Files' } ) ).toBeFocused();

		await paste(
			zone( page ).getByRole( 'button', { name: 'Browse Files' } ),
			file( name ),
			file( 'a.exe' ),
			file( 'large.txt', 'a'.repeat( 2001 ) ),
			file( 'empty.txt', '' ),
			file( 'page.txt', '<html><script>alert(1)</script></html>' )
		);
		const said = ( of: string ) => rows( page ).filter( { hasText: of } ).locator( '.has-error' );
		await complete( page, 1 );
		await expect( said( 'page.txt' ) ).toContainText( 'a web page, or a hidden archive' ); // The server looked into it.
		await expect( said( 'a.exe' ) ).toHaveText(
			/^Uploaded file is not allowed for file type\. a\.exe was not added: .+ only\.$/
		);
		await expect( said( 'large.txt' ) ).toHaveText( 'Uploaded file is too large' );
		await expect( said( 'empty.txt' ) ).toHaveText( 'This file is empty. Choose another one.' );
		await expect( rows( page ).first().locator( 'bdi' ) ).toHaveText( name );
		await expect( zone( page ) ).toContainText( '1 of 3' );
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 0 );
		expect( await page.title() ).toBe( title );
		expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );

		await send( page );
		await thanks( page );
		expect( await sentFiles( requestUtils, form ) ).toHaveLength( 1 );
	}
);

test(
	'sending waits for what is on its way; a transfer can be cancelled, and tried again',
	{ tag: '@smoke' },
	async ( { page, requestUtils } ) => {
		const form = await makeForm( requestUtils, template() );
		await page.goto( await makePage( requestUtils, form ) );
		await page.getByLabel( 'Your name' ).fill( 'Ann' );
		let open = () => {};
		const gate = new Promise< void >( ( opened ) => ( open = opened ) );
		await page.route( address, async ( route ) => {
			await gate;
			await route.continue().catch( () => {} ); // The one that was cancelled is gone.
		} );
		await drop( zone( page ).locator( '.codedropz-upload-handler' ), file( 'a.txt' ), file( 'b.txt' ) );
		await zone( page ).getByRole( 'button', { name: 'Cancel b.txt' } ).click();
		await expect( rows( page ) ).toHaveCount( 1 );
		await send( page );
		await expect( page.getByText( 'Uploading your files before sending your message' ) ).toBeVisible();
		await expect( page.locator( '.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'init' );
		open();
		await thanks( page );
		await page.unroute( address );
		expect( ( await sentFiles( requestUtils, form ) ).map( ( sent ) => sent.name ) ).toEqual( [ 'a.txt' ] );

		// A server on the way refuses: its words stay, and nothing is sent without the file.
		await page.getByLabel( 'Your name' ).fill( 'Ben' );
		await page.route( address, ( route ) => route.fulfill( { status: 413, body: '<h1>Too large</h1>' } ) );
		await drop( zone( page ).locator( '.codedropz-upload-handler' ), file( 'c.txt' ) );
		await expect( rows( page ).locator( '.has-error' ) ).toHaveText(
			'Uploaded file exceeds the maximum upload size of your server.'
		);
		await send( page );
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toContainText( 'A file failed to upload.' );
		await page.unroute( address );
		await zone( page ).getByRole( 'button', { name: 'Try again: c.txt' } ).click();
		await complete( page, 1 );
		await send( page );
		await thanks( page );
		expect( ( await sentFiles( requestUtils, form ) ).map( ( sent ) => sent.name ) ).toEqual( [ 'c.txt' ] );
	}
);

test(
	'a reload loses no file, two tabs do not meet, ten files come at once',
	{ tag: '@smoke' },
	async ( { page, context, requestUtils } ) => {
		const form = await makeForm( requestUtils, template( 'filetypes:txt' ) );
		const link = await makePage( requestUtils, form );
		await page.goto( link );
		const ten = Array.from( { length: 10 }, ( _, nth ) => file( `${ nth }.txt` ) );
		await drop( zone( page ).locator( '.codedropz-upload-handler' ), ...ten );
		await complete( page, 10 );
		await page.reload();
		await complete( page, 10 );
		expect(
			await page.evaluate( () =>
				Object.keys( sessionStorage ).filter( ( key ) => ! key.startsWith( 'frontage-draft' ) )
			)
		).toEqual( [ 'frontage-visitor' ] );

		const other = await context.newPage();
		await other.goto( link );
		await expect( zone( other ) ).toContainText( '0 of 10' );
		await drop( zone( other ).locator( '.codedropz-upload-handler' ), file( 'other.txt' ) );
		await complete( other, 1 );
		for ( const [ tab, count ] of [
			[ other, 1 ],
			[ page, 10 ],
		] as const ) {
			await tab.getByLabel( 'Your name' ).fill( unique() );
			await send( tab );
			await thanks( tab );
			expect( await sentFiles( requestUtils, form ) ).toHaveLength( count );
		}
	}
);

test( 'two fields and two forms keep their files apart', async ( { page, requestUtils } ) => {
	const two = `[text* your-name] <label>Pictures [mfile pictures filetypes:txt]</label> <label>Texts [mfile texts filetypes:txt]</label> [submit "Send"]`;
	const forms = [ await makeForm( requestUtils, two ), await makeForm( requestUtils, two ) ];
	await page.goto( await makePage( requestUtils, ...forms ) );
	for ( const nth of [ 0, 1 ] ) {
		for ( const name of [ 'Pictures', 'Texts' ] ) {
			const field = page.getByRole( 'group', { name } ).nth( nth );
			await field.scrollIntoViewIfNeeded();
			await drop( field.locator( '.codedropz-upload-handler' ), file( `${ name }-${ nth }.txt` ) );
		}
	}
	await complete( page, 4 );
	const second = page.locator( 'form.wpcf7-form' ).nth( 1 );
	await second.locator( '[name="your-name"]' ).fill( 'Ann' );
	await second.getByRole( 'button', { name: 'Send' } ).click();
	await expect( second.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	expect( ( await sentFiles( requestUtils, forms[ 1 ]! ) ).map( ( sent ) => sent.name ) ).toEqual( [
		'Pictures-1.txt',
		'Texts-1.txt',
	] );
	await complete( page, 2 );
} );

test( 'where the routes for files are closed to visitors, the files go with the form', async ( {
	page,
	requestUtils,
} ) => {
	const form = await makeForm( requestUtils, template() );
	await page.goto( await makePage( requestUtils, form ) );
	await page.route( address, ( route ) =>
		route.fulfill( { status: 401, json: { code: 'rest_forbidden', message: 'Members only.' } } )
	);
	await drop( zone( page ).locator( '.codedropz-upload-handler' ), file( 'a.txt' ) );
	await expect( page.locator( 'input[data-name="docs"]' ) ).toBeVisible(); // The plain field, with the file in it.
	await page.getByLabel( 'Your name' ).fill( 'Ann' );
	await send( page );
	await thanks( page );
	expect( ( await sentFiles( requestUtils, form ) ).map( ( sent ) => sent.name ) ).toEqual( [ 'a.txt' ] );
} );

test( 'a page asks for the uploader when its field is near, and for nothing of it without one', async ( {
	page,
	requestUtils,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const of = ( part: string ) => asked.filter( ( url ) => url.includes( part ) ).length;
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await page.waitForLoadState( 'networkidle' );
	expect( [ of( '/upload/' ), of( '/lazy/' ) ] ).toEqual( [ 0, 0 ] );

	const spacer = '<div style="height:4000px"></div>';
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils, `${ spacer }${ template() }` ) ) );
	await page.waitForLoadState( 'networkidle' );
	expect( [ of( 'upload/view.css' ), of( 'upload/view.js' ), of( 'upload/island.js' ) ] ).toEqual( [ 1, 1, 0 ] );
	await page.getByLabel( 'Your name' ).scrollIntoViewIfNeeded();
	await expect( zone( page ) ).toBeVisible();
	expect( [ of( 'upload/island.js' ), of( 'lazy/resumable-upload.js' ) ] ).toEqual( [ 1, 0 ] );
} );

test( 'on a phone nothing is said of dragging: there is a button, and what it takes', async ( {
	browser,
	requestUtils,
} ) => {
	const form = await makeForm( requestUtils, template(), { mail } );
	const formPage = await makePage( requestUtils, form );
	const phone = await browser.newPage( { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } } );
	await phone.goto( formPage );
	const chooser = phone.waitForEvent( 'filechooser' ); // Before what follows: the browser is told in its own time.
	const browse = zone( phone ).getByRole( 'button', { name: 'Browse Files' } );
	await expect( browse ).toBeVisible();
	await expect( zone( phone ).getByText( 'Drag & Drop Files Here' ) ).toBeHidden();
	await browse.tap();
	await ( await chooser ).setFiles( [ asChosen( file( 'a.txt' ) ) ] );
	await complete( phone, 1 );
	await phone.close();
} );

for ( const language of [ 'en', 'ar' ] ) {
	test.describe( `in ${ language }`, () => {
		test.use( { extraHTTPHeaders: language === 'ar' ? { 'X-Frontage-Language': 'ar' } : {} } );

		test( 'the zone is no higher than the room that is kept for it, so nothing moves when it comes', async ( {
			page,
		} ) => {
			await page.goto( '/quote/' );
			const handler = page.locator( '.codedropz-upload-handler' );
			await page.locator( '.wpcf7-submit' ).scrollIntoViewIfNeeded();
			await expect( handler ).toBeVisible();
			const kept = await handler.evaluate( ( element ) =>
				parseFloat( getComputedStyle( element ).minBlockSize )
			);
			for ( const width of [ 320, 390, 1440 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				expect( ( await box( handler ) ).height, `${ width } px` ).toBeCloseTo( kept, 0 );
			}
		} );
	} );
}
