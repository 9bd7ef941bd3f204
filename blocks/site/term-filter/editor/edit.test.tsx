import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Edit from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: () => null,
	Warning: ( { children, actions }: { children: React.ReactNode; actions: React.ReactNode } ) => (
		<div>
			{ children }
			{ actions }
		</div>
	),
	RichText: ( { value, placeholder }: { value: string; placeholder: string } ) => <b>{ value || placeholder }</b>,
	useBlockProps: ( props: object ) => props,
} ) );
let mockTerms: object[] | null = [];
let mockHasResolved = true;
const mockForget = jest.fn();
jest.mock( '@wordpress/core-data', () => {
	const { createReduxStore, register } =
		jest.requireActual< typeof import( '@wordpress/data' ) >( '@wordpress/data' );
	const store = createReduxStore( 'core', {
		reducer: ( state = {} ) => state,
		actions: {
			invalidateResolution: ( ...of: unknown[] ) => {
				mockForget( ...of );
				return { type: 'FORGET' };
			},
		},
	} );
	register( store );
	const useEntityRecords = ( kind: string ) => ( {
		records: kind === 'root' ? mockTaxonomies : mockTerms,
		hasResolved: mockHasResolved,
	} );
	return { store, useEntityRecords };
} );
let mockTaxonomies: object[] | null;

beforeEach( () => {
	mockTaxonomies = [ { slug: 'category', name: 'Categories', types: [ 'post' ] } ];
	mockHasResolved = true;
	mockForget.mockClear();
} );

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
	expect( screen.getByText( /no filter is shown/ ) ).toBeTruthy();
} );

test( 'terms that did not come are not called missing, and can be asked for again', async () => {
	mockTerms = null;
	show();
	expect( screen.queryByText( /no filter is shown/ ) ).toBeNull();
	expect( screen.getByText( 'Could not load the list.' ) ).toBeTruthy();
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( mockForget ).toHaveBeenCalledWith( 'getEntityRecords', expect.arrayContaining( [ 'category' ] ) );
} );

test( 'while they are on their way nothing is said of them', () => {
	mockTerms = null;
	mockHasResolved = false;
	show();
	expect( screen.queryByText( /could not be loaded|shows no filter/ ) ).toBeNull();
} );

test( 'a taxonomy that the site has no more has no terms', () => {
	mockTerms = null;
	mockTaxonomies = [];
	show();
	expect( screen.getByText( /no filter is shown/ ) ).toBeTruthy();
	expect( screen.queryByText( /could not be loaded/ ) ).toBeNull();
} );
