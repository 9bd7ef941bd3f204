import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { required } from '../../bin/lib/plugins.mjs';

const files = execFileSync( 'git', [ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ], {
	encoding: 'utf8',
} )
	.split( '\0' )
	.filter( Boolean );

describe( 'what is committed', () => {
	test( 'the lock file names no host', () =>
		assert.doesNotMatch( readFileSync( 'package-lock.json', 'utf8' ), /"resolved": "http/ ) );

	test( 'no two files are one on a disk that does not tell capitals apart, as on macOS and Windows', () => {
		const seen = new Map();
		const alike = files.filter( ( file ) => {
			const plain = file.toLowerCase();
			const other = seen.get( plain ) ?? file;
			seen.set( plain, file );
			return other !== file;
		} );
		assert.deepEqual( alike, [] );
	} );

	test( 'signs that a style draws for the eye are not read out', () => {
		const styles = files.filter(
			( file ) => /^(behaviors|blocks|packages|themes)\/.*\.css$/.test( file ) && ! file.includes( '/editor/' )
		);
		assert.ok( styles.length > 50 );
		const spoken = styles.flatMap( ( file ) =>
			[ ...readFileSync( file, 'utf8' ).matchAll( /\bcontent:\s*"([^"]+)"\s*(\/\s*"")?/g ) ]
				.filter( ( [ , sign, silence ] ) => sign !== '\\00a0' && ! silence )
				.map( ( [ rule ] ) => `${ file }: ${ rule }` )
		);
		assert.deepEqual( spoken, [] );
	} );

	test( 'what a block’s editor looks like is named in its block.json, or no canvas gets it', () => {
		const styled = files.filter( ( file ) => /^blocks\/[^/]+\/[^/]+\/editor\/editor\.css$/.test( file ) );
		assert.ok( styled.length > 3 );
		assert.deepEqual(
			styled.filter(
				( file ) => ! JSON.parse( readFileSync( path.join( file, '../../block.json' ), 'utf8' ) ).editorStyle
			),
			[]
		);
	} );

	test( 'no file names a machine path or a package registry', () => {
		// Written in two parts, so that this file does not match itself.
		const hosts = new RegExp(
			[
				'registry' + '\\.npmjs',
				'deb' + '\\.debian\\.org',
				'repo' + '\\.packagist',
				'/wo' + 'rk/main',
				'(^|["\'\\s=(])/ro' + 'ot/',
			].join( '|' ),
			'm'
		);
		const text = files.filter(
			( file ) =>
				/\.(php|tsx?|m?js|cjs|json|sh|md|txt|css|html|xml|dist|neon|yml|lock)$|^bin\/[^.]+$/.test( file ) &&
				! file.startsWith( 'tests/fixtures/' ) &&
				file !== 'package-lock.json'
		);
		assert.deepEqual(
			text.filter( ( file ) => hosts.test( readFileSync( file, 'utf8' ) ) ),
			[]
		);
	} );
} );

describe( 'readme.txt of a plugin', () => {
	for ( const readme of files.filter( ( file ) => /^plugins\/[^/]+\/readme\.txt$/.test( file ) ) ) {
		test( `${ readme } says where the sources of built files are`, () =>
			assert.match( readFileSync( readme, 'utf8' ), /^== Source code ==\n\n.*bin\/build/m ) );
	}
} );

describe( 'wp-env', () => {
	const file = JSON.parse( readFileSync( '.wp-env.json', 'utf8' ) );

	test( 'its own reader accepts .wp-env.json and finds every path', async () => {
		const home = mkdtempSync( path.join( os.tmpdir(), 'frontage-wp-env-' ) );
		// Offline, it takes the newest version from its cache, even if the file names its own.
		writeFileSync( path.join( home, 'wp-env-cache.json' ), JSON.stringify( { latestWordPressVersion: '7.1' } ) );
		const { default: reader } = await import(
			path.resolve( 'node_modules/@wordpress/env/lib/config/parse-config.js' )
		);
		const parsed = await reader.parseConfig( process.cwd(), home );
		rmSync( home, { recursive: true, force: true } );
		const sources = [ ...parsed.pluginSources, ...parsed.themeSources, ...Object.values( parsed.mappings ) ];
		assert.equal( sources.length, file.plugins.length + file.themes.length + Object.keys( file.mappings ).length );
		sources
			.filter( ( { type } ) => type === 'local' )
			.forEach( ( source ) => assert.ok( existsSync( source.path ), source.path ) );
		// It activates plugins in this order, and stops at the first one that WordPress refuses.
		const names = parsed.pluginSources.map( ( { basename } ) => basename );
		names.forEach( ( name, at ) => {
			const main = `plugins/${ name }/${ name }.php`;
			const missing = ( existsSync( main ) ? required( main ) : [] ).filter(
				( need ) => ! names.slice( 0, at ).includes( need )
			);
			assert.deepEqual( missing, [], `before ${ name }` );
		} );
	} );

	test( 'it mounts the demo as bin/start does', () =>
		assert.deepEqual( file.mappings, { 'wp-content/mu-plugins': './demo' } ) );
} );
