import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit, { type SearchAttributes } from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	useBlockProps: ( props: object ) => props,
} ) );
jest.mock( '@wordpress/core-data', () => {
	const { createReduxStore, register } = jest.requireActual( '@wordpress/data' );
	const types = [
		{ slug: 'page', name: 'Pages', viewable: true },
		{ slug: 'wp_block', name: 'Patterns', viewable: false },
	];
	const selectors = { getPostTypes: () => types };
	const store = createReduxStore( 'core', { reducer: ( state = {} ) => state, selectors } );
	register( store );
	return { store };
} );

const setAttributes = jest.fn();
const show = ( given: Partial< SearchAttributes > ) =>
	render(
		<Edit
			attributes={ {
				layout: 'popup',
				icon: true,
				label: '',
				placeholder: '',
				postTypes: [],
				suggestions: false,
				...given,
			} }
			setAttributes={ setAttributes }
			clientId=""
			isSelected
			className=""
			context={ {} }
		/>
	);

test( 'a button has its icon, or its word', () => {
	show( {} );
	expect( screen.getByRole( 'img', { name: 'Search' } ) ).toBeTruthy();
	show( { icon: false, label: 'Find' } );
	expect( screen.getByText( 'Find' ) ).toBeTruthy();
} );

test( 'a field says what to do', () => {
	show( { layout: 'inline' } );
	expect( screen.getByRole( 'textbox', { name: 'Search' } ).getAttribute( 'placeholder' ) ).toBe(
		'Search and press Enter'
	);
} );

test( 'only what visitors can read can be chosen', () => {
	show( {} );
	fireEvent.click( screen.getByRole( 'button', { name: 'Search in' } ) );
	expect( screen.queryByRole( 'checkbox', { name: 'Patterns' } ) ).toBeNull();
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Pages' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { postTypes: [ 'page' ] } );
} );

test( 'whether it proposes anything is for the owner to say', () => {
	show( {} );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Show suggestions while typing' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { suggestions: true } );
} );
