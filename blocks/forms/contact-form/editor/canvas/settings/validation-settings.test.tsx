import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { readField } from '../../template/field';
import { FormProvider, useFormContext } from '../hooks/form-context';
import { ValidationSettings } from './validation-settings';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: React.ReactNode } ) => children,
} ) );

function Settings( { log }: { log: jest.Mock } ) {
	const [ settings, setSettings ] = useState( 'demo_mode: on' );
	const context = {
		...useFormContext(),
		settings,
		messages: { invalid_tel: 'No phone number.' },
		changeSettings: ( text: string, part?: string ) => {
			log( text, part );
			setSettings( text );
		},
	};
	const field = readField( '<label>Phone [tel your-phone]</label>' )!;
	return (
		<FormProvider value={ context }>
			<ValidationSettings field={ field } options={ [] } onChange={ jest.fn() } />
		</FormProvider>
	);
}

test( 'the message of a field is stored with the form, and an empty one is the form’s', () => {
	const log = jest.fn();
	render( <Settings log={ log } /> );
	fireEvent.click( screen.getByRole( 'button', { name: 'Validation' } ) );
	const input = screen.getByRole< HTMLInputElement >( 'textbox', { name: 'Error message' } );
	expect( input.placeholder ).toBe( 'No phone number.' );
	fireEvent.change( input, { target: { value: 'Call ' } } );
	expect( input.value ).toBe( 'Call ' );
	expect( log ).toHaveBeenLastCalledWith( 'demo_mode: on\nfield_error: your-phone Call', 'field_error your-phone' );
	fireEvent.change( input, { target: { value: '' } } );
	expect( log ).toHaveBeenLastCalledWith( 'demo_mode: on', 'field_error your-phone' );
} );
