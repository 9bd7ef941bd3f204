import { schedule, stateAt } from './keyframe-schedule';
import type { PlayFrame } from '../../types/playback-config';

const frame = ( name: string, at: PlayFrame[ 'at' ], duration = 500 ): PlayFrame => ( {
	name,
	at,
	duration,
	ease: 'linear',
	to: {},
} );
const times = ( frames: PlayFrame[], still = false, loop?: { from: string; to: string; repeats: number } ) =>
	schedule( frames, still, loop ).map( ( { segments, times: rounds } ) => [
		rounds,
		...segments.map( ( { start, end } ) => `${ start }-${ end }` ),
	] );

test( 'frames run at their times, one after the other', () => {
	expect( times( [ frame( 'frame_1', 200 ), frame( 'frame_2', 3000 ), frame( 'frame_999', 'end' ) ] ) ).toEqual( [
		[ 1, '200-700', '3000-3500' ],
	] );
} );

test( 'a frame that would start too early waits for the one before it', () => {
	expect( times( [ frame( 'frame_1', 0, 1000 ), frame( 'frame_2', 400 ) ] ) ).toEqual( [
		[ 1, '0-1000', '1000-1500' ],
	] );
} );

test( 'without motion the entrance is there at once, and later frames cut in at their time', () => {
	expect(
		times( [ frame( 'frame_1', 800 ), frame( 'frame_2', 3000 ) ], true, {
			from: 'frame_1',
			to: 'frame_2',
			repeats: -1,
		} )
	).toEqual( [ [ 1, '0-0', '3000-3000' ] ] );
} );

test( 'a loop between two frames repeats, and what follows is moved', () => {
	const frames = [
		frame( 'frame_1', 0 ),
		frame( 'frame_2', 1000 ),
		frame( 'frame_3', 2000 ),
		frame( 'frame_4', 3000 ),
	];
	expect( times( frames, false, { from: 'frame_2', to: 'frame_3', repeats: 2 } ) ).toEqual( [
		[ 1, '0-500' ],
		[ 3, '1000-1500', '2000-2500' ],
		[ 1, '6000-6500' ],
	] );
	expect( times( frames, false, { from: 'frame_2', to: 'frame_3', repeats: -1 } ) ).toEqual( [
		[ 1, '0-500' ],
		[ Infinity, '1000-1500', '2000-2500' ],
	] );
} );

test.each( [
	[ 0, 0, true ],
	[ 250, 1, false ],
	[ 700, 1, true ],
	[ 3100, 2, false ],
	[ 9000, 2, true ],
] )( 'at %d ms it is at state %d', ( time, state, stands ) => {
	const runs = schedule( [ frame( 'frame_1', 200 ), frame( 'frame_2', 3000 ) ], false, undefined );
	expect( stateAt( runs, time ) ).toEqual( { state, stands } );
} );

test( 'in a loop it stands nowhere until the loop ends', () => {
	const runs = schedule( [ frame( 'frame_1', 0 ), frame( 'frame_2', 1000 ) ], false, {
		from: 'frame_1',
		to: 'frame_2',
		repeats: 1,
	} );
	expect( stateAt( runs, 800 ).stands ).toBe( false );
	expect( stateAt( runs, 3000 ) ).toEqual( { state: 2, stands: true } );
} );
