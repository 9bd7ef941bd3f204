import { normalise } from '@frontage/slider/model';
import { entrances, exits, hovers, loops, transitions } from './animation-presets';
import {
	barsOf,
	fitted,
	framesOf,
	roomOf,
	splitOf,
	timed,
	withEntrance,
	withExit,
	withoutFrame,
	withSplit,
	withStep,
} from './layer-tracks';

const headline = {
	html: 'Two words',
	frames: [
		{ id: 'frame_0', to: { opacity: [ 0 ] } },
		{ id: 'frame_1', at: 300, duration: 600, ease: 'power2.out', to: {} },
		{ id: 'frame_2', at: 400, to: { x: [ 20 ] } },
		{ id: 'frame_999', at: 'slideEnd', duration: 400, to: { opacity: [ 0 ] } },
	],
};

describe( 'bars', () => {
	test( 'are where the engine plays them: none begins before the one before it has ended', () => {
		expect(
			barsOf( headline, 5000 ).map( ( { id, kind, start, duration } ) => [ id, kind, start, duration ] )
		).toEqual( [
			[ 'frame_1', 'in', 300, 600 ],
			[ 'frame_2', 'step', 900, 300 ],
			[ 'frame_999', 'out', 5000, 400 ],
		] );
	} );

	test( 'have a tail while the pieces of a text come', () => {
		const split = { ...headline, frames: withSplit( headline.frames, 'frame_1', { by: 'words', step: 80 } ) };
		expect( barsOf( split, 5000 )[ 0 ]!.tail ).toBe( 80 );
	} );

	test( 'keep out of their neighbours', () => {
		const bars = barsOf( headline, 5000 );
		const room = roomOf( bars, 'frame_1' );
		expect( room ).toEqual( { from: 0, to: 900 } );
		expect( fitted( room, { start: 700, duration: 600 } ) ).toEqual( { start: 300, duration: 600 } );
		expect( fitted( room, { start: -200, duration: 600 } ) ).toEqual( { start: 0, duration: 600 } );
		expect( fitted( room, { start: 300, duration: 900 }, 'end' ) ).toEqual( { start: 300, duration: 600 } );
		expect( fitted( room, { start: 104, duration: 796 }, 'start' ) ).toEqual( { start: 100, duration: 800 } );
		expect( fitted( room, { start: 2000, duration: -1100 }, 'start' ).duration ).toBe( 10 );
	} );
} );

describe( 'frames', () => {
	const times = ( frames: ReturnType< typeof framesOf > ) => frames.map( ( { id, at } ) => [ id, at ] );

	test( 'of a bar that was moved say its time, or that it goes with the slide', () => {
		expect( times( timed( headline.frames, 'frame_999', { start: 4000, duration: 400 } ) ).at( -1 ) ).toEqual( [
			'frame_999',
			4000,
		] );
		expect( times( timed( headline.frames, 'frame_999', { start: 5000, duration: 400 }, true ) ).at( -1 ) ).toEqual(
			[ 'frame_999', 'slideEnd' ]
		);
	} );

	test( 'take another entrance at the time of the old one', () => {
		const [ before, entrance ] = withEntrance( headline.frames, entrances()[ 1 ]! );
		expect( before!.to ).toEqual( { opacity: [ 0 ], y: [ 40 ] } );
		expect( entrance ).toMatchObject( { id: 'frame_1', at: 300, duration: 800, ease: 'power3.out' } );
	} );

	test( 'an exit alone keeps the layer there until then', () => {
		const frames = withExit( [], exits()[ 0 ]! );
		expect( frames.map( ( { id } ) => id ) ).toEqual( [ 'frame_0', 'frame_1', 'frame_999' ] );
		expect( frames[ 0 ]!.to ).toEqual( { opacity: [ 1 ] } );
	} );

	test( 'a step comes after what is there by then, before the exit', () => {
		const { frames, id } = withStep( headline, 1000, 5000 );
		expect( id ).toBe( 'frame_3' );
		expect( times( frames ) ).toEqual( [
			[ 'frame_0', undefined ],
			[ 'frame_1', 300 ],
			[ 'frame_2', 400 ],
			[ 'frame_3', 1200 ],
			[ 'frame_999', 'slideEnd' ],
		] );
	} );

	test( 'go, and with the last of them all', () => {
		const one = withEntrance( [], entrances()[ 0 ]! );
		expect( withoutFrame( one, 'frame_1' ) ).toBeUndefined();
		expect( withoutFrame( headline.frames, 'frame_2' ) ).toHaveLength( 3 );
		const late = withoutFrame( headline.frames, 'frame_1' )!;
		expect( late.find( ( { id } ) => id === 'frame_1' ) ).toMatchObject( { at: 0, duration: 0 } );
	} );

	test( 'fall into pieces that move as the whole did, and back', () => {
		const frames = withSplit( headline.frames, 'frame_1', { by: 'chars', step: 30 } );
		expect( splitOf( frames, 'frame_1' ) ).toMatchObject( { by: 'chars', step: 30 } );
		expect( frames[ 0 ]!.to ).toEqual( { opacity: [ 1 ] } );
		expect( frames[ 0 ]!.split![ 0 ]!.pose ).toEqual( { opacity: [ 0 ] } );
		const whole = withSplit( frames, 'frame_1', undefined );
		expect( whole[ 0 ] ).toEqual( { id: 'frame_0', to: { opacity: [ 0 ] } } );
		expect( splitOf( whole, 'frame_1' ) ).toBeUndefined();
	} );
} );

test( 'each movement to choose from is one that a document can hold', () => {
	const layers = [
		...entrances().map( ( move ) => ( { frames: withEntrance( [], move ) } ) ),
		...exits().map( ( move ) => ( { frames: withExit( [], move ) } ) ),
		...hovers().map( ( { value } ) => ( { hover: value } ) ),
		...loops().map( ( { value } ) => ( { loop: value } ) ),
	].map( ( layer, at ) => ( { id: `l${ at }`, type: 'text', html: 'x', ...layer } ) );
	const names = transitions().flatMap( ( group ) => group.names.map( ( { value } ) => value ) );
	const { model, fired } = normalise( {
		schema: 1,
		slides: names.map( ( name, at ) => ( { key: `s${ at }`, transition: { name }, layers: at ? [] : layers } ) ),
	} );
	expect( fired ).toEqual( [] );
	expect( model.extras ).toEqual( [] );
	const [ first ] = model.slides[ 0 ]!.layers;
	expect( first!.frames.map( ( { ease } ) => ease ) ).toContain( 'power1.out' );
} );
