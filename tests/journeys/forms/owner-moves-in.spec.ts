import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const MOVE = 'page=frontage-forms-move';
const SCREEN = '#wpbody-content';
const PLUGIN = 'contact-form-7/wp-contact-form-7';

const OLD_THEME = 'revslider/old-theme';
const SLIDERS = 'revslider/revslider';

// One after the other: WordPress keeps what is switched on as one list, and two that write it at once lose an entry.
test.describe.configure( { mode: 'default' } );

const folder = ( name: string ) => path.join( process.env.FRONTAGE_SITE_DIR!, 'content/plugins', name );

test.beforeEach( () => {
	mkdirSync( folder( 'contact-form-7' ), { recursive: true } );
	cpSync( 'tests/support/original-stub.php', path.join( folder( 'contact-form-7' ), 'wp-contact-form-7.php' ) );
	cpSync( 'tests/support/original-slider', folder( 'revslider' ), { recursive: true } );
} );

test.afterEach( async ( { requestUtils } ) => {
	for ( const plugin of [ PLUGIN, OLD_THEME, SLIDERS ] ) {
		await requestUtils
			.rest( { method: 'PUT', path: `/wp/v2/plugins/${ plugin }`, data: { status: 'inactive' } } )
			.catch( () => undefined );
	}
	rmSync( folder( 'contact-form-7' ), { recursive: true, force: true } );
	rmSync( folder( 'revslider' ), { recursive: true, force: true } );
} );

test(
	'a site looks, moves in and back again',
	{ tag: '@smoke' },
	async ( { admin, page, context, requestUtils, axe } ) => {
		const { WP_BASE_URL: url } = process.env;
		await context.addCookies( [ { name: 'frontage_original', value: '1', url: url! } ] );
		const address = await makePage( requestUtils, await makeForm( requestUtils ) );
		await requestUtils.rest( { method: 'PUT', path: `/wp/v2/plugins/${ PLUGIN }`, data: { status: 'active' } } );
		await page.goto( address );
		await expect( page.locator( '.original' ) ).toBeVisible();

		await admin.visitAdminPage( 'admin.php', MOVE );
		expect( await axe( SCREEN ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Check what would change' } ).click();
		await expect( page.getByRole( 'heading', { name: /can move in as|Not everything/ } ) ).toBeVisible();
		await page.getByText( /forms? looked at/ ).click();
		expect( await axe( SCREEN ) ).toEqual( [] );
		await page.setViewportSize( { width: 390, height: 844 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
		await page.setViewportSize( { width: 1280, height: 900 } );

		await page.getByRole( 'button', { name: 'Switch over' } ).click();
		await expect( page.getByRole( 'heading', { name: /You have moved in/ } ) ).toBeVisible();
		await expect( page.getByText( 'stored as it was before the switch' ) ).toBeVisible();
		expect( await axe( SCREEN ) ).toEqual( [] );
		await page.goto( address );
		await expect( page.locator( 'form.wpcf7-form' ) ).toBeVisible();

		await admin.visitAdminPage( 'admin.php', MOVE );
		await page.getByRole( 'button', { name: 'Switch back to Contact Form 7' } ).click();
		await expect( page.getByRole( 'button', { name: 'Check what would change' } ) ).toBeVisible();
		await page.goto( address );
		await expect( page.locator( '.original' ) ).toBeVisible();
	}
);

test( 'pages of Slider Revolution show sliders before, while and after it is there', async ( {
	admin,
	page,
	context,
	requestUtils,
} ) => {
	const { WP_BASE_URL: url } = process.env;
	await context.addCookies( [ { name: 'frontage_original', value: '1', url: url! } ] );
	const word = unique();
	const alias = `moved-${ word }`;
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/frontage_slider',
		data: {
			title: alias,
			slug: alias,
			status: 'publish',
			content: `<!-- wp:frontage/slider --><!-- wp:frontage/slide {"key":"a"} --><!-- wp:frontage/layer {"html":"Harbour ${ word }"} /--><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->`,
		},
	} );
	const { id } = await requestUtils.createPage( {
		title: word,
		status: 'publish',
		content: `<!-- wp:shortcode -->[rev_slider alias="${ alias }"][/rev_slider]<!-- /wp:shortcode --><!-- wp:shortcode -->[rev_slider_vc alias="${ alias }"]<!-- /wp:shortcode -->`,
	} );
	await requestUtils.rest( { method: 'PUT', path: `/wp/v2/plugins/${ OLD_THEME }`, data: { status: 'active' } } );
	const original = page.locator( '.original' );
	const ours = page.getByText( `Harbour ${ word }` );
	/** The page, whose theme asks for the slider too. */
	const shows = async ( whose: typeof ours, nobody: typeof ours ) => {
		await page.goto( `/?page_id=${ id }&old_theme=${ alias }` );
		await expect( whose ).toHaveCount( 3 );
		await expect( nobody ).toHaveCount( 0 );
	};
	const press = async ( what: string ) => {
		await admin.visitAdminPage( 'plugins.php', '' );
		await page.getByRole( 'link', { name: `${ what } Slider Revolution` } ).click();
		await expect( page.getByText( /^Plugin (de)?activated\.$/ ) ).toBeVisible();
	};

	await shows( ours, original );
	await press( 'Activate' );
	await shows( original, ours );
	await admin.visitAdminPage( 'edit.php', `post_type=frontage_slider&s=${ word }` );
	await expect( page.getByRole( 'row', { name: alias } ) ).toBeVisible();
	await press( 'Deactivate' );
	await shows( ours, original );
} );
