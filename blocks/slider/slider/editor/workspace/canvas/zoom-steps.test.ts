import { fitting, wheeled, zoomed } from './zoom-steps';

test( 'zoom goes by the usual steps, from wherever it is', () => {
	expect( [ zoomed( 0.61, 1 ), zoomed( 0.61, -1 ), zoomed( 0.75, 1 ), zoomed( 2, 1 ) ] ).toEqual( [
		0.75, 0.5, 1, 2,
	] );
	expect( wheeled( 1, -300 ) ).toBe( 2 );
	expect( wheeled( 1, 300 ) ).toBeCloseTo( 0.368 );
} );

test( 'a slide fits its room by whichever side is short, and is never drawn larger than it is', () => {
	expect( fitting( { width: 700, height: 1000 }, { width: 1240, height: 600 }, 40 ) ).toBe( 0.5 );
	expect( fitting( { width: 2000, height: 380 }, { width: 1240, height: 600 }, 40 ) ).toBe( 0.5 );
	expect( fitting( { width: 2000, height: 2000 }, { width: 390, height: 600 }, 40 ) ).toBe( 1 );
} );
