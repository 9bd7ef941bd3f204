import fixture from '../../../../../tests/fixtures/contact-forms/calculation-tags.json';
import { readPrice } from './calculation';
import { changeField, readField } from './field';
import { readParts, writeParts } from './template-parser';
import { readTags } from '@frontage/editor/form-tags';

const read = fixture.rows.filter( ( row ) => ! ( 'unread' in row ) );

test.each( fixture.rows )( 'text, pieces and text again are the same bytes: $template', ( { template } ) => {
	for ( const around of [ template, `Hi\n\n[group g]\n${ template }\n[/group]\n\n[submit]` ] ) {
		expect( writeParts( readParts( around ) ) ).toBe( around );
	}
} );

test.each( read )( 'a tag is read as PHP reads it: $template', ( { template, options, values, worth } ) => {
	const [ found ] = readTags( template );
	expect( found?.tag.options.map( ( { text } ) => text ) ).toEqual( options );
	expect( found?.tag.values.map( ( { text } ) => text ) ).toEqual( values );
	expect( readParts( template ).parts.map( ( { kind } ) => kind ) ).toEqual( [ 'field' ] );
	const prices = values.slice( 1 ).flatMap( ( value ) => readPrice( value ) ?? [] );
	expect( prices.map( ( { field, choice, amount } ) => [ field, choice, Number( amount ) ] ) ).toEqual(
		Object.entries( worth ).flatMap( ( [ field, of ] ) =>
			Object.entries( of ?? {} ).map( ( [ choice, amount ] ) => [ field, choice, amount ] )
		)
	);
} );

test.each( read )(
	'what is changed is written, and back again are the same values: $template',
	( { template, values } ) => {
		const changes = [
			{ values: [ 'a + 1', ...values.slice( 1 ) ] },
			{ option: [ 'decimals', '3' ] as [ string, string ] },
			{ label: 'Sum [text b]' },
			{ name: 'sum' },
		];
		for ( const edits of changes ) {
			const field = readField( changeField( template, edits ) );
			expect( field ).toMatchObject( { type: 'calculation', name: edits.name ?? 'total' } );
			const now = field?.values.map( ( { text } ) => text );
			expect( now ).toEqual( edits.values ?? values );
		}
		const changed = changeField( template, { values: [ 'a', ...values.slice( 1 ) ] } );
		expect( readField( changeField( changed, { values } ) )?.values.map( ( { text } ) => text ) ).toEqual( values );
	}
);

test.each( [ '"', "'", '"\'', ']', '[/calculation]', '</label><script>', '\u00a0', '|' ] )(
	'a formula or a price cannot break its tag: %s',
	( typed ) => {
		const changed = changeField( '[calculation t "a"]', { values: [ typed, `a=${ typed }=1` ] } );
		expect( readField( changed ) ).toMatchObject( { type: 'calculation', name: 't' } );
		expect( writeParts( readParts( changed ) ) ).toBe( changed );
	}
);
