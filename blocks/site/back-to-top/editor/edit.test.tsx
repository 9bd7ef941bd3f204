import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	useBlockProps: ( props: object ) => props,
} ) );

const setAttributes = jest.fn();
const show = ( label: string ) =>
	render(
		<Edit
			attributes={ { label } }
			setAttributes={ setAttributes }
			clientId=""
			isSelected
			className=""
			context={ {} }
		/>
	);

test( 'it is named as the page will name it, and may be named otherwise', () => {
	const { unmount } = show( '' );
	expect( screen.getByRole( 'img', { name: 'Back to top' } ) ).toBeTruthy();
	unmount();
	show( 'Up again' );
	expect( screen.getByRole( 'img', { name: 'Up again' } ) ).toBeTruthy();
	fireEvent.change( screen.getByRole( 'textbox' ), { target: { value: 'Up' } } );
	expect( setAttributes ).toHaveBeenCalledWith( { label: 'Up' } );
} );
