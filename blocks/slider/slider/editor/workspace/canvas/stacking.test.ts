import type { Block } from '@wordpress/blocks';
import { placeInStack, stacked } from './stacking';

const layer = ( clientId: string, zIndex?: number ) =>
	( {
		clientId,
		name: 'frontage/layer',
		attributes: zIndex === undefined ? {} : { style: { zIndex } },
		innerBlocks: [],
	} ) as unknown as Block;
const names = ( layers: Block[] ) => layers.map( ( { clientId } ) => clientId ).join( '' );

/** What lies where after it was put there. */
function put( inner: Block[], moved: string, place: number ) {
	const { index, zIndex } = placeInStack( inner, [ moved ], place );
	const rest = inner.filter( ( { clientId } ) => clientId !== moved );
	rest.splice( index, 0, layer( moved, zIndex as number | undefined ) );
	return names( stacked( rest ) );
}

describe( 'layers that lie upon each other', () => {
	it( 'are ordered by z-index, then by their turn', () => {
		expect( names( stacked( [ layer( 'a', 3 ), layer( 'b' ), layer( 'c', 3 ), layer( 'd', 1 ) ] ) ) ).toBe(
			'bdac'
		);
	} );

	it( 'come to lie where they are put, whatever the others say', () => {
		const mixed = [ layer( 'a', 3 ), layer( 'b' ), layer( 'c', 3 ), layer( 'd', 1 ) ];
		expect( [ 0, 1, 2, 3 ].map( ( place ) => put( mixed, 'd', place ) ) ).toEqual( [
			'dbac',
			'bdac',
			'badc',
			'bacd',
		] );
		const plain = [ layer( 'a' ), layer( 'b' ), layer( 'c' ) ];
		expect( [ 0, 1, 2 ].map( ( place ) => put( plain, 'a', place ) ) ).toEqual( [ 'abc', 'bac', 'bca' ] );
	} );
} );
