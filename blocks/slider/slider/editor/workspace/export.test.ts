import type { Block } from '@wordpress/blocks';
import { exportOf } from './export';

jest.mock( '@wordpress/blocks', () => ( { serialize: () => '<!-- wp:paragraph -->' } ) );
jest.mock( '@wordpress/components', () => ( {} ) );
jest.mock( './state', () => ( {} ) );

const block = ( name: string, attributes: object, innerBlocks: Block[] = [] ) =>
	( { name: `frontage/${ name }`, clientId: name, attributes, innerBlocks } ) as unknown as Block;

test( 'the document has what is stored of each block, in its order', () => {
	const slider = block( 'slider', { align: 'full', alias: 'news', title: 'News' }, [
		block( 'slide', { key: 'a' }, [
			block( 'layer', { id: 'g', type: 'group' }, [ block( 'layer', { id: 'l', html: 'Hi' } ) ] ),
			block( 'layer', { id: 'b', type: 'blocks' }, [ block( 'x', {} ) ] ),
		] ),
		block( 'slide', { static: true } ),
	] );
	expect( exportOf( slider ) ).toEqual( {
		format: 'frontage-slider',
		version: 1,
		title: 'News',
		alias: 'news',
		slider: {
			schema: 1,
			align: 'full',
			alias: 'news',
			title: 'News',
			slides: [
				{
					key: 'a',
					layers: [
						{ id: 'g', type: 'group', layers: [ { id: 'l', html: 'Hi' } ] },
						{ id: 'b', type: 'blocks', blocks: '<!-- wp:paragraph -->' },
					],
				},
				{ static: true },
			],
		},
		extras: [],
		pictures: [],
	} );
} );
