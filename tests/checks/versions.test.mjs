// One version number for the suite, and a release that would write it everywhere.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { versionBreaches, versioned } from '../../bin/lib/versions.mjs';

describe( 'versions', () => {
	test( 'every header names the version of package.json', () => assert.deepEqual( versionBreaches(), [] ) );

	test( 'a plugin header with another version is found', () => {
		const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
		for ( const file of [
			'package.json',
			...versioned( '.' ).map( ( entry ) => entry.file ),
			...readdirSync( 'packages' ).map( ( name ) => `packages/${ name }/package.json` ),
		] ) {
			cpSync( file, path.join( copy, file ), { recursive: true } );
		}
		const header = path.join( copy, 'plugins/frontage-forms/frontage-forms.php' );
		writeFileSync( header, readFileSync( header, 'utf8' ).replace( /(Version:\s+)\S+/, '$19.9.9' ) );
		const breaches = versionBreaches( copy );
		rmSync( copy, { recursive: true } );
		assert.equal( breaches.length, 1 );
		assert.match( breaches[ 0 ], /9\.9\.9/ );
	} );

	test( 'every script a plugin ships carries the version of the suite in its kit', () => {
		const { version } = JSON.parse( readFileSync( 'package.json', 'utf8' ) );
		for ( const plugin of readdirSync( 'plugins' ) ) {
			assert.match(
				readFileSync( `plugins/${ plugin }/kit/kit.php`, 'utf8' ),
				new RegExp( `\\['${ version }'\\]|\\[ '${ version }' \\]` )
			);
		}
	} );
} );

describe( 'bin/release --dry-run', () => {
	const named = [
		'CHANGELOG.md',
		'package.json',
		'package-lock.json',
		...readdirSync( 'packages' ).map( ( name ) => `packages/${ name }/package.json` ),
		...versioned( '.' ).map( ( { file } ) => file ),
	];
	const release = ( ...args ) => spawnSync( 'bin/release', args, { encoding: 'utf8' } );
	const isReleased = /^## Unreleased\n+(## |$(?![\s\S]))/m.test( readFileSync( 'CHANGELOG.md', 'utf8' ) );

	test( 'names every file that holds a version, and changes none', () => {
		const before = named.map( ( file ) => readFileSync( file, 'utf8' ) );
		const { status, stdout, stderr } = release( '9.9.9', '--dry-run' );
		if ( isReleased ) {
			assert.match( stderr, /a release without a change is none/ );
		} else {
			assert.equal( status, 0, stderr );
			assert.deepEqual(
				stdout.trim().split( '\n' ).sort(),
				named.map( ( file ) => `would change ${ file }` ).sort()
			);
		}
		assert.deepEqual(
			named.map( ( file ) => readFileSync( file, 'utf8' ) ),
			before
		);
	} );

	test( 'wants a version', () =>
		assert.match( release( 'soon', '--dry-run' ).stderr, /usage: bin\/release VERSION/ ) );
} );
