/** The firm's whole site, page by page: what a visitor sees of it, what it links to, and what it costs. */
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { behave, everything, type Chosen } from '../../support/behaviors';
import { settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const PAGES = [
	'/',
	'/about/',
	'/team/',
	'/services/',
	'/pricing/',
	'/quote/',
	'/contact/',
	'/privacy/',
	'/cracks/',
	'/members/',
	'/portfolio/',
	'/portfolio/footbridge-at-sandviken/',
	'/journal/',
	'/a-hundred-meters-without-a-pier/',
	'/category/old-houses/',
	'/?s=roof',
	'/?s=nothing-of-the-kind',
];
const MISSING = '/no-such-page/';

/** What the console says and what jumps, from the first moment on. */
async function watch( page: Page ) {
	const said: string[] = [];
	page.on( 'pageerror', ( error ) => said.push( error.message ) );
	page.on( 'console', ( message ) => {
		// That the page itself is missing is said by the browser, of the address that was asked for.
		if ( message.type() === 'error' && ! message.location().url.endsWith( MISSING ) ) {
			said.push( message.text() );
		}
	} );
	await page.addInitScript( () => {
		Object.assign( window, { jumped: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const { value } of list.getEntries() as ( PerformanceEntry & { value: number } )[] ) {
				( window as unknown as { jumped: number } ).jumped += value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return said;
}

/** Scrolls through the page, fetches the pictures that wait for more; then says what is seen of it. */
const seen = ( page: Page ) =>
	page.evaluate( async () => {
		for ( let top = 0; top < document.body.scrollHeight; top += window.innerHeight ) {
			window.scrollTo( { top, behavior: 'instant' } );
			await new Promise( requestAnimationFrame );
		}
		const pictures = [ ...document.images ];
		pictures.forEach( ( picture ) => ( picture.loading = 'eager' ) );
		await Promise.all( pictures.map( ( picture ) => picture.decode().catch( () => {} ) ) );
		return {
			// A short page from right to left is narrower than its root by the gutter of a scrollbar.
			beyond: Math.max( 0, document.documentElement.scrollWidth - document.documentElement.clientWidth ),
			headings: [ ...document.querySelectorAll( 'h1' ) ].filter( ( one ) => one.checkVisibility() ).length,
			lost: pictures.filter( ( { naturalWidth } ) => ! naturalWidth ).map( ( { src } ) => src ),
			jumped: ( window as unknown as { jumped: number } ).jumped,
			anchors: [ ...document.links ]
				.filter( ( link ) => link.hash.length > 1 && link.pathname === window.location.pathname )
				.filter( ( link ) => ! document.getElementById( decodeURIComponent( link.hash.slice( 1 ) ) ) )
				.map( ( { hash } ) => hash ),
		};
	} );

/** All that moves in is there, once one has been where it stands: pictures that came meanwhile may have moved it. */
const moved = ( page: Page, address: string ) =>
	expect
		.poll(
			() =>
				page.evaluate( () => {
					document.querySelector( '.is-waiting' )?.scrollIntoView( { behavior: 'instant', block: 'center' } );
					return document.querySelectorAll( '.is-waiting, .is-coming' ).length;
				} ),
			address
		)
		.toBe( 0 );

test( 'the links of every page lead somewhere', async ( { page } ) => {
	const links = new Set< string >();
	for ( const address of [ ...PAGES, MISSING ] ) {
		await page.goto( address );
		const found = await page.evaluate( () => {
			const { origin, pathname } = window.location;
			return [ ...document.links ]
				.map( ( { href } ) => new URL( href ) )
				.filter( ( link ) => link.origin === origin && link.pathname !== pathname )
				.filter( ( link ) => ! link.pathname.includes( '/wp-' ) )
				.map( ( link ) => link.pathname + link.search );
		} );
		found.forEach( ( link ) => links.add( link ) );
	}
	expect( links.size ).toBeGreaterThan( PAGES.length );
	for ( const link of links ) {
		if ( ! PAGES.includes( link ) ) {
			expect( ( await page.request.get( link ) ).status(), link ).toBe( 200 );
		}
	}
} );

for ( const width of [ 390, 1440 ] ) {
	for ( const address of [ ...PAGES, MISSING ] ) {
		test( `${ address } is whole at ${ width } px`, async ( { page, axe } ) => {
			await page.setViewportSize( { width, height: 900 } );
			const said = await watch( page );
			const answer = await page.goto( address );
			expect( answer?.status() ).toBe( address === MISSING ? 404 : 200 );
			const { jumped, ...rest } = await seen( page );
			expect( rest ).toEqual( { beyond: 0, headings: 1, lost: [], anchors: [] } );
			expect( jumped ).toBeLessThanOrEqual( 0.005 );
			await moved( page, address );
			expect( await axe() ).toEqual( [] );
			expect( said ).toEqual( [] );
		} );
	}

	test( `a font that comes late moves nothing at ${ width } px`, { tag: '@smoke' }, async ( { page } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await watch( page );
		let come = () => {};
		const isSeen = new Promise< void >( ( resolve ) => ( come = resolve ) );
		await page.route( /\.woff2/, async ( route ) => {
			await isSeen;
			await route.continue();
		} );
		await page.goto( '/', { waitUntil: 'commit' } );
		// Painted without it: a browser waits for a font as for a style, but not for long.
		await page.waitForFunction( () => performance.getEntriesByName( 'first-contentful-paint' ).length > 0 );
		come();
		await page.evaluate( () => document.fonts.ready );
		expect( await page.evaluate( () => document.fonts.check( '16px Figtree' ) ) ).toBe( true );
		expect( ( await seen( page ) ).jumped ).toBeLessThanOrEqual( 0.005 );
	} );

	test.describe( 'from right to left', () => {
		test.use( { extraHTTPHeaders: { 'X-Frontage-Language': 'ar' } } );
		test( `every page fits at ${ width } px`, async ( { page } ) => {
			await page.setViewportSize( { width, height: 900 } );
			const said = await watch( page );
			for ( const address of [ ...PAGES, MISSING ] ) {
				await page.goto( address );
				await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
				const { beyond, headings, jumped } = await seen( page );
				expect( { beyond, headings }, address ).toEqual( { beyond: 0, headings: 1 } );
				expect( jumped, address ).toBeLessThanOrEqual( 0.005 );
				expect( said, address ).toEqual( [] );
			}
		} );
	} );
}

/** How far the words of an element begin and end from the edges of another, inwards. */
async function insets( words: Locator, of: Locator ) {
	await settled( words.page() );
	return words.evaluate(
		( element, other ) => {
			const range = element.ownerDocument.createRange();
			range.selectNodeContents( element );
			const [ inner, outer ] = [ range.getBoundingClientRect(), other!.getBoundingClientRect() ];
			return { left: inner.left - outer.left, right: outer.right - inner.right };
		},
		await of.elementHandle()
	);
}

test( 'on a tablet a page of words begins where the header does', async ( { page } ) => {
	await page.setViewportSize( { width: 768, height: 1024 } );
	await page.goto( '/privacy/' );
	const title = page.getByRole( 'heading', { level: 1 } );
	const { left } = await insets( title, page.locator( '.wp-block-site-logo' ).first() );
	expect( Math.abs( left ) ).toBeLessThanOrEqual( 1 );
} );

test.describe( 'from right to left', () => {
	test.use( { extraHTTPHeaders: { 'X-Frontage-Language': 'ar' } } );
	test( 'names stand at the right of their pictures', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( '/' );
		for ( const name of await page.locator( '.wp-block-cover h3' ).all() ) {
			const picture = name.locator( 'xpath=ancestor::div[contains(@class,"wp-block-cover ")]' );
			expect( ( await insets( name, picture ) ).right ).toBeLessThan( 32 );
		}
	} );
} );

/** What came with a page before anybody touched it: scripts and style sheets by their bytes on the wire, and everything of the suite. */
async function cost( page: Page, address: string ) {
	const files = { script: [] as Promise< Buffer >[], stylesheet: [] as Promise< Buffer >[] };
	const ours: string[] = [];
	page.on( 'response', ( response ) => {
		const kind = response.request().resourceType();
		if ( kind === 'script' || kind === 'stylesheet' ) {
			files[ kind ].push( response.body() );
		}
		if ( response.url().includes( '/plugins/frontage-' ) ) {
			ours.push( response.url() );
		}
	} );
	const html = await ( await page.goto( address ) )!.text();
	await page.waitForLoadState( 'networkidle' );
	const sum = async ( bodies: Promise< Buffer >[] ) =>
		( await Promise.all( bodies ) ).reduce( ( bytes, body ) => bytes + gzipSync( body ).length, 0 );
	return {
		bytes: await sum( files.script ),
		withStyle: gzipSync( html ).length + ( await sum( files.stylesheet ) ),
		ours,
		html,
	};
}

test( 'the front page asks for little: of scripts before anybody does anything, and of a page', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const { bytes, withStyle } = await cost( page, '/' );
	expect( bytes ).toBeGreaterThan( 0 );
	expect( bytes ).toBeLessThanOrEqual( 12 * 1024 );
	expect( withStyle ).toBeLessThanOrEqual( 23 * 1024 ); // All styles are in the page: none blocks it.
	expect( await page.evaluate( () => document.querySelectorAll( '*' ).length ) ).toBeLessThanOrEqual( 900 );
} );

/** Those that the demo's owner switched on, and every behavior there is, with the cart in the header: KB of script and of page with style. */
const SWITCHED: [ what: string, chosen: Chosen, script: number, html: number ][] = [
	[
		'with the behaviors that the demo has on',
		Object.fromEntries(
			[ 'sticky-header', 'back-to-top', 'page-transitions', 'lightbox', 'select' ].map( ( name ) => [
				`frontage/${ name }`,
				{ on: true },
			] )
		),
		12,
		23,
	],
	[ 'with every behavior on', everything(), 14.5, 25 ],
];
for ( const [ what, chosen, script, size ] of SWITCHED ) {
	test( `${ what }, the front page asks for little`, async ( { page, context } ) => {
		await behave( context, chosen );
		const { bytes, withStyle, ours } = await cost( page, '/' );
		expect( ours.join() ).toContain( '/bundles/scroll.js' );
		expect( ours.join() ).not.toContain( 'lazy-backgrounds' ); // Its pictures are images, which wait by themselves.
		expect( bytes ).toBeLessThanOrEqual( script * 1024 );
		expect( withStyle ).toBeLessThanOrEqual( size * 1024 );
	} );
}

test( 'a page that uses nothing of the suite gets nothing of it', { tag: '@smoke' }, async ( { page } ) => {
	const { bytes, ours, html } = await cost( page, '/cracks/' );
	expect( bytes ).toBe( 0 );
	expect( ours ).toEqual( [] );
	expect( html ).not.toMatch( /plugins\/frontage-|id="frontage-(?!theme-)|class="[^"]*\bfr-/ );
} );

test( 'what WordPress offers to every page is printed where a page names it', async ( { page, requestUtils } ) => {
	const { id } = await requestUtils.createPage( {
		title: 'Dusk',
		status: 'publish',
		content:
			'<!-- wp:group {"gradient":"midnight"} --><div class="wp-block-group has-midnight-gradient-background has-background"><!-- wp:paragraph --><p id="dusk">Words</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
	} );
	await page.goto( `/?page_id=${ id }` );
	await expect( page.locator( 'main .has-background' ).filter( { has: page.locator( '#dusk' ) } ) ).toHaveCSS(
		'background-image',
		/linear-gradient/
	);
	expect( await ( await page.goto( '/' ) )!.text() ).not.toContain( '--gradient--' );
} );
