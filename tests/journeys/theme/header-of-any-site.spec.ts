/** The theme's headers with what firms have: logos of any form, long names. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { fillSite, tooWide, WIDTHS, withScrollbars, type OlderSite } from '../../support/older-site';
import { box, boxes } from '../../support/settled';
import { expect, test } from '../../support/test';

test.use( { launchOptions: async ( { launchOptions }, give ) => give( withScrollbars( launchOptions ) ) } );

let site: OlderSite;

test.beforeAll( () => {
	site = fillSite();
} );

/** A page with nothing but a header. */
const withHeader = async ( requestUtils: RequestUtils, pattern: string ) => {
	const { id } = await requestUtils.rest< { id: number } >( {
		path: '/wp/v2/pages',
		method: 'POST',
		data: {
			title: 'A header',
			status: 'publish',
			template: 'page-landing',
			content: `<!-- wp:group {"tagName":"header","align":"full"} --><header class="wp-block-group alignfull"><!-- wp:pattern {"slug":"${ pattern }"} /--></header><!-- /wp:group -->`,
		},
	} );
	return `/?page_id=${ id }`;
};
const set = ( requestUtils: RequestUtils, data: Record< string, unknown > ) =>
	requestUtils.rest( { path: '/wp/v2/settings', method: 'POST', data } );

for ( const pattern of [ 'frontage/header-links', 'frontage/header-sticky', 'frontage-site/header' ] ) {
	test( `${ pattern }: a logo of any form is as high as the header has room, and leaves room for the menu`, async ( {
		page,
		requestUtils,
	} ) => {
		const address = await withHeader( requestUtils, pattern );
		for ( const [ logo, wide, narrow ] of [
			[ 'flat', 192, 160 ], // 600 × 80.
			[ 'tall', 11, 11 ], // 80 × 300.
			[ 'small', 40, 40 ], // 300 × 300.
		] as const ) {
			await set( requestUtils, { site_logo: site.ids[ logo ] } );
			await page.goto( address );
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 800 } );
				const image = await box( page.locator( 'header img' ) );
				expect( [ logo, width, Math.round( image.width ), image.height ] ).toEqual( [
					logo,
					width,
					width === 320 ? narrow : wide,
					40,
				] );
				expect( await tooWide( page ) ).toEqual( [] );
			}
			const { height } = await box( page.locator( 'header' ) );
			expect( height, logo ).toBeLessThan( 90 );
		}
	} );

	test( `${ pattern }: a long name breaks into lines beside the menu’s button`, async ( { page, requestUtils } ) => {
		await set( requestUtils, { site_logo: 0, title: 'Halden, Rowe, Sørensen and Torgeirsdatter' } );
		await page.goto( await withHeader( requestUtils, pattern ) );
		const button = page.locator( 'header' ).locator( 'summary, .fr-menu-toggle' );
		for ( const width of [ 320, 390 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			const [ name, menu ] = await boxes( page.locator( 'header .wp-block-site-title' ), button );
			expect( name.right ).toBeLessThanOrEqual( menu.left );
			expect( menu.top ).toBeLessThan( name.bottom );
			expect( menu.bottom ).toBeGreaterThan( name.top );
			expect( await tooWide( page ) ).toEqual( [] );
		}
		// A word that no line has room for.
		await set( requestUtils, { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' } );
		await page.reload();
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await tooWide( page ), String( width ) ).toEqual( [] );
		}
	} );
}
