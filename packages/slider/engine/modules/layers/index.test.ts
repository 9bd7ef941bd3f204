import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { setMedia } from '../../../../../tests/support/media';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { PlayFrame, PlayLayer } from '../../types/playback-config';

installAnimations();

const frame = ( name: string, at: PlayFrame[ 'at' ], to: PlayFrame[ 'to' ] = {}, duration = 500 ): PlayFrame => ( {
	name,
	at,
	duration,
	ease: 'ease-out',
	to,
} );
const enter = ( at: PlayFrame[ 'at' ] = 200 ) => frame( 'frame_1', at, { opacity: 1 } );
const exit = frame( 'frame_999', 'end', { opacity: 0, x: 100 }, 400 );
const box = ( id: string, inside = `<div class="fr-layer__content">${ id }</div>`, attributes = '' ) =>
	`<div class="fr-layer" data-layer="${ id }"${ attributes }>${ inside }</div>`;

/** Two slides; the first has the layer `a`, the second `b`. */
async function start(
	a: Partial< PlayLayer >,
	b: Partial< PlayLayer > = {},
	{
		inside,
		attributes,
		...more
	}: { inside?: string; attributes?: string } & Parameters< typeof playDocument >[ 0 ] = {}
) {
	const play = playDocument( {
		modules: [ 'layers' ],
		slides: [ { layers: [ { id: 'a', ...a } ] }, { layers: [ { id: 'b', ...b } ] } ],
		...more,
	} );
	const bench = await startSlider( play, {
		content: ( slide ) => ( slide ? box( 'b' ) : box( 'a', inside, attributes ) ),
	} );
	const layer = ( id: string ) => bench.element.querySelector< HTMLElement >( `[data-layer="${ id }"]` )!;
	const timings = ( id: string ) => animationsOf( layer( id ) ).map( ( { effect } ) => effect!.getTiming() );
	const keyframes = ( id: string, nth = 0 ) =>
		( animationsOf( layer( id ) )[ nth ]!.effect as KeyframeEffect ).getKeyframes();
	return { ...bench, layer, timings, keyframes };
}

