import { valueOf } from './business';

jest.mock( '@wordpress/blocks', () => ( { registerBlockBindingsSource: jest.fn() } ) );

test( 'a connected block shows what PHP told the editor, and keeps its own text where nothing is known', () => {
	Object.assign( window, {
		frontageBusiness: {
			known: {
				address: [ { lines: [ 'Strandgaten 18', '5013 Bergen' ], href: 'https://example.com/', label: '' } ],
			},
			settings: '',
		},
	} );
	expect( valueOf( { field: 'address' } ) ).toBe( 'Strandgaten 18, 5013 Bergen' );
	expect( valueOf( { field: 'address', part: 'href' } ) ).toBe( 'https://example.com/' );
	expect( valueOf( { field: 'address', index: 1 } ) ).toBeUndefined();
	expect( valueOf( { field: 'hours', part: 'href' } ) ).toBeUndefined();
	expect( valueOf( {} ) ).toBeUndefined();
} );
