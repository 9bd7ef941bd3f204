import { behave } from '../../support/behaviors';
import { unique } from '../../support/forms';
import {
	CONTENT,
	counter,
	gallery,
	HASH,
	html,
	image,
	lightbox,
	makePage,
	makeTheirPage,
	ON,
	picture,
	SCENES,
	shown,
	shows,
	state,
	visit,
} from '../../support/lightbox';
import { expect, test } from '../../support/test';

// Which pictures open over the page, rows L1, L2 and L5: the tables of links and addresses are walked beside the code (Jest).

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	address = await makeTheirPage( requestUtils );
} );

test(
	'L1: a click on a picture opens it; with a key held, by the middle button or where nobody wants it the browser does what it does',
	{ tag: '@smoke' },
	async ( { page, context } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await visit( { page, context } );
		await expect( page.locator( '#text' ) ).toBeVisible();
		expect( asked.filter( ( url ) => url.includes( 'lightbox/lazy' ) ) ).toEqual( [] );
		const late = page.waitForRequest( /lightbox\/lazy\.js/ );
		await page.locator( '#text' ).hover();
		await late;
		await page.locator( '#text' ).click();
		await state( lightbox( page ), 'opened' );
		await shows( page, 'wall' );
		await page.keyboard.press( 'Escape' );
		await expect( lightbox( page ) ).toHaveCount( 0 );

		for ( const click of [ { modifiers: [ 'Control' as const ] }, { button: 'middle' as const } ] ) {
			const tab = context.waitForEvent( 'page' );
			await page.locator( '#text' ).click( click );
			await ( await tab ).close();
		}
		await expect( lightbox( page ) ).toHaveCount( 0 );
		await page.locator( '#never' ).click();
		await expect( page ).toHaveURL( /desk-1280\.avif\?never/ );
	}
);

test( 'L1: while it is off a page has nothing of it, but where a link asks for it itself', async ( {
	page,
	requestUtils,
} ) => {
	const make = ( content: string ) => makePage( requestUtils, content );
	const plain = await make( gallery( image( picture( 'hall' ) ) ) );
	await page.goto( plain );
	await expect( page.locator( '#hall' ) ).toBeVisible();
	expect( ( await page.content() ).includes( 'behaviors/lightbox' ) ).toBe( false );

	const one = await make( html( `${ picture( 'hall', ' data-lightbox="yes"' ) }${ picture( 'fjord' ) }` ) );
	await page.goto( one );
	await page.locator( '#hall' ).click();
	await state( lightbox( page ), 'opened' );
	await page.keyboard.press( 'Escape' );
	await page.locator( '#fjord' ).click();
	await expect( page ).toHaveURL( /fjord-1920\.avif/ );
} );

test( 'L2: what core would enlarge itself is a link to its file that opens here, and core’s own script stays away', async ( {
	page,
	context,
	browser,
} ) => {
	await visit( { page, context } );
	expect( ( await page.content() ).includes( 'block-library/image/view' ) ).toBe( false );
	await expect( page.locator( '.wp-lightbox-overlay, .lightbox-trigger' ) ).toHaveCount( 0 );
	const link = page.getByRole( 'link', { name: 'Snow' } );
	await expect( link ).toHaveAttribute( 'href', /snow-1280\.avif$/ );
	await link.click();
	await shows( page, 'snow' );
	await expect( page.locator( '.fr-lightbox__caption' ) ).toBeEmpty(); // Its alt is its alt.
	await expect( shown( page ) ).toHaveAttribute( 'alt', 'Snow' );

	// Without script it is the link.
	const still = await browser.newContext( { javaScriptEnabled: false } );
	await behave( still, ON );
	const other = await still.newPage();
	await other.goto( address );
	await other.getByRole( 'link', { name: 'Snow' } ).click();
	await expect( other ).toHaveURL( /snow-1280\.avif$/ );
	await still.close();
} );

