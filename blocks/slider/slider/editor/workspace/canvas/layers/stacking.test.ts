import type { Block } from '@wordpress/blocks';
import type { Edits } from '../../state';
import { onTop, placeInStack, stackAt, stacked } from './stacking';
import { familyOf } from '../hooks/use-layer-tree';

jest.mock( '../../state', () => ( { layersBelow: ( block: Block ) => block.innerBlocks } ) );

const layer = ( clientId: string, zIndex?: number ) =>
	( {
		clientId,
		name: 'frontage/layer',
		attributes: zIndex === undefined ? {} : { style: { zIndex } },
		innerBlocks: [],
	} ) as unknown as Block;
const within = ( clientId: string, innerBlocks: Block[], type = 'slide' ): Block => ( {
	...layer( clientId ),
	attributes: { type },
	innerBlocks,
} );
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

	it( 'lie over everything when they are new, also over imported ones that have a height', () => {
		const slide = within( 'slide', [ layer( 'a', 9 ), layer( 'b', 2 ) ] );
		const made = onTop( [ layer( 'x', 20 ), layer( 'y' ) ], slide );
		expect( names( stacked( [ ...slide.innerBlocks, ...made ] ) ) ).toBe( 'bayx' );
		expect( onTop( [ layer( 'x' ) ], within( 'plain', [ layer( 'a' ) ] ) )[ 0 ]!.attributes ).toEqual( {} );
		expect( onTop( [ layer( 'x' ) ], within( 'c', [ layer( 'a', 4 ) ], 'column' ) )[ 0 ]!.attributes ).toEqual(
			{}
		);
	} );

	it( 'come to lie in another group where they are put there', () => {
		const group = within( 'g', [ layer( 'a', 7 ), layer( 'b', 3 ), layer( 'c', 5 ) ], 'group' );
		const family = familyOf( within( 'slide', [ group, layer( 'm', 99 ) ] ) );
		const edits = { asOne: ( edit: () => void ) => edit(), changeEach: jest.fn(), move: jest.fn() };
		stackAt( edits as unknown as Edits, family, [ 'm' ], 1, group );
		expect( edits.changeEach ).toHaveBeenCalledWith( { m: { 'style.zIndex': 3 } } );
		expect( edits.move ).toHaveBeenCalledWith( [ 'm' ], 'g', 2 ); // Right behind `b`, below `c` by height.
	} );
} );
