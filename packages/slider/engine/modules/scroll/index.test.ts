import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { Slider } from '../../types/module-context';
import type { Play } from '../../types/playback-config';
import { approach } from './smooth-scroll-clock';

installAnimations();

/** Frames come when the test says so. */
let frames: FrameRequestCallback[] = [];
let now = 0;
window.requestAnimationFrame = ( call ) => frames.push( call );
window.cancelAnimationFrame = () => ( frames = [] );
const frame = ( ms = 16 ) => {
	now += ms;
	frames.splice( 0 ).forEach( ( call ) => call( now ) );
};
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

/** All is seen, until a test says otherwise. */
const observers = new Set< ( isIntersecting: boolean ) => void >();
const seen = ( near: boolean ) => observers.forEach( ( tell ) => tell( near ) );
class Observer {
	private watched = new Set< Element >();
	constructor( private call: ( entries: object[] ) => void ) {
		observers.add( ( near ) => this.watched.forEach( ( target ) => this.tell( target, near ) ) );
	}
	private tell( target: Element, isIntersecting: boolean ) {
		const box = { height: Number( isIntersecting ) };
		this.call( [ { target, isIntersecting, intersectionRect: box, boundingClientRect: { height: 1 } } ] );
	}
	observe( target: Element ) {
		this.watched.add( target );
		this.tell( target, true );
	}
	unobserve( target: Element ) {
		this.watched.delete( target );
	}
}
Object.assign( window, { IntersectionObserver: Observer } );

const content = () =>
	'<div class="fr-slide__background"><img class="fr-slide__image" alt=""></div>' +
	[ 'a', 'b' ]
		.map( ( id ) => `<div class="fr-layer" data-layer="${ id }"><div class="fr-layer__content"></div></div>` )
		.join( '' );
const layers = [ { id: 'a', parallax: 1 } ];
const PARALLAX: NonNullable< Play[ 'parallax' ] > = {
	type: 'scroll',
	levels: [ 20 ],
	origin: 'enterpoint',
	speed: 400,
	speedBg: 0,
	speedStatic: 0,
};

let running: Slider | undefined;
afterEach( () => {
	running?.destroy();
	frame();
} );

async function start( play: Parameters< typeof playDocument >[ 0 ], media: string[] = [] ) {
	const bench = await startSlider( playDocument( { modules: [ 'scroll' ], slides: [ { layers }, {} ], ...play } ), {
		content,
		media,
	} );
	running = bench.slider;
	/** The module is 500 px high in a window of 768. */
	const scroll = ( top: number ) => {
		bench.element.getBoundingClientRect = () => ( { top, height: 500 } ) as DOMRect;
		window.dispatchEvent( new Event( 'scroll' ) );
	};
	return {
		...bench,
		scroll,
		times: () =>
			animationsOf( bench.slides[ 0 ]! ).map( ( { currentTime } ) => Math.round( Number( currentTime ) ) ),
	};
}

describe( 'without a view timeline', () => {
	test( 'a frame for each scroll puts everything in place, and none at rest', async () => {
		const { scroll, times } = await start( { parallax: PARALLAX } );
		expect( frames ).toHaveLength( 0 );
		scroll( 268 );
		scroll( 134 );
		expect( frames ).toHaveLength( 1 );
		frame();
		expect( times() ).toEqual( [ Math.round( ( 634 / ( 768 + 1 ) ) * 1000 ) ] ); // jsdom lays nothing out: it is 1 px high.
		expect( frames ).toHaveLength( 0 );
	} );

	test( 'a jump of the page that brings the module into the window puts everything in place too', async () => {
		const { scroll, times } = await start( { parallax: PARALLAX } );
		scroll( 5000 );
		frame();
		seen( false );
		scroll( 268 ); // The browser tells of the scroll first, and of what is seen after the frame.
		frame();
		seen( true );
		frame();
		expect( times() ).toEqual( [ Math.round( ( 500 / ( 768 + 1 ) ) * 1000 ) ] );
		expect( frames ).toHaveLength( 0 );
	} );

	test( 'what left is not moved any more', async () => {
		const { slider, clock, times } = await start( { parallax: PARALLAX } );
		expect( times() ).toHaveLength( 1 );
		void slider.next();
		await clock.pass( 2000 );
		expect( times() ).toHaveLength( 0 );
	} );

	test( 'effects take the content, which no frame owns', async () => {
		const { element } = await start( {
			scrollEffect: {
				fade: true,
				tilt: 0,
				factor: 1,
				layerFactor: 1,
				direction: 'both',
				targets: [ 'slide', 'parallax_layers' ],
			},
		} );
		const targets = animationsOf( element ).map( ( { effect } ) => ( effect as KeyframeEffect ).target!.className );
		expect( targets ).toEqual( [ 'fr-layer__content', 'fr-slide__background' ] );
	} );

	test( 'who wants no motion sees everything where it was made', async () => {
		const { element } = await start( { parallax: PARALLAX }, [ '(prefers-reduced-motion: reduce)' ] );
		expect( animationsOf( element ) ).toHaveLength( 0 );
	} );
} );

