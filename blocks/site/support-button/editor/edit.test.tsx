import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit, { type SupportButtonAttributes } from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	LinkControl: () => null,
	RichText: ( { value, placeholder }: { value: string; placeholder: string } ) => <p>{ value || placeholder }</p>,
	useBlockProps: ( props: object ) => props,
} ) );

const setAttributes = jest.fn();
const show = ( given: Partial< SupportButtonAttributes > ) =>
	render(
		<Edit
			attributes={ { label: '', icon: '', returns: false, ...given } }
			setAttributes={ setAttributes }
			clientId=""
			isSelected
			className=""
			context={ {} }
		/>
	);

test( 'without a link editors read that visitors see nothing', () => {
	const { unmount } = show( {} );
	expect( screen.getByText( 'Support' ) ).toBeTruthy();
	expect( screen.getByText( /Add a link to show this button/ ) ).toBeTruthy();
	unmount();
	show( { label: 'Contact us', link: { url: '/contact/' } } );
	expect( screen.getByText( 'Contact us' ) ).toBeTruthy();
	expect( screen.queryByText( /Add a link to show this button/ ) ).toBeNull();
} );

test( 'it may come back, and another icon can be chosen', () => {
	show( {} );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Show again at top' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { returns: true } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Icon' } ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Envelope' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { icon: 'core/envelope' } );
} );