describe( 'frames', () => {
	test( 'all timed frames of a layer are one animation on the slide’s clock', async () => {
		const { timings, keyframes, clock, layer } = await start( {
			before: { opacity: 0 },
			frames: [ enter(), frame( 'frame_2', 2200, { opacity: 0.5 } ), exit ],
		} );
		expect( timings( 'a' ) ).toEqual( [ expect.objectContaining( { delay: 200, duration: 2500, fill: 'both' } ) ] );
		expect( keyframes( 'a' ).map( ( { opacity, offset } ) => [ offset, opacity ] ) ).toEqual( [
			[ 0, '0' ],
			[ 0, '0' ],
			[ 0.2, '1' ],
			[ 0.8, '1' ],
			[ 0.8, '1' ],
			[ 1, '0.5' ],
		] );
		await clock.pass( 1000 );
		expect( animationsOf( layer( 'a' ) )[ 0 ]!.currentTime ).toBe( 1000 );
	} );

	test( 'seek moves layers', async () => {
		const { slider, layer } = await start( { before: { opacity: 0 }, frames: [ enter() ] } );
		slider.seek( 450 );
		expect( animationsOf( layer( 'a' ) )[ 0 ]!.currentTime ).toBe( 450 );
	} );

	test( 'the exit starts when the slide goes, and the slide waits for it', async () => {
		const { slider, clock, timings, states } = await start( {
			before: { opacity: 0 },
			frames: [ enter(), { ...exit, duration: 1600 } ],
		} );
		await clock.pass( 3000 );
		void slider.next();
		await clock.pass( 0 );
		expect( timings( 'a' )[ 1 ] ).toEqual( expect.objectContaining( { delay: 3000, duration: 1600 } ) );
		await clock.pass( 1200 ); // The transition takes 1 s.
		expect( states()[ 0 ] ).toBe( 'leaving' );
		await clock.pass( 500 );
		expect( states()[ 0 ] ).not.toBe( 'leaving' );
		expect( timings( 'a' ) ).toEqual( [] );
	} );

	test( 'an entrance that PHP printed goes on and is not started anew', async () => {
		const printed = { animationName: 'fr-enter' };
		const native = Element.prototype.getAnimations;
		Element.prototype.getAnimations = function () {
			const own = native.call( this ).filter( ( animation ) => 'animationName' in animation );
			return own.length
				? own
				: [ Object.assign( this.animate( [], { duration: 500, delay: 200 } ), printed, { currentTime: 350 } ) ];
		};
		const { timings, layer } = await start( {
			before: { opacity: 0 },
			frames: [ enter(), frame( 'frame_2', 2000, { opacity: 0.5 } ) ],
			adopted: true,
		} );
		Element.prototype.getAnimations = native;
		expect( timings( 'a' ) ).toEqual( [
			expect.objectContaining( { delay: 200 } ),
			expect.objectContaining( { delay: 2000, fill: 'forwards' } ),
		] );
		expect( animationsOf( layer( 'a' ) ).map( ( { currentTime } ) => currentTime ) ).toEqual( [ 350, 350 ] );
	} );

	test( 'with a mask the content moves inside it', async () => {
		const mask = { from: { x: '-100%' } };
		const { layer } = await start(
			{ before: { y: '100%' }, frames: [ { ...enter( 0 ), mask } ] },
			{},
			{ inside: '<div class="fr-layer__mask"><div class="fr-layer__content">Text</div></div>' }
		);
		const moved = animationsOf( layer( 'a' ) ).map(
			( { effect } ) => ( effect as KeyframeEffect ).target!.className
		);
		expect( moved ).toEqual( [ 'fr-layer__content', 'fr-layer__mask' ] );
	} );

	test( 'what needs layout switches, colours do not', async () => {
		const { keyframes } = await start( {
			frames: [ enter( 0 ), frame( 'frame_2', 1000, { color: '#f00', style: { 'border-width': '4px' } } ) ],
			before: {},
		} );
		expect( keyframes( 'a' ).slice( -3 ) ).toEqual( [
			expect.objectContaining( { color: 'var(--fr-color,inherit)', borderWidth: 'var(--fr-border,0)' } ),
			expect.objectContaining( { color: 'var(--fr-color,inherit)', borderWidth: '4px' } ),
			expect.objectContaining( { color: '#f00', borderWidth: '4px' } ),
		] );
	} );

	test( 'a layer that left in time cannot be reached', async () => {
		const { keyframes, timings } = await start( {
			before: { opacity: 0 },
			frames: [ enter(), { ...exit, at: 3000 } ],
		} );
		expect( keyframes( 'a', 1 )[ 0 ] ).toEqual( { visibility: 'hidden' } );
		expect( timings( 'a' )[ 1 ] ).toEqual( expect.objectContaining( { delay: 3400, fill: 'forwards' } ) );
	} );

	test( 'another level has its own values at once', async () => {
		const { keyframes, timings, clock } = await start( {
			before: { y: [ 10, 20, 30, 40 ] },
			frames: [ enter( 0 ) ],
		} );
		expect( keyframes( 'a' )[ 0 ]!.transform ).toContain( 'calc(10*' );
		setMedia( '(width <= 480px)', true );
		await clock.pass( 0 );
		expect( timings( 'a' ) ).toHaveLength( 1 );
		expect( keyframes( 'a' )[ 0 ]!.transform ).toContain( 'calc(40*' );
	} );
} );

describe( 'loops', () => {
	const inside = '<div class="fr-layer__loop"><div class="fr-layer__content"></div></div>';
	const swing = ( given: Omit< NonNullable< PlayLayer[ 'loop' ] >, 'duration' | 'ease' > ) =>
		start( { loop: { duration: 2000, ease: 'ease-in', ...given } }, {}, { inside } );

	test( 'what swings back swings on its own element, for ever, and can be paused', async () => {
		const { timings, keyframes, button } = await swing( {
			from: { x: -10 },
			to: { x: 10, skewX: 8, opacity: 0.5, origin: '0% 100%' },
			yoyo: { move: true, rotate: true, filter: true },
		} );
		expect( timings( 'a' ) ).toEqual( [
			expect.objectContaining( { duration: 2000, iterations: Infinity, direction: 'alternate' } ),
		] );
		expect( keyframes( 'a' ) ).toEqual( [
			expect.objectContaining( {
				transform: 'translate3d(calc(-10*var(--fr-k)),0px,0px) skewX(0deg)',
				opacity: '1',
				offset: 0,
				easing: 'ease-in',
			} ),
			expect.objectContaining( {
				transform: 'translate3d(calc(10*var(--fr-k)),0px,0px) skewX(8deg)',
				transformOrigin: '0% 100%',
				opacity: '0.5',
				offset: 1,
			} ),
		] );
		expect( button( 'Pause' ).hidden ).toBe( false );
	} );

	test( 'what swings back and what begins anew share one element', async () => {
		const { timings, keyframes } = await swing( { from: {}, to: { y: 10, rotateZ: 360 }, yoyo: { move: true } } );
		expect( timings( 'a' ) ).toEqual( [ expect.objectContaining( { duration: 4000, direction: 'normal' } ) ] );
		const at = ( y: string, deg: number ) => `translate3d(0px,${ y },0px) rotateZ(${ deg }deg)`;
		const far = 'calc(10*var(--fr-k))';
		expect( keyframes( 'a' ).map( ( { offset, transform } ) => [ offset, transform ] ) ).toEqual( [
			[ 0, at( '0px', 0 ) ],
			[ 0.5, at( far, 360 ) ],
			[ 0.5, at( far, 0 ) ],
			[ 1, at( '0px', 360 ) ],
		] );
	} );

	test( 'a loop that ends swings until then', async () => {
		const { timings } = await swing( { from: {}, to: { scaleX: 2 }, start: 1000, end: 7000 } );
		expect( timings( 'a' ) ).toEqual( [ expect.objectContaining( { delay: 1000, iterations: 3 } ) ] );
	} );

	test( 'blur is left out of what never ends', async () => {
		const { keyframes } = await swing( { from: {}, to: { filter: 'blur(4px) brightness(120%)' } } );
		expect( keyframes( 'a' )[ 1 ]!.filter ).toBe( ' brightness(120%)' );
	} );
} );

