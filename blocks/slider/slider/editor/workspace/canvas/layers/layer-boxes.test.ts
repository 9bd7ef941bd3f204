import type { Block } from '@wordpress/blocks';
import { freeOf } from './layer-boxes';
import { familyOf } from '../hooks/use-layer-tree';

jest.mock( '../../state', () => {
	const layersBelow = ( block: Block ): Block[] =>
		block.innerBlocks.flatMap( ( inner ) => [ inner, ...layersBelow( inner ) ] );
	return { layersBelow };
} );

const layer = ( clientId: string, attributes: object = {}, innerBlocks: Block[] = [] ) =>
	( { clientId, name: 'frontage/layer', attributes, innerBlocks } ) as unknown as Block;
const column = layer( 'column', { type: 'column' }, [
	layer( 'flows' ),
	layer( 'lifted', { box: { position: [ 'absolute' ] } } ),
] );
const slide = layer( 'slide', {}, [ layer( 'text' ), layer( 'fixed' ), layer( 'row', { type: 'row' }, [ column ] ) ] );

test( 'of a mixed selection those move that have a place of their own', () => {
	const all = [ 'flows', 'text', 'fixed', 'row', 'lifted', 'gone' ];
	expect( freeOf( all, familyOf( slide ), [ 'fixed' ] ) ).toEqual( [ 'text', 'lifted' ] );
} );
