// Moves TypeScript, JavaScript, CSS and JSON files and rewrites all that names them: imports, import(), require(),
// jest.mock(), CSS @import, exports of package.json with their aliases, and paths in other files and in comments.
// Tests and styles of the same name move with their file.
//
// node tools/rename-modules.mjs [FOLDER] [--dry]: what docs/decisions/0021-names.md lists, or its part below one folder.
// A name that ends in a slash is a folder: what no line names of it moves along.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

const TABLE = 'docs/decisions/0021-names.md';
const UNTOUCHED =
	/\.(png|avif|webp|jpe?g|woff2?|zip|mo|mp4|pdf)$|package-lock|composer\.lock|^docs\/decisions\/|^tests\/fixtures\/|^tools\/rename-/;
const dry = process.argv.includes( '--dry' );
const only = process.argv.slice( 2 ).find( ( word ) => ! word.startsWith( '--' ) ) ?? '';
const git = ( ...args ) => execFileSync( 'git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 } );
const files = git( 'ls-files' )
	.split( '\n' )
	.filter( ( file ) => file && existsSync( file ) );
const known = new Set( files );
const ENDS = [ '.ts', '.tsx', '.test.ts', '.test.tsx', '.mjs', '.cjs', '.css', '.json' ];
const withoutEnd = ( file ) => file.replace( /\.(test\.tsx?|d\.ts|asset\.php|asset\.json|[cm]?[jt]sx?|css|json)$/, '' );

/** Old path => new path, of every file that moves, and of whole folders. */
const moves = new Map();
const folders = new Map();
/** Text => text, where code puts a path together of pieces. */
const pieces = new Map();
const gone = [];
let folder = '';
for ( const line of readFileSync( TABLE, 'utf8' ).split( '\n' ) ) {
	const [ , heading ] = line.match( /^#### `([^`]+)`/ ) ?? [];
	if ( heading ) {
		const american = heading.replace( /^behaviours\//, 'behaviors/' );
		folder = files.some( ( file ) => file.startsWith( `${ american }/` ) ) ? american : heading;
	} else if ( line.startsWith( '#' ) ) {
		folder = '';
	}
	if ( line === '#### Pieces of paths' ) {
		folder = 'pieces';
	}
	const [ , from, to ] = ( folder && line.match( /^- `([^`]+)` → `([^`]+)`/ ) ) || [];
	if ( ! from || ! `${ folder }/`.startsWith( only ) ) {
		continue;
	}
	if ( folder === 'pieces' ) {
		pieces.set( from, to );
		continue;
	}
	const at = ( name ) => path.posix.normalize( `${ folder }/${ name }` );
	if ( from.endsWith( '/' ) ) {
		const inside = files.filter( ( file ) => file.startsWith( at( from ) ) );
		inside
			.filter( ( file ) => ! moves.has( file ) )
			.forEach( ( file ) => moves.set( file, at( to ) + file.slice( at( from ).length ) ) );
		if ( inside.length ) {
			folders.set( at( from ).slice( 0, -1 ), at( to ).slice( 0, -1 ) );
		}
		continue;
	}
	const [ old, fresh ] = [ at( from ), at( to ) ].map( ( name ) => name.replace( /\.(tsx?|css|json)$/, '' ) );
	const found = path.extname( from )
		? [ ...new Set( [ path.extname( from ), '.test.ts', '.test.tsx' ] ) ].filter( ( end ) =>
				known.has( old + end )
			)
		: ENDS.filter( ( end ) => known.has( old + end ) );
	found.forEach( ( end ) => moves.set( old + end, fresh + end ) );
	if ( ! found.length && ! ENDS.some( ( end ) => known.has( fresh + end ) ) ) {
		gone.push( at( from ) );
	}
}
if ( gone.length ) {
	process.stderr.write( `Neither the old nor the new name is there:\n  ${ gone.join( '\n  ' ) }\n` );
}
const targets = new Set();
for ( const file of moves.values() ) {
	if ( targets.has( file ) || ( known.has( file ) && ! moves.has( file ) ) ) {
		process.stderr.write( `Two files would be ${ file }.\n` );
		process.exit( 1 );
	}
	targets.add( file );
}

/** Paths without their endings: `packages/kit/client/parts/called` stands in lists and in code that adds the ending. */
const bare = new Map();
for ( const [ old, fresh ] of moves ) {
	if ( ! /\.test\.tsx?$/.test( old ) || ! bare.has( withoutEnd( old ) ) ) {
		bare.set( withoutEnd( old ), withoutEnd( fresh ) );
	}
}
/** What the build makes of a block lies below its plugin. */
const builtPath = ( file ) => file.replace( /^blocks\/([^/]+)\//, 'plugins/frontage-$1/build/blocks/' );
for ( const map of [ bare, folders ] ) {
	[ ...map ]
		.filter( ( [ old ] ) => old.startsWith( 'blocks/' ) )
		.forEach( ( [ old, fresh ] ) => map.set( builtPath( old ), builtPath( fresh ) ) );
}
/** Deeper folders first. */
const folderList = [ ...folders ].sort( ( [ a ], [ b ] ) => b.length - a.length );

/** What a path is called now; undefined where it stays. */
function renamed( file ) {
	if ( moves.has( file ) ) {
		return moves.get( file );
	}
	const base = withoutEnd( file );
	if ( bare.has( base ) && ! known.has( file ) ) {
		return bare.get( base ) + file.slice( base.length );
	}
	const [ old, fresh ] = folderList.find( ( [ one ] ) => file === one || file.startsWith( `${ one }/` ) ) ?? [];
	return old && ! known.has( file ) ? fresh + file.slice( old.length ) : undefined;
}

/** The block, behavior, package or plugin of a file: comments in it name others from there. */
const unitOf = ( file ) =>
	file.match( /^(blocks\/[^/]+\/[^/]+|behaviou?rs\/[^/]+\/[^/]+|packages\/[^/]+|plugins\/[^/]+)\// )?.[ 1 ];

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const IMPORTS = [
	/((?<![@\w])(?:from|import|export)\s*)(['"])(\.{1,2}(?:\/[^'"\n]*)?)\2/g,
	/((?<!\w)(?:import|require)\(\s*(?:\/\*[\s\S]*?\*\/\s*)?)(['"])(\.{1,2}(?:\/[^'"\n]*)?)\2/g,
	/(\.(?:mock|unmock|doMock|requireActual|requireMock|resolve)(?:<[^;\n]*?>)?\(\s*)(['"])(\.{1,2}(?:\/[^'"\n]*)?)\2/g,
	/(@import\s+(?:url\()?)(['"])(\.{1,2}\/[^'"\n]*)\2/g,
];

function resolved( from, said ) {
	const base = path.posix.join( path.posix.dirname( from ), said );
	const tries = [ '', '.ts', '.tsx', '.mjs', '.js', '.json', '.css', '/index.ts', '/index.tsx', '/index.mjs' ];
	return tries.map( ( end ) => [ base + end, end ] ).find( ( [ file ] ) => known.has( file ) );
}

/** `isFile`: not the index of a folder, so that a folder of the same name is not meant. */
const relative = ( from, to, isFile = true ) => {
	const way = path.posix.relative( path.posix.dirname( from ), to ) || '.';
	if ( isFile && /^[./]+$/.test( way ) ) {
		return way === '.' ? `../${ path.posix.basename( to ) }` : `${ way }/../${ path.posix.basename( to ) }`;
	}
	return way.startsWith( '.' ) ? way : `./${ way }`;
};

function imported( file, said ) {
	const [ old, end ] = resolved( file, said ) ?? [];
	const now = moves.get( file ) ?? file;
	const target = moves.get( old ) ?? old;
	if ( ! old || ( target === old && path.posix.dirname( now ) === path.posix.dirname( file ) ) ) {
		return said;
	}
	if ( end.startsWith( '/index' ) ) {
		return /\/index\.\w+$/.test( target )
			? relative( now, path.posix.dirname( target ), false )
			: relative( now, target.replace( /\.\w+$/, '' ) );
	}
	return relative( now, end ? target.slice( 0, target.length - path.posix.extname( target ).length ) : target );
}

/** Aliases whose name is their file's: `@frontage/rules/showing`. Modules of the kit have their ids by theirs, which stay. */
const aliases = new Map();
const packages = files.filter( ( file ) => /^packages\/[^/]+\/package\.json$/.test( file ) );
const freshPackages = new Map(
	packages.map( ( file ) => {
		const root = path.posix.dirname( file );
		const text = readFileSync( file, 'utf8' ).replace( /"(\.\/[\w-]+)": "\.\/([^"]+)"/g, ( all, key, value ) => {
			const old = `${ root }/${ value }`;
			const target = moves.get( old );
			if ( ! target ) {
				return all;
			}
			const name = path.posix.basename( withoutEnd( target ) );
			const isNamed = key === `./${ path.posix.basename( withoutEnd( old ) ) }` && root !== 'packages/kit';
			if ( isNamed ) {
				aliases.set(
					`@frontage${ root.slice( 8 ) }${ key.slice( 1 ) }`,
					`@frontage${ root.slice( 8 ) }/${ name }`
				);
			}
			return `"${ isNamed ? `./${ name }` : key }": "./${ target.slice( root.length + 1 ) }"`;
		} );
		return [ file, text ];
	} )
);

/** Names without a folder, where only one file of the unit (of tests: of all) has them. */
const named = new Map();
for ( const file of files ) {
	const key = `${ /\.spec\.ts$/.test( file ) ? '' : unitOf( file ) }:${ path.posix.basename( file ) }`;
	named.set( key, named.has( key ) ? null : file );
}

function rewritten( file, before ) {
	let after = before;
	if ( CODE.test( file ) ) {
		for ( const pattern of IMPORTS ) {
			after = after.replace(
				pattern,
				( all, head, quote, said ) => `${ head }${ quote }${ imported( file, said ) }${ quote }`
			);
		}
	}
	const unit = unitOf( file );
	const above = [];
	for ( let at = path.posix.dirname( file ); unit && at.length > unit.length; at = path.posix.dirname( at ) ) {
		above.push( at );
	}
	// Paths from the root or the unit; with their ending, also from a folder around the file.
	after = after.replace( /(?<![\w@./*-])\/?[\w@][\w@.-]*(?:\/[\w.-]+)+/g, ( token ) => {
		if ( token.startsWith( '/' ) ) {
			const served = moves.get( token.slice( 1 ) ); // A test's server has the repository as its root.
			return served ? `/${ served }` : token;
		}
		if ( moves.has( `tests/${ token }` ) ) {
			return moves.get( `tests/${ token }` ).slice( 'tests/'.length ); // As bin/test takes them.
		}
		if ( aliases.has( token ) ) {
			return aliases.get( token );
		}
		const said = token.replace( /[.-]+$/, '' );
		const rest = token.slice( said.length );
		const whole = renamed( said );
		if ( whole ) {
			return whole + rest;
		}
		const from = [ ...( /\.(tsx?|css)$/.test( said ) ? above : [] ), unit ].find(
			( at ) => at && ! said.startsWith( '@' ) && ! folders.has( at ) && renamed( `${ at }/${ said }` )
		);
		return from ? path.posix.relative( from, renamed( `${ from }/${ said }` ) ) + rest : token;
	} );
	// Names alone, in comments.
	after = after.replace( /(?<![\w/.'"-])[\w-]+(?:\.\w+)*\.(?:tsx?|css)(?![\w('"-])/g, ( token ) => {
		const beside = `${ path.posix.dirname( file ) }/${ token }`;
		const old = known.has( beside )
			? beside
			: named.get( `${ /\.spec\.ts$/.test( token ) ? '' : unit }:${ token }` );
		return old && moves.has( old ) ? path.posix.basename( moves.get( old ) ) : token;
	} );
	for ( const [ old, fresh ] of pieces ) {
		after = after.replaceAll( old, () => fresh );
	}
	return after;
}

/** As the linter wants it, where it was so before: longer names break lines. */
async function formatted( file, before, after ) {
	if ( after === before || ! CODE.test( file ) ) {
		return after;
	}
	const options = { ...( await prettier.resolveConfig( file ) ), filepath: file };
	return ( await prettier.check( before, options ) ) ? prettier.format( after, options ) : after;
}

let changed = 0;
for ( const file of files ) {
	if ( UNTOUCHED.test( file ) || statSync( file ).isDirectory() ) {
		continue;
	}
	const before = readFileSync( file, 'utf8' );
	const after = await formatted( file, before, rewritten( file, freshPackages.get( file ) ?? before ) );
	if ( after !== before ) {
		changed++;
		if ( ! dry ) {
			writeFileSync( file, after );
		} else if ( process.argv.includes( '--show' ) ) {
			const lines = new Set( before.split( '\n' ) );
			process.stdout.write( `${ file }\n` );
			after
				.split( '\n' )
				.filter( ( line ) => ! lines.has( line ) )
				.forEach( ( line ) => process.stdout.write( `\t${ line.trim() }\n` ) );
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
process.stdout.write( `${ moves.size } files ${ dry ? 'would move' : 'moved' }, ${ changed } files changed\n` );
