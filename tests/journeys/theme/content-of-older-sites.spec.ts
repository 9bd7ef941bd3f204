/** What a site has that is older than this theme, or that nobody made for it: it fits the window, and each thing has its place. */
import { publish } from '../../support/forms';
import { fillSite, tooWide, WIDTHS, withScrollbars, type OlderSite } from '../../support/older-site';
import { boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

test.use( { launchOptions: async ( { launchOptions }, give ) => give( withScrollbars( launchOptions ) ) } );

let site: OlderSite;

test.beforeAll( () => {
	site = fillSite();
} );

test( 'every page fits every window', async ( { page } ) => {
	test.slow();
	const addresses = [
		...Object.values( site.pages ),
		`${ site.pages.paged }2/`,
		'/journal/',
		'/?s=a',
		'/?s=nothing-of-the-kind',
		'/no-such-page/',
		'/type/aside/',
		'/category/fagomrade-for-eldre-trekonstruksjoner-1/',
	];
	const found: string[] = [];
	for ( const address of addresses ) {
		await page.goto( address );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			const wide = await tooWide( page );
			found.push( ...( wide.length ? [ `${ address } at ${ width }: ${ wide.join( ' ' ) }` ] : [] ) );
		}
	}
	expect( found ).toEqual( [] );
} );

test( 'an article in parts leads from each to the others', async ( { page } ) => {
	await page.goto( site.pages.paged! );
	const parts = page.locator( '.post-nav-links' );
	await expect( parts.locator( '[aria-current="page"]' ) ).toHaveText( '1' );
	await parts.getByRole( 'link', { name: '3' } ).click();
	await expect( page.getByText( 'The third page, which is the last.' ) ).toBeVisible();
	await expect( parts ).toHaveCount( 1 );
	await expect( parts.getByRole( 'link' ) ).toHaveText( [ '1', '2' ] );
} );

test( 'classic content stands in its column, and its images beside words', async ( { page } ) => {
	await page.goto( site.pages.classic! );
	const main = page.locator( '.entry-content' );
	const text = main.locator( '> p' ).first();
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		const [ column, right, left, gallery, table, quote, frame ] = await boxes(
			text,
			main.locator( 'figure.alignright' ),
			main.locator( 'p > img.alignleft' ),
			main.locator( '.gallery' ),
			main.locator( 'table' ).first(),
			main.locator( 'blockquote' ),
			main.locator( 'iframe' )
		);
		for ( const one of [ right, left, gallery, table, quote, frame ] ) {
			expect( one.left ).toBeGreaterThanOrEqual( column.left - 1 );
			expect( one.right ).toBeLessThanOrEqual( column.right + 1 );
		}
		if ( width >= 480 ) {
			expect( right.right ).toBeCloseTo( column.right, 0 );
			expect( left.left ).toBeCloseTo( column.left, 0 );
			expect( Math.max( left.width, right.width ) ).toBeLessThanOrEqual( column.width / 2 );
		}
	}
	// A wide table is scrolled in its own box, by keyboard too.
	await page.setViewportSize( { width: 390, height: 900 } );
	const table = main.locator( 'table' ).first();
	await table.focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => table.evaluate( ( { scrollLeft } ) => scrollLeft ) ).toBeGreaterThan( 0 );
} );

test( 'what classic content needs comes with it alone', async ( { page, requestUtils } ) => {
	const brings = async ( address: string ) =>
		( await page.request.get( address ).then( ( answer ) => answer.text() ) ).includes( 'frontage-theme-classic' );
	for ( const name of [ 'classic', 'paged' ] ) {
		expect( await brings( site.pages[ name ]! ), name ).toBe( true );
	}
	for ( const address of [ '/', '/journal/', '/contact/', '/style-page/', '/snow-on-the-roof/' ] ) {
		expect( await brings( address ), address ).toBe( false );
	}
	for ( const [ content, is ] of [
		[ 'Words and nothing else.', false ],
		[ '<pre>Code</pre>', true ],
		[ '<blockquote>Words</blockquote>', true ],
		[ 'Words\n\n<table><tr><td>Cell</td></tr></table>', true ],
		[ '<img class="alignleft" src="/none.png" alt="" /> Words', true ],
		[
			'<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Cell</td></tr></tbody></table></figure><!-- /wp:table -->',
			false,
		],
		[ '<!-- wp:code --><pre class="wp-block-code"><code>Code</code></pre><!-- /wp:code -->', false ],
	] as const ) {
		expect( await brings( await publish( requestUtils, content ) ), content ).toBe( is );
	}
} );

test( 'ten comments below each other have room for their words on a phone', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( site.pages.comments! );
	const words = page.locator( '.wp-block-comment-content' );
	await expect( words ).toHaveCount( 10 );
	for ( const { width, right } of await boxes( ...( await words.all() ) ) ) {
		expect( width ).toBeGreaterThan( 160 );
		expect( right ).toBeLessThanOrEqual( 370 );
	}
} );

test( 'a post without a title has a heading, and a link in every list', async ( { page, requestUtils } ) => {
	await page.goto( site.pages.untitled! );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Untitled' );
	const there = new RegExp( `${ site.pages.untitled }$` );
	await requestUtils.rest( { path: `/wp/v2/posts/${ site.posts.untitled }`, method: 'POST', data: { title: '' } } );
	for ( const address of [ '/?s=nobody+gave', '/author/admin/', '/no-such-page/' ] ) {
		await page.goto( address );
		await expect(
			page.getByRole( 'main' ).getByRole( 'link', { name: 'Untitled' } ).first(),
			address
		).toHaveAttribute( 'href', there );
	}
} );

test( 'a post that stays at the top says so, on the first page of the blog alone', async ( { page } ) => {
	await page.goto( '/journal/' );
	const first = page.locator( '.wp-block-post' ).first();
	await expect( first.getByRole( 'heading' ) ).toHaveText( 'Stays at the top' );
	await expect( first.getByText( 'Pinned' ) ).toBeVisible();
	await expect( page.getByText( 'Pinned' ) ).toHaveCount( 1 );
	for ( const address of [ '/journal/page/2/', '/author/admin/', site.pages.sticky! ] ) {
		await page.goto( address );
		await expect( page.getByText( 'Pinned' ), address ).toHaveCount( 0 );
	}
} );

test( 'beside a post with an image, one without is a card as high as it', async ( { page } ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.goto( '/journal/' );
	const [ image, words ] = [ page.locator( '.wp-block-post' ).nth( 0 ), page.locator( '.wp-block-post' ).nth( 1 ) ];
	await expect( words ).not.toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
	const [ withImage, without ] = await boxes( image, words );
	expect( [ without.top, without.bottom ] ).toEqual( [ withImage.top, withImage.bottom ] );
	await page.goto( '/type/aside/' ); // None has an image.
	await expect( page.locator( '.wp-block-post' ).first() ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
} );

test( 'sixty categories are three above a title, and ten where nothing was found', async ( { page } ) => {
	await page.goto( site.pages.categories! );
	const above = page.locator( '.taxonomy-category' ).getByRole( 'link' );
	await expect( above ).toHaveCount( 3 );
	await expect( above.filter( { hasText: 'Uncategorized' } ) ).toHaveCount( 0 );
	await page.goto( site.pages.comments! );
	await expect( above ).toHaveCount( 0 );
	for ( const address of [ '/no-such-page/', '/?s=nothing-of-the-kind' ] ) {
		await page.goto( address );
		await expect(
			page.getByRole( 'main' ).getByRole( 'link', { name: /Fagområde|Uncategorized|Old houses|Wood|office/ } ),
			address
		).toHaveCount( 10 );
	}
} );
