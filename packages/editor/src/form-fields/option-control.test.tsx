import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { fieldTypes } from '../form-tags/field-types';
import { OptionControl } from './option-control';

const option = ( type: string, name: string ) =>
	fieldTypes()
		.find( ( one ) => one.type === type )!
		.options.find( ( one ) => one.name === name )!;

let stored: string | boolean;

function Kept( {
	of,
	start,
	...more
}: {
	of: ReturnType< typeof option >;
	start: string;
	choices?: string[];
	isOne?: boolean;
} ) {
	const [ value, set ] = useState< string | boolean >( start );
	stored = value;
	return <OptionControl option={ of } value={ value } onChange={ set } { ...more } />;
}

test( 'the size of a file is asked for in megabytes and kept as the format writes it', () => {
	const size = () => screen.getByRole< HTMLInputElement >( 'spinbutton' );
	const type = ( text: string ) => fireEvent.change( size(), { target: { value: text } } );
	const { unmount } = render( <Kept of={ option( 'mfile', 'limit' ) } start="20971520" /> );
	expect( screen.getByLabelText( 'Max file size (MB)' ) ).toBe( size() );
	expect( size().value ).toBe( '20' );
	type( '2.5' );
	expect( stored ).toBe( '2621440' );
	type( '0' ); // On the way to 0.5.
	expect( [ size().value, stored ] ).toEqual( [ '0', '' ] );
	type( '0.5' );
	expect( [ size().value, stored ] ).toEqual( [ '0.5', '524288' ] );
	type( '' );
	expect( stored ).toBe( '' );
	unmount();
	render( <Kept of={ option( 'file', 'limit' ) } start="500kb" /> );
	expect( size().value ).toBe( '0.488' );
	type( '5' );
	expect( stored ).toBe( '5mb' );
} );

test( 'a size that is none stays as it is written', () => {
	render( <Kept of={ option( 'file', 'limit' ) } start="5_mb" /> );
	expect( screen.getByRole< HTMLInputElement >( 'textbox' ).value ).toBe( '5_mb' );
} );

test( 'what is picked at first is picked from the choices', () => {
	const choices = [ 'Repair', 'Advice', 'Repair' ];
	const { unmount } = render( <Kept of={ option( 'radio', 'default' ) } start="2" choices={ choices } isOne /> );
	const list = screen.getByRole< HTMLSelectElement >( 'combobox', { name: 'Preselected choices' } );
	expect( Array.from( list.options, ( { text } ) => text ) ).toEqual( [ '—', ...choices ] );
	expect( list.value ).toBe( '2' );
	fireEvent.change( list, { target: { value: '3' } } );
	expect( stored ).toBe( '3' );
	unmount();
	render( <Kept of={ option( 'checkbox', 'default' ) } start="3_1" choices={ choices } /> );
	const boxes = screen.getAllByRole< HTMLInputElement >( 'checkbox' );
	expect( boxes.map( ( { checked } ) => checked ) ).toEqual( [ true, false, true ] );
	fireEvent.click( boxes[ 1 ]! );
	expect( stored ).toBe( '1_2_3' );
	fireEvent.click( boxes[ 0 ]! );
	expect( stored ).toBe( '2_3' );
} );
