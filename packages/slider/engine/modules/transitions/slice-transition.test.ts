import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { PlayTransition } from '../../types/playback-config';
import { drawn, fromPose, grid, cellOrder, times, type Cell } from './slice-plan';

installAnimations();

const size = { width: 100, height: 50 };
const scene = { size, unit: 0.5, backwards: false };

describe( 'the cut', () => {
	test( 'pieces stand on whole px and leave no seam', () => {
		const cells = grid( size, 2, 3 );
		expect( cells.map( ( { left, top, width, height } ) => [ left, top, width, height ] ) ).toEqual( [
			[ 0, 0, 33, 25 ],
			[ 33, 0, 34, 25 ],
			[ 67, 0, 33, 25 ],
			[ 0, 25, 33, 25 ],
			[ 33, 25, 34, 25 ],
			[ 67, 25, 33, 25 ],
		] );
	} );

	test( 'there are never more than 12 by 12, and never none', () => {
		expect( grid( size, 0, 40 ) ).toHaveLength( 12 );
	} );
} );

describe( 'who waits for whom', () => {
	const cells = grid( size, 1, 5 );
	test.each( [
		[ 'forward', false, [ 0, 1, 2, 3, 4 ] ],
		[ 'forward', true, [ 4, 3, 2, 1, 0 ] ],
		[ 'backward', false, [ 4, 3, 2, 1, 0 ] ],
		[ 'center', false, [ 2, 1, 0, 1, 2 ] ],
		[ 'edges', false, [ 0, 1, 2, 1, 0 ] ],
		[ 'together', false, [ 0, 0, 0, 0, 0 ] ],
	] as const )( '%s, rtl %s', ( order, rtl, expected ) => {
		expect( cellOrder( cells, size, order, rtl ) ).toEqual( expected );
	} );

	test( 'by chance: each its own turn, the same every time', () => {
		const found = cellOrder( cells, size, 'random', false );
		expect( [ ...found ].sort() ).toEqual( [ 0, 1, 2, 3, 4 ] );
		expect( cellOrder( cells, size, 'random', false ) ).toEqual( found );
	} );

	test( 'rows are read one after another', () => {
		expect( cellOrder( grid( size, 2, 2 ), size, 'forward', true ) ).toEqual( [ 1, 0, 3, 2 ] );
	} );

	test( 'all are done when the duration is over, however long the delay', () => {
		expect( times( [ 0, 1, 2 ], 100, 1000 ) ).toEqual( { starts: [ 0, 100, 200 ], length: 800 } );
		expect( times( [ 0, 1, 2 ], 5000, 1000 ) ).toEqual( { starts: [ 0, 350, 700 ], length: 300 } );
		expect( times( [ 0, 0 ], 100, 1000 ) ).toEqual( { starts: [ 0, 0 ], length: 1000 } );
	} );
} );

describe( 'a value for each piece', () => {
	test( 'in turn, by chance within the range, turned round backwards', () => {
		expect( [ 0, 1, 2 ].map( ( index ) => drawn( { cycle: [ '100%', '-100%' ] }, index, 1, false ) ) ).toEqual( [
			'100%',
			'-100%',
			'100%',
		] );
		for ( let index = 0; index < 20; index++ ) {
			const value = Number( drawn( { random: [ -45, 45 ] }, index, 3, false ) );
			expect( Math.abs( value ) ).toBeLessThanOrEqual( 45 );
		}
		expect( drawn( { random: [ '10%', '10%' ] }, 0, 0, false ) ).toBe( '10%' );
		expect( [ false, true ].map( ( backwards ) => drawn( { mirrored: '15%' }, 0, 0, backwards ) ) ).toEqual( [
			'15%',
			'-15%',
		] );
		expect( drawn( { mirrored: -20 }, 0, 0, true ) ).toBe( 20 );
	} );

	test( 'both frames have the same functions; design px are scaled', () => {
		const cell: Cell = { left: 0, top: 0, width: 50, height: 50 };
		expect( fromPose( { x: 40, y: '100%', opacity: 0, scaleX: 2 }, cell, 0, scene ) ).toEqual( [
			{ transform: 'translate3d(20px,100%,0px) rotate(0deg) scale(2,1) skew(0deg,0deg)', opacity: 0 },
			{ transform: 'translate3d(0px,0px,0px) rotate(0deg) scale(1,1) skew(0deg,0deg)', opacity: 1 },
		] );
		expect( fromPose( { rotateY: 90 }, cell, 0, scene )[ 0 ].transform ).toBe(
			'perspective(1200px) translate3d(0px,0px,0px) rotateX(0deg) rotateY(90deg) rotate(0deg) scale(1,1) skew(0deg,0deg)'
		);
	} );

	test( 'an edge is fully outside the slide, from wherever the piece stands', () => {
		const cell: Cell = { left: 60, top: 10, width: 20, height: 20 };
		const from = ( x: string, y: string ) => fromPose( { x, y }, cell, 0, scene )[ 0 ].transform;
		expect( from( 'left', 'top' ) ).toContain( 'translate3d(-80px,-30px,0px)' );
		expect( from( 'right', 'bottom' ) ).toContain( 'translate3d(40px,40px,0px)' );
	} );
} );

