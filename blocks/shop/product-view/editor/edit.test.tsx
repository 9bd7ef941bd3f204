import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import Edit from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	useBlockProps: ( props: object ) => props,
} ) );

test( 'the editor shows both choices, the grid as the one that is on', () => {
	const setAttributes = jest.fn();
	const props = { attributes: { withSorting: false }, setAttributes } as unknown as ComponentProps< typeof Edit >;
	render( <Edit { ...props } /> );
	const current = ( word: string ) => screen.getByText( word ).closest( '[aria-current="true"]' );
	expect( current( 'Grid' ) ).not.toBeNull();
	expect( current( 'List' ) ).toBeNull();
	fireEvent.click( screen.getByLabelText( 'Align with sorting' ) );
	expect( setAttributes ).toHaveBeenCalledWith( { withSorting: true } );
} );
