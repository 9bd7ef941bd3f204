import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { Carousel } from '../../types/playback-config';
import { flat } from '.';
import { ring, radius } from './ring';
import { rubberBand, snapPosition } from './drag-physics';
import { along, path, startsOf, type Track } from './track';

installAnimations();

const plain: Carousel = { speed: 800, ease: 'linear', visible: 3, space: 20, snap: true, align: 'center' };
const track = ( look: Partial< Carousel > = {}, more: Partial< Track > = {} ): Track => ( {
	look: { ...plain, ...look },
	starts: startsOf( more.sizes ?? Array( 7 ).fill( 300 ), look.space ?? plain.space ),
	sizes: Array( 7 ).fill( 300 ),
	homes: Array( 7 ).fill( 0 ),
	view: 1000,
	endless: false,
	way: 1,
	anchor: { start: 0, center: 0.5, end: 1 }[ look.align ?? plain.align ],
	...more,
} );
const xOf = ( { transform }: { transform: string } ) => parseFloat( transform.slice( 'translate3d('.length ) );
const places = ( given: Track, position: number ) =>
	given.sizes.map( ( _, index ) => xOf( flat( given, index, position ) ) );

describe( 'where items stand', () => {
	test( 'in a row, the active one in the middle', () => {
		expect( places( track(), 2 ) ).toEqual( [ -640, -320, 0, 320, 640, 960, 1280 ] );
		expect( flat( track(), 0, 2 ).transform ).toBe( 'translate3d(-640px,0px,0px) scale(1) skew(0deg,0deg)' );
	} );

	test( 'from right to left the next one comes on the left', () => {
		expect( places( track( {}, { way: -1 } ), 2 ) ).toEqual( [ 640, 320, 0, -320, -640, -960, -1280 ] );
	} );

	test( 'in a column they move along y', () => {
		expect( flat( track( { vertical: true } ), 3, 2 ).transform ).toMatch( /^translate3d\(0px,320px,0px\) scale/ );
	} );

	test( 'aligned at the start or the end of the module', () => {
		expect( places( track( { align: 'start' } ), 0 )[ 0 ] ).toBe( -350 );
		expect( places( track( { align: 'end' } ), 0 )[ 0 ] ).toBe( 350 );
	} );

	test( 'items of different widths begin at the start of the module, or end at its end', () => {
		const widths = { sizes: [ 300, 500, 200 ], homes: [ 0, 0, 0 ] };
		expect( places( track( { align: 'start' }, widths ), 1 ) ).toEqual( [ -670, -250, 120 ] );
		expect( places( track( { align: 'end' }, widths ), 1 ) ).toEqual( [ -170, 250, 620 ] );
		expect( places( track( { align: 'start' }, widths ), 0.5 )[ 0 ] ).toBe( -350 - 160 );
	} );

	test( 'endless and at the start, as many follow as may be seen', () => {
		const look = { visible: 5, align: 'start', infinite: true } as const;
		expect( places( track( look, { endless: true, view: 2000 } ), 0 ) ).toEqual( [
			-850, -530, -210, 110, 430, 750, -1170,
		] );
	} );

	test( 'endless, each stands in the round that is nearest, also far from the start', () => {
		const endless = track( {}, { endless: true } );
		expect( places( endless, 0 ) ).toEqual( [ 0, 320, 640, 960, -960, -640, -320 ] );
		expect( places( endless, 7 * 40 + 1 ) ).toEqual( [ -320, 0, 320, 640, 960, -960, -640 ] );
	} );

	test( 'items of different widths keep their space', () => {
		const widths = track( {}, { sizes: [ 300, 500, 200 ], homes: [ 0, 0, 0 ] } );
		expect( places( widths, 1 ) ).toEqual( [ -420, 0, 370 ] );
		expect( places( widths, 0.5 ) ).toEqual( [ -210, 210, 580 ] );
	} );

	test( 'what CSS has moved already is not moved again', () => {
		expect( places( track( {}, { homes: [ 5, 5, 5, 5, 5, 5, 5 ] } ), 0 ).slice( 0, 2 ) ).toEqual( [ -5, 315 ] );
	} );
} );

