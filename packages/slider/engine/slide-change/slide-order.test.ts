import { playDocument } from '../../../../tests/support/slider-page';
import { PlayOrder } from './slide-order';
import type { Autoplay, Play, PlaySlide } from '../types/playback-config';

const make = (
	slides: Partial< PlaySlide >[],
	autoplay?: Autoplay,
	given: Partial< Omit< Play, 'slides' > > = {},
	random = () => 0.5
) => {
	const order = new PlayOrder( playDocument( { ...given, slides, ...( autoplay && { autoplay } ) } ), random );
	order.arrive( given.start ?? 0, false );
	return order;
};
const three = [ {}, {}, {} ];

/** Goes on by next() until autoplay would end. */
function tour( order: ReturnType< typeof make >, most = 20 ) {
	const seen: ( number | undefined )[] = [];
	while ( ! order.ends() && seen.length < most ) {
		const next = order.next()!;
		order.arrive( next, true );
		seen.push( next );
	}
	return seen;
}

test( 'slides follow one another and begin anew', () => {
	const order = make( three );
	expect( tour( order, 7 ) ).toEqual( [ 1, 2, 0, 1, 2, 0, 1 ] );
	expect( order.rounds ).toBe( 2 );
	expect( order.previous() ).toBe( 0 );
} );

test( 'before the first comes the last', () => {
	expect( make( three ).previous() ).toBe( 2 );
} );

test.each( [
	[ 'the first, in the first round: it never moves', { slide: 0, rounds: 0 }, [] ],
	[ 'the third, in the first round', { slide: 2, rounds: 0 }, [ 1, 2 ] ],
	[ 'the first, after one round', { slide: 0, rounds: 1 }, [ 1, 2, 0 ] ],
	[ 'the second, after two rounds', { slide: 1, rounds: 2 }, [ 1, 2, 0, 1, 2, 0, 1 ] ],
] )( 'stops at %s', ( _, stop, seen ) => {
	expect( tour( make( three, { delay: 0, stop } ) ) ).toEqual( seen );
} );

test( 'two rounds end with the last slide', () => {
	const order = make( three, { delay: 0, rounds: 2 } );
	expect( tour( order ) ).toEqual( [ 1, 2, 0, 1, 2 ] );
	order.rounds = 0;
	expect( tour( order ) ).toEqual( [ 0, 1, 2 ] );
} );

test( 'a slide may ask to stop', () => {
	expect( tour( make( [ {}, { stops: true }, {} ], { delay: 0 } ) ) ).toEqual( [ 1 ] );
} );

test( 'a slide that has been shown often enough is passed over', () => {
	expect( tour( make( [ {}, { hideAfter: 1 }, {} ], { delay: 0 } ), 5 ) ).toEqual( [ 1, 2, 0, 2, 0 ] );
} );

test( 'it ends when nothing is left to show', () => {
	expect( tour( make( [ {}, { hideAfter: 1 } ], { delay: 0 } ) ) ).toEqual( [ 1, 0 ] );
} );

test( 'shuffled, each slide comes once a round and none twice in a row', () => {
	let seed = 1;
	const random = () => ( seed = ( seed * 16807 ) % 2147483647 ) / 2147483647;
	const slides = Array.from( { length: 5 }, () => ( {} ) );
	const order = make( slides, { delay: 0, shuffle: true }, { start: 2 }, random );
	const seen = [ 2, ...tour( order, 49 ) ];
	for ( let round = 0; round < 10; round++ ) {
		expect( seen.slice( round * 5, round * 5 + 5 ).sort() ).toEqual( [ 0, 1, 2, 3, 4 ] );
	}
	seen.slice( 1 ).forEach( ( slide, index ) => expect( slide ).not.toBe( seen[ index ] ) );
} );

test( 'a slide called out of turn has had its turn in a shuffled round', () => {
	const order = make( [ {}, {}, {}, {} ], { delay: 0, shuffle: true } );
	const called = order.next() === 3 ? 2 : 3;
	order.arrive( called, false );
	expect( [ 0, called, ...tour( order, 2 ) ].sort() ).toEqual( [ 0, 1, 2, 3 ] );
	expect( order.rounds ).toBe( 0 );
} );

test( 'a hero has one slide', () => {
	const order = make( three, { delay: 0 }, { kind: 'hero', start: 1 } );
	expect( order.next() ).toBeUndefined();
	expect( order.resolve( 0 ) ).toBeUndefined();
	expect( order.ends() ).toBe( true );
} );

test.each( [
	[ 2, 2 ],
	[ 3, undefined ],
	[ -1, undefined ],
	[ 'next', 1 ],
	[ 'previous', 2 ],
	[ 'first', 0 ],
	[ 'last', 2 ],
	[ '+2', 2 ],
	[ '-1', 2 ],
	[ '2', 2 ],
	[ 'about', 1 ],
	[ 'rs-17', 2 ],
	[ 'nowhere', undefined ],
] )( 'go( %p ) is slide %p', ( to, index ) => {
	expect( make( [ {}, { deeplink: 'about' }, { key: 'rs-17' } ] ).resolve( to ) ).toBe( index );
} );
