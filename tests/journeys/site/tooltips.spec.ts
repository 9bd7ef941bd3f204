import type { Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// Row E: short texts beside what has them, by mouse, keys and touch, and how an editor gives them to words.

const HOSTILE = '<img src=x onerror="document.title=1"> & more';
const escaped = HOSTILE.replaceAll( '&', '&amp;' )
	.replace( '<', '&lt;' )
	.replace( '>', '&gt;' )
	.replaceAll( '"', '&quot;' );
const CONTENT = [
	`<!-- wp:paragraph --><p>A <span class="fr-tooltip" data-tooltip="${ escaped }">purlin</span> and <a href="/?linked">a <span class="fr-tooltip" data-tooltip="Of the link">link</span></a>.</p><!-- /wp:paragraph -->`,
	'<!-- wp:html --><p id="edge" style="position:absolute;inset-block-start:0;inset-inline-end:0;margin:0"><button data-tooltip="A text that is longer than the room beside the button">E</button></p><dialog id="over"><button data-tooltip="In a dialog">D</button></dialog><p><button id="end" aria-describedby="own" data-tooltip="Second">Described</button> <span id="own">First</span></p><!-- /wp:html -->',
].join( '' );

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Tooltips ${ unique() }`, content: CONTENT, status: 'publish' },
	} );
	address = link;
} );

const tip = ( page: Page ) => page.getByRole( 'tooltip' );
const word = ( page: Page ) => page.getByRole( 'button', { name: 'purlin' } );
/** Loaded is ready: modules run before. */
async function visit( page: Page, dir = 'ltr' ) {
	await page.goto( address );
	await page.evaluate( ( way ) => ( document.documentElement.dir = way ), dir );
}

test(
	'E by mouse: at once, beside it, hoverable, and gone with the pointer',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await visit( page );
		await expect( word( page ) ).toHaveAttribute( 'title', HOSTILE );
		const atOnce = await word( page ).evaluate( ( element ) => {
			element.dispatchEvent( new PointerEvent( 'pointerover', { bubbles: true, pointerType: 'mouse' } ) );
			return document.querySelector( '[role=tooltip]' )?.textContent;
		} );
		expect( atOnce ).toBe( HOSTILE );
		await word( page ).hover();
		await expect( tip( page ) ).toHaveText( HOSTILE );
		await expect( word( page ) ).not.toHaveAttribute( 'title', /./ );
		await expect( word( page ) ).toHaveAccessibleDescription( HOSTILE );
		const [ of, text ] = await boxes( word( page ), tip( page ) );
		expect( Math.round( of.y - text.y - text.height ) ).toBe( 8 );
		expect( Math.abs( of.x + of.width / 2 - text.x - text.width / 2 ) ).toBeLessThan( 2 );
		expect( await axe( 'main' ) ).toEqual( [] ); // The text itself stands above the page, in none of its regions.
		// Across the gap to the text, and to its far end.
		await page.mouse.move( of.x + of.width / 2, of.y - 4 );
		await expect( tip( page ) ).toBeVisible();
		await page.mouse.move( text.x + text.width - 3, text.y + 3 );
		await expect( tip( page ) ).toBeVisible();
		await page.mouse.move( text.x + text.width + 100, text.y - 100 );
		await expect( tip( page ) ).toHaveCount( 0 );
		await page.locator( '#end' ).hover();
		await expect( page.locator( '#end' ) ).toHaveAccessibleDescription( 'First Second' );
	}
);

test(
	'E by keys: focus shows it, Escape hides it and keeps the focus, Enter shows it again',
	{ tag: '@smoke' },
	async ( { page } ) => {
		await visit( page );
		await word( page ).focus();
		await expect( tip( page ) ).toHaveText( HOSTILE );
		await page.keyboard.press( 'Escape' );
		await expect( tip( page ) ).toHaveCount( 0 );
		await expect( word( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( tip( page ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'link', { name: 'a link' } ) ).toBeFocused();
		await expect( tip( page ) ).toHaveText( 'Of the link' );
		await expect( page.getByRole( 'link', { name: 'a link' } ) ).toHaveAccessibleDescription( 'Of the link' );

		await page.evaluate( () => ( document.getElementById( 'over' ) as HTMLDialogElement ).showModal() );
		const inside = page.getByRole( 'button', { name: 'D', exact: true } );
		await inside.hover();
		await expect( tip( page ) ).toHaveText( 'In a dialog' );
		await tip( page ).hover();
		await expect( tip( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( tip( page ) ).toHaveCount( 0 );
		await expect( page.locator( '#over' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( '#over' ) ).toBeHidden();
	}
);

for ( const dir of [ 'ltr', 'rtl' ] ) {
	test( `E at the window's edge it turns and stays inside: ${ dir }, and in 320 px`, async ( { page } ) => {
		for ( const size of [
			{ width: 1280, height: 720 },
			{ width: 320, height: 360 },
		] ) {
			await page.setViewportSize( size );
			await visit( page, dir );
			await page.locator( '#edge' ).evaluate( ( edge ) => {
				edge.style.position = 'fixed';
				document.body.append( edge );
			} );
			const button = page.getByRole( 'button', { name: 'E', exact: true } );
			await button.hover();
			const [ of, text ] = await boxes( button, tip( page ) );
			expect( Math.round( text.y - of.y - of.height ) ).toBe( 8 );
			expect( text.x ).toBeGreaterThanOrEqual( 0 );
			expect( text.x + text.width ).toBeLessThanOrEqual( size.width );
		}
	} );
}

