import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

// The firm's portfolio: narrowed to a category, with the browser's own buttons, and without script.

const titles = ( page: Page ) => page.locator( 'main .wp-block-post-title' );
const ALL = [ 'Footbridge at Sandviken', 'Harbor quay, rebuilt', 'Concert hall roof', 'Library staircase' ];
const BUILDINGS = [ 'Concert hall roof', 'Library staircase' ];

test(
	'a category narrows the list in place; back and forward lead through what was chosen',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await page.goto( '/portfolio/' );
		await expect( titles( page ) ).toHaveText( ALL );
		await page.evaluate( () => Object.assign( window, { stayed: true } ) );

		const buildings = page.getByRole( 'link', { name: 'Buildings', exact: true } ).first();
		await buildings.focus();
		await page.keyboard.press( 'Enter' );
		await expect( titles( page ) ).toHaveText( BUILDINGS );
		await expect( page ).toHaveURL( /fr_portfolio-category=buildings/ );
		await expect( buildings ).toBeFocused();
		await expect( buildings ).toHaveAttribute( 'aria-current', 'true' );
		await expect( page.locator( '[aria-live="polite"]', { hasText: '2 results' } ) ).toBeAttached();

		await page.getByRole( 'link', { name: 'Water', exact: true } ).first().click();
		await expect( titles( page ) ).toHaveText( [ 'Harbor quay, rebuilt' ] );
		await page.goBack( { waitUntil: 'commit' } );
		await expect( titles( page ) ).toHaveText( BUILDINGS );
		await page.goBack( { waitUntil: 'commit' } );
		await expect( titles( page ) ).toHaveText( ALL );
		await page.goForward( { waitUntil: 'commit' } );
		await expect( titles( page ) ).toHaveText( BUILDINGS );
		expect( await page.evaluate( () => 'stayed' in window ) ).toBe( true );
		expect( await axe() ).toEqual( [] );
	}
);

test( 'where the answer does not come the link is followed', async ( { page } ) => {
	await page.goto( '/portfolio/' );
	await page.route( /fr_portfolio/, ( route ) =>
		route.request().resourceType() === 'fetch' ? route.abort() : route.continue()
	);
	await page.getByRole( 'link', { name: 'Bridges', exact: true } ).first().click();
	await expect( page ).toHaveURL( /fr_portfolio-category=bridges/ );
	await expect( titles( page ) ).toHaveText( [ 'Footbridge at Sandviken' ] );
} );

test( 'an entry says for whom it was and when', async ( { page, axe } ) => {
	await page.goto( '/portfolio/' );
	await page.getByRole( 'link', { name: 'Concert hall roof' } ).last().click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Concert hall roof' } ) ).toBeVisible();
	await expect( page.getByText( 'Grieg Foundation' ) ).toBeVisible();
	expect( await axe() ).toEqual( [] );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } );
	test( 'a tap narrows the list in place', async ( { page } ) => {
		await page.goto( '/portfolio/' );
		await page.evaluate( () => Object.assign( window, { stayed: true } ) );
		await page.getByRole( 'link', { name: 'Water', exact: true } ).first().tap();
		await expect( titles( page ) ).toHaveText( [ 'Harbor quay, rebuilt' ] );
		await page.goBack( { waitUntil: 'commit' } );
		await expect( titles( page ) ).toHaveText( ALL );
		expect( await page.evaluate( () => 'stayed' in window ) ).toBe( true );
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'each category is an address', { tag: '@smoke' }, async ( { page } ) => {
		await page.goto( '/portfolio/' );
		await page.getByRole( 'link', { name: 'Buildings', exact: true } ).first().click();
		await expect( titles( page ) ).toHaveText( BUILDINGS );
		await page.getByRole( 'link', { name: 'All', exact: true } ).click();
		await expect( titles( page ) ).toHaveText( ALL );
	} );
} );
