import type { Block } from '@wordpress/blocks';
import { familyOf } from '../hooks/use-layer-tree';
import { homesOf } from './reorder';

jest.mock( '../../state', () => {
	const layersBelow = ( block: Block ): Block[] =>
		block.innerBlocks.flatMap( ( inner ) => [ inner, ...layersBelow( inner ) ] );
	return { layersBelow };
} );

const layer = ( clientId: string, type?: string, innerBlocks: Block[] = [] ) =>
	( { clientId, name: 'frontage/layer', attributes: type ? { type } : {}, innerBlocks } ) as unknown as Block;
const slide = {
	...layer( 'slide', undefined, [
		layer( 'text' ),
		layer( 'row', 'row', [ layer( 'one', 'column', [ layer( 'words' ) ] ), layer( 'two', 'column' ) ] ),
		layer( 'group', 'group', [
			layer( 'inner', 'row', [ layer( 'three', 'column', [ layer( 'deep', 'group' ) ] ) ] ),
		] ),
		layer( 'other', 'group' ),
	] ),
	name: 'frontage/slide',
} as Block;
const family = familyOf( slide );
const shown = [ 'text', 'row', 'one', 'words', 'two', 'group', 'inner', 'three', 'deep', 'other' ];
const homes = ( id: string ) => homesOf( family, shown, id ).map( ( { clientId } ) => clientId );

test( 'a layer of a column may go into any other column', () => {
	expect( homes( 'words' ) ).toEqual( [ 'one', 'two', 'three' ] );
	expect( homes( 'one' ) ).toEqual( [ 'row', 'inner' ] );
} );

test( 'a row on a slide goes into nothing, also not into layers that store no type', () => {
	expect( homes( 'row' ) ).toEqual( [] );
} );

test( 'a row in a group does not go into a group that lies in itself', () => {
	expect( homes( 'inner' ) ).toEqual( [ 'group', 'other' ] );
} );
