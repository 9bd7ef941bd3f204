import type { PlayTransition } from '../play';
import { sideOf } from './shows/motion';
import { filter, motionOf, scale } from './transitions';

const spec = ( family: PlayTransition[ 'family' ], more: Partial< PlayTransition > = {} ): PlayTransition => ( {
	name: family,
	family,
	duration: 1000,
	easeIn: 'linear',
	easeOut: 'linear',
	...more,
} );
const motion = ( given: PlayTransition, direction: 1 | -1 = 1, rtl = false ) =>
	motionOf( { spec: given, direction }, rtl );

describe( 'where the new slide comes from', () => {
	test.each( [
		[ 'horizontal', true, false, 'right' ],
		[ 'horizontal', false, false, 'left' ],
		[ 'horizontal', true, true, 'left' ],
		[ 'horizontal', false, true, 'right' ],
		[ 'vertical', true, true, 'bottom' ],
		[ 'vertical', false, false, 'top' ],
		[ 'left', true, true, 'left' ],
		[ undefined, true, false, 'right' ],
	] as const )( '%s, forwards %s, rtl %s: %s', ( from, forwards, rtl, side ) => {
		expect( sideOf( from, forwards, rtl ) ).toBe( side );
	} );
} );

test( 'overlay uncovers the new slide, and the old one gives way', () => {
	const { incoming, outgoing, inside } = motion( spec( 'overlay', { from: 'horizontal' } ) );
	expect( incoming ).toEqual( [ { clipPath: 'inset(0 0 0 100%)' }, { clipPath: 'inset(0 0 0 0)' } ] );
	expect( inside!.at( -1 ) ).toEqual( { transform: 'translate(0%,0)' } );
	expect( outgoing!.at( -1 ) ).toEqual( { transform: 'translate(-25%,0)' } );
} );

test( 'parallax: the old slide goes slower than the new one comes', () => {
	const { incoming, outgoing } = motion( spec( 'parallax', { from: 'bottom' } ) );
	expect( incoming![ 0 ] ).toEqual( { transform: 'translate(0,100%)' } );
	expect( outgoing!.at( -1 ) ).toEqual( { transform: 'translate(0,-40%)' } );
} );

test( 'scale: in and out are each other turned round, a side lets the old one sink back', () => {
	expect( scale( 'in', 'right' ).incoming![ 0 ]!.transform ).toBe( 'scale(0.6) rotate(0deg)' );
	expect( scale( 'out', 'right', 10 ).incoming![ 0 ]!.transform ).toBe( 'scale(1.6) rotate(10deg)' );
	const { incoming, outgoing } = scale( 'left', 'left' );
	expect( incoming![ 0 ]!.transform ).toBe( 'translate(-100%,0)' );
	expect( outgoing!.at( -1 ) ).toEqual( { transform: 'scale(0.7) rotate(0deg)', opacity: 0.2 } );
} );

test( 'filter: the old slide takes it on, with cross the new one begins with it', () => {
	expect( filter( 'grayscale' ).outgoing!.at( -1 ) ).toEqual( { filter: 'grayscale(1)' } );
	expect( filter( 'grayscale' ).incoming![ 0 ] ).toEqual( { opacity: 0 } );
	expect( filter( 'blurstrongcross' ).incoming![ 0 ] ).toEqual( { opacity: 0, filter: 'blur(20px)' } );
	expect( filter( 'blurlight' ).outgoing!.at( -1 ) ).toEqual( { filter: 'blur(6px)' } );
	expect( filter( 'fade', 'sepia(1)' ).outgoing!.at( -1 ) ).toEqual( { filter: 'sepia(1)' } );
	expect( filter( 'unheard-of' ) ).toEqual( { incoming: [ { opacity: 0 }, { opacity: 1 } ] } );
} );

test( 'every family moves what the compositor can move, and the new slide ends at rest', () => {
	const all = [
		motion( spec( 'overlay', { from: 'top' } ) ),
		motion( spec( 'parallax', { from: 'vertical' } ), -1 ),
		motion( spec( 'scale', { from: 'in', rotate: 20 } ) ),
		motion( spec( 'scale', { from: 'right' } ) ),
		motion( spec( 'filter', { name: 'brightnesscross' } ) ),
	];
	for ( const { incoming, outgoing, inside } of all ) {
		const keys = [ incoming, outgoing, inside ].flatMap( ( frames ) => ( frames ?? [] ).flatMap( Object.keys ) );
		expect(
			keys.filter( ( key ) => ! [ 'transform', 'opacity', 'clipPath', 'filter', 'offset' ].includes( key ) )
		).toEqual( [] );
		const { transform = 'translate(0,0%)', opacity = 1, clipPath = 'inset(0 0 0 0)' } = incoming!.at( -1 )!;
		expect( String( transform ).match( /[1-9]\d*/ )?.[ 0 ] ?? '1' ).toBe( '1' );
		expect( [ opacity, clipPath ] ).toEqual( [ 1, 'inset(0 0 0 0)' ] );
	}
} );
