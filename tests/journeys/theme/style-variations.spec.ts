/** The style page in each variation of the theme: nothing is too faint, clipped or wider than a narrow or enlarged window. */
import glob from 'fast-glob';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const looks = glob
	.sync( '{colors/*,typography/*,*}.json', { cwd: 'themes/frontage/styles' } )
	.map( ( file ) => file.replace( '.json', '' ) )
	.sort();

test( 'all of them are looked at', () => {
	expect( looks.length ).toBeGreaterThanOrEqual( 14 );
} );

for ( const look of looks ) {
	test.describe( look, () => {
		test.use( { extraHTTPHeaders: { 'X-Frontage-Look': look } } );

		test( 'can be read, and fits at 320 px and at 200 %', async ( { page } ) => {
			await page.setViewportSize( { width: 320, height: 640 } );
			await page.goto( '/style-page/' );
			// What the browser draws: its calendar's sign would be black on black.
			await expect( page.locator( 'html' ) ).toHaveCSS(
				'color-scheme',
				/night/.test( look ) ? 'dark' : 'normal'
			);
			for ( const [ width, height ] of [
				[ 320, 640 ],
				[ 640, 360 ], // 1280 × 720, twice as large.
			] as const ) {
				await page.setViewportSize( { width, height } );
				expect( await horizontalScroll( page ) ).toEqual( [] );
				const clipped = await page
					.locator( ':is(h1, h2, h3, h4, p, li, figcaption, label, a, button)' )
					.evaluateAll( ( all ) =>
						all
							.filter( ( one ) => {
								const { overflowX } = getComputedStyle( one );
								return (
									one.checkVisibility() &&
									! one.closest( '.screen-reader-text, [aria-hidden="true"]' ) && // Fields that nobody sees.
									overflowX !== 'visible' &&
									overflowX !== 'auto' &&
									one.scrollWidth > one.clientWidth + 1
								);
							} )
							.map( ( one ) => one.outerHTML.slice( 0, 120 ) )
					);
				expect( clipped ).toEqual( [] );
			}
		} );

		if ( ! look.startsWith( 'typography/' ) ) {
			test( 'is accessible', async ( { page, axe } ) => {
				await page.setViewportSize( { width: 640, height: 360 } ); // 1280 × 720, twice as large.
				await page.goto( '/style-page/' );
				await settled( page );
				expect( await axe() ).toEqual( [] );
			} );
		}
	} );
}
