import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import { transforms } from './transforms';

beforeAll( () => {
	const attributes = Object.fromEntries(
		[ 'content', 'label', 'prefix', 'value', 'suffix' ].map( ( name ) => [
			name,
			{ type: name === 'value' ? 'number' : 'string' },
		] )
	);
	for ( const name of [ 'core/list', 'core/list-item', 'frontage/progress', 'frontage/progress-item' ] ) {
		registerBlockType( name, { apiVersion: 3, title: name, category: 'text', attributes } as never );
	}
} );

test( 'lines with figures become meters and go back, with no word lost', () => {
	const lines = [ 'Timber: 85 %', '<b>Budget</b>: €3.5', 'No figure' ];
	const [ from, to ] = [ transforms.from[ 0 ]!, transforms.to[ 0 ]! ];
	const meters = from.transform(
		{},
		lines.map( ( content ) => createBlock( 'core/list-item', { content } ) )
	);
	expect( meters.innerBlocks.map( ( { attributes } ) => attributes ) ).toEqual( [
		{ label: 'Timber', prefix: '', value: 85, suffix: ' %' },
		{ label: 'Budget', prefix: '€', value: 3.5, suffix: '' },
		{ label: 'No figure', prefix: '', value: 0, suffix: '' },
	] );
	const back = to.transform( {}, meters.innerBlocks as Block[] );
	expect( back.innerBlocks.map( ( { attributes } ) => attributes.content ) ).toEqual( [
		'Timber: 85 %',
		'Budget: €3.5',
		'No figure: 0',
	] );
} );
