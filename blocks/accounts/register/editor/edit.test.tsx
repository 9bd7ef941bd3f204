import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	RichText: ( { value, placeholder }: { value: string; placeholder: string } ) => <b>{ value || placeholder }</b>,
	useBlockProps: ( props: object ) => props,
} ) );
jest.mock( '@frontage/editor', () => ( { Link: ( { label }: { label: string } ) => <i>{ label }</i> } ) );

const show = () =>
	render(
		<Edit
			attributes={ { buttonText: '', signInText: '', signInLink: { url: '/in/' } } }
			setAttributes={ () => {} }
			clientId=""
			isSelected
			className=""
			context={ {} }
		/>
	);

test( 'the form stands there as visitors see it', () => {
	show();
	expect( screen.getAllByText( /^(Confirm p|P)assword/ ) ).toHaveLength( 2 );
	expect( screen.getByText( 'Already have an account?' ) ).toBeTruthy();
} );

test( 'it says why visitors would see none', () => {
	Object.assign( window, { frontageRegistration: 'Registration is closed on this site.' } );
	show();
	expect( screen.getAllByText( 'Registration is closed on this site.' ).length ).toBeGreaterThan( 0 );
} );
