import type { Page } from '@playwright/test';
import { boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// Pages of the shop: grid or list, plus and minus, and the cart's button that wakes up.

const list = ( page: Page ) => page.locator( 'main ul.products' );
const view = ( page: Page, name: string ) => page.locator( '.fr-product-view' ).getByText( name );

test(
	'a list that was chosen is a list on the next page before anything is painted',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await page.goto( '/how-it-is-made/' );
		await page.getByRole( 'main' ).getByRole( 'link', { name: 'Shop', exact: true } ).click();
		await page.waitForURL( '**/shop/' );
		await expect( list( page ) ).toHaveAttribute( 'data-frontage-view', 'grid' );
		await expect( list( page ) ).toHaveClass( /columns-4/ );
		await page.getByRole( 'button', { name: 'List' } ).press( 'Enter' );
		await expect( list( page ) ).toHaveClass( /columns-4.* is-list/ );
		await expect( page.getByText( 'A simple product.' ) ).toBeVisible();
		expect( await axe( 'main' ) ).toEqual( [] );
		// The head's script alone has run when the list is there for the first time.
		await page.route( '**/product-view/page/view.js*', ( route ) => route.abort() );
		await page.reload();
		await expect( page.getByText( 'A simple product.' ) ).toBeVisible();
		const item = ( name: string ) => list( page ).locator( 'li', { hasText: name } );
		const [ mug, note ] = await boxes( item( 'Plain Mug' ), item( 'Sale Notebook' ) );
		expect( mug.x ).toBe( note.x );
	}
);

test( 'without script a link asks for the list', async ( { browser } ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( '/shop/' );
	await view( page, 'List' ).click();
	await expect( page ).toHaveURL( /\/shop\/\?view=list$/ );
	await expect( list( page ) ).toHaveAttribute( 'data-frontage-view', 'list' );
	await expect( page.getByText( 'A simple product.' ) ).toBeVisible();
	await context.close();
} );

test(
	'plus and minus keep to what a product is sold in, and the button of the cart wakes up',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await page.goto( '/product/boxed-pens/' );
		const field = page.locator( '.quantity input.qty' );
		const more = page.getByRole( 'button', { name: 'Increase quantity of Boxed Pens' } );
		await expect( field ).toHaveValue( '2' );
		await expect( page.getByRole( 'button', { name: 'Reduce quantity of Boxed Pens' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await more.click();
		await expect( field ).toHaveValue( '4' );
		expect( await axe( 'form.cart' ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Add to cart', exact: true } ).click();

		await page.goto( '/cart/' );
		const update = page.getByRole( 'button', { name: 'Update cart' } );
		await expect( update ).toBeDisabled();
		await more.click();
		await expect( update ).toBeEnabled();
		await update.click();
		await expect( page.locator( 'form.woocommerce-cart-form' ) ).toContainText( '€18.00' );
		await expect( page.locator( '.fr-quantity__step' ) ).toHaveCount( 2 );
	}
);

test( 'what is sold one at a time has no buttons', async ( { page } ) => {
	await page.goto( '/product/single-license/' );
	await expect( page.getByRole( 'button', { name: 'Add to cart', exact: true } ) ).toBeVisible();
	await expect( page.locator( '.fr-quantity__step' ) ).toHaveCount( 0 );
} );
