import { allowed, next, tidy } from './quantity-limits';

const WHOLE = { minimum: 1, maximum: 9999, step: 1, editable: true };
const TENTHS = { ...WHOLE, minimum: 0.1, step: 0.1 };
const HALVES = { ...WHOLE, minimum: 0.5, maximum: 4.2, step: 0.5 };

test( 'decimals are added without what a float leaves behind', () => {
	expect( tidy( 0.1 + 0.2 ) ).toBe( 0.3 );
	expect( tidy( Number.MAX_SAFE_INTEGER ) ).toBe( Number.MAX_SAFE_INTEGER );
	const seen = [ 0.1 ];
	while ( seen.at( -1 )! < 2 ) {
		seen.push( next( seen.at( -1 )!, 1, TENTHS ) );
	}
	expect( seen.map( String ) ).toEqual( Array.from( { length: 20 }, ( none, at ) => String( ( at + 1 ) / 10 ) ) );
	for ( let at = seen.length; at-- > 1; ) {
		expect( next( seen[ at ]!, -1, TENTHS ) ).toBe( seen[ at - 1 ] );
	}
} );

test( 'limits hold, and are steps themselves', () => {
	expect( next( 4, 1, HALVES ) ).toBe( 4 );
	expect( next( 0.5, -1, HALVES ) ).toBe( 0.5 );
	expect( allowed( 99, HALVES ) ).toBe( 4 );
	expect( allowed( 0, HALVES ) ).toBe( 0.5 );
	expect( allowed( 1.26, HALVES ) ).toBe( 1.5 );
	expect( allowed( 0.3, TENTHS ) ).toBe( 0.3 );
	expect( allowed( 3, { minimum: 2, maximum: 6, step: 2, editable: true } ) ).toBe( 4 );
} );

test( 'from between two steps the next one is the nearer', () => {
	expect( [ next( 1.5, 1, WHOLE ), next( 1.5, -1, WHOLE ) ] ).toEqual( [ 2, 1 ] );
	expect( [ next( 1.2, 1, HALVES ), next( 1.2, -1, HALVES ) ] ).toEqual( [ 1.5, 1 ] );
} );
