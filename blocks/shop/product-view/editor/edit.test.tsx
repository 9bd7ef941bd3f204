import { render, screen } from '@testing-library/react';
import Edit from './edit';

jest.mock( '@wordpress/block-editor', () => ( { useBlockProps: ( props: object ) => props } ) );

test( 'the editor shows both choices, the grid as the one that is on', () => {
	render( <Edit /> );
	const current = ( word: string ) => screen.getByText( word ).closest( '[aria-current="true"]' );
	expect( current( 'Grid' ) ).not.toBeNull();
	expect( current( 'List' ) ).toBeNull();
} );
