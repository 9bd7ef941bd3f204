import { act, render, screen } from '@testing-library/react';
import { lazyEdit } from './lazy-edit';

jest.mock( '@wordpress/block-editor', () => ( { useBlockProps: () => ( { 'data-testid': 'block' } ) } ) );

describe( 'the edit of a block that loads with its first block', () => {
	it( 'is a block of its own until it is there, and gets what the block has', async () => {
		const load = jest.fn().mockResolvedValue( {
			default: ( { attributes }: { attributes: { form: string } } ) => <p>{ attributes.form }</p>,
		} );
		const Edit = lazyEdit< { attributes: { form: string } } >( load );
		expect( load ).not.toHaveBeenCalled();
		render( <Edit attributes={ { form: 'Contact' } } /> );
		screen.getByTestId( 'block' );
		await act( async () => {} );
		screen.getByText( 'Contact' );
		expect( screen.queryByTestId( 'block' ) ).toBeNull();
	} );

	it( 'loads once for all blocks', async () => {
		const load = jest.fn().mockResolvedValue( { default: ( { name }: { name: string } ) => <p>{ name }</p> } );
		const Edit = lazyEdit< { name: string } >( load );
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
} );
