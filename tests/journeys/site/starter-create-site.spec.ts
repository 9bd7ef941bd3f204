import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { emptySite, type EmptySite } from '../../support/empty-site';
import { logIn } from '../../support/login';
import { expect, test } from '../../support/test';

const SCREEN = '/wp-admin/themes.php?page=frontage-site-starter';
const LOGO = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

let site: EmptySite;
test.beforeAll( async () => {
	site = await emptySite();
} );
test.afterAll( () => site?.stop() );

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

/** In the theme's header, in the site editor: a logo from the owner's disk, another word in the menu, one page more. */
async function changeHeader( page: Page ) {
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const logo = canvas.getByRole( 'document', { name: 'Block: Site Logo' } );
	await logo.click();
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Choose logo' } ).click();
	const chooser = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'menuitem', { name: 'Upload' } ).click();
	await ( await chooser ).setFiles( { name: 'our-logo.png', mimeType: 'image/png', buffer: LOGO } );
	await expect( logo.locator( 'img[src*="/uploads/"]' ) ).toBeAttached();

	const menu = canvas.getByRole( 'document', { name: 'Block: Menu' } );
	await menu.click(); // The first click chooses the menu, the second what is in it.
	await menu.getByText( 'News', { exact: true } ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Journal' );
	await page
		.getByRole( 'list', { name: 'Block breadcrumb' } )
		.getByRole( 'button', { name: 'Menu', exact: true } )
		.click();
	await menu.getByRole( 'button', { name: 'Add block' } ).click();
	await page.getByRole( 'combobox', { name: 'Search or type URL' } ).fill( 'Sample' );
	await page.getByRole( 'option', { name: /^Sample Page/ } ).click();
	await expect( menu.getByText( 'Sample Page', { exact: true } ) ).toBeVisible(); // Before that nothing of it would be saved.

	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await page
		.getByRole( 'dialog', { name: 'Are you ready to save?' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await expect( page.getByTestId( 'snackbar' ).filter( { hasText: 'Site updated.' } ) ).toBeVisible();
}

interface Post {
	id: number;
	title: { rendered: string };
	content: { raw: string };
}

/** What stands on the site, as its owner could count it. */
async function state( page: Page, request: APIRequestContext ) {
	const titles = async ( type: string ) =>
		( await ask< Post[] >( page, { path: `/wp/v2/${ type }?context=edit&per_page=100&status=any` } ) )
			.map( ( { title } ) => title.rendered )
			.sort();
	const settings = await ask< Record< string, unknown > >( page, { path: '/wp/v2/settings' } );
	return {
		pages: await titles( 'pages' ),
		posts: await titles( 'posts' ),
		sliders: await titles( 'frontage_slider' ),
		menus: await titles( 'navigation' ),
		forms: ( await ask< unknown[] >( page, { path: '/frontage/v1/contact-forms' } ) ).length,
		pictures: ( await ask< unknown[] >( page, { path: '/wp/v2/media?per_page=100' } ) ).length,
		front: [ settings.show_on_front, settings.page_on_front, settings.page_for_posts ],
		work: ( await request.get( `${ site.address }/portfolio/` ) ).status(),
	};
}

/** The owner and a visitor in windows of their own. */
async function windows( browser: Browser ) {
	const owner = await ( await browser.newContext( { baseURL: site.address } ) ).newPage();
	await logIn( owner, 'admin', 'password' );
	const visitor = await ( await browser.newContext( { baseURL: site.address } ) ).newPage();
	return { owner, visitor, heading: owner.locator( '#frontage-starter-heading' ) };
}

async function undo( page: Page ) {
	await page.goto( SCREEN );
	await page.getByRole( 'link', { name: 'Undo starter site' } ).click();
	await page
		.getByRole( 'dialog', { name: 'Undo the starter site?' } )
		.getByRole( 'button', { name: 'Undo starter site' } )
		.click();
	await expect( page.locator( '#frontage-site-starter' ).getByText( /^Starter site removed\./ ) ).toBeVisible();
}

/** Nothing of ours stands in the site's log. */
const expectCleanLog = async () =>
	expect( ( await site.log() ).split( '\n' ).filter( ( line ) => line.includes( 'frontage' ) ) ).toEqual( [] );

test( 'from nothing to a site in its look, though the connection breaks, and back', async ( {
	browser,
	axe,
	request,
} ) => {
	test.slow(); // Makes a whole site, breaks off, goes on and removes it.
	const { owner: page, visitor, heading } = await windows( browser );

	// The card after activation leads to the screen: its first button.
	await page.goto( '/wp-admin/plugins.php' );
	const card = page.locator( '#frontage-first-minute' );
	await expect( card.getByRole( 'link' ).first() ).toHaveText( 'Choose look' );
	await card.getByRole( 'link', { name: 'Choose look' } ).click();
	await expect( heading ).toHaveText( '2. Review what will be created: Consulting' );
	const before = await state( page, request );

	// What cannot be asked stays as it is shown, and can be chosen again.
	const asked = /page=frontage-site-starter&look=shop/;
	await page.route( asked, ( route ) => route.abort() );
	await page.getByRole( 'radio', { name: /^Shop/ } ).focus();
	await page.keyboard.press( 'Space' );
	await expect( page.locator( '.frontage-starter .notice-error' ) ).toBeVisible();
	await expect( page.getByRole( 'radio', { name: /^Consulting/ } ) ).toBeChecked();
	await expect( page.getByRole( 'button', { name: /^Create site/ } ) ).toBeEnabled();
	await page.unroute( asked );

	// Four looks, chosen by keys; what each is made of is said before.
	await page.getByRole( 'radio', { name: /^Consulting/ } ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( heading ).toHaveText( '2. Review what will be created: Agency' );
	for ( const item of [ 'form:contact', 'work:4', 'post:3', 'page:home', 'menu:main', 'front:page' ] ) {
		await expect( page.locator( `[data-item="${ item }"]` ) ).toHaveAttribute( 'data-state', 'new' );
	}
	await expect( page.getByRole( 'checkbox', { name: 'Set as homepage' } ) ).toBeChecked();
	expect( await axe( '.frontage-starter', page ) ).toEqual( [] );

	// The connection breaks after the third item: what was made is there, and goes on after a reload.
	let made = 0;
	await page.route( '**/frontage/v1/starter/make*', ( route ) => ( made++ < 3 ? route.continue() : route.abort() ) );
	await page.getByRole( 'button', { name: /^Create site/ } ).click();
	await expect( heading ).toHaveText( 'Not finished: Agency' );
	await expect( heading ).toBeFocused();
	await expect( page.locator( '[data-state="made"]' ) ).toHaveCount( 3 );
	await page.unroute( '**/frontage/v1/starter/make*' );
	await page.reload();
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( heading ).toHaveText( 'Your starter site is ready: Agency' );
	await expect( page.locator( '[data-item]:not( [data-state="made"] )' ) ).toHaveCount( 0 );
	expect( await axe( '.frontage-starter', page ) ).toEqual( [] );

	// Visitors have it, in its look.
	await visitor.goto( '/' );
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toHaveCount( 1 );
	await expect( visitor.locator( 'body' ) ).toHaveCSS( 'background-color', 'rgb(255, 255, 255)' );
	await expect( visitor.locator( '.is-style-agency-reel' ) ).toBeVisible();
	const menu = visitor.getByRole( 'navigation' ).first();
	await expect( menu.getByRole( 'link' ) ).toHaveText( [ 'What we do', 'Studio', 'News', 'Work', 'Contact' ] );
	expect( await axe( undefined, visitor ) ).toEqual( [] );

	// Somebody writes.
	await menu.getByRole( 'link', { name: 'Contact' } ).click();
	await visitor.getByLabel( 'Your name' ).fill( 'Ada Newcomer' );
	await visitor.getByLabel( 'Your email' ).fill( 'ada@example.com' );
	await visitor.getByLabel( 'Your message' ).fill( 'Is this your first day?' );
	await visitor.getByRole( 'button', { name: 'Send message' } ).click();
	await expect( visitor.locator( '.wpcf7-response-output' ) ).toContainText( 'Thank you' );
	await expect
		.poll(
			async () => ( await site.mails() ).filter( ( mail ) => mail.includes( 'Is this your first day?' ) ).length
		)
		.toBe( 1 );

	await undo( page );
	await expect( heading ).toHaveText( '2. Review what will be created: Agency' );
	expect( await state( page, request ) ).toEqual( before );
	await expectCleanLog();
	await page.context().close();
	await visitor.context().close();
} );

/** Makes the look "Agency", without a look at the screen. */
async function makeAgency( page: Page ) {
	const heading = page.locator( '#frontage-starter-heading' );
	// WordPress's own welcome comes to whoever has not been in the site editor yet.
	const preferences = {
		'core/edit-site': { welcomeGuide: false, welcomeGuideStyles: false, welcomeGuidePage: false },
	};
	await ask( page, {
		path: '/wp/v2/users/me',
		method: 'POST',
		data: { meta: { persisted_preferences: { ...preferences, _modified: new Date().toISOString() } } },
	} );
	await page.getByRole( 'radio', { name: /^Agency/ } ).check();
	await expect( heading ).toHaveText( '2. Review what will be created: Agency' );
	await page.getByRole( 'button', { name: /^Create site/ } ).click();
	await expect( heading ).toHaveText( 'Your starter site is ready: Agency' );
}

test( 'an owner’s logo and menu take the place of the starter’s, and stay when it is undone', async ( {
	browser,
	axe,
	request,
} ) => {
	const { owner: page, visitor, heading } = await windows( browser );
	await page.goto( SCREEN );
	const before = await state( page, request );
	await makeAgency( page );
	await page.getByRole( 'link', { name: 'Logo and menu' } ).click();
	await changeHeader( page );
	await visitor.goto( '/' );
	await expect( visitor.locator( 'header .custom-logo' ) ).toHaveAttribute( 'src', /our-logo/ );
	await expect( visitor.getByRole( 'navigation' ).first().getByRole( 'link' ) ).toHaveText( [
		'What we do',
		'Studio',
		'Journal',
		'Work',
		'Contact',
		'Sample Page',
	] );

	await undo( page );
	await expect( page.locator( '#frontage-site-starter .notice li' ) ).toHaveText( [ 'Main menu' ] );
	await expect( heading ).toHaveText( '2. Review what will be created: Agency' );
	expect( await axe( '.frontage-starter', page ) ).toEqual( [] );
	const mine = await ask< Post[] >( page, { path: '/wp/v2/navigation?context=edit' } );
	const logos = await ask< Post[] >( page, { path: '/wp/v2/media?search=our-logo' } );
	for ( const { id } of mine.filter( ( { title } ) => title.rendered === 'Main menu' ) ) {
		await ask( page, { path: `/wp/v2/navigation/${ id }?force=true`, method: 'DELETE' } );
	}
	for ( const { id } of logos ) {
		await ask( page, { path: `/wp/v2/media/${ id }?force=true`, method: 'DELETE' } );
	}
	expect( await state( page, request ) ).toEqual( before );
	await expectCleanLog();
	await page.context().close();
	await visitor.context().close();
} );

test( 'an owner’s telephone and colours are seen by visitors, and the colours stay when it is undone', async ( {
	browser,
	request,
} ) => {
	const { owner: page, visitor } = await windows( browser );
	await page.goto( SCREEN );
	const before = await state( page, request );
	await makeAgency( page );
	await page.getByRole( 'link', { name: 'Add business details' } ).click();
	await page.getByRole( 'textbox', { name: 'Phone' } ).first().fill( '+47 22 33 44 55' );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await page.goto( SCREEN );
	await page.getByRole( 'link', { name: 'Colors and fonts' } ).click();
	await page.getByRole( 'button', { name: 'Browse styles' } ).click();
	await page.getByRole( 'button', { name: 'Software', exact: true } ).click();
	await page.getByRole( 'button', { name: /^Review/ } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect
		.poll( async () => {
			await visitor.goto( '/' );
			return visitor.locator( 'body' ).evaluate( ( body ) => getComputedStyle( body ).backgroundColor );
		} )
		.toBe( 'rgb(255, 255, 255)' );
	await visitor.goto( '/contact/' );
	await expect( visitor.getByRole( 'main' ).getByText( '+47 22 33 44 55' ) ).toBeVisible();

	await undo( page );
	await expect( page.locator( '#frontage-site-starter .notice li' ) ).toHaveText( [ 'Colors and fonts' ] );
	expect( await state( page, request ) ).toEqual( before );
	await expectCleanLog();
	await page.context().close();
	await visitor.context().close();
} );
