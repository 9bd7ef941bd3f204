import { align, distribute } from './align';
import { aroundAll, holds, meets, upright } from './box';
import { resize, turned } from './resize';
import { linesOf, snap } from './snap';

const box = { left: 100, top: 50, width: 200, height: 100, angle: 0 };

describe( 'a box', () => {
	it( 'holds a point by its own corners, however it is turned', () => {
		expect( holds( box, { x: 101, y: 51 } ) ).toBe( true );
		expect( holds( { ...box, angle: 90 }, { x: 101, y: 51 } ) ).toBe( false );
		expect( holds( { ...box, angle: 90 }, { x: 200, y: 10 } ) ).toBe( true );
	} );

	it( 'is touched by what is drawn over a part of it', () => {
		expect( meets( { left: 0, top: 0, width: 101, height: 51 }, box ) ).toBe( true );
		expect( meets( { left: 0, top: 0, width: 99, height: 51 }, box ) ).toBe( false );
	} );

	it( 'stands upright around turned ones', () => {
		const { left, top, width, height } = aroundAll( [ { ...box, angle: 90 } ] )!;
		expect( [ left, top, width, height ].map( ( px ) => Math.round( px ) + 0 ) ).toEqual( [ 150, 0, 100, 200 ] );
		expect( aroundAll( [] ) ).toBeUndefined();
	} );
} );

describe( 'a handle', () => {
	it( 'leaves the other side where it is', () => {
		expect( resize( box, { x: -1, y: 0 }, { by: { x: -20, y: 9 } } ) ).toEqual( { ...box, left: 80, width: 220 } );
		expect( resize( box, { x: 1, y: 1 }, { by: { x: 20, y: 10 } } ) ).toEqual( {
			...box,
			width: 220,
			height: 110,
		} );
	} );

	it( 'keeps the ratio, and the middle', () => {
		expect( resize( box, { x: 1, y: 1 }, { by: { x: 100, y: 0 }, ratio: true } ) ).toEqual( {
			...box,
			width: 300,
			height: 150,
		} );
		expect( resize( box, { x: 1, y: 0 }, { by: { x: 10, y: 0 }, fromMiddle: true } ) ).toEqual( {
			...box,
			left: 90,
			width: 220,
		} );
	} );

	it( 'makes no box that is turned inside out', () => {
		expect( resize( box, { x: 1, y: 0 }, { by: { x: -500, y: 0 } } ).width ).toBe( 1 );
	} );

	it( 'pulls a turned box along its own sides, and what lies opposite stays where it is seen', () => {
		const made = resize( { ...box, angle: 90 }, { x: 1, y: 0 }, { by: { x: 0, y: 40 } } );
		expect( made.width ).toBeCloseTo( 240 );
		expect( made.height ).toBeCloseTo( 100 );
		const outer = aroundAll( [ made ] )!;
		expect( outer.top ).toBeCloseTo( 0 ); // As before.
		expect( outer.height ).toBeCloseTo( 240 );
	} );

	it( 'turns by what the pointer went around the middle', () => {
		const middle = { x: 200, y: 100 };
		const above = { x: 200, y: 0 };
		expect( turned( box, above, { x: 300, y: 100 }, false ) ).toBe( 90 );
		expect( turned( { ...box, angle: 170 }, above, { x: 300, y: 100 }, false ) ).toBe( -100 );
		expect( turned( box, above, { x: middle.x + 30, y: 0 }, true ) ).toBe( 15 );
	} );
} );

describe( 'snapping', () => {
	const stage = { left: 0, top: 0, width: 1000, height: 500 };

	it( 'goes to the nearest line within reach, and shows it over both boxes', () => {
		const { by, guides } = snap( { left: 398, top: 120, width: 200, height: 40 }, linesOf( [ stage ] ), {
			reach: 6,
		} );
		expect( by ).toEqual( { x: 2, y: 0 } );
		expect( guides ).toEqual( [ { axis: 'x', at: 500, from: 0, to: 500 } ] );
	} );

	it( 'takes the grid where no line is near', () => {
		const wish = { reach: 6, grid: { step: 10, origin: { x: 0, y: 0 } } };
		expect( snap( { left: 303, top: 127, width: 50, height: 40 }, linesOf( [ stage ] ), wish ).by ).toEqual( {
			x: -3,
			y: 3,
		} );
	} );

	it( 'moves only the edge that a handle pulls', () => {
		const wish = { reach: 6, edges: { x: [ 1 ], y: [] } };
		expect( snap( { left: 2, top: 2, width: 495, height: 40 }, linesOf( [ stage ] ), wish ).by ).toEqual( {
			x: 3,
			y: 0,
		} );
	} );
} );

describe( 'arranging', () => {
	const boxes = [ 0, 300, 110 ].map( ( left ) => ( { left, top: left / 10, width: 100, height: 20 } ) );

	it( 'brings each to the same edge', () => {
		expect( align( boxes, 'right', aroundAll( boxes.map( upright ) )! ).map( ( { x } ) => x ) ).toEqual( [
			300, 0, 190,
		] );
	} );

	it( 'makes the gaps equal and leaves the outer ones', () => {
		expect( distribute( boxes, 'x' ).map( ( { x } ) => x ) ).toEqual( [ 0, 0, 40 ] );
		expect( distribute( boxes.slice( 0, 2 ), 'x' ) ).toEqual( [
			{ x: 0, y: 0 },
			{ x: 0, y: 0 },
		] );
	} );
} );
