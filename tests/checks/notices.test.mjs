import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { bundled, objections, printed, readPackage, writeNotices } from '../../bin/lib/notices.mjs';

const read = ( plugin, file ) => readFileSync( `plugins/${ plugin }/build/${ file }`, 'utf8' );

/** A package as npm would install it, with the properties of a test. */
function packed( description, files = {} ) {
	const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
	mkdirSync( folder, { recursive: true } );
	for ( const [ name, text ] of Object.entries( { 'package.json': JSON.stringify( description ), ...files } ) ) {
		writeFileSync( path.join( folder, name ), text );
	}
	const found = readPackage( folder );
	rmSync( folder, { recursive: true } );
	return found;
}

describe( 'third-party code in what a plugin ships', () => {
	test( 'a plugin that has nothing to build yet gets its lists, too', () => {
		const began = process.cwd();
		const tree = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
		mkdirSync( path.join( tree, 'plugins/frontage-bare' ), { recursive: true } );
		process.chdir( tree );
		try {
			assert.deepEqual( writeNotices( [ 'frontage-bare' ], '1.0.0' ), [] );
			assert.deepEqual( JSON.parse( read( 'frontage-bare', 'third-party.json' ) ).components, [] );
		} finally {
			process.chdir( began );
			rmSync( tree, { recursive: true } );
		}
	} );

	for ( const plugin of readdirSync( 'plugins' ) ) {
		test( `${ plugin }: every bundled package is named with its licence and its notice`, () => {
			const packages = bundled( plugin );
			const notices = read( plugin, 'THIRD-PARTY.txt' );
			const bill = JSON.parse( read( plugin, 'third-party.json' ) );
			for ( const one of packages ) {
				assert.ok( notices.includes( `${ one.name } ${ one.version } (${ one.license })` ), one.name );
				assert.ok( notices.includes( printed( one ) ), one.name );
			}
			assert.deepEqual(
				bill.components.map( ( one ) => one[ 'bom-ref' ] ),
				packages.map( ( { name, version } ) => `${ name }@${ version }` )
			);
		} );

		test( `${ plugin }: each of them may be shipped`, () =>
			assert.deepEqual( bundled( plugin ).flatMap( objections ), [] ) );
	}

	test( 'drawings in a PHP file are named with their package, too', () => {
		const icons = bundled( 'frontage-slider', {} );
		assert.deepEqual(
			icons.map( ( { name, license, files } ) => [ name, license, files ] ),
			[ [ 'bootstrap-icons', 'MIT', [ 'build/import/Icons/IconPaths.php' ] ] ]
		);
		assert.match( icons[ 0 ].notice, /Copyright .* The Bootstrap Authors/ );
		assert.deepEqual( bundled( 'frontage-forms', {} ), [] );
	} );

	test( 'the text of the GPL is passed on once, in LICENSE; other licences stand with their packages', () => {
		const notice = 'Copyright 2026 by the contributors\n\n## Full Text of Referenced Licenses\n\n### GNU …';
		assert.equal(
			printed( { license: 'GPL-2.0-or-later', notice } ),
			'Copyright 2026 by the contributors\n\nThe text of the license is in LICENSE.'
		);
		assert.equal( printed( { license: 'MIT', notice } ), notice );
		assert.match( readFileSync( 'LICENSE', 'utf8' ), /GNU GENERAL PUBLIC LICENSE\s+Version 2/ );
	} );

	test( 'files have the names that they have in the zip', () => {
		const made = Object.fromEntries(
			[ 'kit/react.js', 'editor/editor.js' ].map( ( file ) => [
				`.cache/build/${ file }`,
				[ 'node_modules/react/index.js' ],
			] )
		);
		assert.deepEqual( bundled( 'frontage-forms', made )[ 0 ].files, [
			'kit/client/react.js',
			'kit/editor/editor.js',
		] );
	} );

	test( 'the inbox is known to hold what its table is made of', () => {
		const names = bundled( 'frontage-forms' ).map( ( { name } ) => name );
		assert.ok( names.includes( '@wordpress/dataviews' ) && names.includes( 'date-fns' ), names.join( ' ' ) );
	} );
} );

describe( 'a package that may not be shipped is refused', () => {
	const notice = { LICENSE: 'Some words' };

	test( 'with a licence that does not go with the GPL', () =>
		assert.match(
			objections( packed( { name: 'a', version: '1.0.0', license: 'BUSL-1.1' }, notice ) ).join(),
			/^Leave a 1\.0\.0 out of the bundle: its licence \(BUSL-1\.1\)/
		) );

	test( 'without a licence', () =>
		assert.match( objections( packed( { name: 'a', version: '1.0.0' }, notice ) ).join(), /\(none named\)/ ) );

	test( 'without the words of its licence', () =>
		assert.match(
			objections( packed( { name: 'a', version: '1.0.0', license: 'MIT' } ) ).join(),
			/no licence text/
		) );

	test( 'but not for having a choice of licences', () =>
		assert.deepEqual(
			objections( packed( { name: 'a', version: '1.0.0', license: '(AFL-2.1 OR MIT)' }, notice ) ),
			[]
		) );
} );
