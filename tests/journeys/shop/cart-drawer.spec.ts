import type { Page } from '@playwright/test';
import { publish } from '../../support/forms';
import { add, productIds, storeRequests } from '../../support/shop';
import { settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// The cart over the page, on WooCommerce's Store API: what is shown is what the shop has, whatever happens on the way.

let address = '';
let ids: Record< string, number > = {};
test.beforeAll( async ( { requestUtils, browser } ) => {
	address = await publish( requestUtils, '<!-- wp:frontage/cart {"showLabel":true} /-->' );
	const page = await browser.newPage();
	ids = await productIds( page );
	await page.close();
} );

const opener = ( page: Page ) => page.locator( '.fr-cart__open' ).first();
const drawer = ( page: Page ) => page.getByRole( 'dialog', { name: 'Cart' } );
const lineOf = ( page: Page, name: string ) => drawer( page ).locator( '.fr-cart__line', { hasText: name } );
const quantityOf = ( page: Page, name: string ) =>
	drawer( page ).getByLabel( `Quantity of ${ name }`, { exact: true } );
const more = ( page: Page, name: string ) =>
	drawer( page ).getByRole( 'button', { name: `Increase quantity of ${ name }` } );
const subtotal = ( page: Page ) => drawer( page ).locator( '.fr-cart__subtotal' );
const badge = ( page: Page ) => page.locator( '.fr-cart__count' ).first();

async function visit( page: Page ) {
	await page.goto( address );
	await expect( opener( page ) ).toHaveAttribute( 'aria-haspopup', 'dialog' );
}

/** With mugs in the cart, and the drawer open. */
async function withMugs( page: Page, quantity = 1 ) {
	await visit( page );
	await add( page, { id: ids[ 'MUG-1' ]!, quantity } );
	await expect( quantityOf( page, 'Plain Mug' ) ).toHaveValue( String( quantity ) );
	await expect( drawer( page ) ).toHaveAttribute( 'data-state', 'opened' );
}

test(
	'a guest with an empty cart asks the shop for nothing, by mouse and by keyboard',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		const asked = storeRequests( page );
		await visit( page );
		await expect( badge( page ) ).toBeHidden();
		await opener( page ).click();
		await expect( drawer( page ) ).toHaveAttribute( 'data-state', 'opened' );
		await expect( drawer( page ).getByText( 'Your cart is empty.' ) ).toBeVisible();
		expect( await axe( '.fr-cart__drawer[open]' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( drawer( page ) ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
		for ( const key of [ 'Enter', 'Space' ] ) {
			await page.keyboard.press( key );
			await expect( opener( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
			await expect( drawer( page ).getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect( drawer( page ) ).toBeHidden();
			await expect( opener( page ) ).toBeFocused();
		}
		expect( asked ).toEqual( [] );
	}
);

test( 'each kind of product is sold as its shop sells it', { tag: '@smoke' }, async ( { page, axe } ) => {
	await withMugs( page );
	await add( page, { id: ids.SHIRT!, variation: [ { attribute: 'Size', value: 'Large' } ] } );
	await expect( lineOf( page, 'Team Shirt' ) ).toContainText( 'Size: Large' );
	await add( page, { id: ids[ 'LIC-1' ]! } );
	await expect( lineOf( page, 'Single License' ) ).toContainText( '× 1' );
	await expect( quantityOf( page, 'Single License' ) ).toHaveCount( 0 );
	await add( page, { id: ids[ 'PEN-1' ]! } );
	await expect( quantityOf( page, 'Boxed Pens' ) ).toHaveValue( '2' );
	await more( page, 'Boxed Pens' ).click();
	await expect( quantityOf( page, 'Boxed Pens' ) ).toHaveValue( '4' );
	await add( page, { id: ids[ 'CHAIR-1' ]!, quantity: 3 } );
	await expect( lineOf( page, 'Few Chairs' ) ).toContainText( 'Only 3 left' );
	await expect( more( page, 'Few Chairs' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await add( page, { id: ids[ 'LAMP-1' ]! } );
	await expect( drawer( page ).locator( '.fr-cart__note' ) ).toHaveText(
		'You cannot add "Gone Lamp" to the cart because the product is out of stock.'
	);
	await expect( subtotal( page ) ).toHaveText( '€369.50' );
	expect( await axe( '.fr-cart__drawer[open]' ) ).toEqual( [] );
} );

test( 'ten quick clicks are one quantity, and at most three requests', { tag: '@smoke' }, async ( { page } ) => {
	await withMugs( page );
	const asked = storeRequests( page );
	await more( page, 'Plain Mug' ).click( { clickCount: 10 } );
	await expect( quantityOf( page, 'Plain Mug' ) ).toHaveValue( '11' );
	await expect( subtotal( page ) ).toHaveText( '€137.50' );
	await expect( badge( page ) ).toHaveText( '11' );
	expect( asked.length ).toBeLessThanOrEqual( 3 );
	await page.reload();
	await expect( badge( page ) ).toHaveText( '11' );
} );

test(
	'what is taken out can be put back; a coupon that is refused stays in its field',
	{ tag: '@smoke' },
	async ( { page } ) => {
		await withMugs( page, 2 );
		await lineOf( page, 'Plain Mug' )
			.getByRole( 'button', { name: /^Remove/ } )
			.click();
		await expect( drawer( page ).getByRole( 'button', { name: 'Undo' } ) ).toBeFocused();
		await expect( badge( page ) ).toBeHidden();
		await page.keyboard.press( 'Enter' );
		await expect( quantityOf( page, 'Plain Mug' ) ).toHaveValue( '2' );
		await drawer( page ).getByText( 'Add a coupon' ).click();
		const code = drawer( page ).getByLabel( 'Coupon code' );
		await code.fill( 'nope' );
		await page.keyboard.press( 'Enter' );
		await expect( drawer( page ) ).toContainText( 'Coupon "nope" cannot be applied because it does not exist.' );
		await expect( code ).toHaveValue( 'nope' );
		await code.fill( 'save10' );
		await page.keyboard.press( 'Enter' );
		await expect( drawer( page ) ).toContainText( '−€2.50' );
		await expect( code ).toHaveValue( '' );
	}
);

test(
	'two tabs have one cart, and neither loses what the other did',
	{ tag: '@smoke' },
	async ( { page, context } ) => {
		await withMugs( page );
		const other = await context.newPage();
		await visit( other );
		await expect( badge( other ) ).toHaveText( '1' );
		await opener( other ).click();
		await expect( quantityOf( other, 'Plain Mug' ) ).toHaveValue( '1' );
		await Promise.all( [
			add( other, { id: ids[ 'NOTE-1' ]! } ),
			add( page, { id: ids[ 'CHAIR-1' ]! } ),
			add( other, { id: ids[ 'MUG-1' ]! } ),
			add( page, { id: ids[ 'MUG-1' ]! } ),
		] );
		for ( const tab of [ page, other ] ) {
			await expect( quantityOf( tab, 'Plain Mug' ) ).toHaveValue( '3' );
			await expect( subtotal( tab ) ).toHaveText( '€127.50' );
			await expect( badge( tab ) ).toHaveText( '5' );
		}
	}
);

test(
	'an old nonce, a line that is gone and a lost connection: nothing is made up',
	{ tag: '@smoke' },
	async ( { page, context } ) => {
		await withMugs( page );
		let isOld = true;
		await page.route( '**/cart/update-item', async ( route ) => {
			const headers = { ...route.request().headers(), ...( isOld && { nonce: '0badbad0ba' } ) };
			isOld = false;
			await route.continue( { headers } );
		} );
		await more( page, 'Plain Mug' ).click();
		await expect( badge( page ) ).toHaveText( '2' );
		await expect( drawer( page ).locator( '.fr-cart__note' ) ).toHaveCount( 0 );

		await context.setOffline( true );
		await more( page, 'Plain Mug' ).click();
		await expect( quantityOf( page, 'Plain Mug' ) ).toHaveValue( '3' );
		await expect( lineOf( page, 'Plain Mug' ) ).toContainText( 'Could not reach the shop.' );
		await expect( quantityOf( page, 'Plain Mug' ) ).toHaveValue( '2' );
		await context.setOffline( false );
		await drawer( page ).getByRole( 'button', { name: 'Try again' } ).click();
		await expect( badge( page ) ).toHaveText( '3' );

		const cart = await page.request.get( '/wp-json/wc/store/v1/cart' );
		const { items } = await cart.json();
		await page.request.post( '/wp-json/wc/store/v1/cart/remove-item', {
			data: { key: items[ 0 ].key },
			headers: { Nonce: cart.headers().nonce! },
		} );
		await more( page, 'Plain Mug' ).click();
		await expect( drawer( page ) ).toContainText( 'Cart item' );
		await expect( drawer( page ).getByText( 'Your cart is empty.' ) ).toBeVisible();
		await expect( badge( page ) ).toBeHidden();
	}
);

test( 'without script the link leads to the page of the cart', { tag: '@smoke' }, async ( { browser } ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( address );
	await opener( page ).click();
	await expect( page ).toHaveURL( /\/cart\/$/ );
	await context.close();
} );

test( 'on a phone, from right to left, everything has its place', async ( { browser, axe } ) => {
	const context = await browser.newContext( { viewport: { width: 390, height: 800 }, hasTouch: true } );
	const page = await context.newPage();
	await withMugs( page );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	await more( page, 'Plain Mug' ).tap();
	await expect( quantityOf( page, 'Plain Mug' ) ).toHaveValue( '2' );
	await settled( page );
	const outside = await drawer( page ).evaluate( ( dialog ) =>
		[ ...dialog.querySelectorAll( 'a, button, input' ) ]
			.map( ( element ) => element.getBoundingClientRect() )
			.filter( ( { left, right, width } ) => width && ( left < 0 || right > innerWidth ) )
	);
	expect( outside ).toEqual( [] );
	expect( await axe( '.fr-cart__drawer[open]', page ) ).toEqual( [] );
	await drawer( page ).getByRole( 'button', { name: 'Close' } ).tap();
	await expect( drawer( page ) ).toBeHidden();
	await context.close();
} );

test( 'a page without it gets nothing of the shop’s parts', { tag: '@smoke' }, async ( { page, requestUtils } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	// Without the header, which has the cart.
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: 'Plain',
			status: 'publish',
			content: '<!-- wp:paragraph --><p>Plain.</p><!-- /wp:paragraph -->',
			template: 'page-landing',
		},
	} );
	await page.goto( link );
	expect( asked.filter( ( url ) => /frontage-shop|wc\/store/.test( url ) ) ).toEqual( [] );
	expect( await page.content() ).not.toContain( 'fr-cart' );
} );
