/** The theme's header: with our plugin its menu, and alone a menu of links that phones open; neither waits for a script. */
import { expect, test } from '../support/test';

const pattern = ( slug: string ) => `<!-- wp:pattern {"slug":"${ slug }"} /-->`;

test( 'a site with the plugin has its menu in the header', async ( { page, requestUtils } ) => {
	const { id } = await requestUtils.createPage( {
		title: 'Header of the suite',
		status: 'publish',
		content: pattern( 'frontage/header' ),
	} );
	await page.goto( `/?page_id=${ id }` );
	await expect( page.locator( 'main .fr-menu' ) ).toBeAttached();
	await expect( page.locator( 'main details' ) ).toHaveCount( 0 );
} );

test.describe( 'the theme alone', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'links stand in a row, and on phones behind a button that needs no script', async ( {
		page,
		requestUtils,
	} ) => {
		const { id } = await requestUtils.createPage( {
			title: 'Header alone',
			status: 'publish',
			content: `<!-- wp:group {"tagName":"header"} --><header class="wp-block-group">${ pattern(
				'frontage/header-links'
			) }</header><!-- /wp:group -->`,
		} );
		await page.goto( `/?page_id=${ id }` );
		const menu = page.locator( 'main .wp-block-details' );
		const first = menu.getByRole( 'link' ).first();
		const button = menu.getByText( 'Menu', { exact: true } );

		await page.setViewportSize( { width: 1440, height: 800 } );
		await expect( first ).toBeVisible();
		await expect( button ).toBeHidden();

		await page.setViewportSize( { width: 390, height: 800 } );
		await expect( first ).toBeHidden();
		const before = ( await page.locator( 'main' ).boundingBox() )!.height;
		await button.press( 'Enter' );
		await expect( first ).toBeVisible();
		expect( ( await page.locator( 'main' ).boundingBox() )!.height ).toBe( before );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 390 );
		await page.keyboard.press( 'Tab' );
		await expect( first ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Space' );
		await expect( first ).toBeHidden();
	} );
} );
