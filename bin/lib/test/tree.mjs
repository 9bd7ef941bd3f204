// The tested tree: its hash, and changes since a commit.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files that a run writes about itself are not part of the tested tree. */
const RECORDS = [ 'tests/full-run.json', 'tests/unsteady.json' ];

const git = ( args, env = {} ) =>
	execFileSync( 'git', args, {
		encoding: 'utf8',
		env: { ...process.env, ...env },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} ).trim();

/** The tree hash as if everything were committed now, so that runs before and after the commit agree. */
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

/** Whether files below `paths` differ from those of a commit; an unknown commit counts as different. */
export function changedSince( commit, paths ) {
	try {
		git( [ 'diff', '--quiet', commit, '--', ...paths, ...RECORDS.map( ( file ) => `:!${ file }` ) ] );
		return git( [ 'ls-files', '--others', '--exclude-standard', '--', ...paths ] ) !== '';
	} catch {
		return true;
	}
}

/** Commands and check files that these scripts name, recursively: what runs when they run. */
export function filesNamed( scripts ) {
	const isFile = ( name ) => existsSync( name ) && statSync( name ).isFile();
	const found = new Set();
	const follow = ( script ) => {
		const code = readFileSync( script, 'utf8' ).replace( /(?<!\S)(?:\/\/|#) .*/g, '' ); // Names in comments are ignored.
		for ( const word of code.match( /[\w./-]*[./][\w./-]*/g ) ?? [] ) {
			// Relative to the script, or to the root, which may be a variable in front.
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

/** The checked-out commit, or '' if the tree differs from it. */
export const cleanCommit = () => ( changedSince( 'HEAD', [ '.' ] ) ? '' : git( [ 'rev-parse', 'HEAD' ] ) );
