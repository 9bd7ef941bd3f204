import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { When } from '../../template/conditions';
import { readField, type Field } from '../../template/field';
import { Rules } from './condition-rules';

const FIELDS = [
	'<label>Your <b>name</b> [text your-name]</label>',
	'[radio who "A firm|firm" "R&amp;D"]',
	'<label>People [number people]</label>',
].map( ( source ) => readField( source )! );

let last: When;

function Panel( {
	first,
	isField = false,
	fields = FIELDS,
}: {
	first: Partial< When >;
	isField?: boolean;
	fields?: Field[];
} ) {
	const [ when, set ] = useState< When >( { hide: false, any: false, rules: [], ...first } );
	last = when;
	return (
		<Rules when={ when } isField={ isField } fields={ fields } set={ ( next ) => set( { ...when, ...next } ) } />
	);
}

const choose = ( label: string, option: string, at = 0 ) => {
	const select = screen.getAllByLabelText< HTMLSelectElement >( label )[ at ]!;
	const found = Array.from( select.options ).find( ( { text } ) => text === option )!;
	fireEvent.change( select, { target: { value: found.value } } );
};
const offered = ( label: string ) =>
	Array.from( screen.getByLabelText< HTMLSelectElement >( label ).options, ( { text } ) => text );
const press = ( name: string ) => fireEvent.click( screen.getByRole( 'button', { name } ) );

test( 'a condition is made of a field, what it must say, and one of its choices', () => {
	render( <Panel first={ {} } /> );
	expect( screen.getByText( 'This group stays hidden until you add a condition.' ) ).toBeTruthy();
	press( 'Add condition' );
	expect( last.rules ).toEqual( [ { field: 'who', operator: 'equals', value: 'A firm' } ] );
	expect( screen.getByLabelText( 'Field' ).matches( ':focus' ) ).toBe( true );
	choose( 'Field', 'Your name' );
	expect( last.rules ).toEqual( [ { field: 'your-name', operator: 'not empty', value: '' } ] );
	expect( offered( 'Field' ) ).toEqual( [ 'Your name', 'who', 'People' ] );
	expect( screen.queryByLabelText( 'Value' ) ).toBeNull();
	choose( 'Field', 'who' );
	expect( offered( 'Value' ) ).toEqual( [ 'A firm', 'R&D' ] );
	choose( 'Value', 'R&D' );
	expect( last.rules ).toEqual( [ { field: 'who', operator: 'equals', value: 'R&D' } ] );
	press( 'Remove condition' );
	expect( last.rules ).toEqual( [] );
	expect( screen.getByRole( 'button', { name: 'Add condition' } ).matches( ':focus' ) ).toBe( true );
} );

test( 'a condition says so when its field is gone', () => {
	render( <Panel first={ { rules: [ { field: 'gone', operator: 'equals', value: 'a' } ] } } /> );
	const description = 'A condition uses “gone”, which is not a field in this form.';
	expect( screen.getByRole( 'combobox', { name: 'Field', description } ) ).toBeTruthy();
	choose( 'Field', 'who' );
	expect( screen.queryByText( description ) ).toBeNull();
} );

test( 'in a form without fields, too, the button that adds one has the focus when the last was removed', () => {
	render( <Panel first={ { rules: [ { field: 'gone', operator: 'equals', value: 'a' } ] } } fields={ [] } /> );
	press( 'Remove condition' );
	const add = screen.getByRole( 'button', { name: 'Add condition' } );
	expect( add.matches( ':focus' ) ).toBe( true );
	expect( add.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
} );

test( 'what a field must contain is kept as an expression and shown as a text', () => {
	render( <Panel first={ { rules: [ { field: 'your-name', operator: 'equals', value: 'a' } ] } } /> );
	choose( 'Condition', 'contains' );
	fireEvent.change( screen.getByLabelText( 'Value' ), { target: { value: '1.5 (net)' } } );
	expect( last.rules ).toEqual( [ { field: 'your-name', operator: 'equals (regex)', value: '1\\.5 \\(net\\)' } ] );
	expect( screen.getByLabelText< HTMLInputElement >( 'Value' ).value ).toBe( '1.5 (net)' );
} );

test( 'one or all of several rules, shown or hidden; nothing is hidden by how much a number is', () => {
	const rules = [
		{ field: 'who', operator: 'equals', value: 'A firm' },
		{ field: 'people', operator: 'greater than', value: '3' },
	];
	render( <Panel first={ { rules } } /> );
	choose( 'Match', 'Any condition' );
	expect( last.any ).toBe( true );
	const hidden = () =>
		Array.from( screen.getByLabelText< HTMLSelectElement >( 'Action' ).options ).find(
			( { value } ) => value === 'hide'
		)!;
	expect( hidden().disabled ).toBe( true );
	choose( 'Condition', 'is empty', 1 );
	expect( hidden().disabled ).toBe( false );
	choose( 'Action', 'Hide group' );
	expect( last ).toMatchObject( { hide: true, any: true } );
	expect(
		Array.from( screen.getAllByLabelText< HTMLSelectElement >( 'Condition' )[ 0 ]!.options, ( { text } ) => text )
	).not.toContain( 'is greater than' );
} );

test( 'what nobody here knows stays as it is written', () => {
	const rule = { field: 'gone', operator: 'function', value: 'isOpen' };
	render( <Panel first={ { rules: [ rule ] } } isField /> );
	expect( screen.getByLabelText< HTMLSelectElement >( 'Field' ).value ).toBe( 'gone' );
	expect( screen.getByLabelText< HTMLSelectElement >( 'Condition' ).value ).toBe( 'function' );
	expect( screen.queryByLabelText( 'Action' ) ).toBeNull();
	press( 'Add condition' );
	expect( last.rules[ 0 ] ).toEqual( rule );
} );
