// Compares hand-written lists with the repository: each difference is a sentence that says what to add or remove.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';

const NOT_OURS = [ '**/node_modules/**', 'plugins/*/{build,kit}/**' ];

const foldersOf = ( root, kind ) =>
	existsSync( path.join( root, kind ) )
		? readdirSync( path.join( root, kind ) )
				.filter( ( name ) => statSync( path.join( root, kind, name ) ).isDirectory() )
				.map( ( name ) => `${ kind }/${ name }` )
		: [];

/** wp-env lists the mounts that bin/start finds by folder. */
function wpEnv( root, read ) {
	const file = JSON.parse( read( '.wp-env.json' ) );
	return [ 'plugins', 'themes' ].flatMap( ( kind ) => {
		const there = foldersOf( root, kind ).map( ( folder ) => `./${ folder }` );
		return [
			...there
				.filter( ( folder ) => ! file[ kind ].includes( folder ) )
				.map( ( folder ) => `.wp-env.json: add "${ folder }" to "${ kind }".` ),
			...file[ kind ]
				.filter( ( folder ) => folder.startsWith( './' ) && ! there.includes( folder ) ) // Required plugins come from elsewhere.
				.map( ( folder ) => `.wp-env.json: take "${ folder }" out of "${ kind }"; it is not there.` ),
		];
	} );
}

/** README.md lists the plugins for owners, ARCHITECTURE.md the packages for developers. */
function pages( root, read ) {
	const readme = read( 'README.md' );
	const architecture = read( 'ARCHITECTURE.md' );
	return [
		...[ ...foldersOf( root, 'plugins' ), ...foldersOf( root, 'themes' ) ]
			.filter( ( folder ) => ! readme.includes( `](${ folder }/` ) )
			.map( ( folder ) => `README.md, “What is in it”: add a row that links to ${ folder }/.` ),
		...foldersOf( root, 'packages' )
			.filter( ( folder ) => ! new RegExp( `^\\s+${ path.basename( folder ) }/ `, 'm' ).test( architecture ) )
			.map( ( folder ) => `ARCHITECTURE.md, “The tree”: add a line for ${ folder }/.` ),
	];
}

/** Every module has an owner besides “*”, and no line is about a removed path. */
function owners( root, read ) {
	const lines = read( '.github/CODEOWNERS' )
		.split( '\n' )
		.map( ( line ) => line.split( /\s+/ )[ 0 ].slice( 1 ) )
		.filter( ( place ) => place && ! place.startsWith( ' ' ) );
	const matches = lines.map( ( line ) => [
		line,
		glob.sync( line.replace( /\/$/, '' ), { cwd: root, onlyFiles: false, dot: true } ),
	] );
	const owned = matches.flatMap( ( [ , found ] ) => found );
	return [
		...[ 'plugins', 'packages', 'blocks', 'behaviors', 'themes' ]
			.flatMap( ( kind ) => foldersOf( root, kind ) )
			.filter( ( folder ) => ! owned.some( ( place ) => folder === place || folder.startsWith( `${ place }/` ) ) )
			.map( ( folder ) => `.github/CODEOWNERS: add a line for /${ folder }/, or one for its kind.` ),
		...matches
			.filter( ( [ line, found ] ) => ! found.length && ! line.includes( '*' ) )
			.map( ( [ line ] ) => `.github/CODEOWNERS: take /${ line } away; nothing is there.` ),
	];
}

/** PHPStan's paths are folders: every PHP file of the suite has to be below one of them. */
function analysed( root, read ) {
	const list = /\tpaths:\n((?:\t\t- .*\n)+)/.exec( read( 'phpstan.neon.dist' ) )?.[ 1 ] ?? '';
	const places = [ ...list.matchAll( /- (.+)/g ) ].map( ( [ , place ] ) => place );
	const first = glob
		.sync( '{plugins,packages,blocks,behaviors,themes,demo}/**/*.php', {
			cwd: root,
			ignore: [ ...NOT_OURS, '**/tests/**' ],
		} )
		.filter( ( file ) => ! places.some( ( place ) => file === place || file.startsWith( `${ place }/` ) ) );
	return [
		...first.map( ( file ) => `phpstan.neon.dist: add a path for ${ file }.` ),
		...places
			.filter( ( place ) => ! existsSync( path.join( root, place ) ) )
			.map( ( place ) => `phpstan.neon.dist: take ${ place } out of its paths; it is not there.` ),
	];
}

/** A behavior that owners can turn on has labels in the plugin that ships it, and labels belong to a behavior. */
function switches( root, read ) {
	const found = glob
		.sync( 'behaviors/*/*/behavior.json', { cwd: root } )
		.filter( ( file ) => JSON.parse( read( file ) ).switch )
		.map( ( file ) => file.split( '/' ) );
	const words = glob.sync( 'plugins/*/behaviors/*/*.php', { cwd: root } );
	/** The path with any group. */
	const anyGroup = ( file ) => file.replace( /(\/behaviors\/)[^/]+\//, '$1<group>/' );
	const wanted = found.map( ( [ , set, name ] ) => `plugins/frontage-${ set }/behaviors/<group>/${ name }.php` );
	return [
		...wanted
			.filter( ( file ) => ! words.map( anyGroup ).includes( file ) )
			.map( ( file ) => `${ file }: write the words that owners read; its behavior.json says "switch": true.` ),
		...words
			.filter( ( file ) => ! wanted.includes( anyGroup( file ) ) )
			.map( ( file ) => `${ file }: take it away, or say "switch": true in the behavior.json of that name.` ),
	];
}

export function listBreaches( root = '.' ) {
	const read = ( file ) => readFileSync( path.join( root, file ), 'utf8' );
	return [ wpEnv, pages, owners, analysed, switches ].flatMap( ( judge ) => judge( root, read ) );
}
