import { expect } from '../support/engines/test';
import { test } from '../support/engines/compiled-slider';
import type { Engine } from '../support/engines/engine';
import { runByHand, runEngine } from '../support/compiled-slider';
import { PINNED, roomToScroll, VERTICAL_CAROUSEL } from '../support/slider-models';

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

test( 'a vertical carousel is dragged up and down with the mouse, and not to the side', async ( {
	engine,
	openModel,
} ) => {
	await openModel( VERTICAL_CAROUSEL );
	await runByHand( engine );
	const stage = await place( engine, '.fr-slider__stage' );
	const [ x, y ] = [ stage.x + stage.width / 2, stage.y + stage.height / 2 ].map( Math.round ) as [ number, number ];
	/** Gives how far the first slide goes with the mouse. */
	const drag = async ( across: number, down: number ) => {
		const before = await place( engine, '.fr-slide' );
		await engine.mouse.move( x, y );
		await engine.mouse.down();
		for ( let step = 1; step <= 4; step++ ) {
			await engine.mouse.move( x + Math.round( ( across * step ) / 4 ), y + Math.round( ( down * step ) / 4 ) );
		}
		const held = await place( engine, '.fr-slide' );
		await engine.mouse.up();
		await pass( engine, 2000 );
		return [ held.x - before.x, held.y - before.y ].map( Math.round );
	};
	expect( await drag( 200, 0 ) ).toEqual( [ 0, 0 ] );
	expect( await active( engine ) ).toBe( 'a' );
	const half = Math.round( stage.height / 2 );
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