test( 'E a browser whose style cannot place it fetches what can, once', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( new URL( request.url() ).pathname ) );
	await page.addInitScript( () => {
		const { supports } = CSS;
		CSS.supports = ( ...given: string[] ) =>
			! given.join().includes( 'position-area' ) && supports.apply( CSS, given as [ string ] );
	} );
	await visit( page );
	const late = () => asked.filter( ( path ) => path.endsWith( '/tooltip/lazy.js' ) ).length;
	expect( late() ).toBe( 0 );
	await word( page ).hover();
	await expect( tip( page ) ).toHaveAttribute( 'data-placed', '' );
	await page.locator( '#end' ).hover();
	await expect( tip( page ) ).toHaveText( 'Second' );
	expect( late() ).toBe( 1 );
} );

for ( const part of [ 'view', 'lazy' ] ) {
	test( `E the browser says it where ${ part }.js does not come`, async ( { page } ) => {
		const errors: Error[] = [];
		const blocked: string[] = [];
		page.on( 'pageerror', ( error ) => errors.push( error ) );
		await page.addInitScript( () => {
			const { supports } = CSS;
			CSS.supports = ( ...given: string[] ) =>
				! given.join().includes( 'position-area' ) && supports.apply( CSS, given as [ string ] );
		} );
		await page.route( new RegExp( `/tooltip/${ part }\\.js` ), ( route ) => {
			blocked.push( route.request().url() );
			return route.abort();
		} );
		await visit( page );
		await word( page ).hover();
		await expect.poll( () => blocked.length ).toBeGreaterThan( 0 );
		await expect( word( page ) ).toHaveAttribute( 'title', HOSTILE );
		expect( errors ).toEqual( [] );
	} );
}

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } } );
	test( 'E a tap shows it, a tap elsewhere takes it away', async ( { page } ) => {
		await visit( page );
		await word( page ).tap();
		await expect( tip( page ) ).toHaveText( HOSTILE );
		await page.locator( '#own' ).tap();
		await expect( tip( page ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'E the browser says it', async ( { page } ) => {
		await page.goto( address );
		await expect( word( page ) ).toHaveAttribute( 'title', HOSTILE );
		await expect( page.getByRole( 'link', { name: 'a link' } ) ).toHaveAttribute( 'title', 'Of the link' );
	} );
} );

test( 'E an editor gives words a text, changes it and takes it away, by keys', async ( {
	page,
	admin,
	editor,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'page', title: `Tooltips ${ unique() }` } );
	await editor.insertBlock( { name: 'core/paragraph', attributes: { content: 'A long purlin' } } );
	await editor.canvas.getByRole( 'document', { name: 'Block: Paragraph' } ).click();
	await pageUtils.pressKeys( 'End' );
	await pageUtils.pressKeys( 'ctrlShift+ArrowLeft' );
	const open = async () => {
		await editor.clickBlockToolbarButton( 'More' );
		await page.getByRole( 'menuitem', { name: 'Tooltip' } ).click();
	};
	const text = page.getByRole( 'textbox', { name: 'Tooltip text' } );
	const content = async () => ( await editor.getBlocks() )[ 0 ]!.attributes.content as string;
	await open();
	await expect( text ).toBeFocused();
	await page.keyboard.type( 'A beam "in" the roof' );
	await page.keyboard.press( 'Enter' );
	await expect
		.poll( content )
		.toBe( 'A long <span data-tooltip="A beam &quot;in&quot; the roof" class="fr-tooltip">purlin</span>' );
	await open();
	await expect( text ).toHaveValue( 'A beam "in" the roof' );
	await text.fill( 'A beam' );
	await page.getByRole( 'button', { name: 'Apply' } ).click();
	await expect.poll( content ).toContain( 'data-tooltip="A beam"' );
	await open();
	await page.getByRole( 'button', { name: 'Remove tooltip' } ).click();
	await expect.poll( content ).toBe( 'A long purlin' );
} );