describe( 'on the page', () => {
	beforeEach( () => {
		jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue( 960 );
		jest.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' ).mockReturnValue( 500 );
	} );
	afterEach( () => jest.restoreAllMocks() );

	const content = ( slide: number ) =>
		`<div class="fr-slide__background"><img id="i${ slide }" class="fr-slide__image" alt=""></div><div class="fr-slide__grid">text</div>`;
	const start = ( pieces: Partial< NonNullable< PlayTransition[ 'pieces' ] > >, own = content ) => {
		const spec: PlayTransition = {
			name: 'boxes',
			family: 'pieces',
			duration: 1000,
			easeIn: 'linear',
			easeOut: 'linear',
			pieces: { rows: 2, columns: 2, order: 'forward', delay: 100, in: {}, out: {}, ...pieces },
		};
		const slides = [ 0, 1, 2 ].map( () => ( { transitions: [ spec ] } ) );
		return startSlider( playDocument( { modules: [ 'pieces' ], slides } ), { content: own } );
	};

	test( 'pieces of the new slide are there while it comes, and the page is as before', async () => {
		const { slider, slides, clock, element } = await start( { in: { opacity: 0 } } );
		const before = slides[ 1 ]!.innerHTML;
		const done = slider.next();
		await clock.pass( 0 );
		const holder = slides[ 1 ]!.querySelector( '.fr-slide__pieces' )!;
		expect( holder.children ).toHaveLength( 4 );
		expect( holder.querySelectorAll( '[id]' ) ).toHaveLength( 0 );
		expect( slides[ 1 ]!.querySelector< HTMLElement >( '.fr-slide__background' )!.style.visibility ).toBe(
			'hidden'
		);
		expect( animationsOf( holder ).map( ( { effect } ) => effect!.getTiming().delay ) ).toEqual( [
			0, 100, 200, 300,
		] );
		await clock.pass( 1000 );
		expect( await done ).toBe( true );
		expect( animationsOf( element ) ).toEqual( [] );
		expect( slides[ 1 ]!.innerHTML.replaceAll( ' style=""', '' ) ).toBe( before );
	} );

	test( 'pieces of the old slide alone lie above the new one', async () => {
		const { slider, slides, clock } = await start( { out: { opacity: 0 } } );
		const done = slider.next();
		await clock.pass( 0 );
		expect( slides[ 0 ]!.style.zIndex ).toBe( '2' );
		expect( slides[ 0 ]!.querySelectorAll( '.fr-slide__pieces > *' ) ).toHaveLength( 4 );
		await clock.pass( 1000 );
		await done;
		expect( slides[ 0 ]!.style.zIndex ).toBe( '' );
		expect( slides[ 0 ]!.querySelector( '.fr-slide__pieces' ) ).toBeNull();
	} );

	test.each( [
		[ 'one piece', { rows: 1, columns: 1 }, content ],
		[ 'a video', {}, () => '<div class="fr-slide__background"><video></video></div>' ],
	] )( '%s is the slide itself', async ( _, pieces, own ) => {
		const { slider, slides, clock } = await start( { ...pieces, in: { x: '100%' } }, own );
		const done = slider.next();
		await clock.pass( 0 );
		expect( slides[ 1 ]!.querySelector( '.fr-slide__pieces' ) ).toBeNull();
		expect( animationsOf( slides[ 1 ]! ) ).toHaveLength( 1 );
		await clock.pass( 1000 );
		await done;
	} );

	test( 'destroyed on the way, it leaves no piece', async () => {
		const { slider, clock, element } = await start( { in: { opacity: 0 }, out: { x: 'left' } } );
		void slider.next();
		await clock.pass( 300 );
		slider.destroy();
		expect( element.querySelector( '.fr-slide__pieces' ) ).toBeNull();
		expect( animationsOf( element ) ).toEqual( [] );
	} );
} );
