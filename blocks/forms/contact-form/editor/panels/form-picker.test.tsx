import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chooser } from './form-picker';

type Found = { records: object[] | null; isResolving: boolean; hasFailed: boolean; again: () => void };
let mockForms: Found;
jest.mock( './data/form-entity', () => ( { useForms: () => mockForms, useMayCreate: () => true } ) );
jest.mock( './starter-list', () => ( { Starters: () => <button>A starter</button> } ) );

window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

const form = ( index: number ) => ( { id: index, hash: `h${ index }`, title: `Form ${ index }` } );
const shown = ( records: object[] | null, more: Partial< Found > = {} ) => {
	mockForms = { records, isResolving: false, hasFailed: false, again: jest.fn(), ...more };
	const onChoose = jest.fn();
	render( <Chooser onChoose={ onChoose } /> );
	return onChoose;
};

test( 'forms of the site stand before what a new one can begin with', async () => {
	const onChoose = shown( [ form( 1 ) ] );
	const names = screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent );
	expect( names ).toEqual( [ 'Form 1', 'A starter' ] );
	expect( screen.queryByRole( 'searchbox' ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'Form 1' } ) );
	expect( onChoose ).toHaveBeenCalledWith( 'h1' );
} );

test( 'many are found by name, and the field stays when none is', async () => {
	shown( Array.from( { length: 20 }, ( _, index ) => form( index ) ) );
	mockForms = { ...mockForms, records: [] };
	await userEvent.type( screen.getByRole( 'searchbox', { name: 'Search forms' } ), 'zzz' );
	expect( screen.getByText( 'No forms found.' ) ).toBeTruthy();
	expect( screen.getByRole( 'searchbox' ) ).toBeTruthy();
} );

test( 'a site without forms is asked nothing about them', () => {
	shown( [] );
	expect( screen.queryByText( 'Use an existing form' ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: 'A starter' } ) ).toBeTruthy();
} );

test( 'nothing is offered that moves away when the forms come', () => {
	shown( null, { isResolving: true } );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

test( 'forms that could not be loaded keep nobody from a new one', async () => {
	shown( null, { hasFailed: true } );
	expect( screen.getByRole( 'button', { name: 'A starter' } ) ).toBeTruthy();
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( mockForms.again ).toHaveBeenCalled();
} );

test( 'while they are asked for again the starters stay, and the keyboard is on the block', async () => {
	mockForms = { records: null, isResolving: false, hasFailed: true, again: jest.fn() };
	const chooser = () => (
		<div className="block-editor-block-list__block" tabIndex={ 0 } data-testid="block">
			<Chooser onChoose={ jest.fn() } />
		</div>
	);
	const { rerender } = render( chooser() );
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	mockForms = { ...mockForms, isResolving: true, hasFailed: false };
	rerender( chooser() );
	expect( screen.getByRole( 'button', { name: 'A starter' } ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
	expect( screen.getByTestId( 'block' ).matches( ':focus' ) ).toBe( true );
} );
