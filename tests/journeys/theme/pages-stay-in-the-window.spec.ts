/** No page of the demo, nor the one with every block, scrolls to the side, whatever the window and however large the text. */
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

const WIDTHS = [ 1440, 768, 390, 320 ];

test( 'windows have scrollbars as people have them', { tag: '@smoke' }, async ( { page } ) => {
	await page.goto( '/style-page/' );
	const bar = await page.evaluate( () => window.innerWidth - document.documentElement.clientWidth );
	expect( bar ).toBe( 15 );
} );

for ( const text of [ '100%', '200%' ] ) {
	test(
		`all pages stay in the window with text at ${ text }`,
		{ tag: '@smoke' },
		async ( { page, requestUtils } ) => {
			test.slow();
			const pages = await requestUtils.rest< Array< { link: string } > >( {
				path: '/wp/v2/pages',
				params: { per_page: 100, _fields: 'link' },
			} );
			const [ post ] = await requestUtils.rest< Array< { link: string } > >( {
				path: '/wp/v2/posts',
				params: { per_page: 1, _fields: 'link' },
			} );
			expect( pages.length ).toBeGreaterThan( 12 );
			const found: Record< string, string[] > = {};
			for ( const address of [ ...pages.map( ( { link } ) => link ), post!.link, '/no-such-page/' ] ) {
				await page.setViewportSize( { width: WIDTHS[ 0 ]!, height: 900 } );
				await page.goto( address );
				await page.evaluate( ( size ) => ( document.documentElement.style.fontSize = size ), text );
				for ( const width of WIDTHS ) {
					await page.setViewportSize( { width, height: 900 } );
					const wide = await horizontalScroll( page );
					if ( wide.length ) {
						found[ `${ new URL( page.url() ).pathname } at ${ width } px` ] = wide;
					}
				}
				await page.evaluate( () => ( document.documentElement.style.fontSize = '' ) );
			}
			expect( found ).toEqual( {} );
		}
	);
}
