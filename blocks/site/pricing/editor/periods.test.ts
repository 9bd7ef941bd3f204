import { newKey, periodsOf, shown } from './periods';

test( 'an amount has its currency before it, with a space after letters', () => {
	document.documentElement.lang = 'en-US';
	expect( shown( { amount: '49', currency: '€' } ) ).toBe( '€49' );
	expect( shown( { amount: '1490.5', currency: 'NOK' } ) ).toBe( 'NOK\u00A01,490.50' );
	expect( shown( { amount: 'On request', currency: '€' } ) ).toBe( 'On request' );
	expect( shown( {} ) ).toBe( '' );
} );

test( 'where nobody named a period there are two', () => {
	expect( periodsOf( undefined ).map( ( { key } ) => key ) ).toEqual( [ 'monthly', 'yearly' ] );
	expect( periodsOf( [ { key: 'once', label: 'Once' } ] ) ).toHaveLength( 1 );
} );

test( 'a new period takes no key that is taken', () => {
	expect( newKey( [ { key: 'period-1', label: '' } ] ) ).toBe( 'period-2' );
} );
