import { composeField, fieldTypes } from '@frontage/editor/form-tags';
import { changeField, hasSilentOptional, isMarked, readField, type FieldEdits, widthOf } from './field';
import { changeElement, changeText, readText } from './text';

test.each< [ string, string, FieldEdits, string ] >( [
	[ 'a label', '<label> A\n [text a] </label>', { label: 'B &amp; C' }, '<label> B &amp; C\n [text a] </label>' ],
	[ 'an empty label', '<label>\n[text a]</label>', { label: 'A' }, '<label>A\n[text a]</label>' ],
	[ 'a first label', '<p>[text a]</p>', { label: 'A' }, '<p><label>A\n[text a]</label></p>' ],
	[
		'a first label of boxes',
		'[radio a "x"]',
		{ label: 'A' },
		'<fieldset><legend>A</legend>\n[radio a "x"]\n</fieldset>',
	],
	[
		'a label that would be a tag',
		'<label>A [text a]</label>',
		{ label: '[text b]' },
		'<label>&#91;text b&#93; [text a]</label>',
	],
	[ 'required', '[text  a  "x"]', { required: true }, '[text*  a  "x"]' ],
	[ 'no longer required', '[text* a]', { required: false }, '[text a]' ],
	[ 'required where there is no such tag', '[radio a "x"]', { required: true }, '[radio a "x"]' ],
	[ 'a name', '[email*\n a.b "x"]', { name: 'c' }, '[email*\n c "x"]' ],
	[ 'a first option', '[text a "x"]', { option: [ 'placeholder', true ] }, '[text a placeholder "x"]' ],
	[
		'an option among others',
		'[text a size:3 class:x  class:y]',
		{ option: [ 'class', 'z' ] },
		'[text a size:3 class:z  class:y]',
	],
	[ 'an option taken away', '[text a size:3 class:x "v"]', { option: [ 'size', '' ] }, '[text a class:x "v"]' ],
	[
		'an option with what the grammar has not',
		'[file a]',
		{ option: [ 'filetypes', 'pdf "],x' ] },
		'[file a filetypes:pdf_x]',
	],
	[ 'one of several choices', '[select a \'x\'  "y"]', { values: [ 'x', 'z' ] }, '[select a \'x\'  "z"]' ],
	[ 'more choices', '[select a "x"]', { values: [ 'x', 'say "y"' ] }, `[select a "x" 'say "y"']` ],
	[ 'no choices', '[select a "x" "y"]', { values: [] }, '[select a]' ],
	[ 'first choices', '[select a multiple]', { values: [ 'x' ] }, '[select a multiple "x"]' ],
	[ 'a text of a button', '[submit]', { values: [ 'Go' ] }, '[submit "Go"]' ],
	[
		'a consent',
		'[acceptance a] x [/acceptance]',
		{ content: 'I [agree]' },
		'[acceptance a]I &#91;agree&#93;[/acceptance]',
	],
	[ 'a first consent', '[acceptance a optional]', { content: 'Yes' }, '[acceptance a optional]Yes[/acceptance]' ],
	[
		'several things',
		'<label>A [text a]</label>',
		{ label: 'B', name: 'b', required: true },
		'<label>B [text* b]</label>',
	],
] )( 'only what is changed is written: %s', ( _, source, edits, changed ) => {
	expect( changeField( source, edits ) ).toBe( changed );
	expect( readField( changed ) ).toBeDefined();
} );

test( 'a value cannot break its tag, whatever is typed', () => {
	for ( const typed of [ '"', "'", '"\'', ']', '[/acceptance]', '[text b]', '\u00A0', '</label><script>' ] ) {
		expect( readField( changeField( '[text a "x"]', { values: [ typed ] } ) ) ).toMatchObject( { name: 'a' } );
		expect( readField( changeField( '[acceptance a]x[/acceptance]', { content: typed } ) ) ).toMatchObject( {
			name: 'a',
		} );
	}
} );

test( 'a text keeps the element it is in, and makes no form-tag', () => {
	expect( changeText( '<p class="x">A</p>', 'B<br>[submit]' ) ).toBe( '<p class="x">B<br>&#91;submit&#93;</p>' );
	expect( changeText( 'A', 'B\n\n\nC' ) ).toBe( 'B\nC' );
	expect( changeElement( '<p>A <b>b</b></p>', 'h3' ) ).toBe( '<h3>A <b>b</b></h3>' );
	expect( readText( '<h2 class="x">A</h2>' ) ).toMatchObject( { tag: 'h2', html: 'A' } );
} );

