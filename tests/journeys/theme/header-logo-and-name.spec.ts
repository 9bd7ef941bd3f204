/** The theme's headers with what firms have: logos of any form, long names. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { publish } from '../../support/forms';
import { fillSite, tooWide, WIDTHS, withScrollbars, type OlderSite } from '../../support/older-site';
import { box, boxes } from '../../support/settled-layout';
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
			await set( requestUtils, { site_logo: site.ids[ logo ], title: 'Halden & Rowe' } );
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

for ( const [ pattern, closed ] of [
	[ 'frontage/header-links', 'details' ],
	[ 'frontage-site/header', '.fr-menu' ],
] as const ) {
	test( `${ pattern }: fourteen items stay behind the menu’s button, and all of them, to the fourth level, are seen when it opens`, async ( {
		page,
		requestUtils,
	} ) => {
		await requestUtils.rest( {
			path: `/wp/v2/navigation/${ site.ids.three }`,
			method: 'POST',
			data: { status: 'draft' },
		} );
		await set( requestUtils, { site_logo: 0, title: 'Halden & Rowe' } );
		const address = await withHeader( requestUtils, pattern );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( address );
			await expect( page.locator( closed ).getByRole( 'link', { name: 'Startseite' } ) ).toBeHidden();
			const { height } = await box( page.locator( 'header' ) );
			expect( height, String( width ) ).toBeLessThan( 110 );
			await page.locator( 'header' ).locator( 'summary, .fr-menu-toggle' ).click();
			if ( pattern === 'frontage/header-links' ) {
				for ( const name of [
					'Startseite',
					'Impressum',
					'Leistungen',
					'Bestandsaufnahme',
					'Holzfeuchteprotokoll',
					'Jahresübersicht',
				] ) {
					const link = page.getByRole( 'link', { name } );
					await link.scrollIntoViewIfNeeded();
					await expect( link, `${ name } at ${ width }` ).toBeInViewport( { ratio: 0.9 } );
				}
			} else {
				await expect( page.getByRole( 'link', { name: 'Impressum' } ) ).toBeVisible();
			}
			expect( await tooWide( page ), String( width ) ).toEqual( [] );
		}
		await requestUtils.rest( {
			path: `/wp/v2/navigation/${ site.ids.three }`,
			method: 'POST',
			data: { status: 'publish' },
		} );
	} );
}

test( 'a menu of pages, however few they are, stays behind its button', async ( { page, requestUtils } ) => {
	const add = ( path: string, data: Record< string, unknown > ) =>
		requestUtils.rest< { id: number } >( {
			path: `/wp/v2/${ path }`,
			method: 'POST',
			data: { status: 'publish', ...data },
		} );
	const { id: parent } = await add( 'pages', { title: 'Leistungen' } );
	await add( 'pages', { title: 'Dachsanierung', parent } );
	await set( requestUtils, { site_logo: 0, title: 'Halden & Rowe' } );
	const address = await withHeader( requestUtils, 'frontage/header-links' );
	await add( 'navigation', { title: 'Pages', content: `<!-- wp:page-list {"parentPageID":${ parent }} /-->` } );
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( address );
		const link = page.locator( 'header' ).getByRole( 'link', { name: 'Dachsanierung' } );
		await expect( link, String( width ) ).toBeHidden();
		await page.locator( 'header summary' ).click();
		await expect( link ).toBeInViewport( { ratio: 1 } );
	}
} );

for ( const [ kind, attributes ] of [
	[ 'without signs', { showSubmenuIcon: false, overlayMenu: 'never' } ],
	[ 'with signs', { overlayMenu: 'never' } ],
	[ 'that phones open', {} ],
] as const ) {
	for ( const justify of [ 'left', 'right' ] ) {
		test( `a menu of core’s in a text, ${ kind }, at the ${ justify }: closed it takes no room, open no level is cut`, async ( {
			page,
			requestUtils,
		} ) => {
			const given = { ref: site.ids.three, ...attributes, layout: { type: 'flex', justifyContent: justify } };
			await page.goto(
				await publish(
					requestUtils,
					`<!-- wp:navigation ${ JSON.stringify( given ) } /--><!-- wp:spacer {"height":"400px"} --><div style="height:400px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`
				)
			);
			const menu = page.getByRole( 'main' ).getByRole( 'navigation' );
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				expect( await tooWide( page ), String( width ) ).toEqual( [] );
			}
			for ( const width of [ 768, 1440 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				for ( const name of [ 'Leistungen', 'Bestandsaufnahme', 'Holzfeuchteprotokoll', 'Jahresübersicht' ] ) {
					const link = menu.getByRole( 'link', { name, exact: true } );
					await link.hover();
					await expect( link, `${ name } at ${ width }` ).toBeInViewport( { ratio: 0.9 } );
				}
				expect( await tooWide( page ), `open at ${ width }` ).toEqual( [] );
				await page.mouse.move( 0, 890 );
			}
		} );
	}
}
