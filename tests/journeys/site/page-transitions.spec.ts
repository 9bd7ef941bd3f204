import { chromium, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { behave } from '../../support/behaviors';
import { unique } from '../../support/forms';
import { watchErrors } from '../../support/scrolling';
import { keepingPages } from '../../support/full-chromium';
import { expect, test } from '../../support/test';

// One page turning into the next, and coming back to it.

/** Counts in the tab's storage how often a page's own script ran. */
const counts = ( name: string ) =>
	`<!-- wp:html --><script>sessionStorage.${ name } = Number( sessionStorage.${ name } ?? 0 ) + 1;</script><!-- /wp:html -->`;
const runs = ( page: Page ) => page.evaluate( () => [ sessionStorage.first, sessionStorage.second ] );

const chosen = { 'frontage/page-transitions': { on: true } };

async function twoPages( requestUtils: RequestUtils ) {
	const make = ( content: string ) =>
		requestUtils.rest< { link: string } >( {
			method: 'POST',
			path: '/wp/v2/pages',
			data: { title: `Turn ${ unique() }`, content, status: 'publish' },
		} );
	const second = (
		await make( `${ counts( 'second' ) }<!-- wp:paragraph --><p id="second">Two</p><!-- /wp:paragraph -->` )
	).link;
	const first = (
		await make(
			`${ counts( 'first' ) }<!-- wp:frontage/search {"layout":"popup"} /--><!-- wp:paragraph --><p><a id="go" href="${ second }">Go</a> <a id="plain" class="no-transition" href="${ second }">Go at once</a></p><!-- /wp:paragraph -->`
		)
	).link;
	return { first, second };
}

const revealed = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { revealed: boolean | null } ).revealed );
const watch = ( page: Page ) =>
	page.addInitScript( () => {
		Object.assign( window, { revealed: null } );
		addEventListener( 'pagereveal', ( event ) =>
			Object.assign( window, {
				revealed: ( event as unknown as { viewTransition: unknown } ).viewTransition !== null,
			} )
		);
	} );

test(
	'T: a link turns the page, one of the class does not, and who wants less motion has none',
	{ tag: '@smoke' },
	async ( { page, context, requestUtils } ) => {
		const errors: string[] = [];
		page.on( 'pageerror', ( { message } ) => errors.push( message ) );
		await behave( context, chosen );
		const { first } = await twoPages( requestUtils );
		await watch( page );
		await page.goto( first );
		await page.locator( '#go' ).click();
		await expect( page.locator( '#second' ) ).toBeVisible();
		await expect.poll( () => revealed( page ) ).toBe( true );
		expect( await runs( page ) ).toEqual( [ '1', '1' ] );
		await page.goto( first );
		await page.locator( '#plain' ).click();
		await expect( page.locator( '#second' ) ).toBeVisible();
		await expect.poll( () => revealed( page ) ).toBe( false );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( first );
		await page.locator( '#go' ).click();
		await expect( page.locator( '#second' ) ).toBeVisible();
		await expect.poll( () => revealed( page ) ).toBe( false );
		expect( errors ).toEqual( [] );
	}
);

test( 'T: a link to a file is followed without an error', async ( { page, context, requestUtils } ) => {
	const errors = watchErrors( page );
	await behave( context, chosen );
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: `Turn ${ unique() }`,
			content:
				'<!-- wp:paragraph --><p><a id="file" href="/wp-includes/images/w-logo-blue.png">A file</a></p><!-- /wp:paragraph -->',
			status: 'publish',
		},
	} );
	for ( let time = 0; time < 3; time++ ) {
		await page.goto( link ); // What the page before had to say has been said.
		await page.locator( '#file' ).click();
		await expect( page ).toHaveURL( /w-logo-blue\.png$/ );
	}
	await page.goto( link );
	expect( errors ).toEqual( [] );
} );

