import type { Page } from '@playwright/test';
import type { Admin } from '@wordpress/e2e-test-utils-playwright';
import { unique } from '../../support/forms';
import { expect, test } from '../../support/test';

/** What is ours on a screen of the dashboard. */
const SCREEN = '#wpbody-content';

const layer = ( id: string, text: string, more = '' ) =>
	`<rs-layer id="${ id }" data-type="text" data-xy="x:c;y:m;" data-frame_0="o:0;" data-frame_1="st:0;sp:300;" data-glow="soft"${ more }>${ text }</rs-layer>`;

/** A page with a slider of version 6, as a browser saves it. */
const saved = ( alias: string ) => `<!DOCTYPE html><html><body>
<rs-module-wrap data-alias="${ alias }"><rs-module id="rev_slider_1"><rs-slides>
	<rs-slide data-key="rs-1" data-title="Harbour"><img class="rev-slidebg" src="https://old.invalid/harbour.jpg" alt="">${ layer( 'l1', 'Boats &amp; birds', ' data-actions="o:click;a:getAccelerationPermission;"' ) }</rs-slide>
	<rs-slide data-key="rs-2" data-title="Forest">${ layer( 'l2', 'Trees' ) }</rs-slide>
</rs-slides></rs-module></rs-module-wrap>
<script>jQuery("#rev_slider_1").revolutionInit({ duration: "5000ms", navigation: { arrows: { enable: !0 } } });</script>
</body></html>`;

/** Chooses a saved page with a slider of version 6, up to what would be stored. */
async function chooseFile( admin: Admin, page: Page, alias: string ) {
	await admin.visitAdminPage( 'admin.php', 'import=frontage-slider' );
	await page
		.getByLabel( 'A Slider Revolution export (zip, JSON, or text)' )
		.setInputFiles( { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from( saved( alias ) ) } );
	await page.getByRole( 'button', { name: 'Review file' } ).click();
	await expect( page.locator( SCREEN ) ).toContainText( '1 slider from page.html. Nothing has been imported yet.' );
}

/** Imports and publishes it; gives the slider's id. */
async function importAndPublish( page: Page ): Promise< number > {
	await page.getByRole( 'button', { name: 'Import slider' } ).click();
	await expect( page.locator( SCREEN ) ).toContainText( '1 of 1 slider imported. 2 items to review.' );
	await page.getByRole( 'button', { name: 'Publish slider' } ).click();
	await expect( page.getByRole( 'button', { name: 'Publish slider' } ) ).toBeHidden();
	const address = await page.getByRole( 'link', { name: 'Edit slider' } ).getAttribute( 'href' );
	return Number( new URL( address! ).searchParams.get( 'post' ) );
}

test( 'an owner takes over a slider of an old site, and a page with it opens in the editor', async ( {
	admin,
	page,
	axe,
} ) => {
	const alias = `harbour-${ unique() }`;
	const screen = page.locator( SCREEN );
	await admin.visitAdminPage( 'import.php' );
	await page
		.getByRole( 'row', { name: 'Sliders' } )
		.getByRole( 'link', { name: /Run .*Sliders/ } )
		.click();
	await expect( page.getByRole( 'heading', { name: 'Import sliders' } ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );

	await chooseFile( admin, page, alias );
	await expect( page.getByLabel( 'old.invalid (1 file)' ) ).not.toBeChecked();
	expect( await axe( SCREEN ) ).toEqual( [] );

	await importAndPublish( page );
	await expect( screen ).toContainText( 'The action “getAccelerationPermission” is not supported.' );
	await expect(
		page
			.getByRole( 'region', { name: 'Differences by slide' } )
			.getByRole( 'link', { name: 'slide 1, “Boats & birds”' } )
	).toBeVisible();
	await expect( screen ).toContainText( '1 image or video is still on old.invalid and is not displayed.' );
	expect( await axe( SCREEN ) ).toEqual( [] );

	// It opens as a page, not as the text of one.
	await page.getByRole( 'link', { name: 'Create a page' } ).click();
	await expect(
		page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( '[data-type="frontage/slider"]' )
	).toContainText( 'Boats & birds' );
} );

test( 'what the report names is mended where it leads, and visitors see it', async ( {
	admin,
	page,
	browser,
	requestUtils,
} ) => {
	const alias = `harbour-${ unique() }`;
	await chooseFile( admin, page, alias );
	const id = await importAndPublish( page );
	// The action that nobody knows is taken out, and a picture of the site stands in.
	const picture = await requestUtils.uploadMedia( 'docs/images/contact.png' );
	await requestUtils.rest( { method: 'POST', path: `/wp/v2/media/${ picture.id }`, data: { title: alias } } );
	await page
		.getByRole( 'region', { name: 'Differences by slide' } )
		.getByRole( 'link', { name: 'slide 1, “Boats & birds”' } )
		.click();
	const settings = page.getByRole( 'complementary', { name: 'Settings' } );
	await expect( settings ).toContainText( 'Boats & birds' );
	await settings.getByRole( 'searchbox' ).fill( 'actions' );
	await settings.getByRole( 'button', { name: /^Remove: / } ).click();
	await expect( settings.getByRole( 'button', { name: /^Remove: / } ) ).toHaveCount( 0 );
	await settings.getByRole( 'searchbox' ).fill( '' );
	await settings.getByRole( 'tab', { name: 'Slide', exact: true } ).click();
	await settings.getByRole( 'button', { name: 'Media Library' } ).first().click();
	const library = page.getByRole( 'dialog' ).last();
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox', { name: alias } ).click();
	await library.getByRole( 'button', { name: 'Select', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Back to page' } ).click();
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await expect( page.getByRole( 'button', { name: 'Dismiss this notice' } ).first() ).toBeVisible();

	const sliderPage = await requestUtils.createPage( {
		title: 'Harbour',
		content: `<!-- wp:frontage/slider {"ref":${ id }} /-->`,
		status: 'publish',
	} );
	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( `/?page_id=${ sliderPage.id }` );
	await expect( visitor.getByText( 'Boats & birds' ) ).toBeVisible();
	await expect( visitor.locator( '.fr-slide__background img' ).first() ).toHaveAttribute( 'src', picture.source_url );
	await visitor.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( visitor.getByText( 'Trees' ) ).toBeVisible();
	await expect( visitor.getByText( 'Boats & birds' ) ).toBeHidden();
	await visitor.context().close();
} );

test( 'the report of an import stays reachable, and the slider can be taken along', async ( { admin, page } ) => {
	const alias = `harbour-${ unique() }`;
	await chooseFile( admin, page, alias );
	await importAndPublish( page );
	await admin.visitAdminPage( 'edit.php', 'post_type=frontage_slider' );
	await page.getByRole( 'link', { name: `Import report for “${ alias }”` } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( SCREEN ) ).toContainText( '1 of 1 slider imported.' );
	await admin.visitAdminPage( 'edit.php', 'post_type=frontage_slider' );
	const download = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name: `Export “${ alias }” with images` } ).focus();
	await page.keyboard.press( 'Enter' );
	expect( ( await download ).suggestedFilename() ).toBe( `slider-${ alias }.zip` );
} );

test( 'a file that is no slider is refused with a sentence', { tag: '@smoke' }, async ( { admin, page } ) => {
	await admin.visitAdminPage( 'admin.php', 'import=frontage-slider' );
	await page
		.getByLabel( 'A Slider Revolution export (zip, JSON, or text)' )
		.setInputFiles( { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from( '<p>Nothing here</p>' ) } );
	await page.getByRole( 'button', { name: 'Review file' } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'No slider found in this file.' );
} );