describe( 'how items look', () => {
	const at = ( look: Partial< Carousel >, away: number ) => flat( track( look ), 3 + away, 3 );

	test( 'without varying, all beside the middle are alike', () => {
		const look: Partial< Carousel > = { visible: 5, fade: { to: 0.4 }, scale: { to: 0.5 }, rotation: { to: 45 } };
		expect( [ 0, 1, 2 ].map( ( away ) => at( look, away ).opacity ) ).toEqual( [ 1, 0.4, 0.4 ] );
		expect( at( look, 1 ).transform ).toContain( 'rotateY(-45deg) scale(0.5)' );
		expect( at( look, -2 ).transform ).toContain( 'rotateY(45deg) scale(0.5)' );
	} );

	test( 'varying, it grows up to the outermost that is visible', () => {
		const look: Partial< Carousel > = {
			visible: 5,
			fade: { to: 0.4, vary: true },
			rotation: { to: 45, vary: true },
		};
		expect( [ 0, 1, 2, 3 ].map( ( away ) => at( look, away ).opacity ) ).toEqual( [ 1, 0.8, 0.6, 0.4 ] );
		expect( at( look, 1 ).transform ).toContain( 'perspective(1200px) rotateY(-15deg)' );
	} );

	test( 'slanted to both sides', () => {
		expect( at( { skew: [ 5, 10 ] }, 1 ).transform ).toContain( 'skew(5deg,10deg)' );
		expect( at( { skew: [ 5, 10 ] }, -1 ).transform ).toContain( 'skew(-5deg,-10deg)' );
	} );

	test( 'scaled items are drawn together so that the space stays', () => {
		const look: Partial< Carousel > = { visible: 5, scale: { to: 0.5, offset: true } };
		expect( xOf( at( look, 1 ) ) ).toBe( 150 + 20 + 75 );
		expect( xOf( at( look, 2 ) ) ).toBe( 150 + 20 + 150 + 20 + 75 );
	} );

	test( 'no more are shown than may be visible, and none where the module ends', () => {
		const shown = ( given: Track ) =>
			given.sizes.flatMap( ( _, index ) => ( flat( given, index, 3 ).seen ? index : [] ) );
		expect( shown( track( {}, { view: 3000 } ) ) ).toEqual( [ 2, 3, 4 ] );
		expect( shown( track( { visible: 5 }, { view: 1000 } ) ) ).toEqual( [ 1, 2, 3, 4, 5 ] ); // 10 px of the outer ones.
		expect( shown( track( {}, { view: 900 } ) ) ).toEqual( [ 2, 3, 4 ] );
	} );
} );

