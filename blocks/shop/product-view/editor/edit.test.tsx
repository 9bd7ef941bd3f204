import { render, screen } from '@testing-library/react';
import Edit from './edit';

jest.mock( '@wordpress/block-editor', () => ( { useBlockProps: ( props: object ) => props } ) );

test( 'the editor shows both choices, the grid as the one that is on', () => {
	render( <Edit /> );
	expect( screen.getByText( 'Grid' ).getAttribute( 'aria-current' ) ).toBe( 'true' );
	expect( screen.getByText( 'List' ).getAttribute( 'aria-current' ) ).toBeNull();
} );
