import {
	addToBody,
	cleanName,
	composeField,
	composeTag,
	freeName,
	insertField,
	type FieldChoices,
} from './field-composer';
import { fieldTypes } from './field-types';

const kind = ( type: string ) => {
	const found = fieldTypes().find( ( one ) => one.type === type );
	if ( ! found ) {
		throw new Error( `no field type ${ type }` );
	}
	return found;
};
const choices = ( given: Partial< FieldChoices > = {} ): FieldChoices => ( {
	name: 'a',
	required: false,
	label: '',
	values: '',
	content: '',
	options: {},
	...given,
} );

test( 'a required field has its star, its options in front of its values', () => {
	const tag = composeTag(
		kind( 'text' ),
		choices( {
			name: 'your-name',
			required: true,
			values: 'Ann',
			options: { autocomplete: 'name', placeholder: true },
		} )
	);
	expect( tag ).toBe( '[text* your-name placeholder autocomplete:name "Ann"]' );
} );

test( 'each line of choices is a value of its own, pipes stay', () => {
	expect( composeTag( kind( 'select' ), choices( { values: 'Sales|sales@example.com\n\n Support ' } ) ) ).toBe(
		'[select a "Sales|sales@example.com" "Support"]'
	);
} );

test( 'a radio group is never marked as required: there is no such tag', () => {
	expect( composeTag( kind( 'radio' ), choices( { required: true, values: 'x' } ) ) ).toBe( '[radio a "x"]' );
} );

test( 'picked choices and a source to fill in from are written the same and kept apart', () => {
	expect( composeTag( kind( 'select' ), choices( { values: 'x\ny', options: { 'pick-default': '1 3' } } ) ) ).toBe(
		'[select a default:1_3 "x" "y"]'
	);
	expect( composeTag( kind( 'text' ), choices( { options: { default: 'user_email' } } ) ) ).toBe(
		'[text a default:user_email]'
	);
} );

test.each( [
	[ 'double quotes go into single ones', 'Say "hi"', `'Say "hi"'` ],
	[ 'both kinds of quotes: the double ones are turned', `It's "hi"`, '"It\'s ”hi”"' ],
	[ 'brackets, which would end the tag, are left out', 'a]b[c', '"abc"' ],
] )( 'a text cannot break its tag: %s', ( _, typed, written ) => {
	expect( composeTag( kind( 'submit' ), choices( { values: typed } ) ) ).toBe( `[submit ${ written }]` );
} );

test( 'characters that the grammar has not in options are left out of them', () => {
	expect( composeTag( kind( 'file' ), choices( { options: { filetypes: 'pdf, "docx"|image/*' } } ) ) ).toBe(
		'[file a filetypes:pdf_docx|image/*]'
	);
} );

test( 'a consent has its text inside', () => {
	expect( composeTag( kind( 'acceptance' ), choices( { content: 'I agree', options: { optional: true } } ) ) ).toBe(
		'[acceptance a optional]I agree[/acceptance]'
	);
} );

test( 'one control gets a label around it, several a fieldset', () => {
	expect( composeField( kind( 'email' ), choices( { label: 'Your email' } ) ) ).toBe(
		'<label>Your email\n[email a]</label>'
	);
	expect( composeField( kind( 'checkbox' ), choices( { label: 'Days', values: 'Mo' } ) ) ).toBe(
		'<fieldset><legend>Days</legend>\n[checkbox a "Mo"]\n</fieldset>'
	);
	expect( composeField( kind( 'response' ), choices() ) ).toBe( '[response]' );
} );

test( 'a name is made of what was typed', () => {
	expect( cleanName( 'Größe (cm)' ) ).toBe( 'gro-e-cm' );
	expect( cleanName( '2nd phone' ) ).toBe( 'nd-phone' );
	expect( [ 'Your Näme', '…', 'a_b-' ].map( cleanName ) ).toEqual( [ 'your-name', '', 'a_b' ] );
	expect( freeName( 'your-text', [ 'your-text', 'your-text-2' ] ) ).toBe( 'your-text-3' );
} );

describe( 'where a new field goes', () => {
	const template = '<label>A\n[text a]</label>\n\n[submit "Send"]';

	test( 'before the button when nobody said where', () => {
		expect( insertField( template, '[text b]', undefined ) ).toBe(
			'<label>A\n[text a]</label>\n\n[text b]\n\n[submit "Send"]'
		);
	} );

	test( 'after the paragraph that is being written, never into a tag', () => {
		expect( insertField( template, '[text b]', 3 ) ).toBe(
			'<label>A\n[text a]</label>\n\n[text b]\n\n[submit "Send"]'
		);
	} );

	test( 'at the end of a form without a button', () => {
		expect( insertField( '[text a]', '[text b]', undefined ) ).toBe( '[text a]\n\n[text b]' );
		expect( insertField( '', '[text b]', undefined ) ).toBe( '[text b]' );
	} );
} );

test( 'an answer comes into the mail above the signature, and only once', () => {
	expect( addToBody( 'Hello\n\n-- \nSite', 'a' ) ).toBe( 'Hello\n[a]\n\n-- \nSite' );
	expect( addToBody( '', 'a' ) ).toBe( '[a]' );
	expect( addToBody( 'x [a]', 'a' ) ).toBe( 'x [a]' );
} );
