import type { Block } from '@wordpress/blocks';
import { spotOf } from './block-target';

const block = ( name: string, clientId: string, attributes: object, innerBlocks: Block[] = [] ) =>
	( { name: `frontage/${ name }`, clientId, attributes, innerBlocks } ) as unknown as Block;

const slider = block( 'slider', 's', {}, [
	block( 'slide', 'over', { static: true }, [ block( 'layer', 'logo', { id: 'l0' } ) ] ),
	block( 'slide', 'one', {}, [ block( 'layer', 'first', { id: 'l1' } ) ] ),
	block( 'slide', 'two', {}, [
		block( 'layer', 'group', { id: 'g' }, [ block( 'layer', 'inner', { id: 'l2' } ) ] ),
	] ),
] );

test( 'a link of the report leads to its layer, also in a group or where slides have moved', () => {
	expect( spotOf( '?post=4&frontage-slide=2&frontage-layer=l2', slider ) ).toEqual( {
		slide: 'two',
		layer: 'inner',
	} );
	expect( spotOf( '?frontage-slide=1&frontage-layer=l2', slider ) ).toEqual( { slide: 'two', layer: 'inner' } );
	expect( spotOf( '?frontage-layer=l0', slider ) ).toEqual( { slide: 'over', layer: 'logo' } );
} );

test( 'a layer that is gone leads to its slide, and nothing to nothing', () => {
	expect( spotOf( '?frontage-slide=2&frontage-layer=gone', slider ) ).toEqual( { slide: 'two' } );
	expect( spotOf( '?frontage-slide=9', slider ) ).toBeUndefined();
	expect( spotOf( '?post=4', slider ) ).toBeUndefined();
	expect( spotOf( '?frontage-slide=1', null ) ).toBeUndefined();
} );
