// Makes a release: node bin/lib/release.mjs VERSION [--dry-run]. Updates versions and change logs, makes zips, then commits
// and tags.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FULL_RUN, lastFullRun } from './test/plan.mjs';
import { changedSince } from './test/tree.mjs';
import { versionBreaches, versioned } from './versions.mjs';

const [ version, option ] = process.argv.slice( 2 );
const dry = option === '--dry-run';
const git = ( ...args ) => execFileSync( 'git', args, { encoding: 'utf8' } );
const fail = ( sentence ) => {
	console.error( `frontage: ${ sentence }` );
	process.exit( 1 );
};

if ( ! /^\d+\.\d+\.\d+$/.test( version ?? '' ) ) {
	fail( 'usage: bin/release VERSION [--dry-run], for example bin/release 1.2.0.' );
}
if ( ! dry && git( 'status', '--porcelain' ).trim() ) {
	fail( 'commit or put away your changes first: a release is made from what is committed.' );
}

if ( ! dry && changedSince( lastFullRun()?.commit ?? '', [ '.' ] ) ) {
	fail(
		`${ FULL_RUN } names no whole run of this commit that passed: run bin/test --all and commit what it writes there.`
	);
}

const changes = {};
const change = ( file, edit ) => {
	const text = changes[ file ] ?? readFileSync( file, 'utf8' );
	changes[ file ] = edit( text );
};
const log = readFileSync( 'CHANGELOG.md', 'utf8' );
const notes = log.match( /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m )?.[ 1 ].trim();
if ( ! notes ) {
	fail( 'CHANGELOG.md has nothing under "## Unreleased": a release without a change is none.' );
}

change( 'CHANGELOG.md', ( text ) => text.replace( /^## Unreleased\n/m, `## Unreleased\n\n## ${ version }\n` ) );
change( 'package.json', ( text ) => text.replace( /("version": ")[^"]+/, `$1${ version }` ) );
change( 'package-lock.json', ( text ) => {
	const lock = JSON.parse( text );
	lock.version = version;
	lock.packages[ '' ].version = version;
	for ( const name of readdirSync( 'packages' ) ) {
		lock.packages[ `packages/${ name }` ].version = version;
	}
	return `${ JSON.stringify( lock, null, 2 ) }\n`;
} );
for ( const name of readdirSync( 'packages' ) ) {
	change( `packages/${ name }/package.json`, ( text ) => text.replace( /("version": ")[^"]+/, `$1${ version }` ) );
}
for ( const { file } of versioned( '.' ) ) {
	change( file, ( text ) => text.replace( /^([ *]*(?:Version|Stable tag):\s*)\S+/m, `$1${ version }` ) );
	if ( file.endsWith( 'readme.txt' ) ) {
		// The plugin directory shows a plugin's own changes: its heading below the version.
		const plugin = file.split( '/' )[ 1 ];
		const own = notes
			.split( /^### /m )
			.find( ( part ) => new RegExp( `^${ plugin }(?![\\w-])` ).test( part ) )
			?.split( '\n' )
			.slice( 1 )
			.join( '\n' )
			.trim();
		if ( own ) {
			change( file, ( text ) =>
				text.replace(
					/^== Changelog ==\n/m,
					`== Changelog ==\n\n= ${ version } =\n\n${ own.replace( /^- /gm, '* ' ) }\n`
				)
			);
		}
	}
}

if ( dry ) {
	Object.keys( changes ).forEach( ( file ) => console.log( `would change ${ file }` ) );
	process.exit();
}
Object.entries( changes ).forEach( ( [ file, text ] ) => writeFileSync( file, text ) );
const breaches = versionBreaches();
if ( breaches.length ) {
	fail( breaches.join( '\n' ) );
}
execFileSync( 'bin/build', [ '--zip' ], { stdio: 'inherit' } );
git( 'commit', '--quiet', '--all', '--message', `Release ${ version }` );
git( 'tag', '--annotate', `v${ version }`, '--message', `Frontage ${ version }` );
console.log( `Released ${ version }: the zips are in dist/, the tag is v${ version }.` );
