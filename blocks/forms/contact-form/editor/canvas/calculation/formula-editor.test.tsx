import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { readField, type FieldEdits } from '../../template/field';
import { Composer } from './formula-editor';

const SUM = '[calculation sum "1 + 2" "gone=Small=10" "gone=Large=25"]';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: React.ReactNode } ) => children,
} ) );
jest.mock( '../hooks/use-fields', () => ( { useStanding: () => [] } ) );

function Calculation() {
	const [ field, set ] = useState( readField( SUM )! );
	const change = ( { values = [] }: FieldEdits ) =>
		set( readField( `[calculation sum ${ values.map( ( value ) => `"${ value }"` ).join( ' ' ) }]` )! );
	return <Composer clientId="" field={ field } onChange={ change } />;
}

const remove = ( price: string ) => screen.queryByRole( 'button', { name: `Remove ${ price }` } );

test( 'prices that count nothing are taken away by keys: the focus goes to what stands nearest', async () => {
	render( <Calculation /> );
	remove( 'gone=Large=25' )!.focus();
	await userEvent.keyboard( '{Enter}' );
	expect( remove( 'gone=Small=10' )!.matches( ':focus' ) ).toBe( true );
	await userEvent.keyboard( '{Enter}' );
	expect( remove( 'gone=Small=10' ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: 'if, then, else' } ).matches( ':focus' ) ).toBe( true );
} );
