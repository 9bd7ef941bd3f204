import type { Block } from '@wordpress/blocks';
import { placeAt, rowsOf } from './layer-rows';

const layer = ( clientId: string, type = 'text', innerBlocks: Block[] = [], zIndex?: number ) =>
	( {
		clientId,
		name: 'frontage/layer',
		attributes: { type, ...( zIndex === undefined ? {} : { style: { zIndex } } ) },
		innerBlocks,
	} ) as unknown as Block;
const column = layer( 'column', 'column', [ layer( 'first' ), layer( 'second' ) ] );
const slide = layer( 'slide', 'slide', [
	layer( 'picture', 'image', [], 5 ),
	layer( 'row', 'row', [ column ] ),
	layer( 'group', 'group', [ layer( 'low' ), layer( 'high' ) ] ),
] );
const names = ( closed: string[] = [] ) =>
	rowsOf( slide, closed ).map( ( { layer: { clientId }, depth } ) => `${ '-'.repeat( depth ) }${ clientId }` );

describe( 'the list of layers', () => {
	it( 'has at its top what lies on top, and columns as they are read', () => {
		expect( names() ).toEqual( [ 'picture', 'group', '-high', '-low', 'row', '-column', '--first', '--second' ] );
	} );

	it( 'leaves out what lies in a closed group', () => {
		expect( names( [ 'group', 'column' ] ) ).toEqual( [ 'picture', 'group', 'row', '-column' ] );
	} );

	it( 'puts a layer where the list shows it', () => {
		const row = ( id: string ) => rowsOf( slide, [] ).find( ( { layer: { clientId } } ) => clientId === id )!;
		expect( placeAt( row( 'picture' ), 'above', 'row' ) ).toBe( 2 );
		expect( placeAt( row( 'group' ), 'below', 'picture' ) ).toBe( 1 );
		expect( placeAt( row( 'second' ), 'above', 'first' ) ).toBe( 0 );
		expect( placeAt( row( 'second' ), 'below', 'first' ) ).toBe( 1 );
	} );
} );
