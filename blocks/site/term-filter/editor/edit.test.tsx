import { render, screen } from '@testing-library/react';
import Edit from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: () => null,
	RichText: ( { value, placeholder }: { value: string; placeholder: string } ) => <b>{ value || placeholder }</b>,
	useBlockProps: ( props: object ) => props,
} ) );
let mockTerms: object[] = [];
jest.mock( './use-terms', () => ( { useTerms: () => ( { taxonomies: [], terms: mockTerms } ) } ) );

const show = ( display: 'pills' | 'select' = 'pills' ) =>
	render(
		<Edit
			attributes={ { taxonomy: 'category', allLabel: '', multiple: false, display, showCounts: true } }
			setAttributes={ jest.fn() }
			clientId=""
			isSelected={ false }
			className=""
			context={ {} }
		/>
	);

test( 'all terms are shown with how many entries each has', () => {
	mockTerms = [ { id: 1, name: 'Bridges', count: 3 } ];
	show();
	expect( screen.getByText( 'All' ) ).toBeTruthy();
	expect( screen.getByText( 'Bridges' ).textContent ).toBe( 'Bridges3' );
} );

test( 'a list to choose from looks like one', () => {
	mockTerms = [ { id: 1, name: 'Bridges', count: 3 } ];
	show( 'select' );
	const options = [ ...document.querySelectorAll( 'option' ) ].map( ( { textContent } ) => textContent );
	expect( options ).toEqual( [ 'All', 'Bridges (3)' ] );
	expect( document.querySelector( 'ul' ) ).toBeNull();
} );

test( 'where there is none it says what the page shows', () => {
	mockTerms = [];
	show();
	expect( screen.getByText( /the page shows no filter/ ) ).toBeTruthy();
} );
