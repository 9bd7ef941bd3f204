import type { Page } from '@playwright/test';
import { behave } from '../../support/behaviors';
import { unique } from '../../support/forms';
import { expect, test } from '../../support/test';
import { inWholeBrowser } from '../../support/full-chromium';

// The one without windows goes on moving a mouse that rests.
test.use( { launchOptions: async ( { launchOptions }, give ) => give( inWholeBrowser( launchOptions ) ) } );

// Row C: what follows the mouse of a visitor, where the owner switched it on.

const HOSTILE = '<img src=x onerror="document.title=1">';
const escaped = HOSTILE.replace( '<', '&lt;' ).replace( '>', '&gt;' ).replaceAll( '"', '&quot;' );
const CONTENT = [
	'<!-- wp:paragraph --><p id="plain">Plain words</p><!-- /wp:paragraph -->',
	`<!-- wp:group ${ JSON.stringify( { frCursor: { label: 'View', icon: 'core/plus' } } ) } --><div class="wp-block-group" id="view"><!-- wp:paragraph --><p>A group</p><!-- /wp:paragraph --></div><!-- /wp:group -->`,
	`<!-- wp:html --><p><button id="press">Press</button> <a href="#plain" id="link">Link</a> <input id="field" aria-label="Field"> <b id="hide" data-cursor="hidden">Hidden</b> <i id="word" data-cursor-label="${ escaped }">Word</i></p><!-- /wp:html -->`,
].join( '' );

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Pointer ${ unique() }`, content: CONTENT, status: 'publish' },
	} );
	address = link;
} );

const cursor = ( page: Page ) => page.locator( '.fr-cursor' );
const isClass = ( page: Page, ...names: string[] ) =>
	expect
		.poll( () => cursor( page ).evaluate( ( { classList } ) => [ ...classList ].sort() ) )
		.toEqual( [ 'fr-cursor', ...names ].sort() );
const place = ( page: Page ) =>
	cursor( page ).evaluate( ( element ) => {
		const { e, f } = new DOMMatrix( getComputedStyle( element ).transform );
		return [ e, f ];
	} );

async function visit( page: Page, width = 1280 ) {
	await behave( page.context(), { 'frontage/cursor': { on: true } } );
	await page.setViewportSize( { width, height: 800 } );
	await page.goto( address );
	await expect( cursor( page ) ).toHaveClass( /is-hidden/ ); // The mouse has not been here.
}

test( 'C where the owner did not switch it on there is none, nor its script', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( address );
	await expect( cursor( page ) ).toHaveCount( 0 );
	await expect( page.locator( '[data-cursor-label="View"]' ) ).toHaveCount( 0 );
	expect( asked.filter( ( url ) => url.includes( '/cursor/' ) ) ).toEqual( [] );
} );

test( 'C what it is over decides what it is, and all goes with it; the cursor itself stays', async ( {
	page,
	axe,
} ) => {
	await visit( page );
	await page.locator( '#plain' ).hover();
	await isClass( page, 'is-enabled' );
	for ( const id of [ '#press', '#link', '#field' ] ) {
		await page.locator( id ).hover();
		await isClass( page, 'is-enabled', 'is-active' );
	}
	await page.locator( '#view p' ).hover();
	await isClass( page, 'is-enabled', 'is-active', 'has-label', 'has-icon' );
	await expect( cursor( page ) ).toHaveText( 'View' );
	await expect( cursor( page ).locator( '[data-icon="core/plus"]' ) ).toBeVisible();
	await expect( page.locator( 'body' ) ).toHaveClass( /is-cursor-active/ );
	await page.locator( '#word' ).hover();
	await isClass( page, 'is-enabled', 'is-active', 'has-label' );
	await expect( cursor( page ) ).toHaveText( HOSTILE );
	await page.locator( '#plain' ).hover();
	await isClass( page, 'is-enabled' );
	await expect( cursor( page ) ).toHaveText( '' );
	await expect( page.locator( 'body' ) ).not.toHaveClass( /is-cursor-active/ );

	await page.mouse.down();
	await isClass( page, 'is-enabled', 'is-mouse-down' );
	await page.mouse.up();
	await isClass( page, 'is-enabled' );
	await page.locator( '#hide' ).hover();
	await isClass( page, 'is-enabled', 'is-active', 'is-hidden' );

	// What comes later is followed, too.
	await page.evaluate( () =>
		document
			.querySelector( 'main' )!
			.insertAdjacentHTML( 'afterbegin', '<p id="late" data-cursor-label="Late">Late</p>' )
	);
	await page.locator( '#late' ).hover();
	await expect( cursor( page ) ).toHaveText( 'Late' );
	await expect( cursor( page ) ).toHaveAttribute( 'aria-hidden', 'true' );
	expect( await page.evaluate( () => getComputedStyle( document.getElementById( 'late' )! ).cursor ) ).not.toBe(
		'none'
	);
	expect(
		await page.evaluate( () =>
			[ ...document.elementsFromPoint( 5, 5 ) ].some( ( { classList } ) => classList.contains( 'fr-cursor' ) )
		)
	).toBe( false );
	expect( await axe() ).toEqual( [] );
} );

test( 'C it leaves with the mouse, and its frames end when it has arrived', async ( { page } ) => {
	await page.addInitScript( () => {
		const { requestAnimationFrame: frame } = window;
		Object.assign( window, { asked: 0 } );
		window.requestAnimationFrame = ( call ) => {
			( window as unknown as { asked: number } ).asked++;
			return frame( call );
		};
	} );
	await visit( page );
	await page.mouse.move( 300, 200 );
	await expect.poll( () => place( page ) ).toEqual( [ 300, 200 ] );
	await page.mouse.move( 700, 500 );
	await expect.poll( () => place( page ) ).toEqual( [ 700, 500 ] );
	const frames = await page.evaluate( async () => {
		const of = window as unknown as { asked: number };
		const before = of.asked;
		for ( let at = 0; at < 5; at++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
		}
		return of.asked - before;
	} );
	expect( frames ).toBe( 5 ); // Ours here alone.
	await page.locator( 'html' ).dispatchEvent( 'pointerout', { pointerType: 'mouse', bubbles: true } );
	await isClass( page, 'is-enabled', 'is-hidden' );
} );

test( 'C width 991: none; 992: back, and gone again', async ( { page } ) => {
	await visit( page, 991 );
	await page.locator( '#press' ).hover();
	await isClass( page, 'is-hidden' );
	await expect( cursor( page ) ).toBeHidden();
	await page.setViewportSize( { width: 992, height: 800 } );
	await expect( cursor( page ) ).toHaveClass( /is-enabled/ );
	await page.locator( '#view p' ).hover();
	await isClass( page, 'is-enabled', 'is-active', 'has-label', 'has-icon' );
	await page.setViewportSize( { width: 991, height: 800 } );
	await isClass( page, 'is-hidden' );
	await expect( page.locator( 'body' ) ).not.toHaveClass( /is-cursor-active/ );
} );

test.describe( 'with reduced motion, from right to left', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );
	test( 'C it is where the mouse is in the next frame', async ( { page } ) => {
		await visit( page );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		await page.mouse.move( 100, 100 );
		await expect.poll( () => place( page ) ).toEqual( [ 100, 100 ] );
		await page.mouse.move( 900, 600 );
		const seen = await page.evaluate( async () => {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
			await new Promise( ( done ) => requestAnimationFrame( done ) );
			const { left, top } = document.querySelector( '.fr-cursor' )!.getBoundingClientRect();
			return [ left, top ];
		} );
		expect( seen ).toEqual( [ 900, 600 ] );
	} );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, isMobile: true } );
	test( 'C there is none, however wide the window is', async ( { page } ) => {
		await visit( page );
		await page.locator( '#press' ).tap();
		await isClass( page, 'is-hidden' );
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'C there is none', async ( { page } ) => {
		await behave( page.context(), { 'frontage/cursor': { on: true } } );
		await page.goto( address );
		await expect( cursor( page ) ).toBeHidden();
	} );
} );

test( 'C an editor gives a block its word and its icon', async ( { page, admin, editor } ) => {
	await behave( page.context(), { 'frontage/cursor': { on: true } } );
	await admin.createNewPost( { postType: 'page', title: `Pointer ${ unique() }` } );
	await editor.insertBlock( { name: 'core/cover' } );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'textbox', { name: 'Cursor text' } ).fill( 'Look' );
	await settings
		.locator( '.components-tools-panel' )
		.filter( { hasText: 'Cursor text' } )
		.getByRole( 'button', { name: 'Icon', exact: true } )
		.click();
	await page.getByRole( 'button', { name: 'Video', exact: true } ).click();
	await expect
		.poll( async () => ( await editor.getBlocks() )[ 0 ]!.attributes.frCursor )
		.toEqual( { label: 'Look', icon: 'core/capture-video' } );
	await settings.getByRole( 'textbox', { name: 'Cursor text' } ).fill( '' );
	await expect
		.poll( async () => ( await editor.getBlocks() )[ 0 ]!.attributes.frCursor )
		.toEqual( { icon: 'core/capture-video' } );
} );
