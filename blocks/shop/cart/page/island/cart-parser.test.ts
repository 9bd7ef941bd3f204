import { readCart, readRefusal } from './cart-parser';
import { price } from './format-price';
import { plain } from './json-reader';
import { recorded } from './test-cart';

/** What was said in the console. */
// eslint-disable-next-line no-console -- A test reads what it says.
const warned = () => jest.mocked( console.warn ).mock.calls.map( ( [ text ] ) => String( text ) );

test( 'a recorded cart is read', () => {
	const cart = readCart( recorded( '41-apply-coupon' ) )!;
	expect( cart.lines.map( ( { name, quantity, sum } ) => [ name, quantity, sum ] ) ).toEqual( [
		[ 'Plain Mug', 5, '6250' ],
		[ 'Team Shirt', 1, '2100' ],
		[ 'Single License', 1, '9900' ],
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
	[ 'a cart without lines', { ...recorded( '24-cart-one' ), items: null } ],
] )( '%s is no cart', ( name, answer ) => expect( readCart( answer ) ).toBeUndefined() );

/** The recorded cart of one line, with something else in its place. */
function withLine( change: object, more: object = {} ) {
	const cart = recorded( '24-cart-one' );
	return { ...cart, items: [ { ...cart.items[ 0 ], ...change } ], ...more };
}

test( 'a shop that sells by weight has decimals, without what a float leaves behind', () => {
	const limits = { minimum: 0.5, maximum: 20.5, multiple_of: 0.1, editable: true };
	const cart = readCart( withLine( { quantity: 0.1 + 0.2, quantity_limits: limits }, { items_count: 6.5 } ) )!;
	expect( [ cart.count, cart.lines[ 0 ]!.quantity ] ).toEqual( [ 6.5, 0.3 ] );
	expect( cart.lines[ 0 ]!.limits ).toEqual( { minimum: 0.5, maximum: 20.5, step: 0.1, editable: true } );
} );

test( 'a text of figures is a figure, and an object of lines a list', () => {
	const { items } = recorded( '41-apply-coupon' );
	const cart = readCart( {
		...recorded( '41-apply-coupon' ),
		items: { 0: { ...items[ 0 ], quantity: '1.5' }, 3: items[ 3 ] },
		items_count: '5.5',
	} )!;
	expect( cart.lines.map( ( { name, quantity } ) => [ name, quantity ] ) ).toEqual( [
		[ 'Plain Mug', 1.5 ],
		[ 'Boxed Pens', 4 ],
	] );
	expect( cart.count ).toBe( 5.5 );
} );

test( 'what cannot be read is left out, and said once; everything else is there', () => {
	const { items, totals } = recorded( '41-apply-coupon' );
	const broken = {
		...recorded( '41-apply-coupon' ),
		items: [
			{ ...items[ 0 ], quantity: -1 },
			{ ...items[ 1 ], prices: null, totals: { ...items[ 1 ].totals, line_subtotal: '12.50' } },
			null,
			{ ...items[ 3 ], quantity_limits: [] },
		],
		items_count: null,
		totals: { ...totals, total_items: [] },
	};
	const cart = readCart( broken )!;
	expect( cart.lines.map( ( { name, price: each, sum } ) => [ name, each, sum ] ) ).toEqual( [
		[ 'Team Shirt', undefined, undefined ],
		[ 'Boxed Pens', '300', '1200' ],
	] );
	expect( [ cart.count, cart.sum, cart.lines[ 1 ]!.limits.editable ] ).toEqual( [ 5, undefined, false ] );
	expect( price( cart.lines[ 1 ]!.sum, cart.money ) ).toBe( '€12.00' );
	expect( cart.coupons ).toHaveLength( 1 );
	readCart( broken );
	expect( console ).toHaveWarned();
	expect( warned() ).toHaveLength( 1 );
	for ( const path of [
		'items[].quantity',
		'items[].prices',
		'items[].totals.line_subtotal',
		'totals.total_items',
	] ) {
		expect( warned()[ 0 ] ).toContain( path );
	}
} );

test( 'a currency that the cart does not tell is that of its lines; without one there are no amounts', () => {
	const cart = recorded( '24-cart-one' );
	expect( readCart( { ...cart, totals: { total_items: '1250' } } )!.money!.prefix ).toBe( '€' );
	const none = readCart( { ...withLine( { prices: { price: '1250' } } ), totals: { total_items: '1250' } } )!;
	expect( price( none.sum, none.money ) ).toBe( '' );
	expect( console ).toHaveWarned();
} );

test( 'the space before a currency stays', () => {
	const cart = recorded( '24-cart-one' );
	const totals = { ...cart.totals, currency_prefix: '', currency_suffix: ' kr' };
	expect( readCart( { ...cart, totals } )!.money!.suffix ).toBe( ' kr' );
} );

test( 'what comes encoded is text, and nothing in it runs', () => {
	expect( plain( 'The quantity of &quot;Plain Mug&quot; &amp; more' ) ).toBe( 'The quantity of "Plain Mug" & more' );
	expect( plain( '<img src=x onerror="window.ran=1">Mug<script>window.ran=1</script>' ) ).not.toContain( '<' );
	expect( plain( ' kr' ) ).toBe( ' kr' );
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
