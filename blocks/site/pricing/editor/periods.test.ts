import { amountOf, newPrice, newKey, periodsOf, formatPrice } from './periods';

test( 'an amount has its currency before it, with a space after letters', () => {
	document.documentElement.lang = 'en-US';
	expect( formatPrice( { amount: '49', currency: '€' } ) ).toBe( '€49' );
	expect( formatPrice( { amount: '1490.5', currency: 'NOK' } ) ).toBe( 'NOK\u00A01,490.50' );
	expect( formatPrice( { amount: 'On request', currency: '€' } ) ).toBe( 'On request' );
	expect( formatPrice( {} ) ).toBe( '' );
} );

test( 'where nobody named a period there are two', () => {
	expect( periodsOf( undefined ).map( ( { key } ) => key ) ).toEqual( [ 'monthly', 'yearly' ] );
	expect( periodsOf( [ { key: 'once', label: 'One-time' } ] ) ).toHaveLength( 1 );
} );

test( 'a new period takes no key that is taken', () => {
	expect( newKey( [ { key: 'period-1', label: '' } ] ) ).toBe( 'period-2' );
} );

test.each( [
	[ '49', '49' ],
	[ '49,00', '49.00' ],
	[ '49.5', '49.5' ],
	[ '1 200', '1200' ],
	[ '1.200', '1200' ],
	[ '1,200', '1200' ],
	[ '1.200,50', '1200.50' ],
	[ "1'200", '1200' ],
	[ '1\u202F200,5', '1200.5' ],
	[ '0,5', '0.5' ],
	[ 'On request', '' ],
	[ '10–20', '' ],
	[ '', '' ],
] )( 'the amount %j is read as %j, as in PHP', ( typed, read ) => {
	expect( amountOf( typed ) ).toBe( read );
} );

test( 'a price begins with the currency of its neighbours, and with what they say of its own period', () => {
	const plans = [ { monthly: { amount: '49', currency: '€', suffix: '/month' } }, {} ];
	expect( newPrice( { amount: '5' }, 'monthly', plans ) ).toEqual( { amount: '5', currency: '€', suffix: '/month' } );
	expect( newPrice( { amount: '5' }, 'yearly', plans ) ).toEqual( { amount: '5', currency: '€' } );
	expect( newPrice( { amount: '5', currency: '' }, 'yearly', plans ) ).toEqual( { amount: '5', currency: '' } );
	expect( newPrice( { amount: '5' }, 'monthly', [ {} ] ) ).toEqual( { amount: '5' } );
} );
