import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeForm, makePage, unique } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { unreadLog } from '../../support/site';
import { expect, test } from '../../support/test';

const MOVE = 'page=frontage-forms-move';
const SCREEN = '#wpbody-content';
const ORIGINAL = 'contact-form-7/wp-contact-form-7';

const DYING = 'cf7-dying/cf7-dying';

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
	for ( const plugin of [ ORIGINAL, DYING, OLD_THEME, SLIDERS ] ) {
		await requestUtils
			.rest( { method: 'PUT', path: `/wp/v2/plugins/${ plugin }`, data: { status: 'inactive' } } )
			.catch( () => undefined );
	}
	rmSync( folder( 'contact-form-7' ), { recursive: true, force: true } );
	rmSync( folder( 'cf7-dying' ), { recursive: true, force: true } );
	rmSync( folder( 'revslider' ), { recursive: true, force: true } );
} );

test( 'a site looks, moves in and back again', { tag: '@smoke' }, async ( { admin, page, requestUtils, axe } ) => {
	test.slow(); // The site is opened page by page, before the switch and after it.
	const address = await makePage( requestUtils, await makeForm( requestUtils ) );
	await requestUtils.rest( { method: 'PUT', path: `/wp/v2/plugins/${ ORIGINAL }`, data: { status: 'active' } } );
	await page.goto( address );
	await expect( page.locator( '.original' ) ).toBeVisible();

	await admin.visitAdminPage( 'admin.php', MOVE );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Check forms' } ).click();
	await expect(
		page.getByRole( 'heading', { name: /Ready to switch|Some features would stop working/ } )
	).toBeVisible();
	await expect( page.getByText( 'Loaded without Contact Form 7' ) ).toContainText(
		/: Homepage, Page with a form, Sign-in page, Dashboard, Plugins screen, REST API/
	);
	// The double of Contact Form 7 prints another form and sends none, and the report says so.
	const forms = page.getByRole( 'table', { name: 'Forms of Contact Form 7' } );
	const shown = forms.getByRole( 'row' ).filter( { hasText: 'The page differs' } ).first();
	await expect( shown ).toContainText( /Shown/ );
	await expect( shown ).toContainText( 'Not sent, because one of the plugins gave no answer.' );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await shown.getByRole( 'link', { name: /^Preview/ } ).click();
	const preview = page.getByRole( 'region', { name: 'Preview' } );
	const frames = preview.locator( 'iframe[sandbox=""]' );
	await expect( frames ).toHaveCount( 2 );
	await expect( frames.first().contentFrame().locator( '.original' ) ).toBeVisible();
	await expect( frames.last().contentFrame().locator( 'form.wpcf7-form' ) ).toBeVisible();
	await preview.getByRole( 'button', { name: 'Email' } ).click();
	await expect( preview.getByRole( 'button', { name: 'Email' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( preview.getByText( 'No email' ).first() ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.setViewportSize( { width: 390, height: 844 } );
	expect( await horizontalScroll( page ) ).toEqual( [] );
	await page.setViewportSize( { width: 1280, height: 900 } );

	await page.getByRole( 'button', { name: 'Switch over' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Frontage Forms shows your forms now' } ) ).toBeVisible();
	await expect( page.getByText( 'stored exactly as before' ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.goto( address );
	await expect( page.locator( 'form.wpcf7-form' ) ).toBeVisible();

	await admin.visitAdminPage( 'admin.php', MOVE );
	await page.getByRole( 'button', { name: 'Switch back…' } ).click();
	const question = page.getByRole( 'dialog', { name: 'Switch back to Contact Form 7?' } );
	await expect( question.getByRole( 'button', { name: 'Cancel' } ) ).toBeFocused();
	expect( await axe( SCREEN ) ).toEqual( [] );
	await question.getByRole( 'button', { name: 'Switch back' } ).click();
	await expect( page.getByRole( 'button', { name: 'Check forms' } ) ).toBeVisible();
	await page.goto( address );
	await expect( page.locator( '.original' ) ).toBeVisible();
} );

/** An add-on of Contact Form 7 that ends the request: when (include, init, page) and where, see its file. */
const dies = ( when: string ) => writeFileSync( path.join( folder( 'cf7-dying' ), 'dies.txt' ), when );

for ( const when of [ 'include', 'init', 'page' ] ) {
	test( `an add-on that dies at ${ when } takes no site down`, async ( { admin, page, requestUtils } ) => {
		test.slow(); // As above, three times.
		cpSync( 'tests/fixtures/move-in/cf7-dying', folder( 'cf7-dying' ), { recursive: true } );
		dies( `${ when } never` );
		await makePage( requestUtils, await makeForm( requestUtils ) );
		for ( const plugin of [ ORIGINAL, DYING ] ) {
			await requestUtils.rest( {
				method: 'PUT',
				path: `/wp/v2/plugins/${ plugin }`,
				data: { status: 'active' },
			} );
		}
		const recovery = path.join( process.env.FRONTAGE_SITE_DIR!, 'content/mu-plugins/frontage-forms-recovery.php' );
		const check = async () => {
			await admin.visitAdminPage( 'admin.php', MOVE );
			await page.getByRole( 'button', { name: 'Check forms' } ).click();
		};
		const over = page.getByRole( 'button', { name: 'Switch over' } );
		const siteAnswers = async () => {
			expect( ( await page.goto( '/' ) )!.status() ).toBe( 200 );
			await expect( page.locator( '.dying-add-on' ) ).toBeAttached();
		};

		// Where the site is run without the original before the switch.
		dies( `${ when } probe` );
		await check();
		await expect( page.getByRole( 'heading', { name: 'Your site would stop working' } ) ).toBeVisible();
		const addOn = page.getByRole( 'row', { name: /Dying add-on/ } );
		await expect( addOn ).toContainText( /Stopped with an error.*cf7-dying\.php/ );
		await expect( over ).toHaveCount( 0 );
		expect( existsSync( recovery ) ).toBe( false );
		await siteAnswers();

		// After it, before the owner sees anything.
		dies( `${ when } after` );
		await check();
		await expect( addOn ).toContainText( 'No errors' );
		await expect( page.getByRole( 'checkbox', { name: /Report Contact Form 7 as active/ } ) ).toBeChecked();
		await over.click();
		await expect( page.getByText( /Could not switch\. .*Homepage stopped with an error/ ) ).toBeVisible();
		await siteAnswers();

		// And later, in front of a visitor: the request that dies is the last one that does.
		dies( `${ when } later` );
		await check();
		await over.click();
		await expect( page.getByRole( 'heading', { name: 'Frontage Forms shows your forms now' } ) ).toBeVisible();
		await siteAnswers();
		expect( existsSync( recovery ) ).toBe( true );
		await page.goto( '/?cf7_late=1' );
		expect( existsSync( recovery ) ).toBe( false );
		await siteAnswers();
		await admin.visitAdminPage( 'admin.php', MOVE );
		await expect( page.getByText( 'the switch to Frontage Forms was reverted' ) ).toContainText( 'cf7-dying.php' );
		await expect( page.getByRole( 'button', { name: 'Check forms' } ) ).toBeVisible();
		await unreadLog(); // What died said so there.
	} );
}

test( 'pages of Slider Revolution show sliders before, while and after it is there', async ( {
	admin,
	page,
	requestUtils,
} ) => {
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
