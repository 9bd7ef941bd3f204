import { easeFrom, handlesOf, pathOf } from './easing-curve';
import { clockText, marks, snapped, steps, toMs, toPx } from './time-scale';

const scale = { second: 100 };

test( 'time is a distance, and back', () => {
	expect( toPx( 1500, scale ) ).toBe( 150 );
	expect( toMs( 150, scale ) ).toBe( 1500 );
	expect( steps( scale ) ).toEqual( { named: 1000, fine: 100 } );
	expect( marks( 2500, scale ) ).toEqual( [ 0, 1000, 2000 ] );
	expect( clockText( 62530 ) ).toBe( '1:02.53' );
} );

test( 'what is near sticks to its neighbour, the rest to the fine marks', () => {
	expect( snapped( [ 480, 1080 ], [ 500, 2000 ], scale ) ).toEqual( { by: 20, to: 500 } );
	expect( snapped( [ 480, 1980 ], [ 500, 1990 ], scale ) ).toEqual( { by: 10, to: 1990 } );
	expect( snapped( [ 760 ], [ 500 ], scale ) ).toEqual( { by: 40 } );
} );

test( 'an easing is a curve that can be drawn, or a line through its samples', () => {
	expect( handlesOf( 'power2.out' ) ).toEqual( [ 0.33, 1, 0.68, 1 ] );
	expect( handlesOf( 'none' ) ).toEqual( [ 0, 0, 1, 1 ] );
	expect( handlesOf( 'bounce.out' ) ).toBeUndefined();
	expect( pathOf( 'bounce.out' ) ).toMatch( /^M0,1 L/ );
	expect( easeFrom( [ 1.4, -0.333, 0.5, 3 ] ) ).toBe( 'cubic-bezier(1,-0.33,0.5,2)' );
} );
