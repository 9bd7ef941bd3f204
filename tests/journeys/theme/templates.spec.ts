/** Every template of the theme: blocks that the editor takes as they are, and pages without a fault at each width. */
import type { Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

type Stored = { slug?: string; name?: string; theme?: string; content: string | { raw: string } };
type Block = { name: string; isValid: boolean; innerBlocks: Block[] };

/** Blocks that the editor would not take, a word each. */
const refused = ( page: Page, markup: Array< { name: string; text: string } > ) =>
	page.evaluate( ( all ) => {
		const { parse } = ( window as unknown as { wp: { blocks: { parse: ( text: string ) => Block[] } } } ).wp.blocks;
		const bad = ( blocks: Block[] ): string[] =>
			blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid && name !== 'core/missing' && name !== 'core/freeform' ? [] : [ name ] ),
				...bad( innerBlocks ),
			] );
		return all.flatMap( ( { name, text } ) => bad( parse( text ) ).map( ( block ) => `${ name }: ${ block }` ) );
	}, markup );

test( 'every template, part and pattern is blocks that the editor takes as they are', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const read = async ( path: string ) =>
		( await requestUtils.rest< Stored[] >( { path, params: { context: 'edit' } } ) )
			.filter( ( { theme, name } ) => theme === 'frontage' || name?.startsWith( 'frontage/' ) )
			.map( ( { slug, name, content } ) => ( {
				name: `${ path } ${ slug ?? name }`,
				text: typeof content === 'string' ? content : content.raw,
			} ) );
	const markup = [
		...( await read( '/wp/v2/templates' ) ),
		...( await read( '/wp/v2/template-parts' ) ),
		...( await read( '/wp/v2/block-patterns/patterns' ) ),
	];
	expect( markup.length ).toBeGreaterThan( 40 );
	await admin.createNewPost();
	const theirs = await refused( page, markup );
	// What WooCommerce brings is not there without it.
	expect( theirs.filter( ( one ) => ! /(woocommerce|product|order|cart|checkout)/.test( one ) ) ).toEqual( [] );
} );

test.describe( 'pages', () => {
	const VISITS = [
		[ '/snow-on-the-roof/', 'How much snow is too much?' ],
		[ '/category/old-houses/', 'Old houses' ],
		[ '/2026/01/', 'January 2026' ], // Nothing that another journey writes stands there.
		[ '/?s=roof', 'Search results for: “roof”' ],
		[ '/?s=nothing-of-the-kind', 'Search results for: “nothing-of-the-kind”' ],
		[ '/no-such-page/', 'Page not found' ],
	] as const;

	for ( const width of [ 320, 768, 1440 ] ) {
		test( `each says what it is, fits and is clean at ${ width } px`, async ( { page, requestUtils, axe } ) => {
			// Who writes nothing but this: other journeys write as the owner.
			const author = `ingrid-${ unique() }`;
			const { id } = await requestUtils.createUser( {
				username: author,
				email: `${ author }@example.org`,
				password: unique(),
				roles: [ 'author' ],
			} );
			await requestUtils.rest( {
				path: '/wp/v2/posts',
				method: 'POST',
				data: {
					title: 'Moss on a north roof',
					content: 'It holds water, and so the frost.',
					status: 'publish',
					author: id,
					date: '2025-01-02T09:00:00',
				},
			} );
			await page.setViewportSize( { width, height: 900 } );
			for ( const [ address, heading ] of [ ...VISITS, [ `/author/${ author }/`, author ] ] as const ) {
				await page.goto( address );
				await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( heading );
				expect( await horizontalScroll( page ), address ).toEqual( [] );
				expect( await axe(), address ).toEqual( [] );
			}
		} );
	}

	test( 'an article says who wrote it and when, and leads on to others of its subject', async ( { page } ) => {
		await page.goto( '/snow-on-the-roof/' );
		const main = page.getByRole( 'main' );
		await expect( main.getByRole( 'link', { name: 'admin' } ).first() ).toBeVisible();
		await expect( main.locator( 'time' ).first() ).toBeVisible();
		await expect( main.getByText( '1 minute' ) ).toBeVisible();
		const more = main.locator( '.is-related' );
		await expect( more.getByRole( 'heading', { name: 'Keep reading' } ) ).toBeVisible();
		const titles = await more.getByRole( 'heading', { level: 3 } ).allTextContents();
		expect( titles.sort() ).toEqual( [ 'Can you remove this wall?', 'What a sagging floor tells you' ] );
	} );

	test( 'who finds nothing is told so, and where to go on', { tag: '@smoke' }, async ( { page } ) => {
		for ( const address of [ '/?s=nothing-of-the-kind', '/no-such-page/' ] ) {
			await page.goto( address );
			const main = page.getByRole( 'main' );
			await expect( main.getByRole( 'searchbox' ) ).toBeVisible();
			await expect( main.getByRole( 'heading', { name: 'Latest posts' } ) ).toBeVisible();
			await main.getByRole( 'link', { name: 'Old houses' } ).click();
			await expect( page.getByRole( 'heading', { level: 1, name: 'Old houses' } ) ).toBeVisible();
		}
	} );

	test( 'a search counts what it found', async ( { page } ) => {
		await page.goto( '/?s=roof' );
		await expect( page.getByRole( 'main' ).getByText( /^\d+ results found$/ ) ).toBeVisible();
	} );

	test( 'that nothing was found is said once', async ( { page } ) => {
		await page.goto( '/?s=nothing-of-the-kind' );
		await expect( page.getByRole( 'main' ).getByText( 'No results found.' ) ).toBeVisible();
		await expect( page.getByRole( 'main' ).getByText( /^\d+ results? found$/ ) ).toBeHidden();
	} );
} );

for ( const [ template, landmarks ] of [
	[ 'page-sidebar', [ 'banner', 'main', 'complementary', 'contentinfo' ] ],
	[ 'page-no-title', [ 'banner', 'main', 'contentinfo' ] ],
	[ 'page-landing', [ 'main' ] ],
	[ 'coming-soon', [ 'main' ] ],
] as const ) {
	test( `a page with the template ${ template } has its landmarks, once each`, async ( {
		page,
		requestUtils,
		axe,
	} ) => {
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/pages',
			method: 'POST',
			data: {
				title: 'Of a template',
				status: 'publish',
				template,
				content: '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">One</h1><!-- /wp:heading -->',
			},
		} );
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.goto( `/?page_id=${ id }` );
		for ( const role of [ 'banner', 'main', 'complementary', 'contentinfo' ] as const ) {
			await expect( page.getByRole( role ) ).toHaveCount(
				( landmarks as readonly string[] ).includes( role ) ? 1 : 0
			);
		}
		expect( await horizontalScroll( page ) ).toEqual( [] );
		if ( template !== 'page-sidebar' ) {
			expect( await axe() ).toEqual( [] ); // With a title of its own the page would have two.
		}
	} );
}
