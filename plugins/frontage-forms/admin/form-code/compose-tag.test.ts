import { cleanName, compose } from './compose-tag';
import type { FieldType } from './types';

const type = ( change: Partial< FieldType > ): FieldType => ( {
	type: 'text',
	label: 'Text',
	named: true,
	requirable: true,
	values: 'one',
	content: false,
	options: {},
	...change,
} );
const chosen = { name: '', required: false, label: '', values: '', options: {} };

test( 'a field stands in its label, required and with its options', () => {
	const text = type( { options: { placeholder: 'switch', size: 'number', id: 'text' } } );
	const options = { placeholder: true, size: '30', id: 'a b,c' };
	expect(
		compose( text, { ...chosen, name: 'Your Näme', required: true, label: 'Name [x]', values: 'Ann', options } )
	).toBe( '<label>Name x\n[text* your-name placeholder size:30 id:a_bc "Ann"]</label>' );
} );

test( 'choices stand in a fieldset, a consent between two tags, a button by itself', () => {
	const boxes = type( { type: 'checkbox', values: 'many' } );
	expect( compose( boxes, { ...chosen, label: 'Which?', values: 'One\n\nTwo "2"' } ) ).toBe(
		'<fieldset><legend>Which?</legend>\n[checkbox your-checkbox "One" \'Two "2"\']\n</fieldset>'
	);
	const consent = type( { type: 'acceptance', values: 'none', content: true } );
	expect( compose( consent, { ...chosen, label: 'I agree.' } ) ).toBe(
		'[acceptance your-acceptance]I agree.[/acceptance]'
	);
	const button = type( { type: 'submit', named: false, requirable: false } );
	expect( compose( button, { ...chosen, label: 'ignored', values: 'Send' } ) ).toBe( '[submit "Send"]' );
} );

test( 'names are what the grammar takes', () => {
	expect( [ ' 1 Größe ', '…', 'a_b-' ].map( cleanName ) ).toEqual( [ 'gro-e', '', 'a_b' ] );
} );
