import type { Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// A logo of three images in a header: which one is seen, by the section behind it and the header's own state.

// The site has one logo: one test after the other.
test.describe.configure( { mode: 'default' } );

let address = '';
let before = 0;

test.beforeAll( async ( { requestUtils } ) => {
	( { site_logo: before } = await requestUtils.rest< { site_logo: number } >( { path: '/wp/v2/settings' } ) );
	const { id } = await requestUtils.uploadMedia( 'themes/frontage/screenshot.png' );
	await requestUtils.rest( { method: 'POST', path: '/wp/v2/settings', data: { site_logo: id } } );
	const logo = `<!-- wp:site-logo ${ JSON.stringify( {
		width: 160,
		frSticky: { id },
		frLight: { id },
		frMaxHeight: { desktop: 60, mobile: 30 },
	} ) } /-->`;
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: `Logo ${ unique() }`,
			content: `<!-- wp:group {"frDark":true} --><div class="wp-block-group"><!-- wp:paragraph --><p>Dark</p><!-- /wp:paragraph --></div><!-- /wp:group --><!-- wp:group {"tagName":"header"} --><header class="wp-block-group">${ logo }</header><!-- /wp:group -->`,
			status: 'publish',
			template: 'page-wide',
		},
	} );
	address = link;
} );
test.afterAll( async ( { requestUtils } ) => {
	await requestUtils.rest( { method: 'POST', path: '/wp/v2/settings', data: { site_logo: before } } );
} );

/** The kinds of images that take room and are seen. */
const seen = ( page: Page ) =>
	page.locator( 'main .fr-logo img' ).evaluateAll( ( images ) =>
		images.flatMap( ( image ) => {
			const { opacity } = getComputedStyle( image );
			const { width } = image.getBoundingClientRect();
			return width > 2 && opacity !== '0' ? [ image.classList[ 0 ] ] : [];
		} )
	);
const fix = ( page: Page, on: boolean ) =>
	page.evaluate( ( is ) => document.documentElement.classList.toggle( 'is-header-fixed', is ), on );

test(
	'over the first section, which is dark, it is light; in the fixed header it is that one’s',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await page.goto( address );
		expect( await seen( page ) ).toEqual( [ 'fr-logo__light' ] );
		await fix( page, true );
		expect( await seen( page ) ).toEqual( [ 'fr-logo__sticky' ] );
		await fix( page, false );
		await page.locator( '[data-fr-dark]' ).evaluate( ( section ) => section.removeAttribute( 'data-fr-dark' ) );
		expect( await seen( page ) ).toEqual( [ 'custom-logo' ] );
		expect( await axe( 'main header' ) ).toEqual( [] );
	}
);

test( 'whichever is seen, one image names one link, and each is as high as the window allows', async ( { page } ) => {
	await page.goto( address );
	const name = await page.locator( 'main .custom-logo' ).getAttribute( 'alt' );
	for ( const fixed of [ false, true ] ) {
		await fix( page, fixed );
		await expect( page.locator( 'main header' ).getByRole( 'link', { name: name! } ) ).toHaveCount( 1 );
		await expect( page.locator( 'main header' ).getByRole( 'img' ) ).toHaveCount( 1 );
	}
	const height = async () => ( await box( page.locator( 'main .fr-logo__sticky' ) ) ).height;
	expect( await height() ).toBe( 60 );
	await page.setViewportSize( { width: 390, height: 800 } );
	expect( await height() ).toBe( 30 );
} );
