import type { Block } from '@wordpress/blocks';
import { candidates, clicked, deeper, outermost, toggled } from './layer-picking';
import { familyOf } from '../hooks/use-layer-tree';

jest.mock( '../../state', () => ( {
	layersBelow: ( block: Block ): Block[] =>
		block.innerBlocks.flatMap( ( inner ) => [
			inner,
			...inner.innerBlocks,
			...inner.innerBlocks.flatMap( ( { innerBlocks } ) => innerBlocks ),
		] ),
} ) );

const layer = ( clientId: string, innerBlocks: Block[] = [], type = 'text' ) =>
	( { clientId, name: 'frontage/layer', attributes: { type }, innerBlocks } ) as unknown as Block;
const slide = layer( 'slide', [
	layer( 'picture' ),
	layer( 'group', [ layer( 'inner', [ layer( 'text' ) ] ), layer( 'other' ) ] ),
	layer( 'row', [ layer( 'column', [ layer( 'headline' ) ], 'column' ) ], 'row' ),
] );
const family = familyOf( slide );

describe( 'a click means', () => {
	it( 'the outermost layer that holds what was hit, as long as no group is entered', () => {
		expect( candidates( [ 'text', 'inner', 'group', 'picture' ], '', family ) ).toEqual( [ 'group', 'picture' ] );
	} );

	it( 'what lies directly in the group that is entered, and nothing outside', () => {
		expect( candidates( [ 'text', 'inner', 'group', 'picture' ], 'group', family ) ).toEqual( [ 'inner' ] );
		expect( candidates( [ 'picture' ], 'group', family ) ).toEqual( [] );
	} );

	it( 'what lies in rows and columns, and these themselves only where nothing lies in them', () => {
		const hit = [ 'headline', 'column', 'row', 'picture' ];
		expect( candidates( hit, '', family ) ).toEqual( [ 'headline', 'column', 'row', 'picture' ] );
		expect( candidates( hit, 'row', family ) ).toEqual( [ 'headline', 'column' ] );
	} );

	it( 'the topmost one, however often: clicking and then double-clicking writes in a text', () => {
		expect( clicked( [ 'text', 'picture' ], [ 'text' ], family ) ).toEqual( [ 'text' ] );
		expect( clicked( [ 'text', 'picture' ], [ 'picture' ], family ) ).toEqual( [ 'text' ] );
		expect( clicked( [ 'group', 'picture' ], [ 'group', 'picture' ], family ) ).toEqual( [ 'group' ] );
	} );

	it( 'not the group around a layer that was chosen in it', () => {
		expect( clicked( [ 'group', 'picture' ], [ 'text' ], family ) ).toEqual( [ 'text' ] );
	} );

	it( 'with Alt the next one below at another click, and the topmost after the last', () => {
		expect( deeper( [ 'group', 'picture' ], undefined ) ).toBe( 'group' );
		expect( deeper( [ 'group', 'picture' ], 'group' ) ).toBe( 'picture' );
		expect( deeper( [ 'group', 'picture' ], 'picture' ) ).toBe( 'group' );
		expect( deeper( [], 'picture' ) ).toBeUndefined();
	} );
} );

test( 'Shift adds and takes away', () => {
	expect( toggled( [ 'a' ], 'b' ) ).toEqual( [ 'a', 'b' ] );
	expect( toggled( [ 'a', 'b' ], 'a' ) ).toEqual( [ 'b' ] );
} );

test( 'what lies in a selected group goes along with it', () => {
	expect( outermost( [ 'text', 'group', 'picture' ], family ) ).toEqual( [ 'group', 'picture' ] );
} );
