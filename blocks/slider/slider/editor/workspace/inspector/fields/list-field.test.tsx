import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { FieldProps } from './field-props';
import { ListField } from './list-field';

/** What the list needs of its surroundings, with what is written kept. */
function Kept() {
	const [ stored, setStored ] = useState< unknown >( [ { name: 'one' }, { name: 'two' }, { name: 'three' } ] );
	const props = {
		field: { path: 'list', key: 'list', owner: 'Slide', label: 'Effects', node: { items: { properties: {} } } },
		stored,
		mixed: false,
		level: 0,
		edit: { set: ( _: string, value: unknown ) => setStored( value ), endStep: jest.fn() },
		prefix: '',
		found: false,
		Nested: () => null,
	};
	return <ListField { ...( props as unknown as FieldProps ) } />;
}

const press = async ( name: string ) => {
	act( () => screen.getByRole( 'button', { name } ).focus() );
	await userEvent.keyboard( '{Enter}' );
	await act( () => new Promise( requestAnimationFrame ) );
};
const titles = () => screen.getAllByRole( 'button', { name: /^\d\. / } ).map( ( { textContent } ) => textContent );

test( 'an entry is moved by keys, and the focus goes with it', async () => {
	render( <Kept /> );
	await userEvent.click( screen.getByRole( 'button', { name: '1. one' } ) );
	await press( 'Move down' );
	expect( titles() ).toEqual( [ '1. two', '2. one', '3. three' ] );
	expect( screen.getByRole( 'button', { name: 'Move down' } ).matches( ':focus' ) ).toBe( true );
	await press( 'Move down' );
	expect( titles() ).toEqual( [ '1. two', '2. three', '3. one' ] );
	expect( screen.getByRole( 'button', { name: 'Move down' } ).matches( ':focus' ) ).toBe( true );
	await press( 'Move up' );
	expect( titles() ).toEqual( [ '1. two', '2. one', '3. three' ] );
	expect( screen.getByRole( 'button', { name: 'Move up' } ).matches( ':focus' ) ).toBe( true );
} );
