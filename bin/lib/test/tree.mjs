// The tree that is tested: its hash, the order of tests that is taken from it, and what changed since a commit.
// On the command line it prints the seed: node bin/lib/test/tree.mjs.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a run writes about itself is no part of what it ran. */
const RECORDS = [ 'tests/full-run.json', 'tests/unsteady.json' ];

const git = ( args, env = {} ) =>
	execFileSync( 'git', args, {
		encoding: 'utf8',
		env: { ...process.env, ...env },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} ).trim();

/** The hash that the tree would have if all of it were committed now, so an author's run and the one after the commit agree. */
export function treeHash() {
	const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-index-' ) );
	const index = { GIT_INDEX_FILE: path.join( folder, 'index' ) };
	try {
		const own = path.join( git( [ 'rev-parse', '--absolute-git-dir' ] ), 'index' );
		if ( existsSync( own ) ) {
			copyFileSync( own, index.GIT_INDEX_FILE );
		}
		git( [ 'add', '--all' ], index );
		git( [ 'rm', '--cached', '--quiet', '--ignore-unmatch', ...RECORDS ], index );
		return git( [ 'write-tree' ], index );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

/** A number below 2³¹ for tools that shuffle by a seed. */
export const seedOf = ( hash ) => parseInt( hash.slice( 0, 8 ), 16 ) % 2 ** 31;

/** Whether files below `paths` differ from those of a commit; a commit that is not known here differs in all. */
export function changedSince( commit, paths ) {
	try {
		git( [ 'diff', '--quiet', commit, '--', ...paths, ...RECORDS.map( ( file ) => `:!${ file }` ) ] );
		return git( [ 'ls-files', '--others', '--exclude-standard', '--', ...paths ] ) !== '';
	} catch {
		return true;
	}
}

/** Commands and parts of checks that these scripts name, and those that they name in turn: what runs when they run. */
export function filesNamed( scripts ) {
	const isFile = ( name ) => existsSync( name ) && statSync( name ).isFile();
	const found = new Set();
	const follow = ( script ) => {
		const code = readFileSync( script, 'utf8' ).replace( /(?<!\S)(?:\/\/|#) .*/g, '' ); // What a comment names is not run.
		for ( const word of code.match( /[\w./-]*[./][\w./-]*/g ) ?? [] ) {
			// From where the script lies, or from the root, which may stand before it as a variable.
			for ( const name of [ path.join( path.dirname( script ), word ), word.replace( /^.*?(?=bin\/)/, '' ) ] ) {
				if ( /^(?:bin|tests\/checks)\//.test( name ) && ! found.has( name ) && isFile( name ) ) {
					found.add( name );
					follow( name );
				}
			}
		}
	};
	scripts.filter( isFile ).forEach( follow );
	return [ ...found ];
}

/** The commit that is checked out, or '' while the tree differs from it. */
export const cleanCommit = () => ( changedSince( 'HEAD', [ '.' ] ) ? '' : git( [ 'rev-parse', 'HEAD' ] ) );

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	process.stdout.write( `${ seedOf( treeHash() ) }\n` );
}