test.each( fieldTypes().map( ( type ) => [ type.type, type ] as const ) )(
	'a new field of the type %s is read',
	( name, type ) => {
		const choices = { name: 'a', required: true, label: 'A', values: 'x\ny', content: 'c', options: {} };
		expect( readField( composeField( type, choices ) ) ).toMatchObject( {
			type: name,
			required: Boolean( type.requirable ),
		} );
	}
);

test( 'a label that is typed letter by letter gathers no blanks behind or before it', () => {
	for ( const source of [ '<label> Your name\n    [text a] </label>', '<label>Your name [text a]</label>' ] ) {
		const typed = [ ...'Your full name' ].reduce(
			( { text, label }, letter ) => ( {
				text: changeField( text, { label: label + letter } ),
				label: label + letter,
			} ),
			{ text: changeField( source, { label: ' ' } ), label: '' }
		);
		expect( typed.text ).toBe( source.replace( 'Your name', 'Your full name' ) );
	}
} );

test.each( [
	[ 'an optional one does not say so', '<label>Name\n[text* a]</label>', '<label>Mail\n[email b]</label>', true ],
	[ 'optional ones say so', '<label>Name\n[text* a]</label>', '<label>Mail (optional)\n[email b]</label>', false ],
	[ 'there is no optional one', '<label>Name\n[text* a]</label>', '<label>Mail\n[email* b]</label>', false ],
	[ 'what is not left empty', '<label>Name\n[text* a]</label>', '<label>How much?\n[range b]</label>', false ],
] )( 'labels say which fields are required as on the page: %s', ( _, one, other, expected ) => {
	const fields = [ one, other ].map( ( source ) => readField( source )! );
	expect( hasSilentOptional( fields ) ).toBe( expected );
	expect( fields.map( ( field ) => isMarked( field ) ) ).toEqual( [ true, other.includes( '*' ) ] );
} );

describe( 'help text', () => {
	const of = ( source: string ) => readField( source )?.help?.text;
	const LABELLED = '<label>Phone\n[tel phone]</label>';

	test( 'it comes behind the label, is changed there and goes without a trace', () => {
		const helped = changeField( LABELLED, { help: 'We call <on> weekdays & Sundays. ' } );
		expect( helped ).toBe(
			`${ LABELLED }\n<small class="fr-form-help">We call &lt;on> weekdays &amp; Sundays.</small>`
		);
		expect( of( helped ) ).toBe( 'We call &lt;on> weekdays &amp; Sundays.' );
		expect( of( changeField( helped, { help: 'Short' } ) ) ).toBe( 'Short' );
		expect( changeField( helped, { help: ' ' } ) ).toBe( LABELLED );
		expect( changeField( helped, { label: 'Telephone', required: true } ) ).toBe(
			helped.replace( 'Phone', 'Telephone' ).replace( '[tel ', '[tel* ' )
		);
	} );

	test( 'for choices it is in their fieldset', () => {
		const day = '<fieldset><legend>Day</legend>\n[checkbox day "Mo" "Tu"]\n</fieldset>';
		expect( changeField( day, { help: 'One or both' } ) ).toBe(
			day.replace( ']\n', ']\n<small class="fr-form-help">One or both</small>\n' )
		);
	} );

	test( 'it cannot contain a form-tag', () => {
		expect( changeField( LABELLED, { help: 'See [text b]' } ) ).toContain( 'See &#91;text b&#93;</small>' );
	} );
} );

test( 'a field is marked by what its form marks', () => {
	const fields = [ '<label>A\n[text* a]</label>', '<label>B\n[text b]</label>' ].flatMap(
		( source ) => readField( source ) ?? []
	);
	expect( fields.map( ( field ) => [ isMarked( field ), isMarked( field, true ) ] ) ).toEqual( [
		[ true, false ],
		[ false, true ],
	] );
} );

test( 'a width is an element around the whole field, which goes with it', () => {
	const field = '<label>A\n[text* a]</label>\n<small class="fr-form-help">B</small>';
	const half = changeField( field, { width: 'half' } );
	expect( half ).toBe( `<div class="fr-form-half">\n${ field }\n</div>` );
	expect( readField( half )?.help?.text ).toBe( 'B' );
	expect( [ widthOf( field ), widthOf( half ) ] ).toEqual( [ 'full', 'half' ] );
	const third = changeField( changeField( half, { label: 'C', help: '' } ), { width: 'third' } );
	expect( third ).toBe( '<div class="fr-form-third">\n<label>C\n[text* a]</label>\n</div>' );
	expect( changeField( third, { width: 'full' } ) ).toBe( '<label>C\n[text* a]</label>' );
} );

test( 'a label that ends in an asterisk needs no mark', () => {
	const [ field ] = [ '<label>A *\n[text* a]</label>' ].flatMap( ( source ) => readField( source ) ?? [] );
	expect( field && isMarked( field ) ).toBe( false );
} );
