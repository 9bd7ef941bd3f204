import type { BrowserContext, Page } from '@playwright/test';
import { behave } from '../../support/behaviors';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

interface Known {
	name: string;
	title: string;
	bytes: number;
	recommended?: boolean;
	options: Record< string, { enum?: string[]; title: string; default: string } >;
}
const SCREEN = 'options-general.php?page=frontage-site-behaviours';
const VIEW = /\/build\/behaviors\/[\w-]+\/view\.(js|css)/;
const viewOf = ( { name }: Known ) => `/build/behaviors/${ name.replace( 'frontage/', '' ) }/view.js`;

const card = ( page: Page, { name }: Known ) => page.locator( `[data-behaviour="${ name }"]` );

/** Modules and styles of behaviors that a page asks for, in the order of their names. */
async function asked( context: BrowserContext, address: string ): Promise< string[] > {
	const page = await context.newPage();
	const found = new Set< string >();
	page.on( 'request', ( request ) => VIEW.test( request.url() ) && found.add( new URL( request.url() ).pathname ) );
	await page.goto( address );
	const printed = await page.evaluate( () => document.documentElement.outerHTML );
	await page.close();
	for ( const [ file ] of printed.matchAll( new RegExp( VIEW, 'g' ) ) ) {
		found.add( file );
	}
	return [ ...found ].sort();
}

test(
	'an owner switches behaviors on, a page refuses one, and all off is nothing',
	{ tag: '@smoke' },
	async ( { admin, axe, browser, context, page, requestUtils } ) => {
		await behave( context, 'owner' );
		const visitor = await browser.newContext();
		const before = await asked( visitor, '/' );
		await behave( visitor, 'owner' );

		// Found below Settings → Frontage.
		await admin.visitAdminPage( 'options-media.php', '' );
		await page.getByRole( 'link', { name: 'Frontage', exact: true } ).click();
		await page.getByRole( 'link', { name: /^Animations & behaviors/ } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Animations & behaviors' } ) ).toBeVisible();
		const { behaviors } = JSON.parse(
			( await page.locator( '#frontage-site-behaviours' ).getAttribute( 'data-props' ) )!
		) as { behaviors: Known[] };
		const one = behaviors.find(
			( { bytes, options } ) => bytes && Object.values( options ).some( ( option ) => option.enum )
		)!;
		const [ key, option ] = Object.entries( one.options ).find( ( [ , { enum: choices } ] ) => choices )!;
		await expect( page.locator( '.frontage-behaviours__sum' ) ).toHaveText( 'All behaviors are off' );

		// By keys alone; its options come with it.
		const toggle = card( page, one ).getByRole( 'checkbox' ).first();
		await expect( card( page, one ).getByLabel( option.title ) ).toBeHidden();
		await toggle.focus();
		await page.keyboard.press( 'Space' );
		await expect( toggle ).toBeChecked();
		const other = option.enum!.find( ( choice ) => choice !== option.default )!;
		await card( page, one ).getByLabel( option.title ).selectOption( other );
		expect( await axe( '.frontage-behaviours' ) ).toEqual( [] );

		// The bar names what is changed.
		await expect( page.locator( '.frontage-save-bar [role="status"]' ) ).toContainText(
			`Unsaved changes: ${ one.title }`
		);

		// A failure keeps what was chosen and says what to do.
		await page.route( /wp\/v2\/settings/, ( route ) =>
			route.request().method() === 'GET'
				? route.fallback()
				: route.fulfill( { status: 500, json: { code: 'x', message: 'The disk is full.' } } )
		);
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect(
			page.getByText( 'Could not save. The disk is full. Your changes are still here' ).first()
		).toBeVisible();
		await expect( toggle ).toBeChecked();
		await page.unrouteAll();
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			page.getByText( 'Settings saved. Changes appear on the next page visitors load.' ).first()
		).toBeVisible();

		// The page changes, and its module knows what was chosen.
		expect( ( await asked( visitor, '/' ) ).join() ).toContain( viewOf( one ) );
		const visit = await visitor.newPage();
		await visit.goto( '/' );
		const data = visit.locator(
			`[id="wp-script-module-data-@frontage/behaviours/${ one.name.replace( 'frontage/', '' ) }"]`
		);
		expect( JSON.parse( ( await data.textContent() )! ).options[ key ] ).toBe( other );

		// Many at once, and back.
		await page.getByRole( 'button', { name: 'Turn on recommended' } ).click();
		for ( const known of behaviors.filter( ( { recommended } ) => recommended ) ) {
			await expect( card( page, known ).getByRole( 'checkbox' ).first() ).toBeChecked();
		}
		await page.getByRole( 'button', { name: 'Discard' } ).click();
		await expect( page.locator( '.frontage-save-bar' ) ).not.toHaveClass( /is-changed/ );
		const isOn = page.locator( '[data-behaviour][data-on="true"]' );
		await expect( isOn ).toHaveCount( 1 );

		// No wider than a phone.
		await page.setViewportSize( { width: 320, height: 700 } );
		expect( await horizontalScroll( page ) ).toEqual( [] );
		await page.setViewportSize( { width: 1280, height: 900 } );

		// One page says otherwise, in its editor; whose canvas runs nothing of it.
		const { id } = await requestUtils.createPage( {
			title: 'Quiet',
			status: 'publish',
			content: '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
		} );
		const link = `/?page_id=${ id }`;
		expect( ( await asked( visitor, link ) ).join() ).toContain( viewOf( one ) );
		const requested: string[] = [];
		page.on( 'request', ( request ) => requested.push( request.url() ) );
		await admin.editPost( id );
		await page.getByRole( 'region', { name: 'Editor settings' } ).getByRole( 'tab', { name: 'Page' } ).click();
		await page.getByRole( 'button', { name: 'Behaviors', exact: true } ).click();
		const own = page.locator( '.frontage-behaviours-panel' ).getByLabel( one.title );
		await expect( own.locator( 'option' ).first() ).toHaveText( 'Site default: on' );
		await own.selectOption( 'off' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( own ).toHaveValue( '' );
		await own.selectOption( 'off' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		expect( requested.filter( ( url ) => /\/view\.js/.test( url ) ) ).toEqual( [] );
		expect( ( await asked( visitor, link ) ).join() ).not.toContain( viewOf( one ) );
		expect( ( await asked( visitor, '/' ) ).join() ).toContain( viewOf( one ) );

		// All off: what the page asks for is what it asked for before.
		await admin.visitAdminPage( SCREEN.split( '?' )[ 0 ]!, SCREEN.split( '?' )[ 1 ]! );
		await expect( isOn ).toHaveCount( 1 );
		await page.getByRole( 'button', { name: 'Turn all off' } ).click();
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect(
			page.getByText( 'Settings saved. Changes appear on the next page visitors load.' ).first()
		).toBeVisible();
		expect( await asked( visitor, '/' ) ).toEqual( before );
		await visit.reload();
		await expect( data ).toHaveCount( 0 );
		await visitor.close();
	}
);
