import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { PlayTransition } from '../../types/playback-config';
import { faces } from './cube-faces';

installAnimations();

type Look = NonNullable< PlayTransition[ 'cube' ] >;
const size = { width: 800, height: 400 };
const look = ( shape: Look[ 'shape' ], more: Partial< Look > = {} ): Look => ( {
	shape,
	depth: 300,
	tilt: 0,
	...more,
} );
const ends = ( frames: Keyframe[] | undefined ) => [ frames![ 0 ]!.transform, frames!.at( -1 )!.transform ];

test( 'cube: the new face comes from the right, both turn about the middle of the body', () => {
	const { incoming, outgoing } = faces( look( 'cube' ), 'right', size );
	expect( ends( incoming ) ).toEqual( [
		'perspective(1200px) translateZ(-400px) rotateX(0deg) rotateY(90deg) translateZ(400px)',
		'perspective(1200px) translateZ(-400px) rotateX(0deg) rotateY(0deg) translateZ(400px)',
	] );
	expect( ends( outgoing )[ 1 ] ).toContain( 'rotateY(-90deg)' );
	expect( incoming![ 1 ]!.transform ).toContain( 'translateZ(-700px) rotateX(0deg) rotateY(45deg)' );
} );

test( 'cube, upright: from below, with a tilt on the way', () => {
	const { incoming } = faces( look( 'cube', { tilt: 10 } ), 'bottom', size );
	expect( incoming![ 0 ]!.transform ).toBe(
		'perspective(600px) translateZ(-200px) rotateY(0deg) rotateX(-90deg) translateZ(200px)'
	);
	expect( incoming![ 1 ]!.transform ).toContain( 'rotateY(10deg) rotateX(-45deg)' );
} );

test.each( [
	[ undefined, [ 'brightness(0.55)', 'brightness(0.775)', 'brightness(1)' ] ],
	[ [ 0.2, 0.6 ] as [ number, number ], [ 'brightness(0.4)', 'brightness(0.6)', 'brightness(1)' ] ],
	[ [ 0, 0 ] as [ number, number ], [ undefined, undefined, undefined ] ],
] )( 'a face in the shadow %j', ( shade, light ) => {
	const { incoming } = faces( look( 'cube', shade && { shade } ), 'right', size );
	expect( incoming!.map( ( { filter } ) => filter ) ).toEqual( light );
} );

test( 'incube: seen from inside, so the other way round', () => {
	const { incoming, outgoing } = faces( look( 'incube' ), 'right', size );
	expect( ends( incoming )[ 0 ] ).toContain( 'translateZ(400px) rotateX(0deg) rotateY(-90deg) translateZ(-400px)' );
	expect( ends( outgoing )[ 1 ] ).toContain( 'rotateY(90deg)' );
} );

test( 'turn: two sides of one sheet', () => {
	const { incoming, outgoing } = faces( look( 'turn' ), 'left', size );
	expect( ends( incoming )[ 0 ] ).toContain( 'rotateY(-180deg)' );
	expect( ends( outgoing )[ 1 ] ).toContain( 'rotateY(180deg)' );
} );

test( 'fly: out at one end, in from the other', () => {
	const { incoming, outgoing } = faces( look( 'fly', { depth: 700, tilt: -40 } ), 'bottom', size );
	expect( incoming![ 0 ] ).toEqual( {
		transform: 'perspective(600px) translate3d(0,100%,-700px) rotateX(-40deg)',
		opacity: 0,
	} );
	expect( outgoing!.at( -1 )!.transform ).toContain( 'translate3d(0,-100%,-700px) rotateX(40deg)' );
} );

test( 'the eye is as far as the document says, if that is farther', () => {
	expect( faces( look( 'cube' ), 'right', size, 2000 ).incoming![ 0 ]!.transform ).toContain( 'perspective(2000px)' );
} );

describe( 'on the page', () => {
	const content = () => '<div class="fr-slide__background"><img alt=""></div><div class="fr-slide__grid">text</div>';
	const start = ( cube: Look, own = content ) => {
		const spec: PlayTransition = {
			name: 'cube',
			family: 'cube',
			duration: 1000,
			easeIn: 'linear',
			easeOut: 'linear',
			cube,
		};
		return startSlider(
			playDocument( { modules: [ 'cube' ], slides: [ { transitions: [ spec ] }, { transitions: [ spec ] } ] } ),
			{
				content: own,
			}
		);
	};

	test.each( [ 'cube', 'incube', 'turn', 'fly' ] as const )(
		'%s moves both slides and leaves them as they were',
		async ( shape ) => {
			const { slider, slides, clock, element } = await start( look( shape ) );
			const done = slider.next();
			await clock.pass( 0 );
			expect( slides.map( ( slide ) => animationsOf( slide ).length ) ).toEqual( [ 1, 1 ] );
			await clock.pass( 1000 );
			expect( await done ).toBe( true );
			expect( animationsOf( element ) ).toEqual( [] );
			expect( slides.map( ( slide ) => slide.getAttribute( 'style' ) || '' ) ).toEqual( [ '', '' ] );
		}
	);

	test.each( [ 'curtain', 'papercut' ] as const )(
		'%s cuts the old slide in two, above the new one',
		async ( shape ) => {
			const { slider, slides, clock } = await start( look( shape ) );
			const done = slider.next();
			await clock.pass( 0 );
			expect( slides[ 0 ]!.querySelectorAll( '.fr-slide__pieces > *' ) ).toHaveLength( 2 );
			expect( slides[ 0 ]!.style.zIndex ).toBe( '2' );
			await clock.pass( 1000 );
			await done;
			expect( slides[ 0 ]!.querySelector( '.fr-slide__pieces' ) ).toBeNull();
			expect( slides[ 0 ]!.getAttribute( 'style' ) || '' ).toBe( '' );
		}
	);

	test( 'a video cannot be cut: it fades', async () => {
		const { slider, slides, clock } = await start(
			look( 'papercut' ),
			() => '<div class="fr-slide__background"><video></video></div>'
		);
		const done = slider.next();
		await clock.pass( 0 );
		expect( animationsOf( slides[ 0 ]! ) ).toHaveLength( 1 );
		await clock.pass( 1000 );
		expect( await done ).toBe( true );
	} );
} );
