import type { Locator, Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { expect, test } from '../../support/test';

// Blocks that come into view, as visitors meet them who scroll, jump, tab, print, or want less of it.

const reveal = ( chosen: object ) => JSON.stringify( { frReveal: chosen } );
const words = ( id: string, html: string, chosen?: object ) =>
	`<!-- wp:paragraph ${ chosen ? reveal( chosen ) : '' } --><p id="${ id }">${ html }</p><!-- /wp:paragraph -->`;
const space =
	'<!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const works = `<!-- wp:query ${ JSON.stringify( {
	queryId: 7,
	query: { perPage: 2, postType: 'portfolio', order: 'desc', orderBy: 'date', inherit: false },
	frPaging: 'more',
} ) } --><div class="wp-block-query"><!-- wp:post-template ${ reveal( {
	animation: 'fade-up',
	stagger: true,
} ) } -->${ space }<!-- wp:post-title {"level":2} /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;

const CONTENT = [
	words( 'first', 'In the window at first', { animation: 'fade' } ),
	space,
	words( 'below', '<a href="/">A link</a> below', { animation: 'slide-right', delay: 200 } ),
	space,
	works,
].join( '' );

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Reveal ${ unique() }`, content: CONTENT, status: 'publish' },
	} );
	address = link;
} );

const opacity = ( element: Locator ) => element.evaluate( ( node ) => getComputedStyle( node ).opacity );
const first = ( page: Page ) => page.locator( '#first' );
const below = ( page: Page ) => page.locator( '#below' );

async function visit( page: Page ) {
	await page.goto( address );
	await expect( first( page ) ).toHaveClass( /is-revealed/ );
}

test(
	'what is in the window is never hidden; what lies below comes with its first pixel, once',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await visit( page );
		await expect( first( page ) ).not.toHaveClass( /is-waiting|is-coming/ );
		await expect( below( page ) ).toHaveClass( /is-waiting/ );
		expect( await opacity( below( page ) ) ).toBe( '0' );

		const frames = await below( page ).evaluate( async ( block ) => {
			const frame = () => new Promise( requestAnimationFrame );
			scrollTo( { top: scrollY + block.getBoundingClientRect().top - innerHeight - 2, behavior: 'instant' } );
			await frame();
			await frame();
			const early = block.matches( '.is-revealed' );
			scrollBy( { top: 3, behavior: 'instant' } );
			let count = 0;
			while ( ! block.matches( '.is-revealed' ) && count < 100 ) {
				await frame();
				count++;
			}
			return { early, count };
		} );
		expect( frames.early ).toBe( false );
		expect( frames.count ).toBeLessThanOrEqual( 5 ); // 50 ms and two frames.
		expect( await below( page ).evaluate( ( { style } ) => style.getPropertyValue( '--fr-reveal-delay' ) ) ).toBe(
			'200ms'
		);
		await expect( below( page ) ).not.toHaveClass( /is-coming/ );
		expect( await opacity( below( page ) ) ).toBe( '1' );

		await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
		await expect( below( page ) ).not.toBeInViewport();
		await below( page ).scrollIntoViewIfNeeded();
		await expect( below( page ) ).not.toHaveClass( /is-coming|is-waiting/ );
		expect( await axe( 'main' ) ).toEqual( [] );
	}
);

test( 'Tab, an address, a search in the page and paper show it at once', { tag: '@smoke' }, async ( { page } ) => {
	await visit( page );
	await expect( below( page ) ).toHaveClass( /is-waiting/ );
	// What browsers do who found something: they bring it into the middle of the window.
	await below( page ).evaluate( ( found ) => found.scrollIntoView( { block: 'center', behavior: 'instant' } ) );
	await expect( below( page ) ).toHaveClass( /is-revealed/ );
	await expect( below( page ) ).not.toHaveClass( /is-coming/ );
	await expect( below( page ) ).toHaveCSS( 'opacity', '1' );

	await visit( page );
	await expect( below( page ) ).toHaveClass( /is-waiting/ );
	await page.emulateMedia( { media: 'print' } );
	expect( await opacity( below( page ) ) ).toBe( '1' );
	await page.emulateMedia( { media: 'screen' } );
	expect( await opacity( below( page ) ) ).toBe( '0' );
	await below( page ).getByRole( 'link' ).focus();
	await expect( below( page ) ).toHaveClass( /is-revealed/ );
	await expect( below( page ) ).not.toHaveClass( /is-coming/ );

	await page.goto( 'about:blank' );
	await page.goto( `${ address }#below` );
	await expect( below( page ) ).toHaveClass( /is-revealed/ );
	await expect( below( page ) ).not.toHaveClass( /is-coming/ );
} );

test( 'entries that a list gets later come one after the other, too', async ( { page } ) => {
	await visit( page );
	const items = page.locator( '.wp-block-post-template > li' );
	await page.getByRole( 'link', { name: 'Next Page' } ).press( 'Enter' );
	await expect( items ).toHaveCount( 4 );
	await expect( items.last() ).toHaveClass( /is-waiting/ );
	// By hand: where one jumps to everything is there at once.
	while ( ! ( await items.last().evaluate( ( item ) => item.matches( '.is-revealed' ) ) ) ) {
		await page.mouse.wheel( 0, 500 );
		await page.evaluate( () => new Promise( ( done ) => requestAnimationFrame( done ) ) );
	}
	expect( await items.last().evaluate( ( item ) => item.style.getPropertyValue( '--fr-reveal-delay' ) ) ).toBe(
		'100ms'
	);
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'everything stands there', async ( { page } ) => {
		await page.goto( address );
		for ( const block of [ first( page ), below( page ) ] ) {
			await expect( block ).toHaveCSS( 'opacity', '1' );
		}
	} );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );
	test( 'nothing is hidden and nothing moves', async ( { page } ) => {
		await visit( page );
		await expect( below( page ) ).toHaveCSS( 'opacity', '1' );
		await below( page ).scrollIntoViewIfNeeded();
		await expect( below( page ) ).toHaveClass( /is-revealed/ );
		await expect( below( page ) ).not.toHaveClass( /is-coming/ );
	} );
} );

test( 'an editor chooses how a block comes, and the text of the page stays as it was', async ( {
	page,
	admin,
	editor,
} ) => {
	await admin.createNewPost( { postType: 'page', title: `Reveal ${ unique() }` } );
	await editor.insertBlock( { name: 'core/paragraph', attributes: { content: 'It comes' } } );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'button', { name: 'Animation', exact: true } ).click();
	await settings.getByRole( 'combobox', { name: 'Entrance animation' } ).selectOption( 'Zoom in' );
	await settings.getByRole( 'spinbutton', { name: 'Delay (ms)' } ).fill( '150' );
	await expect
		.poll( () => editor.getEditedPostContent() )
		.toBe(
			`<!-- wp:paragraph {"frReveal":{"animation":"zoom-in","delay":150}} -->\n<p>It comes</p>\n<!-- /wp:paragraph -->`
		);
	await editor.publishPost();
	await page.goto( ( await page.getByRole( 'link', { name: 'View Page' } ).first().getAttribute( 'href' ) )! );
	const block = page.locator( '[data-animation="zoom-in"]' );
	await expect( block ).toHaveText( 'It comes' );
	await expect( block ).toHaveAttribute( 'data-delay', '150' );
	await expect( block ).toHaveClass( /fr-reveal .*is-revealed/ );
} );
