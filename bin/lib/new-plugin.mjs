// Implements bin/new-plugin: fills in bin/templates/plugin/ and adds lines to the hand-written lists.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath( new URL( '../templates/plugin/', import.meta.url ) );
const tree = process.env.FRONTAGE_TREE ?? '.';
const at = ( ...parts ) => path.join( tree, ...parts );

function fail( sentence ) {
	console.error( `frontage: ${ sentence }` );
	process.exit( 1 );
}

function edit( file, change ) {
	const before = readFileSync( at( file ), 'utf8' );
	const after = change( before );
	if ( after === before ) {
		fail( `${ file } looks unlike what this command knows: look at bin/lib/new-plugin.mjs.` );
	}
	writeFileSync( at( file ), after );
}

/** Headers that are the same in all plugins of the suite, copied from an existing one. */
function headers() {
	const standing = readdirSync( at( 'plugins' ) ).find( ( slug ) =>
		existsSync( at( 'plugins', slug, `${ slug }.php` ) )
	);
	const text = readFileSync( at( 'plugins', standing, `${ standing }.php` ), 'utf8' );
	return [ ...text.matchAll( /^ \* (?:Author|Author URI|Plugin URI|Domain Path):.*\n/gm ) ]
		.map( ( [ line ] ) => line )
		.join( '' );
}

function make( name, title ) {
	const slug = `frontage-${ name }`;
	if ( existsSync( at( 'plugins', slug ) ) ) {
		fail( `plugins/${ slug } is there already.` );
	}
	if ( existsSync( at( 'packages', name ) ) ) {
		fail( `packages/${ name } has that name, and its PHP that namespace: choose another.` );
	}
	const near = readdirSync( at( 'plugins' ) ).find(
		( other ) => slug.startsWith( `${ other }-` ) || other.startsWith( `${ slug }-` )
	);
	if ( near ) {
		// uninstall.php finds a plugin's options by their prefix.
		fail( `${ slug } and ${ near } begin alike: deleted, the shorter one would take the other's options along.` );
	}
	const { version, config } = JSON.parse( readFileSync( at( 'package.json' ), 'utf8' ) );
	const blanks = {
		name,
		title,
		version,
		wordpress: config.wordpress,
		php: '8.2',
		snake: name.replaceAll( '-', '_' ),
		Pascal: name.replace( /(^|-)(.)/g, ( all, dash, letter ) => letter.toUpperCase() ),
		headers: headers(),
	};
	const fill = ( text ) => text.replace( /\{(\w+)\}/g, ( all, blank ) => blanks[ blank ] ?? all );
	for ( const file of readdirSync( templates, { recursive: true } ) ) {
		if ( statSync( path.join( templates, file ) ).isFile() ) {
			const to = at( 'plugins', slug, fill( file ).replace( /\.txt$/, '' ) );
			mkdirSync( path.dirname( to ), { recursive: true } );
			writeFileSync( to, fill( readFileSync( path.join( templates, file ), 'utf8' ) ) );
		}
	}
	edit( '.wp-env.json', ( text ) => text.replace( /"\.\/plugins\/[\w-]+"(?= \])/, `$&, "./plugins/${ slug }"` ) );
	edit( 'README.md', ( text ) => {
		const rows = text.split( '\n' );
		const last = rows.findLastIndex( ( row ) => /^\| \[.*\]\(plugins\/[\w-]+\/readme\.txt\)/.test( row ) );
		return rows
			.toSpliced( last + 1, 0, `| [\`${ slug }\`](plugins/${ slug }/readme.txt) | ${ title }. |` )
			.join( '\n' );
	} );
	console.log(
		`Made plugins/${ slug }: give it a block with bin/new-block ${ name }/NAME, see it with bin/start --watch.`
	);
}

function remove( name ) {
	const slug = `frontage-${ name }`;
	if ( ! existsSync( at( 'plugins', slug ) ) ) {
		fail( `there is no plugins/${ slug }.` );
	}
	const folders = [ `plugins/${ slug }`, `blocks/${ name }`, `behaviors/${ name }` ];
	// Files tracked by git are not removed: they may contain others' work.
	if ( execFileSync( 'git', [ '-C', at(), 'ls-files', '--', ...folders ], { encoding: 'utf8' } ) ) {
		fail( `git keeps files of ${ slug }; this takes away only what was never added. Use git rm for the rest.` );
	}
	for ( const folder of folders ) {
		rmSync( at( folder ), { recursive: true, force: true } );
	}
	if ( existsSync( at( 'behaviors' ) ) && ! readdirSync( at( 'behaviors' ) ).length ) {
		rmdirSync( at( 'behaviors' ) );
	}
	const row = new RegExp( `\\n\\| \\[\`${ slug }\`\\].*` ); // Its description may have changed since.
	edit( 'README.md', ( text ) => text.replace( row, '' ) );
	edit( '.wp-env.json', ( text ) => text.replace( `, "./plugins/${ slug }"`, '' ) );
	const owned = new RegExp( `^/behaviors/${ name }/ .*\\n`, 'm' );
	const owners = readFileSync( at( '.github/CODEOWNERS' ), 'utf8' );
	writeFileSync( at( '.github/CODEOWNERS' ), owners.replace( owned, '' ) );
	console.log( `Took plugins/${ slug } away, with its blocks, behaviors and lines in lists.` );
}

const [ first = '', second = '' ] = process.argv.slice( 2 );
const name = first === '--remove' ? second : first;
if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( name ) ) {
	fail(
		'usage: bin/new-plugin NAME ["Title"] or bin/new-plugin --remove NAME, the name in lower case, as in quotes.'
	);
}
if ( first === '--remove' ) {
	remove( name );
} else {
	const title = second || name.replaceAll( '-', ' ' ).replace( /^./, ( letter ) => letter.toUpperCase() );
	if ( /[\\'"<>*{}$|\n]/.test( title ) ) {
		fail( 'a title has no quotes, brackets or other signs of code.' );
	}
	make( name, title );
}
