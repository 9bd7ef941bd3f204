import { changeType, typesFor } from './field-type';
import { readField } from './field';

test( 'a field becomes another type with its name, label, help text and placeholder', () => {
	const source =
		'<label>Call me\n[text* your-phone maxlength:20 autocomplete:name placeholder "0123"]\n<small class="fr-form-help">By day</small></label>';
	expect( changeType( source, 'tel' ) ).toBe(
		'<label>Call me\n[tel* your-phone maxlength:20 placeholder "0123"]\n<small class="fr-form-help">By day</small></label>'
	);
	expect( changeType( source, 'file' ) ).toBe( source );
	expect( changeType( 'No field', 'tel' ) ).toBe( 'No field' );
} );

test( 'choices stay, in the element that their controls need', () => {
	const source = '<label>Topic\n[select* topic "Sales|a@example.com" "Help"]</label>';
	const radio = changeType( source, 'radio' );
	expect( readField( radio ) ).toMatchObject( {
		type: 'radio',
		name: 'topic',
		label: { text: 'Topic' },
		values: [ { text: 'Sales|a@example.com' }, { text: 'Help' } ],
	} );
	expect( radio ).toMatch( /^<fieldset>/ );
	expect( changeType( radio, 'select' ) ).toMatch( /^<label>Topic\s+\[select\*? topic/ );
} );

test( 'only types with like values are offered', () => {
	expect( typesFor( readField( '[radio a "x"]' )! ) ).toEqual( [ 'select', 'checkbox' ] );
	expect( typesFor( readField( '[email a]' )! ) ).toContain( 'textarea' );
	expect( typesFor( readField( '[submit "Go"]' )! ) ).toEqual( [] );
} );
