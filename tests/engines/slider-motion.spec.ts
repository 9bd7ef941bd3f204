import { expect } from '../support/engines/test';
import { test } from '../support/engines/compiled-slider';
import type { Engine, Mouse } from '../support/engines/engine';
import { runByHand, runEngine } from '../support/compiled-slider';
import {
	COLORED_SLIDES,
	countdown,
	PINNED,
	roomToScroll,
	SLIDES_WITHOUT_IMAGE,
	SWIPED_BY_MOUSE,
	TOGGLED_LAYER,
	VERTICAL_CAROUSEL,
} from '../support/slider-models';

// Each story opens a browser: what one can show after the other stands in one.

test.beforeEach( ( { engine } ) => engine.size( 800, 700 ) );

const active = ( engine: Engine ) =>
	engine.evaluate( () => document.querySelector< HTMLElement >( '.fr-slide[data-state=active]' )!.dataset.key );
/** Where it stands once what was asked of it is drawn. */
const place = ( engine: Engine, selector: string ) =>
	engine.evaluate( async ( wanted ) => {
		await new Promise( requestAnimationFrame );
		await new Promise( requestAnimationFrame );
		const { x, y, width, height } = document.querySelector( wanted )!.getBoundingClientRect();
		return { x, y, width, height };
	}, selector );
const pass = ( engine: Engine, ms: number ) => engine.evaluate( ( time ) => window.film.clock.pass( time ), ms );
/** The middle of an element, in pixels of the window. */
async function middle( engine: Engine, selector: string ) {
	const { x, y, width, height } = await place( engine, selector );
	return [ x + width / 2, y + height / 2 ].map( Math.round ) as [ number, number ];
}
/** Presses at a place and drags by a distance, in steps; the button or finger stays down. */
async function pull( pointer: Mouse, [ x, y ]: [ number, number ], across: number, down: number ) {
	await pointer.move( x, y );
	await pointer.down();
	for ( let step = 1; step <= 4; step++ ) {
		await pointer.move( x + Math.round( ( across * step ) / 4 ), y + Math.round( ( down * step ) / 4 ) );
	}
}

/** Holds the pressed mouse at a place until what the gesture reads its speed from, 100 ms, is behind it. */
async function standStill( engine: Engine, [ x, y ]: [ number, number ] ) {
	const stamps = () => engine.evaluate( () => ( window as unknown as { stamps: number[] } ).stamps );
	await engine.evaluate( () => {
		const found: number[] = [];
		addEventListener( 'pointermove', ( { timeStamp } ) => found.push( timeStamp ) );
		Object.assign( window, { stamps: found } );
	} );
	let nudge = 0;
	await expect
		.poll( async () => {
			nudge = 1 - nudge;
			await engine.mouse.move( x, y + nudge );
			const found = await stamps();
			return ( found.at( -1 ) ?? 0 ) - ( found[ 0 ] ?? 0 );
		} )
		.toBeGreaterThan( 120 );
}

test( 'a vertical carousel is dragged up and down with the mouse, and not to the side', async ( {
	engine,
	openModel,
} ) => {
	await openModel( VERTICAL_CAROUSEL );
	await runByHand( engine );
	const { height } = await place( engine, '.fr-slider__stage' );
	const from = await middle( engine, '.fr-slider__stage' );
	/** Gives how far the first slide goes with the mouse, which stands still before it is released: nothing is thrown. */
	const drag = async ( across: number, down: number ) => {
		const before = await place( engine, '.fr-slide' );
		await pull( engine.mouse, from, across, down );
		const held = await place( engine, '.fr-slide' );
		await standStill( engine, [ from[ 0 ] + across, from[ 1 ] + down ] );
		await engine.mouse.up();
		await pass( engine, 2000 );
		return [ held.x - before.x, held.y - before.y ].map( Math.round );
	};
	expect( await drag( 200, 0 ) ).toEqual( [ 0, 0 ] );
	expect( await active( engine ) ).toBe( 'a' );
	const half = Math.round( height / 2 );
	const [ across, down ] = await drag( 0, -half );
	expect( across ).toBe( 0 );
	expect( down ).toBeLessThan( -half / 2 );
	await expect.poll( () => active( engine ) ).toMatch( /[bc]/ );
} );

test.describe( 'with reduced motion', () => {
	test.use( { opening: { reducedMotion: true } } );
	test( 'a pinned slider is not pinned', async ( { engine, openModel } ) => {
		await openModel( PINNED, { head: 'body{padding-block-end:2000px}' } );
		expect( await engine.evaluate( () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) ).toBe( true );
		expect( await engine.evaluate( roomToScroll ) ).toBe( 0 );
		await runEngine( engine );
		expect( await engine.evaluate( roomToScroll ) ).toBe( 0 );
	} );
} );

