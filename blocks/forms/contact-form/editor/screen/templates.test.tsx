import '../../../../../tests/support/text-encoder';
import apiFetch from '@wordpress/api-fetch';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormDocument } from '../form-document';
import type { Starter } from '../panels/starter-list';
import { findStarters, listCategories, Templates } from './templates';

jest.mock( '@wordpress/api-fetch' );
jest.mock( './template-preview', () => ( {
	TemplatePreview: ( { starter }: { starter: { title: string } } ) => <p>Preview of { starter.title }</p>,
} ) );

const starter = ( name: string, title: string, category: string, shows = '' ): Starter => ( {
	name,
	title,
	description: `A ${ name }.`,
	category,
	shows,
	picture: 'data:image/svg+xml,x',
	form: {} as FormDocument,
} );
const STARTERS = [
	starter( 'blank', 'Blank', 'general' ),
	starter( 'contact', 'Contact', 'general', 'Your name' ),
	starter( 'quote', 'Quote request', 'sales', 'Drawings' ),
	starter( 'callback', 'Callback', 'general', 'Phone' ),
	starter( 'tour', 'Tour', 'Museum' ),
];
const props = { form: 0, template: '', url: 'admin.php?page=b', list: 'admin.php?page=l', stored: null };
const names = ( list: Starter[] ) => list.map( ( { name } ) => name );

test( 'categories have an order, a number, and room for those of add-ons', () => {
	expect( listCategories( STARTERS ) ).toEqual( [
		{ name: 'general', label: 'General', count: 3 },
		{ name: 'sales', label: 'Sales', count: 1 },
		{ name: 'Museum', label: 'Museum', count: 1 },
	] );
} );

test( 'a search covers title, description and labels within a category', () => {
	expect( names( findStarters( STARTERS, '', ' DRAWINGS ' ) ) ).toEqual( [ 'quote' ] );
	expect( names( findStarters( STARTERS, 'general', 'a callback' ) ) ).toEqual( [ 'callback' ] );
	expect( names( findStarters( STARTERS, 'sales', 'phone' ) ) ).toEqual( [] );
} );

test( 'the gallery is one stop for Tab: arrows move, Space previews, and the number found is announced', async () => {
	jest.mocked( apiFetch ).mockResolvedValue( STARTERS );
	render( <Templates { ...props } /> );
	const cards = within( await screen.findByRole( 'region', { name: 'Templates' } ) );
	expect(
		( await cards.findAllByRole( 'link' ) ).map( ( link ) => link.querySelector( 'strong' )?.textContent )
	).toEqual( [ 'Contact', 'Quote request', 'Callback', 'Tour' ] );
	expect( cards.getByRole( 'status' ).textContent ).toBe( '4 templates' );
	const contact = cards.getByRole( 'link', { name: /^Contact/ } );
	expect( contact.getAttribute( 'href' ) ).toBe( 'admin.php?page=b&template=contact' );
	contact.focus();
	await userEvent.keyboard( '{ArrowRight} ' );
	expect( screen.getByText( 'Preview of Quote request' ) ).toBeTruthy();

	await userEvent.click( screen.getByRole( 'button', { name: /^Sales/, pressed: false } ) );
	expect( cards.getAllByRole( 'link' ) ).toHaveLength( 1 );
	await userEvent.type( screen.getByRole( 'searchbox' ), 'nothing like it' );
	expect( cards.getByRole( 'status' ).textContent ).toBe( 'No templates found.' );
} );