describe( 'a slide whose clock is the scroll', () => {
	const FRAMES = [ { name: 'frame_1', at: 1000, duration: 1000, ease: 'linear', to: { opacity: 1 } } ];
	const zoom = { scale: 1, rotate: 0, blur: 0, x: '0px', y: '0px' };
	const bound = async (
		smoothing: number,
		options: Partial< Play[ 'scrollTimeline' ] > = { slides: true },
		itself?: boolean
	) => {
		const bench = await start( {
			modules: [ 'layers', 'scroll-bound' ],
			scrollTimeline: { from: 1000, to: 3000, ease: 'linear', smoothing, ...options },
			slides: [
				{
					layers: [
						{ id: 'a', before: { opacity: 0 }, frames: FRAMES },
						{ id: 'b', before: { opacity: 0 }, frames: FRAMES, scrollBound: ! options?.layers },
					],
					...( itself !== undefined && { scrollBound: itself } ),
					background: {
						panZoom: { duration: 4000, ease: 'linear', from: zoom, to: { ...zoom, scale: 2 } },
					},
				},
				{},
			],
		} );
		bench.slider.resume( 'offscreen' );
		bench.clock.move( 0 );
		frame();
		const timeOf = ( selector: string ) => {
			const { currentTime } = animationsOf( bench.slides[ 0 ]!.querySelector( selector )! )[ 0 ]!;
			return Math.round( Number( currentTime ) );
		};
		return { ...bench, timeOf };
	};

	test.each( [
		[ 'layers', { layers: true as const }, { a: 1500, b: 200, picture: 200 }, undefined ],
		[ 'slides', { slides: true as const }, { a: 200, b: 1500, picture: 1500 }, undefined ],
		[ 'both', { layers: true as const, slides: true as const }, { a: 1500, b: 200, picture: 1500 }, undefined ],
		[ 'neither', {}, { a: 200, b: 1500, picture: 200 }, undefined ],
		[ 'the slide itself', {}, { a: 200, b: 1500, picture: 1500 }, true ],
		[ 'not the slide itself', { slides: true as const }, { a: 200, b: 1500, picture: 200 }, false ],
	] )( '%s: follow; a layer or a slide may say otherwise for itself', async ( _, options, expected, itself ) => {
		const { scroll, clock, timeOf } = await bound( 0, options, itself );
		scroll( 768 - ( 768 + 500 ) / 4 );
		frame();
		clock.move( 200 );
		expect( {
			a: timeOf( '[data-layer=a]' ),
			b: timeOf( '[data-layer=b]' ),
			picture: timeOf( '.fr-slide__image' ),
		} ).toEqual( expected );
	} );

	test( 'what does not follow stands while the visitor holds the slider', async () => {
		const { slider, clock, timeOf } = await bound( 0 );
		slider.pause();
		clock.move( 500 );
		expect( timeOf( '[data-layer=a]' ) ).toBe( 0 );
		slider.play();
		clock.move( 500 );
		expect( timeOf( '[data-layer=a]' ) ).toBe( 500 );
	} );

	test( 'does not advance by itself', async () => {
		const { slider, clock } = await bound( 0 );
		await clock.pass( 60_000 );
		expect( slider.index ).toBe( 0 );
		expect( slider.playing ).toBe( false );
	} );

	test( 'at once, in one frame', async () => {
		const { scroll } = await bound( 0 );
		scroll( 134 );
		expect( frames ).toHaveLength( 1 );
		frame();
		expect( frames ).toHaveLength( 0 );
	} );

	test( 'in as many frames as smoothing takes, and then none', async () => {
		const { scroll } = await bound( 500 );
		scroll( 768 );
		frame();
		scroll( -500 );
		let count = 0;
		for ( ; frames.length && count < 200; count++ ) {
			frame();
		}
		expect( count ).toBeGreaterThan( 20 );
		expect( count ).toBeLessThan( 120 );
	} );
} );

test.each( [
	[ 0, 1000, 16, 0, 1000 ],
	[ 0, 1000, 500, 500, 950 ],
	[ 999.5, 1000, 1, 500, 1000 ],
	[ 1000, 0, 500, 500, 50 ],
] )( 'from %d to %d in %d ms at %d ms: %d', ( at, goal, ms, smoothing, expected ) => {
	expect( Math.round( approach( at, goal, ms, smoothing ) ) ).toBe( expected );
} );
