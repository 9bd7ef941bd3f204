import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit, { type SignInAttributes } from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	RichText: ( { value, placeholder }: { value: string; placeholder: string } ) => <b>{ value || placeholder }</b>,
	useBlockProps: ( props: object ) => props,
} ) );
jest.mock( '@frontage/editor', () => ( { Link: ( { label }: { label: string } ) => <i>{ label }</i> } ) );

const setAttributes = jest.fn();
const show = ( given: Partial< SignInAttributes > = {} ) =>
	render(
		<Edit
			attributes={ {
				userLabel: '',
				buttonText: '',
				remember: true,
				lostPassword: true,
				registerText: '',
				...given,
			} }
			setAttributes={ setAttributes }
			clientId=""
			isSelected
			className=""
			context={ {} }
		/>
	);

test( 'the form stands there as visitors see it', () => {
	show();
	expect( screen.getByText( 'Username or email address' ) ).toBeTruthy();
	expect( screen.getByText( 'Sign in' ) ).toBeTruthy();
	expect( screen.getByText( 'Lost your password?' ) ).toBeTruthy();
	expect( screen.queryByText( 'Create account' ) ).toBeNull();
} );

test( 'what a page does not need is left out', () => {
	show( { remember: false, lostPassword: false, registerLink: { url: '/join/' }, userLabel: 'Client number' } );
	expect( screen.queryByText( 'Remember me' ) ).toBeNull();
	expect( screen.queryByText( 'Lost your password?' ) ).toBeNull();
	expect( screen.getByText( 'Create account' ) ).toBeTruthy();
	expect( screen.getByText( 'Client number' ) ).toBeTruthy();
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Show “Lost your password?”' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { lostPassword: true } );
} );
