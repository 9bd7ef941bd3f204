import { gzipSync } from 'node:zlib';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

const ADDRESSES = [ '/', '/services/', '/quote/', '/contact/', '/no-such-page/' ];

for ( const width of [ 390, 1440 ] ) {
	test( `every page is clean and fits at ${ width } px`, async ( { page, axe } ) => {
		await page.setViewportSize( { width, height: 900 } );
		for ( const address of ADDRESSES ) {
			await page.goto( address );
			expect( await horizontalScroll( page ), address ).toEqual( [] );
			expect( await axe(), address ).toEqual( [] );
		}
	} );
}

test( 'a page without a form has no script, is small and waits for nothing', { tag: '@smoke' }, async ( { page } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push( request.url() );
		}
	} );
	const response = await page.goto( '/cracks/' );
	await page.waitForLoadState( 'load' );
	expect( scripts ).toEqual( [] );
	expect( await page.locator( 'script:not([type]), script[type="module"]' ).count() ).toBe( 0 );
	expect( gzipSync( ( await response?.body() ) ?? '' ).length ).toBeLessThan( 7.5 * 1024 ); // All styles are in it.
	expect(
		await page.evaluate( () =>
			performance
				.getEntriesByType( 'resource' )
				.filter(
					( one ) => 'blocking' === ( one.toJSON() as { renderBlockingStatus?: string } ).renderBlockingStatus
				)
				.map( ( { name } ) => name )
		)
	).toEqual( [] );
	// Somebody in need finds it where one would write.
	await page.goto( '/contact/' );
	await page.getByRole( 'link', { name: 'Follow these steps first' } ).click();
	await expect( page ).toHaveURL( /\/cracks\/$/ );
} );

test( 'the menu says where one is', { tag: '@smoke' }, async ( { page } ) => {
	await page.goto( '/' );
	await page.getByRole( 'navigation' ).getByRole( 'link', { name: 'Contact' } ).click();
	await expect( page ).toHaveURL( /\/contact\/$/ );
	await expect( page.getByRole( 'navigation' ).getByRole( 'link', { name: 'Contact' } ) ).toHaveAttribute(
		'aria-current',
		'page'
	);
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveCount( 1 );
} );
