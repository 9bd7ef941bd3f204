import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { findHooks, pages } from '../../bin/lib/reference.mjs';

const files = execFileSync( 'git', [ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ], {
	encoding: 'utf8',
} )
	.split( '\0' )
	.filter( ( file ) => file && ! file.startsWith( 'tests/fixtures/' ) && existsSync( file ) );
const read = ( file ) => readFileSync( file, 'utf8' );

/** Headings, without those in code and examples. */
const headings = ( text ) =>
	[ ...text.replace( /^```[\s\S]*?^```/gm, '' ).matchAll( /^#{1,6} (.+?)\s*$/gm ) ].map(
		( [ , heading ] ) => heading
	);

/** Missing pages of docs/, and missing sections of them, that the text refers to. */
function citationBreaches( name, text ) {
	return [
		...text.matchAll( /\bdocs\/(?:reference|guides|decisions)\/[\w-]+\.md((?:[\s*/]*(?:,|and|§[\d.]*\d))*)/g ),
	].flatMap( ( [ all, sections ] ) => {
		const page = all.match( /^docs\/[\w/-]+\.md/ )[ 0 ];
		if ( ! existsSync( page ) ) {
			return [ `${ name } names ${ page }, which is not there.` ];
		}
		const known = headings( read( page ) );
		return [ ...sections.matchAll( /§([\d.]*\d)/g ) ]
			.filter( ( [ , section ] ) => ! known.some( ( heading ) => heading.startsWith( `${ section }. ` ) ) )
			.map( ( [ , section ] ) => `${ name } names ${ page } §${ section }, which has no such section.` );
	} );
}

/** The anchor that GitHub generates for a heading. */
const anchor = ( heading ) =>
	heading
		.toLowerCase()
		.replace( /[^\p{L}\p{N} _-]/gu, '' )
		.replaceAll( ' ', '-' );

function linkBreaches( name, text ) {
	return [
		...text
			.replace( /^```[\s\S]*?^```/gm, '' )
			.replace( /`[^`\n]*`/g, '' )
			.matchAll( /\]\((?!https?:|mailto:)([^)\s]*)\)|\b(?:src|href)="(?!https?:|mailto:)([^"]+)"/g ),
	].flatMap( ( [ , inline, attribute ] ) => {
		const link = inline ?? attribute;
		const file = link.startsWith( '#' ) ? name : path.join( path.dirname( name ), link.replace( /#.*/, '' ) );
		if ( ! existsSync( file ) ) {
			return [ `${ name } links to ${ link }, which is not there.` ];
		}
		const part = link.split( '#' )[ 1 ];
		return part && ! headings( read( file ) ).map( anchor ).includes( part )
			? [ `${ name } links to #${ part } in ${ file }, which has no such heading.` ]
			: [];
	} );
}

describe( 'what the code cites', () => {
	test( 'every page and section is there', () => {
		const text = files.filter(
			( file ) =>
				/\.(php|tsx?|m?js|json|sh|css|md|txt|yml)$|^bin\/[^.]+$/.test( file ) &&
				file !== 'tests/checks/docs.test.mjs'
		);
		assert.deepEqual(
			text.flatMap( ( file ) => citationBreaches( file, read( file ) ) ),
			[]
		);
	} );

	test( 'a missing page and a missing section are found', () => {
		assert.equal( citationBreaches( 'x.php', '// docs/reference/nothing.md §1' ).length, 1 );
		assert.equal( citationBreaches( 'x.php', ' * docs/reference/contact-forms.md §5 and §99' ).length, 1 );
	} );
} );

describe( 'links', () => {
	test( 'every relative link leads somewhere', () => {
		assert.deepEqual(
			files
				.filter( ( file ) => file.endsWith( '.md' ) )
				.flatMap( ( file ) => linkBreaches( file, read( file ) ) ),
			[]
		);
	} );

	test( 'a link to nowhere is found', () =>
		assert.equal(
			linkBreaches( 'README.md', '[a](docs/nowhere.md) [b](#no-such-heading) <img src="docs/none.png">' ).length,
			3
		) );
} );

describe( 'reference', () => {
	test( 'hooks.md and rest.md say what the code says; "npm run docs" writes them', () => {
		for ( const [ file, text ] of Object.entries( pages() ) ) {
			assert.equal( read( file ), text, `${ file } is stale: npm run docs` );
		}
	} );

	for ( const folder of [ 'plugins/frontage-forms/src', 'packages/kit/php' ] ) {
		test( `a hook without a docblock is found in ${ folder }`, () => {
			const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
			mkdirSync( path.join( copy, folder ), { recursive: true } );
			writeFileSync(
				path.join( copy, folder, 'Bare.php' ),
				"<?php\n/** A class. */\nfinal class Bare {\n\tpublic function run(): void {\n\t\tdo_action( 'frontage_forms_bare' );\n\t}\n}\n"
			);
			const { errors } = findHooks( copy );
			rmSync( copy, { recursive: true } );
			assert.equal( errors.length, 1 );
		} );
	}
} );

describe( 'pictures', () => {
	test( 'none in docs/images is larger than 200 KB', () => {
		const large = files.filter(
			( file ) => file.startsWith( 'docs/images/' ) && readFileSync( file ).length > 200 * 1024
		);
		assert.deepEqual( large, [] );
	} );
} );
