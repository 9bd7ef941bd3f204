import { registerBlockType, type Block } from '@wordpress/blocks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TemplateGallery } from './template-gallery';
import { blockOf } from './use-templates';

jest.mock( './template-preview', () => ( {
	Preview: ( { plays }: { plays: boolean } ) => <i data-testid={ `${ plays }` } />,
} ) );

/** Core's store, as far as the gallery asks it. */
jest.mock( '@wordpress/core-data', () => {
	const { createReduxStore, register } = jest.requireActual( '@wordpress/data' );
	const pattern = ( name: string, title: string, description: string, category: string, content: string ) => ( {
		name: `x/${ name }`,
		title,
		description,
		categories: [ category ],
		keywords: [ 'carousel' ],
		content,
	} );
	const patterns = [
		pattern( 'hero', 'Hero', 'Large words', 'frontage-sliders', '<!-- wp:frontage/slider {"title":"One"} /-->' ),
		pattern( 'cards', 'Cards', 'Many beside', 'frontage-sliders', '<!-- wp:frontage/slider {"title":"Two"} /-->' ),
		pattern( 'price', 'Price tag', 'Round', 'frontage-layers', '<!-- wp:frontage/layer {"title":"Tag"} /-->' ),
		pattern( 'other', 'Other', '', 'text', '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ),
	];
	const store = createReduxStore( 'core', {
		reducer: () => patterns,
		selectors: { getBlockPatterns: ( state: unknown ) => state, hasFinishedResolution: () => true },
	} );
	register( store );
	return { store };
} );

beforeAll( () => {
	for ( const name of [ 'slider', 'slide', 'layer' ] ) {
		registerBlockType( `frontage/${ name }`, {
			apiVersion: 3,
			title: name,
			category: 'widgets',
			attributes: { title: { type: 'string' }, key: { type: 'string' } },
			save: () => null,
		} );
	}
} );

test( 'templates are cards; words of a search may stand anywhere; one that is chosen comes as a block', async () => {
	const chosen: Block[] = [];
	render( <TemplateGallery onChoose={ ( block ) => chosen.push( block ) } /> );
	expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 2 );
	await userEvent.type( screen.getByRole( 'searchbox', { name: 'Search templates' } ), 'carousel beside' );
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
	expect( screen.getByRole( 'status' ).textContent ).toBe( '1 template found' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Cards', description: 'Many beside' } ) );
	expect( chosen.map( ( { name, attributes } ) => [ name, attributes.title ] ) ).toEqual( [
		[ 'frontage/slider', 'Two' ],
	] );
	await userEvent.type( screen.getByRole( 'searchbox' ), ' nothing' );
	expect( screen.getByText( 'No templates found.' ) ).toBeTruthy();
} );

test( 'a card moves while the keyboard or the pointer is on it', async () => {
	render( <TemplateGallery kind="layer" onChoose={ () => {} } /> );
	await screen.findByRole( 'button', { name: 'Price tag' } );
	expect( screen.getByTestId( 'false' ) ).toBeTruthy();
	await userEvent.tab();
	await userEvent.tab();
	expect( screen.getByTestId( 'true' ) ).toBeTruthy();
} );

test( 'a slide of a template has a name of its own each time', () => {
	const template = {
		name: 'x',
		title: 'X',
		description: '',
		keywords: [],
		content: '<!-- wp:frontage/slide {"key":"one"} /-->',
	};
	const keys = [ template, template ].map( ( one ) => blockOf( one, 'slide' )!.attributes.key );
	expect( new Set( [ 'one', ...keys ] ).size ).toBe( 3 );
} );
