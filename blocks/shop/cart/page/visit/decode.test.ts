import { plain, readCart, readRefusal } from './decode';
import { recorded } from './test-cart';

test( 'a recorded cart is read', () => {
	const cart = readCart( recorded( '41-apply-coupon' ) )!;
	expect( cart.lines.map( ( { name, quantity, sum } ) => [ name, quantity, sum ] ) ).toEqual( [
		[ 'Plain Mug', 5, '6250' ],
		[ 'Team Shirt', 1, '2100' ],
		[ 'Single Licence', 1, '9900' ],
		[ 'Boxed Pens', 4, '1200' ],
		[ 'Few Chairs', 2, '15000' ],
	] );
	expect( cart.lines[ 3 ]!.limits ).toEqual( { minimum: 2, maximum: 6, step: 2, editable: true } );
	expect( cart.lines[ 1 ]!.details ).toEqual( [ { name: 'Size', value: 'Large' } ] );
	expect( cart.lines[ 4 ]!.lowStock ).toBe( 3 );
	expect( cart.coupons ).toEqual( [ { code: 'save10', discount: '3445', discountTax: '0' } ] );
	expect( cart.count ).toBe( 13 );
} );

test( 'an empty cart is a cart', () => expect( readCart( recorded( '20-cart-empty' ) )!.lines ).toEqual( [] ) );

test.each( [
	[ 'nothing', undefined ],
	[ 'a text', '<html>' ],
	[ 'a list', [] ],
	[ 'an error', { code: 'x', message: 'y' } ],
	[ 'lines that are none', { ...recorded( '24-cart-one' ), items: [ 1 ] } ],
	[ 'a count that is a text', { ...recorded( '24-cart-one' ), items_count: '2' } ],
	[
		'an amount with a point',
		{ ...recorded( '24-cart-one' ), totals: { ...recorded( '24-cart-one' ).totals, total_items: '12.50' } },
	],
] )( '%s is no cart', ( name, answer ) => expect( readCart( answer ) ).toBeUndefined() );

test( 'what comes encoded is text, and nothing in it runs', () => {
	expect( plain( 'The quantity of &quot;Plain Mug&quot; &amp; more' ) ).toBe( 'The quantity of "Plain Mug" & more' );
	expect( plain( '<img src=x onerror="window.ran=1">Mug<script>window.ran=1</script>' ) ).not.toContain( '<' );
	expect( ( window as { ran?: number } ).ran ).toBeUndefined();
} );

test( 'an address that runs is no address', () => {
	const answer = recorded( '24-cart-one' );
	answer.items[ 0 ].permalink = 'javascript:alert(1)';
	answer.items[ 0 ].images[ 0 ].thumbnail = 'data:image/svg+xml,<svg>';
	const [ line ] = readCart( answer )!.lines;
	expect( [ line!.permalink, line!.image!.src ] ).toEqual( [ '', '' ] );
} );

test( 'a refusal has its code, its sentence and the cart that it brings', () => {
	const { code, message } = readRefusal( recorded( '27-update-item-too-many' ) );
	expect( code ).toBe( 'invalid_quantity' );
	expect( message ).toBe( 'The maximum quantity of "Plain Mug" allowed in the cart is 9999' );
	expect( readRefusal( recorded( '29-update-item-bad-key' ) ).cart!.count ).toBe( 5 );
	expect( readRefusal( null ) ).toEqual( { code: '', message: '', cart: undefined } );
} );
