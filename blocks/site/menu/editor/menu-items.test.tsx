import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { MenuOfSite } from './menu-items';
import { MenuSelect } from './menu-select';

let mockMenus: object[] | null;
let mockHasResolved: boolean;
const mockForget = jest.fn();
jest.mock( '@wordpress/core-data', () => {
	const { createReduxStore, register } =
		jest.requireActual< typeof import( '@wordpress/data' ) >( '@wordpress/data' );
	const store = createReduxStore( 'core', {
		reducer: ( state = {} ) => state,
		selectors: { canUser: () => true },
		actions: {
			invalidateResolution: ( ...of: unknown[] ) => {
				mockForget( ...of );
				return { type: 'FORGET' };
			},
		},
	} );
	register( store );
	return {
		store,
		useEntityRecords: () => ( { records: mockMenus, hasResolved: mockHasResolved } ),
		useEntityRecord: () => ( { record: undefined, hasResolved: false } ),
	};
} );
jest.mock( '@wordpress/block-editor', () => ( {
	useInnerBlocksProps: () => ( {} ),
	Warning: ( { children, actions }: { children: React.ReactNode; actions?: React.ReactNode } ) => (
		<div>
			{ children }
			{ actions }
		</div>
	),
} ) );

window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

beforeEach( () => {
	mockMenus = null;
	mockHasResolved = true;
	mockForget.mockClear();
	speak( '' ); // What notices had said stays in the page.
} );

test( 'menus that could not be loaded are said so, with a way to ask again', async () => {
	render( <MenuOfSite chosen={ undefined } onChoose={ jest.fn() } /> );
	expect( screen.getByText( /Could not load your menus/ ) ).toBeTruthy();
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( mockForget ).toHaveBeenCalledWith( 'getEntityRecords', expect.arrayContaining( [ 'wp_navigation' ] ) );
} );

test( 'while they are on their way nothing has failed', () => {
	mockHasResolved = false;
	render( <MenuOfSite chosen={ undefined } onChoose={ jest.fn() } /> );
	expect( screen.queryByText( /could not be loaded/ ) ).toBeNull();
} );

test( 'a site without menus is offered one', () => {
	mockMenus = [];
	render( <MenuOfSite chosen={ undefined } onChoose={ jest.fn() } /> );
	expect( screen.getByRole( 'button', { name: 'Create menu' } ) ).toBeTruthy();
} );

test( 'the chosen menu stays chosen where the names are not known', async () => {
	render( <MenuSelect chosen={ 7 } onChoose={ jest.fn() } /> );
	expect( screen.getByRole< HTMLSelectElement >( 'combobox', { name: 'Menu' } ).value ).toBe( '7' );
	expect( screen.getAllByText( 'Could not load your menus.' ).length ).toBeGreaterThan( 0 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( mockForget ).toHaveBeenCalledTimes( 1 );
	// The button goes away.
	expect( screen.getByRole( 'combobox', { name: 'Menu' } ).matches( ':focus' ) ).toBe( true );
} );