describe( 'on a ring', () => {
	test( 'neighbours touch: the drum is as wide as the items need', () => {
		const drum = track( { spin: '3d', spinAngle: 60, space: 0, visible: 7 } );
		expect( radius( drum, 0 ) ).toBeCloseTo( 259.81, 1 );
		expect( ring( drum, 1, 0 ).transform ).toBe(
			'translate3d(0px,0px,-259.808px) rotateY(60deg) translate3d(0px,0px,259.808px)'
		);
	} );

	test( 'a wheel turns about a point below, with an angle below 0 above', () => {
		expect( ring( track( { spin: '2d', spinAngle: 20, visible: 7 } ), 1, 0 ).transform ).toMatch(
			/^translate3d\(0px,907\S+px,0px\) rotate\(20deg\) translate3d\(0px,-907/
		);
		expect( ring( track( { spin: '2d', spinAngle: -20, visible: 7 } ), 1, 0 ).transform ).toMatch(
			/^translate3d\(0px,-907\S+px,0px\) rotate\(-20deg\)/
		);
	} );

	test( 'past the last that may be visible an item is gone', () => {
		const drum = track( { spin: '3d', spinAngle: 30, visible: 3 } );
		expect( [ 0, 1, 1.75, 2 ].map( ( away ) => ring( drum, 0, away ).opacity ) ).toEqual( [ 1, 1, 0.5, 0 ] );
	} );
} );

describe( 'the way from one place to another', () => {
	test( 'is two keyframes where it is straight', () => {
		expect( path( track(), flat, 1, 0, 1 ) ).toEqual( {
			frames: [ expect.objectContaining( { offset: 0 } ), expect.objectContaining( { offset: 1 } ) ],
			seen: true,
		} );
	} );

	test( 'has a keyframe at each quarter step where it is bent', () => {
		const { frames } = path( track( { scale: { to: 0.5, offset: true } } ), flat, 1, 0, 1 );
		expect( frames.map( ( { offset } ) => offset ) ).toEqual( [ 0, 0.25, 0.5, 0.75, 1 ] );
	} );

	test( 'jumps from one end to the other only out of sight', () => {
		const endless = track( {}, { endless: true } );
		const { frames } = path( endless, flat, 4, 0, 1 );
		expect( frames.map( xOf ) ).toEqual( [ -960, -1120, 1120, 960 ] );
		expect( frames[ 1 ]!.offset ).toBeCloseTo( 0.5, 4 );
		expect( path( endless, flat, 4, 0, 1 ).seen ).toBe( false );
	} );

	test( 'shows who only passes through', () => {
		expect( path( track( {}, { view: 310 } ), flat, 2, 0, 4 ).seen ).toBe( true );
	} );

	test( 'px along the track become steps', () => {
		expect( along( track(), 2, 320 ) ).toBeCloseTo( 3 );
		expect( along( track( {}, { endless: true } ), 6, 160 ) ).toBeCloseTo( 6.5 );
		expect( along( track( {}, { sizes: [ 300, 500, 200 ] } ), 0, 210 ) ).toBeCloseTo( 0.5 );
	} );
} );

describe( 'under a finger', () => {
	const release = ( px: number, speed = 0, look: Partial< Carousel > = {}, active = 3, endless = false ) => {
		const given = track( look, { endless } );
		return snapPosition( given, {
			start: active,
			position: rubberBand( given, active, px ),
			active,
			px,
			speed,
			threshold: 75,
		} );
	};

	test( 'it follows the finger, and stops at the ends', () => {
		expect( rubberBand( track(), 3, 160 ) ).toBeCloseTo( 3.5 );
		expect( rubberBand( track(), 0, -160 ) ).toBe( 0 );
		expect( rubberBand( track( {}, { endless: true } ), 0, -160 ) ).toBeCloseTo( -0.5 );
	} );

	test( 'with overshoot it can be pulled past an end, and comes back', () => {
		expect( rubberBand( track( { overshoot: true } ), 0, -320 ) ).toBeCloseTo( -0.35 );
		expect( release( -320, 0, { overshoot: true }, 0 ) ).toBe( 0 );
	} );

	test( '74 px never change the slide, 75 px do at any speed', () => {
		expect( release( 74, 5 ) ).toBe( 3 );
		expect( release( 75 ) ).toBe( 4 );
		expect( release( -75 ) ).toBe( 2 );
		expect( release( 75, -5 ) ).toBe( 4 );
	} );

	test( 'a fast finger goes further', () => {
		expect( release( 200, 3 ) ).toBe( 5 );
		expect( release( 200, 40 ) ).toBe( 6 );
		expect( release( 200, 40, {}, 3, true ) ).toBe( 11 ); // One round at most.
	} );

	test( 'without snap it stays where it was let go', () => {
		const { snap, ...look } = plain;
		const given = { ...track(), look };
		const at = { start: 3, active: 3, speed: 0, threshold: 75 };
		expect( snap ).toBe( true );
		expect( snapPosition( given, { ...at, px: 40, position: rubberBand( given, 3, 40 ) } ) ).toBeCloseTo( 3.125 );
	} );
} );

describe( 'on the page', () => {
	beforeEach( () => {
		jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockImplementation( function ( this: HTMLElement ) {
			return this.matches( '.fr-slide' ) ? 300 : 1000;
		} );
		jest.spyOn( HTMLElement.prototype, 'offsetLeft', 'get' ).mockImplementation( function ( this: HTMLElement ) {
			return this.matches( '.fr-slide' ) ? 350 : 0;
		} );
		window.ResizeObserver = class {
			observe() {}
			unobserve() {}
			disconnect() {}
		};
	} );
	afterEach( () => jest.restoreAllMocks() );

	const start = ( look: Partial< Carousel > = {}, count = 7, media: string[] = [] ) =>
		startSlider(
			playDocument( {
				kind: 'carousel',
				modules: [ 'carousel' ],
				carousel: { ...plain, ...look },
				slides: Array.from( { length: count }, () => ( {} ) ),
			} ),
			{ media }
		);

	test( 'neighbours that show are neither hidden nor inert', async () => {
		const { states, slides } = await start( { infinite: true } );
		expect( states() ).toEqual( [ 'active', 'beside', undefined, undefined, undefined, undefined, 'beside' ] );
		expect( slides.map( ( { inert } ) => inert ) ).toEqual( [ false, false, true, true, true, true, false ] );
	} );

	test( 'a move animates who is seen, ends where the styles stand, and leaves nothing behind', async () => {
		const { slider, clock, slides, element } = await start( { infinite: true } );
		const done = slider.next();
		await clock.pass( 0 );
		expect( slides.map( ( slide ) => animationsOf( slide ).length ) ).toEqual( [ 1, 1, 1, 0, 0, 0, 1 ] );
		await clock.pass( 800 );
		expect( await done ).toBe( true );
		expect( animationsOf( element ) ).toEqual( [] );
		expect( clock.waiting ).toBe( 0 );
		expect( slides.map( ( { style } ) => xOf( style ) ) ).toEqual( [ -320, 0, 320, 640, 960, -960, -640 ] );
	} );

	test( 'with too few slides to go round it rewinds', async () => {
		const { slider, slides, clock } = await start( { infinite: true }, 4 );
		expect( xOf( slides[ 3 ]!.style ) ).toBe( 960 );
		await Promise.all( [ slider.previous(), clock.pass( 900 ) ] );
		expect( slider.index ).toBe( 3 );
		expect( xOf( slides[ 0 ]!.style ) ).toBe( -960 );
	} );

	test( 'in a long row only those near are touched, and nobody is left in sight', async () => {
		const { slider, slides, clock } = await start( { infinite: true }, 30 );
		for ( const [ to, ms ] of [
			[ 12, 900 ],
			[ 14, 300 ],
			[ 29, 900 ],
			[ 2, 500 ],
			[ 16, 900 ],
			[ 15, 900 ],
		] as const ) {
			void slider.go( to );
			await clock.pass( ms );
		}
		const inSight = slides.flatMap( ( { style }, index ) => ( Math.abs( xOf( style ) ) < 600 ? index : [] ) );
		expect( inSight ).toEqual( [ 14, 15, 16 ] );
		expect( inSight.map( ( index ) => xOf( slides[ index ]!.style ) ) ).toEqual( [ -320, 0, 320 ] );
	} );

	test( 'with reduced motion it cuts', async () => {
		const { slider, slides, element } = await start( { infinite: true }, 7, [
			'(prefers-reduced-motion: reduce)',
		] );
		expect( await slider.next() ).toBe( true );
		expect( animationsOf( element ) ).toEqual( [] );
		expect( xOf( slides[ 1 ]!.style ) ).toBe( 0 );
	} );

	test( 'a neighbour that is clicked comes', async () => {
		const { slider, slides, clock } = await start();
		slides[ 1 ]!.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
		await clock.pass( 900 );
		expect( slider.index ).toBe( 1 );
		slides[ 2 ]!
			.querySelector( 'a' )!
			.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );
		await clock.pass( 900 );
		expect( slider.index ).toBe( 1 );
	} );

	describe( 'dragged by a finger', () => {
		const point = ( type: string, x: number ) =>
			Object.assign( new MouseEvent( type, { bubbles: true, clientX: x, clientY: 5 } ), {
				pointerId: 1,
				pointerType: 'touch',
			} );
		async function drag( stage: Element, px: number ) {
			stage.dispatchEvent( point( 'pointerdown', 500 ) );
			window.dispatchEvent( point( 'pointermove', 500 + px / 2 ) );
			window.dispatchEvent( point( 'pointermove', 500 + px ) );
		}
		const swipe = { threshold: 75 };
		const begin = () =>
			startSlider(
				playDocument( {
					kind: 'carousel',
					modules: [ 'carousel' ],
					carousel: plain,
					swipe,
					slides: [ {}, {}, {}, {} ],
				} )
			);

		test( 'it follows, then goes to the slide it was drawn to', async () => {
			const { slider, slides, element, clock } = await begin();
			await drag( element.firstElementChild!, -160 );
			expect( slides.map( ( { style } ) => Math.round( xOf( style ) ) ) ).toEqual( [ -160, 160, 480, 800 ] );
			window.dispatchEvent( point( 'pointerup', 340 ) );
			await clock.pass( 900 );
			expect( slider.index ).toBeGreaterThan( 0 );
			expect( xOf( slides[ slider.index ]!.style ) ).toBe( 0 );
		} );

		test( 'it goes back if somebody prevents the change', async () => {
			const { slider, slides, element, clock } = await begin();
			element.addEventListener( 'frontage:slide:changing', ( event ) => event.preventDefault() );
			await drag( element.firstElementChild!, -160 );
			window.dispatchEvent( point( 'pointerup', 340 ) );
			await clock.pass( 900 );
			expect( slider.index ).toBe( 0 );
			expect( xOf( slides[ 0 ]!.style ) ).toBe( 0 );
			expect( clock.waiting ).toBe( 0 );
		} );
	} );

	test( 'destroy() takes its styles away', async () => {
		const { slider, slides } = await start( { rotation: { to: 30 }, vertical: true } );
		slider.destroy();
		expect(
			[ slides[ 0 ]!.parentElement!, ...slides ].filter( ( element ) => element.hasAttribute( 'style' ) )
		).toEqual( [] );
	} );
} );
