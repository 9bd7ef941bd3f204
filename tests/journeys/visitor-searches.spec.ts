import type { Page } from '@playwright/test';
import { unique } from '../support/forms';
import { expect, test } from '../support/test';

// A search over the whole window: what one types at once counts, and nothing is searched for nothing.

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Search ${ unique() }`, content: '<!-- wp:frontage/search /-->', status: 'publish' },
	} );
	address = link;
} );

const opener = ( page: Page ) => page.locator( 'main .fr-search__open' );
const overlay = ( page: Page ) => page.getByRole( 'dialog', { name: 'Search' } );
const field = ( page: Page ) => overlay( page ).getByRole( 'searchbox' );

async function visit( page: Page ) {
	await page.goto( address );
	await expect( page.locator( 'dialog.fr-search-overlay' ).first() ).toHaveAttribute( 'data-state', 'closed' );
}

test( 'the field has the focus in the moment it opens; what is typed is kept, and Enter searches', async ( {
	page,
	axe,
} ) => {
	await visit( page );
	const focused = await opener( page ).evaluate( ( link: HTMLElement ) => {
		link.click();
		return ( link.ownerDocument.activeElement as HTMLInputElement ).name; // At once: no time goes by.
	} );
	expect( focused ).toBe( 's' );
	await page.keyboard.type( 'bridge' );
	await expect( overlay( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await expect( field( page ) ).toHaveValue( 'bridge' );
	expect( await axe( '.fr-search-overlay' ) ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/\?s=bridge$/ );
} );

test( 'nothing is searched for nothing: the field keeps the focus', async ( { page } ) => {
	await visit( page );
	await opener( page ).press( 'Enter' );
	await expect( field( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( field( page ) ).toBeFocused();
	await expect( overlay( page ) ).toBeVisible();
	expect( page.url() ).toBe( address );
} );

test( 'who has moved on inside is left there', async ( { page } ) => {
	await visit( page );
	await opener( page ).press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	const button = overlay( page ).getByRole( 'button', { name: 'Search' } );
	await expect( button ).toBeFocused();
	await expect( overlay( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await expect( button ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( opener( page ) ).toBeFocused();
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'the button leads to the search page', async ( { page } ) => {
		await page.goto( address );
		await opener( page ).click();
		await expect( page ).toHaveURL( /\/\?s=$/ );
	} );
} );
