import type { Change, ModuleContext, Transition } from '../../types/module-context';
import type { PlayTransition } from '../../types/playback-config';
import { sideOf } from './motion';
import transitions, { filter, motionOf, scale } from '.';

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

test( 'fade: from a side, to a side, one after the other', () => {
	const fade = ( name: string, more: Partial< PlayTransition > = {} ) => motion( spec( 'fade', { name, ...more } ) );
	expect( fade( 'fade' ) ).toEqual( { incoming: [ { opacity: 0 }, { opacity: 1 } ] } );
	expect( fade( 'crossfade' ).outgoing ).toEqual( [ { opacity: 1 }, { opacity: 0 } ] );
	expect( fade( 'fadefromleft', { from: 'left' } ) ).toEqual( {
		incoming: [
			{ opacity: 0, transform: 'translate(-100%,0) rotate(0deg)' },
			{ opacity: 1, transform: 'none' },
		],
	} );
	expect( fade( 'fade', { rotate: 20 } ).incoming![ 0 ] ).toEqual( { opacity: 0, transform: 'rotate(20deg)' } );
	expect( fade( 'fadetoleftfadefromright', { from: 'right' } ).outgoing![ 1 ] ).toEqual( {
		opacity: 0,
		transform: 'translate(-100%,0)',
	} );
	const { incoming, outgoing } = fade( 'fadethroughdark' );
	expect( incoming![ 1 ] ).toEqual( { opacity: 0, offset: 0.5 } );
	expect( outgoing![ 1 ] ).toEqual( { opacity: 0, offset: 0.5 } );
} );

test( 'slide: pushes, covers or is drawn away, and turns as it goes', () => {
	const slide = ( name: string, rotate = 0 ) => motion( spec( 'slide', { name, from: 'horizontal', rotate } ), -1 );
	const rest = { transform: 'none' };
	const [ left, right ] = [ 'translate(-100%,0) rotate(0deg)', 'translate(100%,0) rotate(0deg)' ];
	const incoming = [ { transform: left }, rest ];
	const outgoing = [ rest, { transform: right } ];
	expect( slide( 'slidehorizontal' ) ).toEqual( { incoming, outgoing } );
	expect( slide( 'slideoverhorizontal' ) ).toEqual( { incoming } );
	expect( slide( 'slideremovehorizontal' ) ).toEqual( { outgoing } );
	expect( slide( 'slidehorizontal', 20 ).incoming![ 0 ] ).toEqual( {
		transform: 'translate(-100%,0) rotate(20deg)',
	} );
	expect( slide( 'slidehorizontal', 20 ).outgoing![ 1 ] ).toEqual( {
		transform: 'translate(100%,0) rotate(-20deg)',
	} );
} );

test( 'a slide that is drawn away lies above until it has gone', () => {
	const families = new Map< string, Transition >();
	transitions( {
		addTransition: ( family: string, run: Transition ) => families.set( family, run ),
		play: { slides: [] },
		rtl: false,
	} as unknown as ModuleContext );
	const [ incoming, outgoing ] = [ document.createElement( 'div' ), document.createElement( 'div' ) ];
	const moved: unknown[] = [];
	let over = () => {};
	families.get( 'slide' )!( {
		incoming,
		outgoing,
		direction: 1,
		spec: spec( 'slide', { name: 'slideremoveup', from: 'bottom', easeIn: 'ease-in' } ),
		timeline: {
			animate: ( element: Element, _: Keyframe[], timing: object ) => moved.push( [ element, timing ] ),
		},
		after: ( undo: () => void ) => ( over = undo ),
	} as unknown as Change );
	expect( moved ).toEqual( [ [ outgoing, { duration: 1000, easing: 'ease-in', fill: 'both' } ] ] );
	expect( outgoing.style.zIndex ).toBe( '3' );
	over();
	expect( outgoing.style.zIndex ).toBe( '' );
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
