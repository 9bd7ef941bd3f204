import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { LookSettings } from './look-settings';

const written = jest.fn();

function Card( { settings }: { settings: string } ) {
	const [ text, setText ] = useState( settings );
	return (
		<LookSettings
			text={ text }
			change={ ( { additional_settings: next = '' } ) => {
				written( next );
				setText( next );
			} }
		/>
	);
}

const choice = ( group: string, name: string ) => {
	const found = screen
		.getAllByRole( 'radio', { name } )
		.find( ( one ) => one.closest( `[aria-label="${ group }"]` ) );
	if ( ! found ) {
		throw new Error( `No ${ name } in ${ group }` );
	}
	return found;
};

beforeAll( () => {
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
} );
beforeEach( () => written.mockReset() );

test( 'a form without settings has the defaults, and a choice is one line of its settings', async () => {
	const user = userEvent.setup();
	render( <Card settings="demo_mode: on" /> );
	for ( const [ group, name ] of [
		[ 'Label position', 'Above' ],
		[ 'Field marks', 'Required' ],
		[ 'Spacing', 'Normal' ],
	] as const ) {
		expect( choice( group, name ).getAttribute( 'aria-checked' ) ).toBe( 'true' );
	}
	await user.click( choice( 'Label position', 'Inside' ) );
	expect( written ).toHaveBeenLastCalledWith( 'demo_mode: on\nlabel_position: inside' );
	await user.click( choice( 'Field marks', 'Asterisk' ) );
	expect( written ).toHaveBeenLastCalledWith( 'demo_mode: on\nlabel_position: inside\nfield_marks: asterisk' );
	await user.click( choice( 'Field marks', 'Optional' ) );
	await user.click( choice( 'Spacing', 'Wide' ) );
	expect( written ).toHaveBeenLastCalledWith(
		'demo_mode: on\nlabel_position: inside\nfield_marks: optional\nfield_spacing: wide'
	);
	await user.click( choice( 'Label position', 'Above' ) );
	expect( written ).toHaveBeenLastCalledWith( 'demo_mode: on\nfield_marks: optional\nfield_spacing: wide' );
} );

test( 'the keyboard moves within a group, and unknown values are the default', async () => {
	const user = userEvent.setup();
	render( <Card settings="field_spacing: huge" /> );
	expect( choice( 'Spacing', 'Normal' ).getAttribute( 'aria-checked' ) ).toBe( 'true' );
	await user.click( choice( 'Spacing', 'Normal' ) );
	await user.keyboard( '{ArrowRight}' );
	await waitFor( () => expect( written ).toHaveBeenLastCalledWith( 'field_spacing: wide' ) );
} );
