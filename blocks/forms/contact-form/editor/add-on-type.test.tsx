import { fireEvent, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import type { TagDescription } from '@frontage/editor/form-tags';

jest.mock( '@wordpress/api-fetch' );

/** As PHP describes a type of `wpcf7_add_form_tag()` with a tag generator; `score` is also a number, with choices. */
const rating: TagDescription = {
	label: 'Star rating',
	search: '',
	icon: '',
	group: 'other',
	template: '[rating your-rating]',
	control: '',
	around: 'label',
	named: true,
	requirable: true,
	required: 'star',
	marked: false,
	number: '',
	picks: '',
	refers: false,
	mailed: true,
	values: 'none',
	values_label: 'Default value',
	values_help: '',
	content: false,
	content_label: 'Text',
	options: { id: { kind: 'text', label: 'Element ID', help: '', size: '' } },
};
const score: TagDescription = {
	...rating,
	label: 'Score',
	icon: 'star-filled',
	template: '[score your-score "1" "2"]',
	around: 'fieldset',
	number: 'leading',
	picks: 'one',
	values: 'many',
};

const load = async () => ( {
	...( await import( './canvas/control' ) ),
	...( await import( './canvas/variations' ) ),
	...( await import( './canvas/calculation/sample-answers' ) ),
	...( await import( '@frontage/editor/form-tags' ) ),
	...( await import( './template/choices' ) ),
	...( await import( './template/field' ) ),
	...( await import( './template/rename-references' ) ),
	...( await import( './template/template-parser' ) ),
} );
let editor: Awaited< ReturnType< typeof load > >;

beforeAll( async () => {
	window.frontageFieldTypes = { ...window.frontageFieldTypes, rating, score };
	editor = await load(); // The types are read when the script loads.
} );

const TEMPLATE = `<label> How was it?
    [rating* your-rating max:5 class:a  foo "3"]</label>

[score s default:2 "1 (bad)" '2 "good"']

[other x]

[rating]

[rating r]x[/rating]

[submit "Send"]`;

test( 'a type of an add-on is offered with its title and its icon', () => {
	const [ one, other ] = editor.fieldVariations().slice( -2 );
	expect( one ).toMatchObject( {
		name: 'rating',
		title: 'Star rating',
		attributes: { source: '<label>\n[rating your-rating]</label>', isNamedByLabel: true },
	} );
	expect( other ).toMatchObject( {
		icon: 'star-filled',
		attributes: { source: '<fieldset><legend></legend>\n[score your-score "1" "2"]\n</fieldset>' },
	} );
	expect( editor.fieldTypes().at( -2 ) ).toMatchObject( { type: 'rating', name: 'your-rating', group: 'other' } );
} );

test( 'its fields are fields of the canvas, and a form keeps its bytes', () => {
	const parts = editor.readParts( TEMPLATE );
	expect( parts.parts.map( ( { kind } ) => kind ) ).toEqual( [ 'field', 'field', 'html', 'html', 'field', 'field' ] );
	expect( editor.writeParts( parts ) ).toBe( TEMPLATE );
	const field = editor.readField( parts.parts[ 0 ]!.source )!;
	expect( field ).toMatchObject( { type: 'rating', name: 'your-rating', required: true } );
	expect( field.label?.text.trim() ).toBe( 'How was it?' );
	expect( [ editor.isLabelled( field ), editor.isRequired( field ), editor.isInMail( field ) ] ).toEqual( [
		true,
		true,
		true,
	] );
} );

test( 'a change rewrites only what is changed, and its form-tag can be written as text', () => {
	const source = '<label>A\n[rating* r max:5  foo "3"]</label>';
	expect( editor.changeField( source, { name: 'stars' } ) ).toBe(
		'<label>A\n[rating* stars max:5  foo "3"]</label>'
	);
	expect( editor.changeField( source, { required: false } ) ).toBe( '<label>A\n[rating r max:5  foo "3"]</label>' );
	expect( editor.changeField( source, { tag: '[rating r max:7]' } ) ).toBe( '<label>A\n[rating r max:7]</label>' );
	for ( const tag of [ '', '[rating r', '[rating r] ', '[other r]', '[rating r][rating s]', '<script>[rating r]' ] ) {
		expect( editor.changeField( source, { tag } ) ).toBe( source );
	}
} );

test( 'a type with choices and numbers counts in formulas', () => {
	const fields = [ '[score s "1 (bad)" "2"]', '[rating r]', '[calculation sum "s"]' ].map( ( source ) =>
		editor.readField( source )!
	);
	expect( editor.offered( fields, 'sum' ).map( ( { name } ) => name ) ).toEqual( [ 's' ] );
	expect( editor.isOneOf( fields[ 0 ]! ) ).toBe( true );
	const all = fields.map( ( field ) => ( { field, groups: [] } ) );
	const trial = { all, conditions: '', samples: new Map( [ [ 's', [ '1 (bad)' ] ] ] ), locale: 'de_DE' };
	expect( editor.reckon( fields[ 2 ]!, trial ).result ).toBe( '1' );
} );

test( 'the canvas shows the markup from PHP in a frame without scripts, and edits the choices of a selected field', async () => {
	jest.mocked( apiFetch ).mockResolvedValue( { html: '<p class="stars"></p>', problems: [], mail_tags: [] } );
	const source = '<label>A\n[score* s "1" "2"]</label>';
	const onChange = jest.fn();
	const field = editor.readField( source )!;
	render( <editor.Control clientId="a" source={ source } field={ field } isSelected onChange={ onChange } /> );
	const frame = await screen.findByTitle( 'Score' );
	expect( frame.getAttribute( 'sandbox' ) ).toBe( 'allow-same-origin' );
	expect( apiFetch ).toHaveBeenCalledWith( expect.objectContaining( { data: { form: '[score* s "1" "2"]' } } ) );
	fireEvent.change( screen.getByLabelText( 'Choice 2' ), { target: { value: '3' } } );
	expect( onChange ).toHaveBeenCalledWith( { values: [ '1', '3' ] }, 'choice 1' );
} );
