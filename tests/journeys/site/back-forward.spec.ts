/** Who goes back finds the page that was left: from the browser's back/forward cache, alive, and nothing in it twice. */
import type { Page } from '@playwright/test';
import { keepingPages } from '../../support/full-chromium';
import { watchErrors } from '../../support/scrolling';
import { active, running } from '../../support/sliders';
import { expect, test } from '../../support/test';

const PAGES = [
	'/about/',
	'/team/',
	'/services/',
	'/pricing/',
	'/cracks/',
	'/members/',
	'/portfolio/',
	'/portfolio/footbridge-at-sandviken/',
	'/journal/',
	'/a-hundred-meters-without-a-pier/',
	'/style-page/',
	'/?s=roof',
];

test.use( {
	viewport: { width: 390, height: 844 },
	launchOptions: async ( { launchOptions }, give ) => give( keepingPages( launchOptions ) ),
} );

type Watched = Window & { isBack?: boolean };

/** What scripts may have added to a page. */
const parts = ( page: Page ) =>
	page.evaluate( () =>
		Object.fromEntries(
			[ 'body *', 'dialog', 'button', 'form', '.fr-slider', 'script', 'style', '[data-fr-scroll]' ].map(
				( part ) => [ part, document.querySelectorAll( part ).length ]
			)
		)
	);

async function leaveAndReturn( page: Page ) {
	await page.evaluate( () =>
		addEventListener( 'pageshow', ( { persisted } ) => Object.assign( window, { isBack: persisted } ) )
	);
	await page.evaluate( () => location.assign( '/privacy/' ) );
	await expect( page ).toHaveURL( /privacy/ );
	await page.evaluate( () => history.back() );
	await expect
		.poll( () => page.evaluate( () => ( window as Watched ).isBack ).catch( () => undefined ) )
		.toBe( true );
}

for ( const path of PAGES ) {
	test( `${ path } comes back as it was left`, async ( { page } ) => {
		const errors = watchErrors( page );
		await page.goto( path );
		const before = await parts( page );
		await leaveAndReturn( page );
		expect( await parts( page ) ).toEqual( before );
		expect( errors ).toEqual( [] );
	} );
}

test( 'a page of sliders comes back with them, and the menu opens again', async ( { page } ) => {
	const errors = watchErrors( page );
	await page.goto( '/sliders/' );
	const slider = page.locator( '.fr-slider' ).first();
	await running( slider );
	const drawer = page.locator( 'dialog[id$="-drawer"]' );
	await page.locator( '.fr-menu-toggle' ).first().click();
	await expect( drawer ).toBeVisible();
	await leaveAndReturn( page );
	await expect( drawer ).toBeHidden();
	await expect( active( slider ) ).toHaveCount( 1 );
	await page.locator( '.fr-menu-toggle' ).first().click();
	await expect( drawer ).toBeVisible();
	await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 1 );
	expect( errors ).toEqual( [] );
} );

test( 'a form comes back with what was typed, and is checked once', async ( { page } ) => {
	const errors = watchErrors( page );
	await page.goto( '/contact/' );
	const form = page.locator( 'main .wpcf7' ).first();
	await form.getByLabel( 'Your name' ).fill( 'Ann' );
	await leaveAndReturn( page );
	await expect( form.getByLabel( 'Your name' ) ).toHaveValue( 'Ann' );
	await form.locator( '[type=submit]' ).click();
	await expect( form.locator( '.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'invalid' );
	await expect( form.locator( '.wpcf7-form' ) ).toHaveCount( 1 );
	expect( errors ).toEqual( [] );
} );
