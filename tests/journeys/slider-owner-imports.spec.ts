import { unique } from '../support/forms';
import { expect, test } from '../support/test';

/** What is ours on a screen of the dashboard. */
const SCREEN = '#wpbody-content';

const layer = ( id: string, text: string ) =>
	`<rs-layer id="${ id }" data-type="text" data-xy="x:c;y:m;" data-frame_0="o:0;" data-frame_1="st:0;sp:300;" data-glow="soft">${ text }</rs-layer>`;

/** A page with a slider of version 6, as a browser saves it. */
const saved = ( alias: string ) => `<!DOCTYPE html><html><body>
<rs-module-wrap data-alias="${ alias }"><rs-module id="rev_slider_1"><rs-slides>
	<rs-slide data-key="rs-1" data-title="Harbour"><img class="rev-slidebg" src="https://old.invalid/harbour.jpg" alt="">${ layer( 'l1', 'Boats &amp; birds' ) }</rs-slide>
	<rs-slide data-key="rs-2" data-title="Forest">${ layer( 'l2', 'Trees' ) }</rs-slide>
</rs-slides></rs-module></rs-module-wrap>
<script>jQuery("#rev_slider_1").revolutionInit({ duration: "5000ms", navigation: { arrows: { enable: !0 } } });</script>
</body></html>`;

test( 'an owner takes over a slider of an old site, and visitors see it', async ( {
	admin,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	const alias = `harbour-${ unique() }`;
	await admin.visitAdminPage( 'import.php' );
	await page
		.getByRole( 'row', { name: 'Sliders' } )
		.getByRole( 'link', { name: /Run .*Sliders/ } )
		.click();
	await expect( page.getByRole( 'heading', { name: 'Import sliders' } ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );

	await page
		.getByLabel( 'A saved page, or an export' )
		.setInputFiles( { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from( saved( alias ) ) } );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	const screen = page.locator( SCREEN );
	await expect( screen ).toContainText( '1 slider is there as a draft.' );
	await expect( screen ).toContainText( 'Slides: 2, layers: 2, actions: 0.' );
	await expect( screen ).toContainText( 'Not copied and not shown: https://old.invalid/harbour.jpg' );
	await page.getByText( 'Settings without a counterpart' ).click();
	await expect( page.getByText( 'slides.0.layers.0.data-glow', { exact: true } ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );

	const address = await page.getByRole( 'link', { name: alias } ).getAttribute( 'href' );
	const id = Number( new URL( address! ).searchParams.get( 'post' ) );
	await requestUtils.rest( { method: 'POST', path: `/wp/v2/frontage_slider/${ id }`, data: { status: 'publish' } } );
	const sliderPage = await requestUtils.createPage( {
		title: 'Harbour',
		content: `<!-- wp:frontage/slider {"ref":${ id }} /-->`,
		status: 'publish',
	} );
	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( `/?page_id=${ sliderPage.id }` );
	await expect( visitor.getByText( 'Boats & birds' ) ).toBeVisible();
	await visitor.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( visitor.getByText( 'Trees' ) ).toBeVisible();
	await expect( visitor.getByText( 'Boats & birds' ) ).toBeHidden();
	await visitor.context().close();

	await requestUtils.rest( { method: 'DELETE', path: `/wp/v2/frontage_slider/${ id }`, params: { force: true } } );
} );

test( 'a file that is no slider is refused with a sentence', async ( { admin, page } ) => {
	await admin.visitAdminPage( 'admin.php', 'import=frontage-slider' );
	await page
		.getByLabel( 'A saved page, or an export' )
		.setInputFiles( { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from( '<p>Nothing here</p>' ) } );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.locator( SCREEN ) ).toContainText( 'There is no slider in this file.' );
} );
