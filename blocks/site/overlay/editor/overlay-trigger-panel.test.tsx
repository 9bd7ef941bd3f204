import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayPanel } from './overlay-trigger-panel';

let mockParts: object[] | null;
let mockHasResolved: boolean;
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
	return { store, useEntityRecords: () => ( { records: mockParts, hasResolved: mockHasResolved } ) };
} );
jest.mock( '@wordpress/block-editor', () => {
	const { createReduxStore, register } =
		jest.requireActual< typeof import( '@wordpress/data' ) >( '@wordpress/data' );
	const selectors = { getBlocksByName: () => [] };
	const store = createReduxStore( 'core/block-editor', { reducer: ( state = {} ) => state, selectors } );
	register( store );
	return { store };
} );

const NONE = /No popups yet/;
const show = ( parts: object[] | null, hasResolved = true ) => {
	mockParts = parts;
	mockHasResolved = hasResolved;
	render( <OverlayPanel value="" onChange={ jest.fn() } help="Of this page or the site." /> );
};

test( 'where the site has none it says how to make one', () => {
	show( [] );
	expect( screen.getByText( NONE ) ).toBeTruthy();
} );

test( 'none is called missing whose list is on its way, or did not come', async () => {
	show( null, false );
	expect( screen.queryByText( NONE ) ).toBeNull();
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
	show( null );
	expect( screen.queryByText( NONE ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( mockForget ).toHaveBeenCalledWith( 'getEntityRecords', expect.arrayContaining( [ 'wp_template_part' ] ) );
} );
