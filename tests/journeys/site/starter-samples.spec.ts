/** A starter site on a site that has pages already, its samples, and the question before undo. */
import type { Browser, Page } from '@playwright/test';
import { emptySite, type EmptySite } from '../../support/empty-site';
import { logIn } from '../../support/login';
import { expect, test } from '../../support/test';

const SCREEN = '/wp-admin/themes.php?page=frontage-site-starter';

let site: EmptySite;
test.beforeAll( async () => {
	site = await emptySite();
} );
test.afterAll( () => site?.stop() );

interface Post {
	id: number;
	link: string;
	content: { raw: string };
}

/** Asks the site as the dashboard's scripts do. */
async function ask< Answer >( page: Page, request: object ) {
	// What PHP printed is there before the scripts are.
	await page.waitForFunction( () => ( window as { wp?: { apiFetch?: unknown } } ).wp?.apiFetch );
	return page.evaluate(
		( asked ) =>
			( window as unknown as { wp: { apiFetch: ( what: object ) => Promise< unknown > } } ).wp.apiFetch( asked ),
		request
	) as Promise< Answer >;
}

const heading = ( page: Page ) => page.locator( '#frontage-starter-heading' );
const question = ( page: Page ) => page.getByRole( 'dialog', { name: 'Undo the starter site?' } );

/** The owner and a visitor in windows of their own. */
async function windows( browser: Browser ) {
	const page = await ( await browser.newContext( { baseURL: site.address } ) ).newPage();
	const visitor = await ( await browser.newContext( { baseURL: site.address } ) ).newPage();
	await logIn( page, 'admin', 'password' );
	await page.goto( SCREEN );
	return { page, visitor };
}

