import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit, { type NewsletterAttributes } from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	RichText: ( { value, placeholder }: { value: string; placeholder: string } ) => <b>{ value || placeholder }</b>,
	useBlockProps: ( props: object ) => props,
} ) );

const setAttributes = jest.fn();
const show = ( given: Partial< NewsletterAttributes > = {} ) =>
	render(
		<Edit
			attributes={ {
				placeholder: '',
				buttonText: '',
				consentText: '',
				doubleOptIn: true,
				list: '',
				layout: 'inline',
				successText: '',
				...given,
			} }
			setAttributes={ setAttributes }
			clientId=""
			isSelected
			className=""
			context={ {} }
		/>
	);
const keep = ( by: string ) => Object.assign( window, { frontageNewsletter: by } );

afterEach( () => keep( 'own' ) );

test( 'every part teaches what belongs there', () => {
	show();
	expect( screen.getByText( 'Subscribe' ) ).toBeTruthy();
	expect( screen.getByText( /Consent text: topics/ ) ).toBeTruthy();
	expect( screen.queryByText( 'Email address' ) ).toBeNull();
	fireEvent.change( screen.getByRole( 'textbox', { name: 'Placeholder' } ), {
		target: { value: 'you@example.com' },
	} );
	expect( setAttributes ).toHaveBeenCalledWith( { placeholder: 'you@example.com' } );
} );

test( 'a card shows its label', () => {
	show( { layout: 'card' } );
	expect( screen.getByText( 'Email address' ) ).toBeTruthy();
} );

test( 'without a second question it says what that means', () => {
	show( { doubleOptIn: false } );
	expect( screen.getByText( /Anyone can subscribe any email address/ ) ).toBeTruthy();
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Double opt-in' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { doubleOptIn: true } );
} );

test( 'it says what to install where nobody keeps addresses, and whose form it is', () => {
	keep( '' );
	const { unmount } = show();
	expect( screen.getAllByText( /Install and activate “Frontage Forms”/ ).length ).toBeGreaterThan( 0 );
	unmount();
	keep( 'shortcode' );
	show();
	expect( screen.getAllByText( /form of your newsletter plugin/ ).length ).toBeGreaterThan( 0 );
} );
