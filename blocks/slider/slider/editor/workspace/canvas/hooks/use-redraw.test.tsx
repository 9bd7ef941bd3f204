import type { EditingStage } from '@frontage/slider/react';
import { act, renderHook } from '@testing-library/react';
import { useRedraw } from './use-redraw';

/** A stage that tells what it is told to tell. */
function stageOf() {
	let changed = () => {};
	let passed = () => {};
	const clock = { playing: false, subscribe: ( call: () => void ) => ( ( passed = call ), () => {} ) };
	const stage = { clock, onChange: ( call: () => void ) => ( ( changed = call ), () => {} ) };
	return {
		stage: stage as unknown as EditingStage,
		change: () => act( () => changed() ),
		shows: ( playing: boolean ) =>
			act( () => {
				clock.playing = playing;
				passed();
			} ),
	};
}

let frames: FrameRequestCallback[];
const frame = () => act( () => frames.splice( 0 ).forEach( ( call ) => call( 0 ) ) );
beforeEach( () => {
	frames = [];
	jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation( ( call ) => frames.push( call ) );
} );
afterEach( () => void jest.restoreAllMocks() );

function drawn( isBusy = () => false ) {
	const { stage, ...tells } = stageOf();
	let times = 0;
	const hook = renderHook( () => {
		times++;
		return useRedraw( stage, isBusy );
	} );
	return { ...tells, isPlaying: () => hook.result.current.isPlaying, times: () => times };
}

test( 'another moment is another place: once a frame', () => {
	const overlay = drawn();
	overlay.shows( false );
	overlay.shows( false );
	overlay.change();
	frame();
	expect( overlay.times() ).toBe( 2 );
} );

test( 'while it plays nothing is drawn, and when it has stopped, where the layers stand then', () => {
	const overlay = drawn();
	overlay.shows( true );
	overlay.shows( true );
	expect( overlay.isPlaying() ).toBe( true );
	expect( frames ).toEqual( [] );
	overlay.shows( false );
	expect( overlay.isPlaying() ).toBe( false );
	expect( frames ).toHaveLength( 1 );
} );

test( 'a drag draws for itself', () => {
	const overlay = drawn( () => true );
	overlay.change();
	overlay.shows( false );
	frame();
	expect( overlay.times() ).toBe( 1 );
} );
