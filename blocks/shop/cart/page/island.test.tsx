import { act, fireEvent, render, screen } from '@testing-library/react';
import Drawer from './island';
import { MUG, answerBy, mugs, recorded } from './island/test-cart';

const TEXTS = Object.fromEntries(
	[
		'empty',
		'shop',
		'undo',
		'coupon',
		'code',
		'apply',
		'subtotal',
		'later',
		'checkout',
		'view',
		'remove',
		'offline',
		'unsure',
		'wait',
		'again',
	].map( ( name ) => [ name, name ] )
);
const PROPS = {
	route: 'https://shop.test/wp-json/wc/store/v1/',
	cart: '/cart/',
	checkout: '/checkout/',
	shop: '/shop/',
	withTax: false,
	style: '',
	openOnAdd: true,
	texts: {
		...TEXTS,
		quantity: 'Quantity of %s',
		less: 'Less of %s',
		more: 'More of %s',
		removed: '%s was removed.',
		left: 'Only %s left',
		was: 'Was %s',
		now: 'Now %s',
		dropCode: 'Drop %s',
		discount: 'Coupon %s',
		changed: 'Now it is %s',
		backorder: 'backorder',
	},
} as never;
const pass = ( ms = 0 ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

async function open( hash = 'one' ) {
	document.cookie = `woocommerce_items_in_cart=${ hash ? 1 : '; max-age=0' }`;
	document.cookie = `woocommerce_cart_hash=${ hash }`;
	document.body.innerHTML =
		'<div id="host"><dialog open><div data-slot="cart"><p class="fr-cart__wait">Wait</p></div></dialog></div>';
	const host = document.getElementById( 'host' )!;
	render( <Drawer host={ host } props={ PROPS } /> );
	host.querySelector( 'dialog' )!.dispatchEvent( new Event( 'frontage:overlay:opening' ) );
	await pass();
}

beforeEach( () => {
	jest.useFakeTimers();
	( window as { BroadcastChannel: unknown } ).BroadcastChannel = class {
		postMessage() {}
	};
} );
afterEach( () => jest.useRealTimers() );

test( 'shows lines, limits, notes and what it comes to, in place of the sentence that it is on its way', async () => {
	answerBy( () => ( { data: recorded( '41-apply-coupon' ) } ) );
	await open( 'full' );
	expect( document.querySelector( '.fr-cart__wait' ) ).toBeNull();
	expect( screen.getAllByRole( 'listitem', { hidden: true } ) ).toHaveLength( 5 );
	expect( screen.getByText( '€344.50' ) ).toBeTruthy();
	expect( screen.getByText( '−€34.45' ) ).toBeTruthy();
	expect( document.body.textContent ).toContain( 'Size: Large' );
	expect( document.body.textContent ).toContain( 'Only 3 left' );
	expect( screen.queryByLabelText( 'Quantity of Single License' ) ).toBeNull();
	const pens = screen.getByLabelText( 'Quantity of Boxed Pens' );
	expect( [ 'min', 'max', 'step', 'value' ].map( ( name ) => pens.getAttribute( name ) ) ).toEqual( [
		'2',
		'6',
		'2',
		'4',
	] );
} );

test( 'plus goes by what the product is sold in; a typed figure is brought within its limits', async () => {
	const asked = answerBy( () => ( { data: recorded( '41-apply-coupon' ) } ) );
	await open( 'pens' );
	fireEvent.click( screen.getByLabelText( 'More of Boxed Pens' ) );
	expect( ( screen.getByLabelText( 'Quantity of Boxed Pens' ) as HTMLInputElement ).value ).toBe( '6' );
	expect( screen.getByLabelText( 'More of Boxed Pens' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	const mug = screen.getByLabelText( 'Quantity of Plain Mug' );
	fireEvent.change( mug, { target: { value: '0' } } );
	fireEvent.blur( mug );
	await pass( 400 );
	expect( asked.filter( ( { path } ) => path === 'cart/update-item' ).map( ( { body } ) => body ) ).toEqual( [
		{ key: '70efdf2ec9b086079795c442636b55fb', quantity: 6 },
		{ key: MUG, quantity: 1 },
	] );
} );

test( 'what is sold by weight is stepped by weight, with a key for the point; what has no price has none', async () => {
	const cart = recorded( '41-apply-coupon' );
	const limits = { minimum: 0.5, maximum: 10, multiple_of: 0.5, editable: true };
	cart.items[ 0 ] = { ...cart.items[ 0 ], quantity: 1.5, quantity_limits: limits };
	cart.items[ 1 ].prices = null;
	const asked = answerBy( () => ( { data: { ...cart, items_count: 9.5 } } ) );
	await open( 'weight' );
	const mug = screen.getByLabelText( 'Quantity of Plain Mug' ) as HTMLInputElement;
	expect( [ mug.value, mug.step, mug.inputMode ] ).toEqual( [ '1.5', '0.5', 'decimal' ] );
	fireEvent.click( screen.getByLabelText( 'More of Plain Mug' ) );
	await pass( 400 );
	expect( asked.at( -1 )!.body ).toEqual( { key: MUG, quantity: 2 } );
	expect( document.body.textContent ).toContain( 'Size: Large' );
	expect( document.body.textContent ).not.toMatch( /NaN|undefined|Size: Large ·/ );
	expect( console ).toHaveWarned();
} );

test( 'who takes something out is led to the way back; an empty cart leads to the shop', async () => {
	answerBy( ( path ) => ( { data: mugs( path === 'cart' ? 1 : 0 ) } ) );
	await open( 'out' );
	fireEvent.click( screen.getByLabelText( 'remove: Plain Mug' ) );
	await pass();
	expect( document.body.textContent ).toContain( 'Plain Mug was removed.' );
	expect( document.querySelector( ':focus' )!.textContent ).toBe( 'undo' );
	expect( screen.getByText( 'shop' ).getAttribute( 'href' ) ).toBe( '/shop/' );
} );

test( 'a refused code stays in its field, with the shop’s sentence', async () => {
	answerBy( ( path ) =>
		path === 'cart' ? { data: mugs( 1 ) } : { status: 400, data: recorded( '43-apply-coupon-unknown' ) }
	);
	await open( 'code' );
	fireEvent.change( screen.getByLabelText( 'code' ), { target: { value: 'nope' } } );
	fireEvent.submit( screen.getByLabelText( 'code' ).closest( 'form' )! );
	await pass();
	expect( ( screen.getByLabelText( 'code' ) as HTMLInputElement ).value ).toBe( 'nope' );
	expect( document.body.textContent ).toContain( 'Coupon "nope" cannot be applied because it does not exist.' );
} );