test( 'L5: an address opens what it names on the page, and nothing of it is ever used', async ( { page, context } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	page.on( 'dialog', ( dialog ) => asked.push( `dialog ${ dialog.message() }` ) );
	await visit( { page, context }, '#fr-lightbox-enlarged' );
	await state( lightbox( page ), 'opened' );
	await shows( page, 'snow' );
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( address );

	const hash = ( to: string ) => page.evaluate( ( value ) => void ( location.hash = value ), to );
	for ( const said of [ HASH, `#${ encodeURIComponent( HASH.slice( 1 ) ) }` ] ) {
		await hash( said );
		await shows( page, 'wharf' );
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL( address );
	}
	await hash( '#fr-lightbox-fjord' );
	await expect( counter( page ) ).toHaveText( '2 of 3' );
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( address );

	const settings = ( text: string ) =>
		`#elementor-action:action=lightbox&settings=${ Buffer.from( text ).toString( 'base64' ) }`;
	for ( const hostile of [
		settings( '{"type":"html","html":"<img src=x onerror=alert(1)>"}' ),
		settings( '{"url":"javascript:alert(1)"}' ),
		`${ HASH }x`,
		'#elementor-action%3Aaction%3Dlightbox%26settings%3D<img src=x onerror=alert(1)>',
		'#fr-lightbox-<img src=x onerror=alert(1)>',
		'#fr-lightbox-javascript:alert(1)',
		`#fr-lightbox-${ SCENES }/hall-1920.avif`,
		'#fr-lightbox-never',
	] ) {
		await hash( hostile );
		await page.evaluate( () => new Promise( requestAnimationFrame ) );
		await expect( lightbox( page ) ).toHaveCount( 0 );
	}
	expect( asked.filter( ( url ) => ! url.startsWith( process.env.WP_BASE_URL! ) || /\/x$/.test( url ) ) ).toEqual(
		[]
	);
} );

test( 'without its code the link is followed', { tag: '@smoke' }, async ( { page, context } ) => {
	await page.route( '**/lightbox/lazy.js*', ( route ) => route.abort() );
	await visit( { page, context } );
	await page.locator( '#text' ).click();
	await expect( page ).toHaveURL( /wall-1280\.avif/ );
} );

test( 'G9: in the editor the images are as core shows them, and nothing of it is asked for', async ( {
	admin,
	editor,
	page,
	context,
} ) => {
	await behave( context, ON );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await admin.createNewPost( { postType: 'page', title: `Canvas ${ unique() }` } );
	await editor.setContent( CONTENT.split( '\n' )[ 2 ]! );
	await expect( editor.canvas.locator( 'img[alt=Snow]' ) ).toBeVisible();
	await expect( editor.canvas.locator( '[data-lightbox]' ) ).toHaveCount( 0 );
	expect( asked.filter( ( url ) => /behaviors\/lightbox\/(view|late)/.test( url ) ) ).toEqual( [] );
} );

test( 'L3: an editor names a group for pictures that stand alone, and leaves one out', async ( {
	admin,
	editor,
	page,
	context,
} ) => {
	await behave( context, ON );
	await admin.createNewPost( { postType: 'page', title: `Group ${ unique() }` } );
	await editor.setContent(
		[ 'hall', 'fjord', 'night' ]
			.map( ( name ) =>
				image(
					`<a href="${ SCENES }/${ name }-1920.avif"><img src="${ SCENES }/${ name }-780.avif" alt="The ${ name }"/></a>`
				)
			)
			.join( '' )
	);
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const select = async ( name: string ) => {
		await editor.selectBlocks(
			editor.canvas.locator( '[data-type="core/image"]', { has: page.locator( `[alt="The ${ name }"]` ) } )
		);
		await settings.getByRole( 'tab', { name: 'Settings', exact: true } ).click();
	};
	for ( const name of [ 'hall', 'night' ] ) {
		await select( name );
		await settings.getByRole( 'textbox', { name: 'Lightbox group' } ).fill( 'Tom & "Åse"' );
	}
	await select( 'fjord' );
	await settings.getByRole( 'checkbox', { name: 'Exclude from lightbox' } ).check();
	await expect( settings.getByRole( 'textbox', { name: 'Lightbox group' } ) ).toBeDisabled();
	const id = await editor.publishPost();

	await page.goto( `/?page_id=${ id }` );
	await page.getByRole( 'link', { name: 'The hall' } ).click();
	await expect( counter( page ) ).toHaveText( '1 of 2' );
	await page.keyboard.press( 'ArrowRight' );
	await shows( page, 'night' );
	await expect( counter( page ) ).toHaveText( '2 of 2' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'The fjord' } ).click();
	await expect( page ).toHaveURL( /fjord-1920\.avif/ );
} );
