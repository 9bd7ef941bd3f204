import type { Page } from '@playwright/test';
import { behave, everything } from '../../support/behaviors';
import { expect, test } from '../../support/test';

const picture = {
	name: 'roof.png',
	mimeType: 'image/png',
	buffer: Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64'
	),
};

/** Everything that visitors of the demo can read: pages, sliders with an address of their own, what is not there. */
async function addresses( page: Page ): Promise< string[] > {
	const found = new Set( [ '/', '/no-such-page/', '/?s=roof' ] );
	for ( const type of [ 'pages', 'posts' ] ) {
		const answer = await page.request.get( `/wp-json/wp/v2/${ type }?per_page=100&order=asc&_fields=link` );
		( ( await answer.json() ) as { link: string }[] ).forEach( ( { link } ) =>
			found.add( new URL( link ).pathname )
		);
	}
	return [ ...found ];
}

/** What the browser refuses, and what our own markup should not hold. */
async function breaches( page: Page, address: string ): Promise< string[] > {
	const refused: string[] = [];
	const listen = ( message: { text: () => string } ) => {
		if ( /Content Security Policy/.test( message.text() ) ) {
			refused.push( message.text() );
		}
	};
	page.on( 'console', listen );
	await page.goto( address );
	await page.mouse.wheel( 0, 4000 );
	// The first sign of interest brings what waits for it.
	for ( const field of await page.locator( '.wpcf7 :is(input, textarea):visible' ).all() ) {
		await field.focus();
	}
	await page.waitForLoadState( 'networkidle' );
	const inline = await page.evaluate( () => [
		...Array.from( document.querySelectorAll( 'body style' ), ( style ) => `style ${ style.id }` ),
		...Array.from( document.querySelectorAll( '*' ) ).flatMap( ( element ) =>
			element
				.getAttributeNames()
				.filter( ( name ) => name.startsWith( 'on' ) )
				.map( ( name ) => `${ element.tagName } ${ name }` )
		),
	] );
	page.off( 'console', listen );
	return [ ...refused, ...inline ].map( ( what ) => `${ address } ${ what }` );
}

test( 'under a strict policy every page works with every behavior, and nothing is refused', async ( { browser } ) => {
	const context = await browser.newContext( { extraHTTPHeaders: { 'X-Frontage-Policy': 'strict' } } );
	await behave( context, everything() );
	const page = await context.newPage();
	const all = await addresses( page );
	expect( all.length ).toBeGreaterThan( 6 );
	expect( ( await page.goto( '/contact/' ) )?.headers()[ 'content-security-policy' ] ).toContain( "'nonce-" );
	const found: string[] = [];
	for ( const address of all ) {
		found.push( ...( await breaches( page, address ) ) );
	}
	expect( found ).toEqual( [] );

	const refused: string[] = [];
	page.on(
		'console',
		( message ) => /Content Security Policy/.test( message.text() ) && refused.push( message.text() )
	);
	await page.goto( '/quote/' );
	await page.locator( '.wpcf7-drag-n-drop-file' ).setInputFiles( picture );
	await expect( page.locator( '.dnd-upload-status.complete canvas' ) ).toHaveAttribute( 'data-drawn' );
	expect( refused ).toEqual( [] );

	await page.goto( '/contact/' );
	await page.getByRole( 'button', { name: 'Send message' } ).click();
	await expect( page.locator( '.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'invalid' );
	await context.close();
} );

/** docs/reference/security.md §6: the whole list. */
const KEPT = { cookies: [] as string[], session: [ /^frontage-draft-/, /^frontage-visitor$/ ], local: [] as RegExp[] };

test( 'a visit leaves no cookie, and in the browser nothing but what is listed', async ( { page } ) => {
	for ( const address of await addresses( page ) ) {
		await page.goto( address );
		await page.mouse.wheel( 0, 4000 );
		for ( const field of await page.locator( '.wpcf7 :is(input:not([type=submit]), textarea):visible' ).all() ) {
			if ( ! ( await field.getAttribute( 'type' ) )?.match( /checkbox|radio|date|file|range|number/ ) ) {
				await field.fill( 'a@example.com' );
			}
		}
		await page.waitForLoadState( 'networkidle' );
		const stored = await page.evaluate( () => ( {
			session: Object.keys( sessionStorage ),
			local: Object.keys( localStorage ),
		} ) );
		const unlisted = ( names: string[], listed: RegExp[] ) =>
			names.filter( ( name ) => ! listed.some( ( pattern ) => pattern.test( name ) ) );
		expect( unlisted( stored.session, KEPT.session ), address ).toEqual( [] );
		expect( unlisted( stored.local, KEPT.local ), address ).toEqual( [] );
	}
	expect( ( await page.context().cookies() ).map( ( { name } ) => name ) ).toEqual( KEPT.cookies );
} );
