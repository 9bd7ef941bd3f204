import { fieldError, followInFieldErrors, withFieldError } from './field-errors';

test( 'the message of a field is a line of the settings, and others stay', () => {
	let settings = withFieldError( 'demo_mode: on', 'your-phone', '  Enter a valid\nphone number.' );
	expect( settings ).toBe( 'demo_mode: on\nfield_error: your-phone Enter a valid phone number.' );
	settings = withFieldError( settings, 'your', 'Other.' );
	expect( fieldError( settings, 'your-phone' ) ).toBe( 'Enter a valid phone number.' );
	expect( fieldError( settings, 'your' ) ).toBe( 'Other.' );
	expect( fieldError( settings, 'phone' ) ).toBe( '' );
	expect( withFieldError( settings, 'your-phone', 'New.' ) ).toBe(
		'demo_mode: on\nfield_error: your-phone New.\nfield_error: your Other.'
	);
	expect( withFieldError( withFieldError( settings, 'your', '' ), 'your-phone', ' ' ) ).toBe( 'demo_mode: on' );
} );

test( 'empty lines between other settings stay', () => {
	expect( withFieldError( 'demo_mode: on\n\nacceptance_as_validation: on', 'a', 'No.' ) ).toBe(
		'demo_mode: on\n\nacceptance_as_validation: on\nfield_error: a No.'
	);
	expect( withFieldError( '', 'a', 'No.' ) ).toBe( 'field_error: a No.' );
} );

test( 'it follows a renamed field', () => {
	const settings = 'field_error: a First.\nfield_error: b Second.';
	expect( followInFieldErrors( settings, new Map( [ [ 'a', 'c' ] ] ) ) ).toBe(
		'field_error: b Second.\nfield_error: c First.'
	);
} );
