import apiFetch from '@wordpress/api-fetch';
import type { Block } from '@wordpress/blocks';
import { exported, exportOf } from './export-button';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
jest.mock( '@wordpress/a11y', () => ( {} ) );
jest.mock( '@wordpress/block-editor', () => ( {} ) );
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

test( 'layers over all slides have a place of their own', () => {
	const slides = [
		block( 'slide', { key: 'a' } ),
		block( 'slide', { static: true }, [ block( 'layer', { id: 's' } ) ] ),
	];
	expect( exportOf( block( 'slider', {}, slides ) ).slider ).toEqual( {
		schema: 1,
		slides: [ { key: 'a' } ],
		static: [ { id: 's' } ],
	} );
} );

describe( 'what an import kept aside', () => {
	const slider = block( 'slider', { alias: 'news' } );
	const whole = { alias: 'news', extras: [ { path: 'settings.old', value: 1 } ] };
	const editor = ( type: string, dirty = false, fresh = false ) => ( {
		getCurrentPostType: () => type,
		getCurrentPostId: () => 7,
		isEditedPostNew: () => fresh,
		isEditedPostDirty: () => dirty,
	} );
	const asked = apiFetch as unknown as jest.Mock;
	beforeEach( () => asked.mockReset().mockResolvedValue( whole ) );

	test( 'comes along from the site when everything is saved', async () => {
		expect( await exported( slider, editor( 'frontage_slider' ) ) ).toEqual( { content: whole, isPartial: false } );
		expect( asked ).toHaveBeenCalledWith( { path: '/frontage/v1/sliders/7/export' } );
	} );

	test( 'is missed, and that is known, where changes are not saved', async () => {
		expect( await exported( slider, editor( 'frontage_slider', true ) ) ).toEqual( {
			content: exportOf( slider ),
			isPartial: true,
		} );
		expect( asked ).not.toHaveBeenCalled();
	} );

	test( 'is called as the post is that a slider has to itself', async () => {
		const called = { ...editor( 'frontage_slider', true ), getEditedPostAttribute: () => 'Harbour' };
		const { content } = await exported( block( 'slider', { title: 'Old name' } ), called );
		expect( [ content.title, content.slider ] ).toMatchObject( [ 'Harbour', { title: 'Harbour' } ] );
	} );

	test( 'is nothing for a slider that was never saved, or that stands in a page', async () => {
		for ( const one of [ editor( 'frontage_slider', true, true ), editor( 'page', true ), undefined ] ) {
			expect( await exported( slider, one ) ).toEqual( { content: exportOf( slider ), isPartial: false } );
		}
		expect( asked ).not.toHaveBeenCalled();
	} );
} );