test( 'an owner’s pages are found, used and left alone, and undo asks', async ( { browser, axe } ) => {
	const { page, visitor } = await windows( browser );
	const content = '<!-- wp:paragraph --><p>Come and see us.</p><!-- /wp:paragraph -->';
	const add = ( title: string, status: string ) =>
		ask< Post >( page, { path: '/wp/v2/pages', method: 'POST', data: { title, status, content } } );
	const own = await add( 'Contact', 'publish' );
	const draft = await add( 'About us', 'draft' );

	// It says what it found: the published page is used, the draft is not.
	await page.goto( SCREEN );
	await page.getByRole( 'radio', { name: /^Shop/ } ).check();
	await expect( heading( page ) ).toHaveText( '2. Review what will be created: Shop' );
	const contact = page.getByRole( 'group', { name: 'Page: Contact' } );
	const about = page.getByRole( 'group', { name: 'Page: About us — Draft' } );
	await expect( contact.getByRole( 'radio', { name: 'Use existing' } ) ).toBeChecked();
	await expect( about.getByRole( 'radio', { name: 'Create new' } ) ).toBeChecked();
	await page.setViewportSize( { width: 390, height: 844 } );
	expect( await axe( '.frontage-starter', page ) ).toEqual( [] );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.getByRole( 'button', { name: 'Create site' } ).click();
	await expect( heading( page ) ).toHaveText( 'Your starter site is ready: Shop' );
	await expect( page.locator( '[data-item="page:contact"]' ) ).toContainText( 'Existing item, not changed.' );
	await visitor.goto( '/' );
	const link = visitor.getByRole( 'navigation' ).first().getByRole( 'link', { name: 'Contact' } );
	await expect( link ).toHaveAttribute( 'href', own.link );

	// Cancel has the focus, and gives it back.
	await page.getByRole( 'link', { name: 'Undo starter site' } ).click();
	await expect( question( page ).getByRole( 'link', { name: 'Cancel' } ) ).toBeFocused();
	await expect( question( page ) ).toContainText( 'Existing items, not changed: Contact.' );
	expect( await axe( '.frontage-starter', page ) ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await expect( question( page ) ).toBeHidden();
	await expect( page.getByRole( 'link', { name: 'Undo starter site' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await question( page ).getByRole( 'button', { name: 'Undo starter site' } ).click();
	await expect( page.getByText( /^Starter site removed\. Your site is back/ ) ).toBeVisible();
	await expect( heading( page ) ).toBeFocused();
	for ( const { id } of [ own, draft ] ) {
		const now = await ask< Post >( page, { path: `/wp/v2/pages/${ id }?context=edit` } );
		expect( now.content.raw ).toBe( content );
		await ask( page, { path: `/wp/v2/pages/${ id }?force=true`, method: 'DELETE' } );
	}
	await page.context().close();
	await visitor.context().close();
} );

test( 'visitors see what was invented when it is edited, and the list gets shorter', async ( { browser, axe } ) => {
	const { page, visitor } = await windows( browser );
	// WordPress's own welcome comes to whoever has not been in the editor yet.
	const preferences = { 'core/edit-post': { welcomeGuide: false }, _modified: new Date().toISOString() };
	await ask( page, {
		path: '/wp/v2/users/me',
		method: 'POST',
		data: { meta: { persisted_preferences: preferences } },
	} );
	await page.getByRole( 'radio', { name: /^Shop/ } ).check();
	await expect( heading( page ) ).toHaveText( '2. Review what will be created: Shop' );
	await page.getByRole( 'button', { name: 'Create site' } ).click();
	await expect( heading( page ) ).toHaveText( 'Your starter site is ready: Shop' );
	const prices = page.locator( '[data-sample="price"]' );
	await expect( prices.locator( '.frontage-starter__count' ) ).toHaveText( '7' );
	await expect( prices ).toContainText( 'Hidden from visitors' );
	expect( await axe( '.frontage-starter', page ) ).toEqual( [] );

	await visitor.goto( '/' );
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	for ( const invented of [ '$', 'New arrivals', 'Ingrid Solheim' ] ) {
		await expect( visitor.locator( 'body' ) ).not.toContainText( invented );
	}
	await page.goto( '/' );
	await expect( page.locator( '.frontage-sample' ) ).toHaveCount( 8 );
	await expect( page.getByText( 'Ingrid Solheim, Nordlys' ) ).toBeVisible();

	// Edited in the block editor, a price is public, and those beside it are not.
	await page.goto( SCREEN );
	await prices.getByRole( 'link', { name: /^Edit: Home/ } ).click();
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.getByText( '$240', { exact: true } ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( '$95' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByTestId( 'snackbar' ) ).toBeVisible();
	await visitor.reload();
	await expect( visitor.getByText( '$95', { exact: true } ) ).toBeVisible();
	await expect( visitor.getByText( 'New arrivals' ) ).toBeVisible();
	await expect( visitor.getByText( '$165' ) ).toHaveCount( 0 );
	await page.goto( SCREEN );
	await expect( prices.locator( '.frontage-starter__count' ) ).toHaveText( '6' );

	// Edited, the page stays unless it is selected.
	await page.getByRole( 'link', { name: 'Undo starter site' } ).click();
	await question( page ).getByRole( 'checkbox', { name: 'Home' } ).check();
	await question( page ).getByRole( 'button', { name: 'Undo starter site' } ).click();
	await expect( page.getByText( /^Starter site removed\. Your site is back/ ) ).toBeVisible();
	await page.context().close();
	await visitor.context().close();
} );

test( 'without script a starter site is created, and undone after a question', async ( { browser } ) => {
	const context = await browser.newContext( { baseURL: site.address, javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.goto( SCREEN );
	await page.getByRole( 'radio', { name: /^Shop/ } ).check();
	await page.getByRole( 'button', { name: 'Show items' } ).click();
	await expect( heading( page ) ).toHaveText( '2. Review what will be created: Shop' );
	await page.getByRole( 'button', { name: 'Create site' } ).click();
	await expect( heading( page ) ).toHaveText( 'Your starter site is ready: Shop' );
	await page.getByRole( 'link', { name: 'Undo starter site' } ).click();
	await expect( question( page ) ).toContainText( 'move to the trash' );
	await question( page ).getByRole( 'link', { name: 'Cancel' } ).click();
	await expect( heading( page ) ).toHaveText( 'Your starter site is ready: Shop' );
	await page.getByRole( 'link', { name: 'Undo starter site' } ).click();
	await question( page ).getByRole( 'button', { name: 'Undo starter site' } ).click();
	await expect( page.getByText( /^Starter site removed\./ ) ).toBeVisible();
	await context.close();
} );
