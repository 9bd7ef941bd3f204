import { installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';
import type { Play } from '../types/playback-config';

installAnimations();

async function start( wheel: Partial< Play[ 'wheel' ] > = {} ) {
	const bench = await startSlider(
		playDocument( {
			modules: [ 'wheel' ],
			wheel: { mode: 'on', visible: 0.5, delay: 1000, threshold: 50, ...wheel },
		} )
	);
	/** True: the page did not scroll. */
	const turn = async ( deltaY: number, more: WheelEventInit = {} ) => {
		const event = new WheelEvent( 'wheel', { deltaY, bubbles: true, cancelable: true, ...more } );
		bench.element.dispatchEvent( event );
		await settle();
		return event.defaultPrevented;
	};
	return { ...bench, turn };
}

test( 'small turns add up to a step', async () => {
	const { slider, turn } = await start();
	await turn( 20 );
	await turn( 29 );
	expect( slider.index ).toBe( 0 );
	await turn( 1 );
	expect( slider.index ).toBe( 1 );
} );

test( 'a turn back begins anew', async () => {
	const { slider, turn } = await start( { mode: 'carousel' } );
	await turn( 40 );
	await turn( -40 );
	expect( slider.index ).toBe( 0 );
	await turn( -10 );
	expect( slider.index ).toBe( 2 );
} );

test( 'a wheel that runs out makes one step, and does not scroll the page meanwhile', async () => {
	const { slider, turn, clock } = await start();
	await turn( 100 );
	clock.move( 999 );
	expect( await turn( 100 ) ).toBe( true );
	expect( slider.index ).toBe( 1 );
	clock.move( 1 );
	await turn( 100 );
	expect( slider.index ).toBe( 2 );
} );

test( 'at the ends the page scrolls on', async () => {
	const { slider, turn, clock } = await start();
	expect( await turn( -100 ) ).toBe( false );
	await turn( 100 );
	clock.move( 1000 );
	await turn( 100 );
	clock.move( 1000 );
	expect( slider.index ).toBe( 2 );
	expect( await turn( 100 ) ).toBe( false );
} );

test( 'as a carousel it begins anew at the ends', async () => {
	const { slider, turn } = await start( { mode: 'carousel' } );
	expect( await turn( -100 ) ).toBe( true );
	expect( slider.index ).toBe( 2 );
} );

test( 'reverse turns the other way; lines count as 16 px', async () => {
	const { slider, turn } = await start( { reverse: true } );
	await turn( -3, { deltaMode: 1 } );
	expect( slider.index ).toBe( 0 );
	await turn( -1, { deltaMode: 1 } );
	expect( slider.index ).toBe( 1 );
} );

test( 'zooming and scrolling sideways are left alone', async () => {
	const { turn } = await start();
	expect( await turn( 100, { ctrlKey: true } ) ).toBe( false );
	expect( await turn( 10, { deltaX: 100 } ) ).toBe( false );
} );
