// Moves TypeScript, JavaScript and CSS files and rewrites all that names them: imports, import(), require(), jest.mock(),
// CSS @import, and whole paths in other files. Tests and styles of the same name move with their file.
//
// node tools/rename-modules.mjs [FOLDER] [--dry]: what docs/decisions/0021-names.md lists, or its part below one folder.
// A name that ends in a slash is a folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TABLE = 'docs/decisions/0021-names.md';
const dry = process.argv.includes( '--dry' );
const only = process.argv.slice( 2 ).find( ( word ) => ! word.startsWith( '--' ) ) ?? '';
const git = ( ...args ) => execFileSync( 'git', args, { encoding: 'utf8', maxBuffer: 1 << 28 } );
const files = git( 'ls-files' ).split( '\n' ).filter( ( file ) => file && existsSync( file ) );
const known = new Set( files );
const ENDS = [ '.ts', '.tsx', '.test.ts', '.test.tsx', '.mjs', '.cjs', '.css', '.json' ];

/** Old path => new path, of every file that moves. */
const moves = new Map();
let folder = '';
for ( const line of readFileSync( TABLE, 'utf8' ).split( '\n' ) ) {
	folder = line.match( /^#### `([^`]+)`/ )?.[ 1 ] ?? ( line.startsWith( '#' ) ? '' : folder );
	const [ , from, to ] = ( folder && line.match( /^- `([^`]+)` → `([^`]+)`/ ) ) || [];
	if ( ! from || ! folder.startsWith( only ) ) {
		continue;
	}
	const at = ( name ) => path.posix.normalize( `${ folder }/${ name }` );
	if ( from.endsWith( '/' ) ) {
		const inside = files.filter( ( file ) => file.startsWith( at( from ) ) && ! moves.has( file ) );
		inside.forEach( ( file ) => moves.set( file, at( to ) + file.slice( at( from ).length ) ) );
		continue;
	}
	const [ old, fresh ] = [ at( from ), at( to ) ].map( ( name ) => name.replace( /\.(tsx?|css|json)$/, '' ) );
	const found = path.extname( from )
		? [ ...new Set( [ path.extname( from ), '.test.ts', '.test.tsx' ] ) ].filter( ( end ) => known.has( old + end ) )
		: ENDS.filter( ( end ) => known.has( old + end ) );
	found.forEach( ( end ) => moves.set( old + end, fresh + end ) );
}
const targets = [ ...moves.values() ];
const clash = targets.find(
	( file, index ) => targets.indexOf( file ) !== index || ( known.has( file ) && ! moves.has( file ) )
);
if ( clash ) {
	console.error( `two files would be ${ clash }` );
	process.exit( 1 );
}

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const SAID = new RegExp(
	[
		String.raw`((?:\bfrom|\bimport|\bexport)\s*)(['"])(\.{1,2}(?:\/[^'"\n]*)?)\2`,
		String.raw`((?:\bimport|\brequire|\.(?:mock|unmock|doMock|requireActual|requireMock|resolve))(?:<[^>]*>)?\(\s*(?:\/\*[\s\S]*?\*\/\s*)?)(['"])(\.{1,2}(?:\/[^'"\n]*)?)\5`,
		String.raw`(@import\s+(?:url\()?)(['"])(\.{1,2}\/[^'"\n]*)\8`,
	].join( '|' ),
	'g'
);

function resolved( from, said ) {
	const base = path.posix.join( path.posix.dirname( from ), said );
	const tries = [ '', '.ts', '.tsx', '.mjs', '.js', '.json', '.css', '/index.ts', '/index.tsx', '/index.mjs' ];
	return tries.map( ( end ) => [ base + end, end ] ).find( ( [ file ] ) => known.has( file ) );
}

let changed = 0;
const texts = new Map( moves );
const pattern = [ ...texts.keys() ].sort( ( a, b ) => b.length - a.length ).map( ( text ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) );
const whole = pattern.length ? new RegExp( `(?<![\\w/.-])(?:${ pattern.join( '|' ) })(?![\\w-])`, 'g' ) : /$^/;
for ( const file of files ) {
	if (
		file === TABLE ||
		/\.(png|avif|webp|jpe?g|woff2?|zip|mo|mp4|pdf)$|package-lock|composer\.lock|^docs\/decisions\/|^tests\/fixtures\//.test( file ) ||
		statSync( file ).isDirectory()
	) {
		continue;
	}
	const before = readFileSync( file, 'utf8' );
	let after = before;
	if ( CODE.test( file ) ) {
		const now = moves.get( file ) ?? file;
		after = after.replace( SAID, ( all, ...groups ) => {
			const [ head, quote, said ] = [ 0, 3, 6 ].map( ( at ) => groups.slice( at, at + 3 ) ).find( ( [ one ] ) => one !== undefined );
			const found = resolved( file, said );
			if ( ! found ) {
				return all;
			}
			const [ old, end ] = found;
			const target = moves.get( old ) ?? old;
			if ( target === old && path.posix.dirname( now ) === path.posix.dirname( file ) ) {
				return all;
			}
			let shown = target;
			if ( end.startsWith( '/index' ) ) {
				shown = /\/index\.\w+$/.test( target ) ? path.posix.dirname( target ) : target.replace( /\.\w+$/, '' );
			} else if ( end ) {
				shown = target.slice( 0, target.length - path.posix.extname( target ).length );
			}
			let relative = path.posix.relative( path.posix.dirname( now ), shown ) || '.';
			if ( ! relative.startsWith( '.' ) ) {
				relative = `./${ relative }`;
			}
			return `${ head }${ quote }${ relative }${ quote }`;
		} );
	}
	after = after.replace( whole, ( text ) => texts.get( text ) );
	if ( after !== before ) {
		changed++;
		if ( ! dry ) {
			writeFileSync( file, after );
		}
	}
}
if ( ! dry ) {
	// A path that one file leaves another may take: all go by way of a name of their own.
	for ( const old of moves.keys() ) {
		git( 'mv', old, `${ old }.moving` );
	}
	for ( const [ old, fresh ] of moves ) {
		mkdirSync( path.dirname( fresh ), { recursive: true } );
		git( 'mv', `${ old }.moving`, fresh );
	}
}
console.log( `${ moves.size } files moved, ${ changed } files changed` );
