import type { Block } from '@wordpress/blocks';
import { candidates, deeper, outermost, toggled } from './pick';
import { familyOf } from './use-family';

jest.mock( '../state', () => ( {
	layersBelow: ( block: Block ): Block[] =>
		block.innerBlocks.flatMap( ( inner ) => [
			inner,
			...inner.innerBlocks,
			...inner.innerBlocks.flatMap( ( { innerBlocks } ) => innerBlocks ),
		] ),
} ) );

const layer = ( clientId: string, innerBlocks: Block[] = [] ) =>
	( { clientId, name: 'frontage/layer', attributes: {}, innerBlocks } ) as unknown as Block;
const slide = layer( 'slide', [
	layer( 'picture' ),
	layer( 'group', [ layer( 'inner', [ layer( 'text' ) ] ), layer( 'other' ) ] ),
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

	it( 'the next one below at another click, and the topmost after the last', () => {
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
