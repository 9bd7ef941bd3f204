import { effectFrames, parallaxFrames, strength, type Effects } from './scroll-progress';

const low = { height: 500, window: 1000 };
const high = { height: 1500, window: 1000 };
const y = ( value: number ) => ( { y: value } );

test( 'parallax: nothing moves while the whole module is seen', () => {
	expect( parallaxFrames( low, 0.2, y ) ).toEqual( [
		{ offset: 0, y: -100 },
		{ offset: 500 / 1500, y: 0 },
		{ offset: 1000 / 1500, y: 0 },
		{ offset: 1, y: 100 },
	] );
} );

test( 'parallax: a module higher than the window rests when its top is at the window’s', () => {
	expect( parallaxFrames( high, 0.1, y ).map( ( { offset, y: at } ) => [ offset, at ] ) ).toEqual( [
		[ 0, -100 ],
		[ 0.4, 0 ],
		[ 0.4, 0 ],
		[ 1, 150 ],
	] );
} );

test.each( [
	[ 0, 0 ],
	[ 300, 0 ], // tilt: 30 % of the window may be hidden.
	[ 425, 0.25 ],
	[ 500, 0.4 ],
	[ 5000, 1 ],
] )( 'effects: %d px hidden give %d', ( hidden, expected ) => {
	expect( strength( hidden, low, 30, 1 ) ).toBeCloseTo( expected );
} );

const all: Effects = { fade: true, blur: 10, grayscale: true, scale: true, tilt: 0, direction: 'both' };

test( 'effects: full at both ends of the way, none between', () => {
	const frames = effectFrames( low, all, 2 );
	expect( frames[ 0 ] ).toEqual( {
		offset: 0,
		opacity: 0,
		scale: 0,
		filter: 'var(--fr-media,) blur(10px) grayscale(1)',
	} );
	expect( frames.map( ( { offset, opacity } ) => [ Math.round( offset! * 1500 ), opacity ] ) ).toEqual( [
		[ 0, 0 ],
		[ 250, 0 ],
		[ 500, 1 ],
		[ 1000, 1 ],
		[ 1250, 0 ],
		[ 1500, 0 ],
	] );
} );

test( 'effects: one direction leaves the other end alone', () => {
	const opacity = ( direction: Effects[ 'direction' ] ) =>
		effectFrames( low, { fade: true, tilt: 0, direction }, 1 ).map( ( frame ) => frame.opacity );
	expect( opacity( 'top' ) ).toEqual( [ 1, 1, 0, 0 ] );
	expect( opacity( 'bottom' ) ).toEqual( [ 0, 0, 1, 1 ] );
} );

test.each( [ low, high ] )( 'effects: offsets never go back', ( passage ) => {
	for ( const tilt of [ 0, 30, 80, 200 ] ) {
		for ( const factor of [ 0, 0.5, 1.35, 4 ] ) {
			const offsets = effectFrames( passage, { ...all, tilt }, factor ).map( ( { offset } ) => offset! );
			expect( offsets ).toEqual( [ ...offsets ].sort( ( a, b ) => a - b ) );
			expect( Math.min( ...offsets ) ).toBeGreaterThanOrEqual( 0 );
			expect( Math.max( ...offsets ) ).toBeLessThanOrEqual( 1 );
		}
	}
} );