test( 'T: while the page turns, header and footer have a name of their own', async ( {
	page,
	context,
	requestUtils,
} ) => {
	// The footer is seen on the page that goes: of one that comes, what was not read yet has no part in it.
	await page.setViewportSize( { width: 1280, height: 1600 } );
	await behave( context, chosen );
	const { first } = await twoPages( requestUtils );
	await page.addInitScript( () =>
		addEventListener( 'pagereveal', ( event ) => {
			const { viewTransition } = event as unknown as { viewTransition: { ready: Promise< void > } | null };
			void viewTransition?.ready.then( () =>
				Object.assign( window, {
					named: document
						.getAnimations()
						.map( ( { effect } ) => ( effect as KeyframeEffect ).pseudoElement!.replace( /.*\(/, '(' ) ),
				} )
			);
		} )
	);
	await page.goto( first );
	await page.locator( '#go' ).click();
	await expect
		.poll( () => page.evaluate( () => ( window as unknown as { named?: string[] } ).named ) )
		.toEqual( expect.arrayContaining( [ '(fr-header)', '(fr-footer)' ] ) );
	await expect( page.locator( '.wp-site-blocks > header' ) ).toHaveCSS( 'view-transition-name', 'none' );
} );

test( 'T: what is fetched ahead leaves out carts, accounts, queries and what says so', async ( {
	page,
	context,
	requestUtils,
} ) => {
	await behave( context, chosen );
	const { first } = await twoPages( requestUtils );
	await page.goto( first );
	const rules = await page.locator( 'script[type="speculationrules"]' ).allTextContents();
	const said = rules.join( '' ).replaceAll( '\\/', '/' );
	expect( said ).toContain( '"eagerness":"moderate"' );
	for ( const path of [ '/cart{/*}?', '/checkout{/*}?', '/my-account{/*}?', 'no-prefetch' ] ) {
		expect( said ).toContain( path );
	}
} );

test( 'T: who comes back finds the page as it was, with what was open closed and its scripts run once', async ( {
	requestUtils,
} ) => {
	const browser = await chromium.launch( keepingPages( test.info().project.use.launchOptions ) );
	const context = await browser.newContext( { viewport: { width: 1280, height: 720 } } );
	await behave( context, {
		...chosen,
		'frontage/sticky-header': { on: true },
		'frontage/back-to-top': { on: true },
		'frontage/page-loader': { on: true },
	} );
	const page = await context.newPage();
	const { first, second } = await twoPages( requestUtils );
	await page.addInitScript( () => {
		Object.assign( window, { shown: [] } );
		addEventListener( 'pageshow', ( { persisted } ) =>
			( window as unknown as { shown: boolean[] } ).shown.push( persisted )
		);
	} );
	await page.goto( first );
	const dialog = page.locator( 'dialog.fr-search-overlay' );
	await page.locator( 'main .fr-search__open' ).click();
	await expect( dialog ).toHaveAttribute( 'data-state', 'opened' );
	await page.evaluate( ( address ) => location.assign( address ), second );
	await expect( page.locator( '#second' ) ).toBeVisible();
	await page.evaluate( () => history.back() );
	await expect
		.poll( () => page.evaluate( () => ( window as unknown as { shown: boolean[] } ).shown ).catch( () => [] ) )
		.toEqual( [ false, true ] );
	expect( await runs( page ) ).toEqual( [ '1', '1' ] );
	await expect( dialog ).toHaveAttribute( 'data-state', 'closed' );
	await expect( page.locator( '.fr-loader' ) ).toBeHidden();
	expect( await page.evaluate( () => getComputedStyle( document.documentElement ).overflowY ) ).not.toBe( 'hidden' );
	await browser.close();
} );

test( 'T: an instant page is rendered while the pointer rests on its link', async ( {
	page,
	context,
	requestUtils,
} ) => {
	await behave( context, { 'frontage/prerender': { on: true } } );
	const { first, second } = await twoPages( requestUtils );
	await page.goto( first );
	const ahead = context.waitForEvent( 'request', ( request ) => request.url() === second );
	await page.locator( '#go' ).hover();
	// A browser that is driven by a test fetches it only; the header tells what it was asked for.
	expect( ( await ( await ahead ).allHeaders() )[ 'sec-purpose' ] ).toBe( 'prefetch;prerender' );
	await page.locator( '#go' ).click();
	await expect( page.locator( '#second' ) ).toBeVisible();
} );

test( 'T: the loader’s ring comes to rest, and the browser with it', async ( { page, context } ) => {
	await behave( context, { 'frontage/page-loader': { on: true } } );
	await page.goto( '/' );
	await expect( page.locator( '.fr-loader' ) ).toBeHidden();
	await expect
		.poll( () => page.evaluate( () => document.getAnimations().map( ( { playState } ) => playState ) ) )
		.not.toContain( 'running' );
} );
