import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyEdit, lazyPart } from './lazy-edit';

jest.mock( '@wordpress/block-editor', () => ( {
	useBlockProps: () => ( { 'data-testid': 'block' } ),
	Warning: ( { actions, children }: Record< 'actions' | 'children', React.ReactNode > ) => (
		<>
			{ children }
			{ actions }
		</>
	),
} ) );

const texts = () => ( { failed: 'It did not load.', again: 'Try again' } );

describe( 'the edit of a block that loads with its first block', () => {
	it( 'is a block of its own until it is there, and gets what the block has', async () => {
		const load = jest.fn().mockResolvedValue( {
			default: ( { attributes }: { attributes: { form: string } } ) => <p>{ attributes.form }</p>,
		} );
		const Edit = lazyEdit< { attributes: { form: string } } >( load, texts );
		expect( load ).not.toHaveBeenCalled();
		render( <Edit attributes={ { form: 'Contact' } } /> );
		screen.getByTestId( 'block' );
		await act( async () => {} );
		screen.getByText( 'Contact' );
		expect( screen.queryByTestId( 'block' ) ).toBeNull();
	} );

	it( 'loads once for all blocks', async () => {
		const load = jest.fn().mockResolvedValue( { default: ( { name }: { name: string } ) => <p>{ name }</p> } );
		const Edit = lazyEdit< { name: string } >( load, texts );
		render(
			<>
				<Edit name="first" />
				<Edit name="second" />
			</>
		);
		await act( async () => {} );
		screen.getByText( 'second' );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says when it did not load, and loads when it is asked again', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'No connection.' ) )
			.mockResolvedValue( { default: () => <p>Form</p> } );
		const Edit = lazyEdit( load, texts );
		render( <Edit /> );
		await act( async () => {} );
		screen.getByText( 'It did not load.' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await act( async () => {} );
		screen.getByText( 'Form' );
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'a part of the editor whose code loads later', () => {
	it( 'shows nothing until it is there, and stays away when it does not load', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'No connection.' ) )
			.mockResolvedValue( () => <p>Panel</p> );
		const Part = lazyPart( load );
		const { container, unmount } = render( <Part /> );
		await act( async () => {} );
		expect( container.textContent ).toBe( '' );
		unmount();
		render( <Part /> );
		await act( async () => {} );
		screen.getByText( 'Panel' );
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );
