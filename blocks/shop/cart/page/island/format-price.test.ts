import type { Money } from './cart-types';
import { minus, plus, price, scaled } from './format-price';

const EURO: Money = { minorUnit: 2, decimal: '.', thousand: ',', prefix: '€', suffix: '' };

test.each( [
	[ '0', '€0.00' ],
	[ '5', '€0.05' ],
	[ '1250', '€12.50' ],
	[ '123456789', '€1,234,567.89' ],
	[ '-490', '−€4.90' ],
	[ '900719925474099312345', '€9,007,199,254,740,993,123.45' ],
] )( '%s minor units are %s', ( amount, text ) => expect( price( amount, EURO ) ).toBe( text ) );

test( 'each currency is written as its shop writes it', () => {
	expect( price( '1234567', { ...EURO, decimal: ',', thousand: '.', prefix: '', suffix: ' kr' } ) ).toBe(
		'12.345,67 kr'
	);
	expect( price( '1500', { ...EURO, minorUnit: 0, prefix: '¥' } ) ).toBe( '¥1,500' );
	expect( price( '1500', { ...EURO, minorUnit: 3, prefix: 'KD ' } ) ).toBe( 'KD 1.500' );
} );

test( 'amounts are added and scaled without a float', () => {
	expect( plus( '10', '20', '-5' ) ).toBe( '25' );
	expect( plus( '9007199254740993', '1' ) ).toBe( '9007199254740994' );
	expect( scaled( '1250', 1, 3 ) ).toBe( '3750' );
	expect( scaled( '1000', 3, 1 ) ).toBe( '333' );
	expect( scaled( '2000', 3, 1 ) ).toBe( '667' );
	expect( scaled( '7', 0, 4 ) ).toBe( '7' );
} );

test( 'a part of one costs its part, and what is not known stays so', () => {
	expect( scaled( '1000', 1, 1.5 ) ).toBe( '1500' );
	expect( scaled( '333', 0.3, 0.1 ) ).toBe( '111' );
	expect( scaled( '1999', 1.5, 3 ) ).toBe( '3998' );
	expect( minus( '1500', '1000' ) ).toBe( '500' );
	expect( [ plus( '1', undefined ), minus( undefined, '1' ), scaled( undefined, 1, 2 ) ] ).toEqual( [
		undefined,
		undefined,
		undefined,
	] );
	expect( [ price( undefined, EURO ), price( '5', undefined ) ] ).toEqual( [ '', '' ] );
} );
