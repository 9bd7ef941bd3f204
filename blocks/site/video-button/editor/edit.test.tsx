import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit, { type VideoButtonAttributes } from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	RichText: ( { value, placeholder }: { value: string; placeholder?: string } ) => <b>{ value || placeholder }</b>,
	useBlockProps: ( props: object ) => props,
} ) );
jest.mock( '@frontage/editor', () => ( {
	Link: ( { value }: { value?: { url: string } } ) => <i>{ value?.url }</i>,
	Media: () => null,
} ) );

const setAttributes = jest.fn();
const show = ( given: Partial< VideoButtonAttributes > ) =>
	render(
		<Edit
			attributes={ { url: '', label: '', consent: '', ...given } }
			setAttributes={ setAttributes }
			clientId=""
			isSelected
			className=""
			context={ {} }
		/>
	);

test( 'it stands there as on the page, with its words, its picture and what is to be known', () => {
	const { container } = show( {
		label: 'Our bridge',
		consent: 'From YouTube.',
		poster: { id: 3, url: '/bridge.jpg', alt: '' },
	} );
	expect( screen.getByText( 'Our bridge' ) ).toBeTruthy();
	expect( screen.getAllByText( 'From YouTube.' ).length ).toBe( 2 ); // On the canvas and in the sidebar.
	expect( container.querySelector( '.has-poster img' )?.getAttribute( 'src' ) ).toBe( '/bridge.jpg' );
} );

test( 'without words it says what it does, and is no link in the canvas', () => {
	const { container } = show( { url: 'https://youtu.be/aqz-KE-bpKQ' } );
	expect( screen.getByText( 'Play video' ) ).toBeTruthy();
	expect( container.querySelector( 'a' ) ).toBeNull();
} );

test( 'what visitors should know is written in the sidebar', () => {
	show( {} );
	fireEvent.change( screen.getByRole( 'textbox', { name: /Privacy notice/ } ), { target: { value: 'Note' } } );
	expect( setAttributes ).toHaveBeenCalledWith( { consent: 'Note' } );
} );
