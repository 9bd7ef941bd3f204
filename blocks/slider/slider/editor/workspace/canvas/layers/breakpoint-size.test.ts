import { normalise } from '@frontage/slider/model';
import { levelSize } from './breakpoint-size';

const widths = ( options: object ) => {
	const { model } = normalise( { schema: 1, options } );
	return ( [ 0, 1, 2, 3 ] as const ).map( ( level ) => levelSize( model.options, level ).width );
};

describe( 'the canvas of a level', () => {
	it( 'is as wide as the grid where the level holds at that width', () => {
		expect( widths( { responsiveLevels: [ 1240, 1024, 778, 480 ], gridwidth: [ 1440, 1024, 768, 390 ] } ) ).toEqual(
			[ 1440, 1024, 768, 390 ]
		);
	} );

	it( 'is as wide as the level holds where the grid is wider or too narrow', () => {
		expect( widths( { responsiveLevels: [ 1240, 1024, 778, 480 ], gridwidth: [ 1240 ] } ) ).toEqual( [
			1240, 1024, 778, 480,
		] );
		expect( widths( { responsiveLevels: [ 1240, 1024, 778, 480 ], gridwidth: [ 800 ] } )[ 0 ] ).toBe( 1025 );
	} );

	it( 'is as wide as the grid where the slider has one level for all', () => {
		expect( widths( {} ) ).toEqual( [ 960, 960, 960, 960 ] );
	} );
} );
