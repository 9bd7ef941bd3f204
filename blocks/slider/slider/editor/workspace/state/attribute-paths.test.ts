import { get, ownAt, set, valueAt, withLevel } from './attribute-paths';

describe( 'a value at a path', () => {
	it( 'is set without touching what stands beside it', () => {
		const before = { box: { x: [ 'left' ], width: [ 300 ] }, html: 'Words' };
		const after = set( before, 'box.width', [ 200 ] );
		expect( after ).toEqual( { box: { x: [ 'left' ], width: [ 200 ] }, html: 'Words' } );
		expect( before.box.width ).toEqual( [ 300 ] );
	} );

	it( 'takes what is empty then with it when it goes', () => {
		expect( set( { style: { margin: { top: [ 0 ] } }, html: 'Words' }, 'style.margin.top', undefined ) ).toEqual( {
			html: 'Words',
		} );
	} );

	it( 'stands in a list by its number', () => {
		const actions = [ { do: 'next' }, { do: 'link' } ];
		expect( set( { actions }, 'actions.1.do', 'previous' ) ).toEqual( {
			actions: [ { do: 'next' }, { do: 'previous' } ],
		} );
		expect( set( { actions }, 'actions.0', undefined ) ).toEqual( { actions: [ { do: 'link' } ] } );
		expect( set( {}, 'actions.0.do', 'next' ) ).toEqual( { actions: [ { do: 'next' } ] } );
		expect( get( { actions }, 'actions.1.do' ) ).toBe( 'link' );
	} );

	it( 'is not there where nothing is', () => {
		expect( get( { box: 3 }, 'box.width.0' ) ).toBeUndefined();
	} );
} );

describe( 'a value for each level', () => {
	it( 'is that of the next wider level that has one', () => {
		const stored = [ 56, null, 44 ];
		expect( ( [ 0, 1, 2, 3 ] as const ).map( ( level ) => valueAt( stored, level ) ) ).toEqual( [
			56, 56, 44, 44,
		] );
		expect( ( [ 0, 1, 2, 3 ] as const ).map( ( level ) => ownAt( stored, level ) ) ).toEqual( [
			56,
			undefined,
			44,
			undefined,
		] );
	} );

	it( 'changes on one level alone', () => {
		expect( withLevel( [ 56 ], 3, 34 ) ).toEqual( [ 56, null, null, 34 ] );
		expect( withLevel( [ 56, null, null, 34 ], 0, 60 ) ).toEqual( [ 60, null, null, 34 ] );
		expect( withLevel( undefined, 2, 20 ) ).toEqual( [ null, null, 20 ] );
	} );

	it( 'inherits again, and is gone when nothing is left of it', () => {
		expect( withLevel( [ 56, null, null, 34 ], 3, undefined ) ).toEqual( [ 56 ] );
		expect( withLevel( [ 56 ], 0, undefined ) ).toBeUndefined();
	} );
} );