describe( 'reduced motion', () => {
	test( 'layers stand where their entrance leads, and loops do not run', async () => {
		const play = playDocument( {
			modules: [ 'layers' ],
			slides: [
				{
					layers: [
						{
							id: 'a',
							before: { opacity: 0 },
							frames: [ enter( 900 ) ],
							loop: { from: {}, to: { rotateZ: 9 }, duration: 900, ease: 'linear' },
						},
					],
				},
			],
		} );
		const { element } = await startSlider( play, {
			content: () => box( 'a' ),
			media: [ '(prefers-reduced-motion: reduce)' ],
		} );
		const running = animationsOf( element.querySelector( '[data-layer]' )! ).map( ( { effect } ) =>
			effect!.getTiming()
		);
		expect( running ).toEqual( [ expect.objectContaining( { delay: 0, duration: 0, fill: 'both' } ) ] );
	} );
} );

describe( 'layers over the slides', () => {
	const start3 = ( slides: [ number, number ] ) => {
		const play = playDocument( {
			modules: [ 'layers' ],
			statics: [ { id: 'over', slides, before: { opacity: 0 }, frames: [ enter( 0 ), exit ] } ],
		} );
		return startSlider( play, { content: ( slide ) => ( slide ? '' : box( 'over' ) ) } );
	};

	test( 'come with their first slide and go after their last', async () => {
		const { slider, clock, element } = await start3( [ 1, 1 ] );
		const over = element.querySelector( '[data-layer="over"]' )!;
		expect( over.hasAttribute( 'data-waits' ) ).toBe( true );
		await Promise.all( [ slider.next(), clock.pass( 2000 ) ] );
		expect( over.hasAttribute( 'data-waits' ) ).toBe( false );
		expect( animationsOf( over ) ).toHaveLength( 1 );
		void slider.next();
		await clock.pass( 100 );
		expect( animationsOf( over ) ).toHaveLength( 2 );
		await clock.pass( 400 );
		expect( over.hasAttribute( 'data-waits' ) ).toBe( true );
		expect( animationsOf( over ) ).toEqual( [] );
	} );

	test( 'stay where their range is open', async () => {
		const { slider, clock, element } = await start3( [ -1, -1 ] );
		const [ animation ] = animationsOf( element.querySelector( '[data-layer="over"]' )! );
		await Promise.all( [ slider.next(), clock.pass( 2000 ) ] );
		expect( animationsOf( element.querySelector( '[data-layer="over"]' )! ) ).toEqual( [ animation ] );
	} );
} );

describe( 'in a carousel', () => {
	test.each( [
		[ 'all stay', { layers: 'all' as const }, {} ],
		[ 'this one stays', { layers: 'individual' as const }, { stays: true as const } ],
	] )( '%s: it stands there while its slide goes and comes', async ( _, some, stays ) => {
		const carousel = { speed: 500, ease: 'linear', visible: 3, space: 0, align: 'center' as const, ...some };
		const layer = { before: { opacity: 0 }, frames: [ enter( 0 ), exit ], ...stays };
		const { timings, slider, clock } = await start( layer, layer, { carousel } );
		await Promise.all( [ slider.next(), clock.pass( 2000 ) ] );
		expect( [ ...timings( 'a' ), ...timings( 'b' ) ] ).toEqual( [] );
	} );
} );

test( 'destroy() leaves the layers as printed', async () => {
	const { slider, element, layer } = await start(
		{
			before: { opacity: 0 },
			frames: [ enter( 'action' ) ],
			loop: { from: {}, to: { rotateZ: 9 }, duration: 900, ease: 'linear' },
		},
		{},
		{ attributes: ' data-waits' }
	);
	const printed = layer( 'a' ).outerHTML;
	slider.destroy();
	expect( layer( 'a' ).outerHTML ).toBe( printed );
	expect( animationsOf( element ) ).toEqual( [] );
} );
