// Finds tests that no runner would run, from each runner's own configuration.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import jest from '../../jest.config.js';

const house = fileURLToPath( new URL( '../../', import.meta.url ) );
const IGNORE = [ '**/node_modules/**', 'vendor/**', '.cache/**', 'dist/**', 'plugins/*/{build,kit}/**' ];
const NAMED = /(\.(test|spec)\.[cm]?[jt]sx?|Test\.php)$/;
const MAY_TEST = new RegExp( `${ NAMED.source }|(^|/)tests/.*\\.php$` );
const HAS_TEST = /\b(test|it)(\.each)?\b[^;]{0,400}?\(/; // PHPUnit itself reports classes without tests.

/** A class that PHPUnit would run if it loaded the file. */
const isTestClass = ( code ) => /^(final )?class \w+ extends \w*TestCase\b/m.test( code );

/** Globs of all files that a runner finds. */
function suites() {
	const read = ( file ) => readFileSync( path.join( house, file ), 'utf8' );
	const phpunit = [ 'phpunit.xml.dist', 'phpunit.pure.xml.dist' ].flatMap( ( file ) =>
		[ ...read( file ).matchAll( /<directory>(.+?)<\/directory>/g ) ].map(
			( [ , folder ] ) => `${ folder }/**/*Test.php`
		)
	);
	// A configuration without a test folder uses its own folder.
	const browsers = glob
		.sync( '{.,tests/*}/playwright.config.ts', { cwd: house } )
		.map( ( file ) =>
			path.posix.join( path.dirname( file ), /testDir: '(.+?)'/.exec( read( file ) )?.[ 1 ] ?? '.' )
		);
	return [
		...jest.testMatch.map( ( pattern ) => pattern.replace( '<rootDir>/', '' ) ),
		...phpunit,
		...browsers.map( ( folder ) => `${ folder }/**/*.spec.ts` ),
		'tests/{checks,servers}/*.test.mjs', // The same as in bin/lib/test/plan.mjs.
	];
}

/** Returns a sentence for each test file in no suite, and for each without tests. */
export function strayTests( root = '.', files = undefined ) {
	files ??= execFileSync( 'git', [ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ], {
		cwd: root,
		encoding: 'utf8',
	} )
		.split( '\0' )
		.filter( Boolean );
	const patterns = suites();
	const run = new Set( glob.sync( patterns, { cwd: root, ignore: IGNORE } ) );
	return files
		.filter( ( file ) => existsSync( path.join( root, file ) ) && MAY_TEST.test( file ) )
		.flatMap( ( file ) => {
			const code = readFileSync( path.join( root, file ), 'utf8' );
			if ( run.has( file ) ) {
				return file.endsWith( '.php' ) || HAS_TEST.test( code )
					? []
					: [ `${ file } holds no test: write one or delete it.` ];
			}
			return NAMED.test( file ) || isTestClass( code )
				? [
						`${ file } is run by nobody: name it and put it where a runner looks (${ patterns.join( ', ' ) }), or widen that runner's pattern.`,
					]
				: [];
		} );
}
