import paragraphs from '../../../../../tests/fixtures/contact-forms/auto-paragraphs.json';
import rendered from '../../../../../tests/fixtures/contact-forms/rendered-html.json';
import grammar from '../../../../../tests/fixtures/contact-forms/tag-grammar.json';
import { readTags, TAG_TYPES } from '@frontage/editor/form-tags';
import { readField } from './field';
import { readParts, writeParts, type Parts } from './template-parser';

const recorded = [
	...grammar.rows.map( ( { template } ) => template ),
	...paragraphs.rows.map( ( { template } ) => template ),
	...rendered.forms.map( ( { template } ) => template ),
].filter( ( template ) => template !== undefined );

test( 'there are templates to read', () => {
	expect( recorded.length ).toBeGreaterThan( 190 );
} );

test.each( recorded )( 'a template that nobody changed keeps its bytes: %j', ( template ) => {
	expect( writeParts( readParts( template ) ) ).toBe( template );
} );

test.each( grammar.rows.map( ( { template, tags } ) => [ template, tags ] as const ) )(
	'the tags of %j are those that PHP reads',
	( template, tags ) => {
		expect(
			readTags( template ).map( ( { tag } ) => ( {
				type: tag.type + ( tag.required ? '*' : '' ),
				raw_name: tag.name,
				options: tag.options.map( ( { text } ) => text ),
				raw_values: tag.values.map( ( { text } ) => text ),
				content: ( tag.content?.text ?? '' ).trim(),
			} ) )
		).toEqual(
			tags
				.filter( ( { basetype } ) => basetype in TAG_TYPES )
				.map( ( tag ) => ( {
					type: tag.type,
					raw_name: tag.raw_name,
					options: tag.options,
					raw_values: tag.raw_values,
					content: tag.content,
				} ) )
		);
	}
);

/** What pieces a template has, in a line each. */
const outline = ( { parts }: Parts ): unknown[] =>
	parts.map( ( { kind, source, inside } ) => {
		if ( inside ) {
			return [ source, ...outline( inside ) ];
		}
		const field = kind === 'field' ? readField( source ) : undefined;
		return field ? `${ field.type } ${ field.name }: ${ field.label?.text ?? '–' }` : `${ kind }: ${ source }`;
	} );

test.each( [
	[ 'a label around a field', '<label> Your name\n  [text* a] </label>', [ 'text a: Your name' ] ],
	[ 'a label in front of it', '<label for="x">Name</label><br />\n[text a id:x]', [ 'text a: Name' ] ],
	[ 'a paragraph, as forms were written long ago', '<p>Name *<br />\n[text* a]</p>', [ 'text a: Name *' ] ],
	[ 'a text in front, and no element', 'Name: [text a]', [ 'text a: Name:' ] ],
	[ 'a group of boxes', '<fieldset><legend>Days</legend>\n[checkbox a "Mo"]\n</fieldset>', [ 'checkbox a: Days' ] ],
	[ 'a row of a table', '<tr><td>Name</td><td>[text a]</td></tr>', [ 'text a: Name' ] ],
	[ 'fields side by side', '[text a] [text b]\n[submit "Go"]', [ 'text a: –', 'text b: –', 'submit : –' ] ],
	[
		'columns of a framework',
		'<div class="row"><div class="col"><label>A [text a]</label></div><div class="col">[email b]</div></div>',
		[ [ '<div class="row">', 'text a: A', 'email b: –' ] ],
	],
	[
		'a group of conditions',
		'[group g]\n<h2>More</h2>\n[text a]\n[/group]',
		[ [ '[group g]', 'text: <h2>More</h2>', 'text a: –' ] ],
	],
	[
		'a group of conditions that is empty, or has a text',
		'[group g]\n[/group][group h]Hi[/group]',
		[ [ '[group g]' ], [ '[group h]', 'text: Hi' ] ],
	],
	[ 'texts and a divider', 'Hello\n\n<p>You</p><hr>', [ 'text: Hello', 'text: <p>You</p>', 'text: <hr>' ] ],
	[ 'a sentence with fields in it', 'From [text a] to [text b]', [ 'html: From [text a] to [text b]' ] ],
	[ 'markup that is never closed', '<div>[text a] [text b]', [ 'html: <div>[text a] [text b]' ] ],
	[ 'a script', '<script>if ( a < b ) { x[ 0 ] }</script>', [ 'html: <script>if ( a < b ) { x[ 0 ] }</script>' ] ],
	[ 'a tag of another plugin', '[signature a]', [ 'html: [signature a]' ] ],
	[
		'a label in which something hides',
		'<label>A <b onclick="x()">B</b> [text a]</label>',
		[ 'html: <label>A <b onclick="x()">B</b> [text a]</label>' ],
	],
	[
		'an address that is a script',
		'<p><a href="javascript:x()">A</a></p>',
		[ 'html: <p><a href="javascript:x()">A</a></p>' ],
	],
] )( '%s', ( _, template, pieces ) => {
	expect( outline( readParts( template ) ) ).toEqual( pieces );
	expect( writeParts( readParts( template ) ) ).toBe( template );
} );

describe( 'pieces in another order', () => {
	const order = ( template: string, ...places: number[] ) => {
		const { parts, tail } = readParts( template );
		return writeParts( { parts: places.map( ( place ) => parts[ place ]! ), tail } );
	};

	test( 'each is a paragraph of its own, also what stood in one line', () => {
		expect( order( '[text a] [text b]\n[submit]\n', 1, 0, 2 ) ).toBe( '[text b]\n\n[text a]\n\n[submit]\n' );
	} );

	test( 'those that still follow each other keep what is between them', () => {
		expect( order( '[text a]\n[text b]\n[submit]', 2, 0, 1 ) ).toBe( '[submit]\n\n[text a]\n[text b]' );
		expect( order( '[text a]\n[text b]\n[submit]', 1, 2 ) ).toBe( '[text b]\n[submit]' );
	} );
} );

test( 'a long template that cannot be read is left as it is, within the time that a test has', () => {
	const template = `${ '<div><label>'.repeat( 300 ) }${ '[text '.repeat( 2000 ) }${ '"'.repeat( 999 ) }`;
	expect( writeParts( readParts( template ) ) ).toBe( template );
} );

test( 'a help text belongs to the field before it', () => {
	const text =
		'<label>Phone\n[tel phone]</label>\n<small class="fr-form-help">Weekdays</small>\n\n<label>B\n[text b]</label>\n<small class="own">x</small>';
	const parts = readParts( text );
	expect( parts.parts.map( ( { kind, source } ) => [ kind, source.split( '>' )[ 0 ] ] ) ).toEqual( [
		[ 'field', '<label' ],
		[ 'field', '<label' ],
		[ expect.any( String ), '<small class="own"' ],
	] );
	expect( parts.parts[ 0 ]?.source ).toContain( 'Weekdays' );
	expect( writeParts( parts ) ).toBe( text );
} );
