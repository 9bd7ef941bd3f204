import type { Locator, Page } from '@playwright/test';
import { fillIn, makeForm, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

// Popups that an owner makes in the editors, without an address to write; and what visitors get of them.

const theme = 'frontage';
const state = ( at: Locator, is: string ) => expect( at ).toHaveAttribute( 'data-state', is );

async function insertPattern( page: Page, word: string, name: string ) {
	const inserter = page.getByRole( 'button', { name: 'Block Inserter', exact: true } );
	await inserter.click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( word );
	await page.getByRole( 'option', { name, exact: true } ).click();
	await inserter.click();
}

const settings = ( page: Page ) => page.getByRole( 'region', { name: 'Editor settings' } );

async function choosePopup( page: Page, name: string ) {
	await settings( page ).getByRole( 'combobox', { name: 'Open popup' } ).click();
	await page.getByRole( 'option', { name } ).click();
}

test( 'O5: an owner puts a drawer into the header in the site editor, and an item of the menu opens it', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	const word = unique();
	const slug = `head-${ word }`;
	const rest = < T >( path: string, data: object ) => requestUtils.rest< T >( { method: 'POST', path, data } );
	await rest( '/wp/v2/template-parts', {
		slug,
		theme,
		area: 'header',
		title: `Head ${ word }`,
		content:
			'<!-- wp:frontage/menu {"ariaLabel":"Ways in"} --><!-- wp:navigation-link {"label":"What is new","url":"/journal/"} /--><!-- /wp:frontage/menu -->',
	} );
	const { link } = await rest< { link: string } >( '/wp/v2/pages', {
		title: `Drawer ${ word }`,
		status: 'publish',
		content: `<!-- wp:template-part {"slug":"${ slug }","theme":"${ theme }"} /-->`,
	} );

	await admin.visitSiteEditor( { postType: 'wp_template_part', postId: `${ theme }//${ slug }`, canvas: 'edit' } );
	await editor.openDocumentSettingsSidebar();
	await insertPattern( page, 'drawer', 'Hidden sidebar' );

	// What the drawer holds is the theme's part: seen here, and changed in a place of its own.
	await editor.selectBlocks( editor.canvas.locator( '[data-type="frontage/overlay"]' ) );
	await editor.clickBlockToolbarButton( 'Show content' );
	await expect( editor.canvas.getByText( 'New', { exact: true } ) ).toBeVisible();

	await editor.selectBlocks( editor.canvas.locator( '[data-type="core/navigation-link"]' ) );
	await choosePopup( page, 'More about us' );
	await editor.saveSiteEditorEntities( { isOnlyCurrentEntityDirty: true } );

	// On another page of the site it is known by where it stands.
	await admin.createNewPost( { postType: 'page' } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: 'core/buttons', innerBlocks: [ { name: 'core/button' } ] } );
	await editor.canvas.getByRole( 'textbox', { name: 'Button text' } ).fill( 'More of us' );
	await choosePopup( page, `sidebar, in “Head ${ word }”` );
	await expect.poll( () => editor.getEditedPostContent() ).toContain( '{"frOverlay":"sidebar"}' );

	const visitor = await ( await browser.newContext() ).newPage();
	for ( const width of [ 1440, 390 ] ) {
		await visitor.setViewportSize( { width, height: 800 } );
		await visitor.goto( link );
		const drawer = visitor.locator( '#fr-open-sidebar' );
		await state( drawer, 'closed' );
		await visitor.getByRole( 'button', { name: 'More', exact: true } ).click();
		await state( drawer, 'opened' );
		await expect( drawer.getByRole( 'heading', { name: 'New', exact: true } ) ).toBeVisible();
		expect( await axe( '#fr-open-sidebar', visitor ) ).toEqual( [] );
		await visitor.keyboard.press( 'Escape' );
		await state( drawer, 'closed' );
		if ( width === 390 ) {
			await visitor.getByRole( 'navigation', { name: 'Ways in' } ).getByRole( 'button' ).first().click();
		}
		await visitor.getByRole( 'link', { name: 'What is new' } ).click();
		await state( drawer, 'opened' );
	}
	await visitor.context().close();
} );

test( 'O4: an owner puts a form into a popup, and a visitor writes in it', async ( {
	admin,
	editor,
	page,
	context,
	browser,
	requestUtils,
	mails,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const title = `Popup ${ unique() }`;
	await makeForm( requestUtils, undefined, { title } );
	await admin.createNewPost( { postType: 'page', title } );
	await editor.openDocumentSettingsSidebar();
	await insertPattern( page, 'popup', 'Contact popup' );
	await editor.selectBlocks( editor.canvas.locator( '[data-type="frontage/overlay"]' ) );
	await editor.clickBlockToolbarButton( 'Copy link' );
	await expect( page.getByText( '#fr-open-contact copied.' ).first() ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( '#fr-open-contact' );
	await editor.clickBlockToolbarButton( 'Show content' );

	// Of a site with several forms one is chosen.
	const forms = editor.canvas.getByRole( 'group', { name: 'Use an existing form' } );
	await forms.getByRole( 'button', { name: title } ).click();
	await expect( forms ).toBeHidden();
	await editor.publishPost();
	const address = await page.evaluate( () => window.wp.data.select( 'core/editor' ).getPermalink() );

	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( address! );
	const dialog = visitor.locator( '#fr-open-contact' );
	await state( dialog, 'closed' );
	await visitor.getByRole( 'button', { name: 'Contact us' } ).click();
	await state( dialog, 'opened' );
	await expect( visitor.getByLabel( 'Your name' ) ).toBeFocused();
	const word = await fillIn( visitor );
	await visitor.keyboard.press( 'Escape' );
	await state( dialog, 'closed' );
	await visitor.evaluate( () => ( location.hash = 'fr-open-contact' ) );
	await state( dialog, 'opened' );
	await expect( visitor.getByLabel( 'Your message' ) ).toHaveValue( `Do you have time in ${ word }?` );
	await dialog.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( dialog.locator( '.wpcf7-response-output' ) ).toContainText( 'has been sent' );
	await state( dialog, 'opened' );
	expect( await mails( word ) ).toHaveLength( 1 );
	await visitor.context().close();
} );
