// Checks that shipped PHP files do nothing when requested directly: each one exits outside of WordPress.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';

/** Every PHP file of the zips, and the templates of such files. */
const SHIPPED = [
	'{blocks,behaviors,themes}/**/*.php',
	'plugins/*/*.php',
	'plugins/*/{src,languages,kit,build}/**/*.php',
	'packages/*/*.php',
	'packages/*/php/**/*.php',
	'bin/templates/**/*.php.txt',
];

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const GUARD =
	/^<\?php\s+(?:(?:declare|namespace|(?:\{\w+\})?use)\b[^;]*;\s+)*defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/;
const ONLY_DATA = /^<\?php\s+(?:declare\b[^;]*;\s+)?return (?:array ?\(|\[|\w+::)/;

/** Whether a file does nothing when requested directly: guarded, or a list that is returned to the file that requires it. */
export function isGuarded( text ) {
	const code = text.replace( COMMENT, '' );
	return GUARD.test( code ) || ONLY_DATA.test( code ) || code.trim() === '<?php';
}

/** Files without a guard, as sentences. */
export function unguarded( root = '.' ) {
	return glob
		.sync( SHIPPED, {
			cwd: root,
			ignore: [
				'**/node_modules/**',
				'**/tests/**',
				'bin/templates/**/tests/**',
				'bin/templates/*-test.php.txt',
			],
		} )
		.filter( ( file ) => ! isGuarded( readFileSync( path.join( root, file ), 'utf8' ) ) )
		.sort()
		.map( ( file ) => `${ file }: put "defined( 'ABSPATH' ) || exit;" below its namespace and its use lines.` );
}
