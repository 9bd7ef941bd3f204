// The owner's handbook (docs/handbook): complete, linked, illustrated within limits, and in the words of the screens.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { HANDBOOK, htmlOf, imagesOf, pagesOf } from '../../bin/lib/handbook.mjs';
import { allTexts } from '../../bin/lib/languages/texts.mjs';

const read = ( name ) => readFileSync( `${ HANDBOOK }/${ name }`, 'utf8' );
const pages = readdirSync( HANDBOOK ).filter( ( name ) => name.endsWith( '.md' ) && name !== 'README.md' );
const inPlugins = new Set( readdirSync( 'plugins' ).flatMap( ( plugin ) => pagesOf( plugin ) ) );

const LIMIT = 40 * 1024;
const WIDTH = 1200;
/** A page fits on one printed page. */
const WORDS = 450;

/** Labels of WordPress and of other plugins that the handbook names. */
const OTHERS =
	'Help|Users|Settings|General|Discussion|Disallowed Comment Keys|Appearance|Editor|Tools|Site Health|Anyone can register|Policy Guide|Export Personal Data|Erase Personal Data|Privacy|Export Template|Elementor|Contact Form 7|Frontage'.split(
		'|'
	);

const plain = ( text ) => text.replace( /<[^>]+>/g, '' ).trim();
const labels = new Set( [
	...OTHERS,
	...[ ...allTexts().values() ].flatMap(
		( entries ) => [ ...entries.values() ].map( ( { text } ) => plain( text ).replace( /: %.*/, '' ) ) // "Create site: %d items".
	),
] );

/** Labels in bold that no screen has; a path (A → B) is several. */
const unknownLabels = ( markdown, known = labels ) =>
	[ ...markdown.matchAll( /\*\*(.+?)\*\*/g ) ].flatMap( ( [ , bold ] ) =>
		bold.split( ' → ' ).filter( ( label ) => ! known.has( label ) )
	);

/** Width of a WebP image, by its kind. */
const WIDTHS = {
	'VP8 ': ( file ) => file.readUInt16LE( 26 ) % 0x4000,
	VP8L: ( file ) => ( file.readUInt16LE( 21 ) % 0x4000 ) + 1,
	VP8X: ( file ) => file.readUIntLE( 24, 3 ) + 1,
};
const widthOf = ( file ) => WIDTHS[ file.toString( 'latin1', 12, 16 ) ]( file );

describe( 'the handbook', () => {
	test( 'has thirteen pages, each linked from its index and in the Help tab of a plugin', () => {
		assert.equal( pages.length, 13 );
		for ( const page of pages ) {
			assert.ok( read( 'README.md' ).includes( `](${ page })` ), `README.md does not link ${ page }.` );
			assert.ok( inPlugins.has( page.replace( '.md', '' ) ), `No HelpPages.php lists ${ page }.` );
		}
	} );

	test( 'every page says what you get, has numbered steps and help for when it fails, on one printed page', () => {
		for ( const page of pages ) {
			const text = read( page );
			assert.match( text, /^# .+\n\nYou (?:get|keep) /, page );
			assert.match( text, /\n1\. /, page );
			assert.match( text, /\n## If it does not work\n/, page );
			const words = text.match( /[\p{L}\d]\S*/gu ).length;
			assert.ok( words <= WORDS, `${ page } has ${ words } words.` );
		}
	} );

	test( 'labels in bold stand on a screen', () =>
		assert.deepEqual(
			[ ...pages, 'README.md' ].flatMap( ( page ) =>
				unknownLabels( read( page ) ).map( ( label ) => `${ page }: ${ label }` )
			),
			[]
		) );

	test( 'a label that no screen has is found, also within a path', () =>
		assert.deepEqual(
			unknownLabels( '**Settings → Frontage → Shape of the thing** and **Settings**', new Set( OTHERS ) ),
			[ 'Shape of the thing' ]
		) );

	test( 'images are there, described, small, and each is used', () => {
		const used = pages.flatMap( ( page ) => imagesOf( read( page ) ) );
		for ( const { alt, file } of used ) {
			assert.ok( existsSync( `${ HANDBOOK }/${ file }` ), file );
			assert.ok( alt.length > 20, `${ file } needs a description.` );
			const content = readFileSync( `${ HANDBOOK }/${ file }` );
			assert.ok( content.length <= LIMIT, `${ file } has ${ content.length } bytes.` );
			assert.ok( widthOf( content ) <= WIDTH, `${ file } is ${ widthOf( content ) } px wide.` );
		}
		const names = existsSync( `${ HANDBOOK }/images` ) ? readdirSync( `${ HANDBOOK }/images` ) : [];
		assert.deepEqual(
			names.filter( ( name ) => ! used.some( ( { file } ) => file === `images/${ name }` ) ),
			[]
		);
	} );
} );

describe( 'its HTML', () => {
	test( 'has lists, headings, links, images and bold, without the title', () =>
		assert.equal(
			htmlOf(
				'# Title\n\nYou get **A & B**.\n\n![Two <forms>](images/a.webp)\n\n## Steps\n\n1. Open `x`.\n2. See [Y](y.md).\n\n- One\n- Two\n'
			),
			'<p>You get <strong>A &amp; B</strong>.</p>\n<p><img src="images/a.webp" alt="Two &lt;forms>" loading="lazy"></p>\n<h3>Steps</h3>\n<ol><li>Open <code>x</code>.</li><li>See <a href="y.md">Y</a>.</li></ol>\n<ul><li>One</li><li>Two</li></ul>'
		) );

	test( 'has tables with headers for rows and columns', () =>
		assert.equal(
			htmlOf( '| | Editor |\n|---|---|\n| Read **Inbox** | Yes |\n' ),
			'<table class="widefat striped"><thead><tr><th scope="col"></th><th scope="col">Editor</th></tr></thead><tbody><tr><th scope="row">Read <strong>Inbox</strong></th><td>Yes</td></tr></tbody></table>'
		) );

	test( 'leaves out links into the repository, and a heading that has nothing else', () =>
		assert.equal( htmlOf( 'Text.\n\n## More\n\n- [Guide](../guides/x.md)\n' ), '<p>Text.</p>' ) );

	for ( const block of [ '| a | b |', '> quote', '```sh\nx\n```', '### Deep', '1. One\n   more', '<b>x</b>' ] ) {
		test( `refuses ${ JSON.stringify( block ) }`, () => assert.throws( () => htmlOf( block ), /cannot show/ ) );
	}
} );
