/** The theme's header: with our plugin its menu, and alone a menu of links that phones open; neither waits for a script. */
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const pattern = ( slug: string ) => `<!-- wp:pattern {"slug":"${ slug }"} /-->`;

test( 'a site with the plugin has its menu in the header', { tag: '@smoke' }, async ( { page, requestUtils } ) => {
	const { id } = await requestUtils.createPage( {
		title: 'Header of the suite',
		status: 'publish',
		content: pattern( 'frontage/header' ),
	} );
	await page.goto( `/?page_id=${ id }` );
	await expect( page.locator( 'main .fr-menu' ) ).toBeAttached();
	await expect( page.locator( 'main details' ) ).toHaveCount( 0 );
} );

test( 'on the narrowest phone the logo keeps its size beside name, menu, cart and search', async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( '/' );
	const header = page.locator( 'header' ).first();
	await expect( header.locator( '.fr-cart' ) ).toBeVisible();
	const [ logo, menu, cart ] = await boxes(
		header.locator( '.wp-block-site-logo img' ),
		header.locator( '.fr-menu-toggle' ),
		header.locator( '.fr-cart__open' )
	);
	expect( logo.width ).toBe( 28 );
	expect( cart.left - menu.right ).toBeLessThanOrEqual( 8 );
} );

test.describe( 'the theme alone', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'links stand in a row, and on phones behind a button that needs no script',
		{ tag: '@smoke' },
		async ( { page, requestUtils } ) => {
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
			const before = ( await box( page.locator( 'main' ) ) ).height;
			await button.press( 'Enter' );
			await expect( first ).toBeVisible();
			expect( ( await box( page.locator( 'main' ) ) ).height ).toBe( before );
			expect( await horizontalScroll( page ) ).toEqual( [] );
			await page.keyboard.press( 'Tab' );
			await expect( first ).toBeFocused();
			await page.keyboard.press( 'Shift+Tab' );
			await page.keyboard.press( 'Space' );
			await expect( first ).toBeHidden();
		}
	);

	/** Opens a page with a saved menu, in which Services has a submenu. */
	async function openSavedMenu(
		page: Page,
		requestUtils: RequestUtils,
		settings: { showSubmenuIcon?: boolean; openSubmenusOnClick?: boolean }
	): Promise< Locator > {
		const link = ( label: string ) => `<!-- wp:navigation-link {"label":"${ label }","url":"/${ label }/"} /-->`;
		const { id: ref } = await requestUtils.createNavigationMenu( {
			title: 'Saved',
			content: `${ link( 'About' ) }<!-- wp:navigation-submenu {"label":"Services","url":"/services/"} -->${ link(
				'Roofs'
			) }<!-- /wp:navigation-submenu -->`,
		} );
		const { id } = await requestUtils.createPage( {
			title: 'A saved menu',
			status: 'publish',
			content: `<!-- wp:navigation ${ JSON.stringify( { ref, overlayMenu: 'never', ...settings } ) } /-->`,
		} );
		await page.setViewportSize( { width: 1440, height: 800 } );
		await page.goto( `/?page_id=${ id }` );
		return page.getByRole( 'main' ).getByRole( 'navigation' );
	}

	test( 'a submenu has one arrow, whoever draws it', async ( { page, requestUtils } ) => {
		for ( const [ settings, drawn ] of [
			[ { showSubmenuIcon: false }, { theme: 1, core: 0 } ],
			[ { showSubmenuIcon: true }, { theme: 0, core: 1 } ],
			[ { openSubmenusOnClick: true }, { theme: 0, core: 1 } ],
		] as const ) {
			const menu = await openSavedMenu( page, requestUtils, settings );
			const arrows = await menu.locator( '.has-child' ).evaluate( ( item ) => ( {
				theme: [ ...item.querySelectorAll( ':scope > :is(a, button)' ) ].filter(
					( part ) => getComputedStyle( part, '::after' ).content !== 'none'
				).length,
				core: [ ...item.querySelectorAll( 'svg' ) ].filter( ( icon ) => icon.getBoundingClientRect().width )
					.length,
			} ) );
			expect( arrows, JSON.stringify( settings ) ).toEqual( drawn );
		}
	} );

	test( 'a saved menu opens its submenus where a pointer or the focus is, and core’s style for menus stays away', async ( {
		page,
		requestUtils,
	} ) => {
		const menu = await openSavedMenu( page, requestUtils, { showSubmenuIcon: false } );
		const inside = menu.getByRole( 'link', { name: 'Roofs', includeHidden: true } );
		await expect( inside ).toBeHidden();
		await menu.getByRole( 'link', { name: 'Services' } ).hover();
		await expect( inside ).toBeVisible();
		await menu.getByRole( 'link', { name: 'About' } ).focus();
		await page.mouse.move( 0, 0 );
		await expect( inside ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( inside ).toBeFocused();
		expect( await page.content() ).not.toContain( 'wp-block-navigation-css' );
		expect( await page.content() ).not.toContain( 'wp-block-navigation-inline-css' );
	} );
} );
