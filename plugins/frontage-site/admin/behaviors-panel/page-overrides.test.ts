import { saidOf, saying, word } from './page-overrides';

test( 'a page says one word of each, or none', () => {
	const own = saying( { a: true }, 'b', 'off' );
	expect( own ).toEqual( { a: true, b: false } );
	expect( saying( own, 'a', 'off' ) ).toEqual( { a: false, b: false } );
	expect( saying( own, 'b', '' ) ).toEqual( { a: true } );
	expect( [ 'a', 'b', 'c' ].map( ( name ) => word( own, name ) ) ).toEqual( [ 'on', 'off', '' ] );
} );

test( 'nothing stored is nothing said', () => {
	for ( const nothing of [ [], undefined, null, '' ] ) {
		expect( saidOf( nothing ) ).toEqual( {} );
	}
	expect( saidOf( { a: false } ) ).toEqual( { a: false } );
} );
