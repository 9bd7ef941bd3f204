import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Two layers on one slide, as somebody left them who works on a desktop. */
const CONTENT = `<!-- wp:frontage/slider {"title":"Sizes","options":{"gridwidth":[1200,1024,768,390],"gridheight":[500],"responsiveLevels":[1240,1024,778,480]}} -->
<!-- wp:frontage/slide {"key":"one","title":"One"} -->
<!-- wp:frontage/layer {"id":"head","html":"A headline","box":{"offsetX":[40],"offsetY":[40]},"style":{"fontSize":[56]}} /-->
<!-- wp:frontage/layer {"id":"words","html":"Some words","box":{"offsetX":[40],"offsetY":[200]}} /-->
<!-- /wp:frontage/slide -->
<!-- /wp:frontage/slider -->`;

const settings = ( page: Page ) => page.getByRole( 'complementary', { name: 'Settings' } );

const sizeAt = async ( page: Page, width: number ) => {
	await page.setViewportSize( { width, height: 800 } );
	const headline = page.locator( '[data-layer="head"] .fr-layer__content' );
	return headline.evaluate( ( element ) => parseFloat( getComputedStyle( element ).fontSize ) );
};

test( 'the headline’s size is changed on mobile only', async ( { admin, editor, page, requestUtils, axe } ) => {
	const post = await requestUtils.createPage( { title: 'Sizes', content: CONTENT, status: 'publish' } );
	await page.goto( `/?page_id=${ post.id }` );
	const desktop = await sizeAt( page, 1440 );

	await admin.editPost( post.id );
	await editor.selectBlocks( editor.canvas.locator( '[data-type="frontage/slider"]' ).first() );
	await editor.clickBlockToolbarButton( 'Edit slider' );
	await page.getByRole( 'complementary', { name: 'Layers' } ).getByText( 'A headline' ).click();
	await page.getByRole( 'radio', { name: 'Mobile' } ).click();
	const size = settings( page ).getByLabel( 'Size', { exact: true } );
	await expect( size ).toHaveValue( '' );
	await expect( size ).toHaveAttribute( 'placeholder', '56' );
	await size.fill( '34' );
	await size.press( 'Tab' );
	await expect( settings( page ).getByRole( 'button', { name: 'Size. Different on: Mobile.' } ) ).toBeVisible();
	await page.getByRole( 'radio', { name: 'Desktop' } ).click();
	await expect( size ).toHaveValue( '56' );
	expect( await axe( '.fr-workspace__inspector' ) ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Back to page' } ).click();
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();

	const stored = await requestUtils.rest< { content: { raw: string } } >( {
		path: `/wp/v2/pages/${ post.id }`,
		params: { context: 'edit' },
	} );
	expect( stored.content.raw ).toContain( '"fontSize":[56,null,null,34]' );
	await page.goto( `/?page_id=${ post.id }` );
	expect( await sizeAt( page, 1440 ) ).toBe( desktop );
	expect( await sizeAt( page, 390 ) ).toBeLessThanOrEqual( 34 );
} );