for ( const [ kind, wayOf ] of [
	[ 'the mouse', ( { mouse }: Engine ) => mouse ],
	[ 'a finger', ( { finger }: Engine ) => finger ],
] as const ) {
	test( `a swipe with ${ kind } shows the next slide, a short one does not`, async ( { engine, openModel } ) => {
		await openModel( SWIPED_BY_MOUSE );
		await runByHand( engine );
		const from = await middle( engine, '.fr-slider__stage' );
		/** Gives where the first slide stands while it is dragged, then the slide that is shown. */
		const swipe = async ( across: number ) => {
			await pull( wayOf( engine ), from, across, 0 );
			const { x } = await place( engine, '.fr-slide' );
			await wayOf( engine ).up();
			await pass( engine, 2000 );
			return [ Math.round( x ), await active( engine ) ];
		};
		const [ short, first ] = await swipe( -60 );
		expect( short ).toBeLessThan( 0 );
		expect( first ).toBe( 'a' );
		expect( ( await place( engine, '.fr-slide' ) ).x ).toBe( 0 );
		const [ long, second ] = await swipe( -160 );
		expect( long ).toBeLessThan( Number( short ) );
		expect( second ).toBe( 'b' );
	} );
}

test( 'a layer stands still when it begins to count down', async ( { engine, openModel } ) => {
	for ( const size of [ 24, 64 ] ) {
		await openModel( countdown( size ) );
		const before = await place( engine, '.fr-layer__content' );
		await runEngine( engine );
		await expect
			.poll( () =>
				engine.evaluate( () => document.querySelector( '.fr-layer__content' )!.getAttribute( 'role' ) )
			)
			.toBe( 'timer' );
		expect( await place( engine, '.fr-layer__content' ), `${ size } px` ).toEqual( before );
	}
} );

test( 'the thumbnail of a slide without image is its color, the poster of its video, or its number', async ( {
	engine,
	openModel,
} ) => {
	await openModel( SLIDES_WITHOUT_IMAGE );
	await runEngine( engine );
	const drawn = () =>
		engine.evaluate( () =>
			[ ...document.querySelectorAll( '.fr-slider__thumb' ) ].map( ( { firstElementChild: inside } ) => {
				const { width, height } = inside!.getBoundingClientRect();
				const size = `${ Math.round( width ) } x ${ Math.round( height ) }`;
				if ( ! ( inside instanceof HTMLImageElement ) ) {
					return [ size, getComputedStyle( inside! ).backgroundColor, inside!.textContent ];
				}
				const paper = document.createElement( 'canvas' ).getContext( '2d' )!;
				if ( inside.complete && inside.naturalWidth ) {
					paper.drawImage( inside, 0, 0 );
				}
				return [ size, [ ...paper.getImageData( 5, 5, 1, 1 ).data ].join(), inside.getAttribute( 'src' ) ];
			} )
		);
	await expect.poll( drawn ).toEqual( [
		[ '100 x 50', 'rgb(34, 68, 102)', '' ],
		[ '100 x 50', expect.stringMatching( /^\d+,\d+,\d+,255$/ ), '/poster-3.svg' ],
		[ '100 x 50', 'rgba(16, 22, 26, 0.92)', '3' ],
	] );
} );

test( 'a layer without exit fades when it is toggled away, and comes back', async ( { engine, openModel } ) => {
	await openModel( TOGGLED_LAYER );
	await runByHand( engine );
	const layer = () =>
		engine.evaluate( () => {
			const box = document.querySelector< HTMLElement >( '[data-layer=box]' )!;
			const { opacity, visibility } = getComputedStyle( box );
			return { opacity: Math.round( Number( opacity ) * 10 ) / 10, visibility };
		} );
	const shown = { opacity: 1, visibility: 'visible' };
	expect( await layer() ).toEqual( shown );
	for ( const button of [ 'toggle', 'stop' ] ) {
		await engine.click( `[data-layer=${ button }] .fr-layer__content` );
		await pass( engine, 150 );
		const half = await layer();
		expect( half.opacity, button ).toBeGreaterThan( 0 );
		expect( half.opacity, button ).toBeLessThan( 1 );
		await pass( engine, 400 );
		expect( await layer(), button ).toEqual( { opacity: 0, visibility: 'hidden' } );
		await engine.click( '[data-layer=toggle] .fr-layer__content' );
		await pass( engine, 1000 );
		expect( await layer(), button ).toEqual( shown );
	}
} );

for ( const [ kind, options ] of [
	[ 'slider', {} ],
	[ 'carousel', { sliderType: 'carousel' } ],
] as const ) {
	test( `printing a ${ kind } finishes a change that runs`, async ( { engine, openModel } ) => {
		await openModel( { options, slides: COLORED_SLIDES } );
		await runByHand( engine );
		await engine.evaluate( () => void window.film.slider.go( 1 ) );
		const moving = () => engine.evaluate( () => window.film.clock.moving );
		await expect.poll( moving ).toBeGreaterThan( 0 );
		await pass( engine, 300 );
		const states = () =>
			engine.evaluate( () =>
				[ ...document.querySelectorAll< HTMLElement >( '.fr-slide' ) ].map( ( { dataset } ) => dataset.state )
			);
		expect( await states() ).toContain( 'leaving' );
		const onTheWay = await place( engine, '[data-key=b]' );
		await engine.print();
		await expect.poll( states ).not.toContain( 'leaving' );
		expect( await active( engine ) ).toBe( 'b' );
		const printed = await place( engine, '[data-key=b]' );
		await pass( engine, 2000 );
		expect( await place( engine, '[data-key=b]' ) ).toEqual( printed );
		if ( kind === 'carousel' ) {
			expect( printed ).not.toEqual( onTheWay );
		}
	} );
}
