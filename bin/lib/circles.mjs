// Dependencies between the PHP files of a folder: a graph, and its cycles. Files in one cycle depend on each other, so none
// can be understood, tested or removed alone.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_OURS = [ 'build', 'kit', 'node_modules', 'languages', 'tests', 'vendor' ];

/** All PHP files below a folder, sorted by name, without generated, copied and test files. */
export function* phpFiles( folder, skip = NOT_OURS ) {
	for ( const name of existsSync( folder ) ? readdirSync( folder ).sort() : [] ) {
		const file = path.join( folder, name );
		if ( statSync( file ).isDirectory() ) {
			if ( ! skip.includes( name ) ) {
				yield* phpFiles( file, skip );
			}
		} else if ( name.endsWith( '.php' ) ) {
			yield file;
		}
	}
}

const COMMENT = String.raw`\/\*[\s\S]*?\*\/|(?:\/\/|#(?!\[))[^\n]*?(?=\?>|\n|$)`;
const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;

/** The code without comments, optionally without strings; a comment sign inside a string is no comment. */
export function code( php, { strings = true } = {} ) {
	return php.replace( new RegExp( `(${ STRING })|${ COMMENT }`, 'gs' ), ( all, string ) =>
		string && strings ? string : ' '
	);
}

const NAME = String.raw`[A-Za-z_]\w*`;

/** The classes that a file declares and the full class names that it uses, by PHP's name resolution rules. */
export function readPhp( text ) {
	const php = code( text, { strings: false } );
	const namespace = php.match( /^\s*namespace\s+([\w\\]+)\s*[;{]/m )?.[ 1 ] ?? '';
	const full = ( name ) => ( namespace ? `${ namespace }\\${ name }` : name );
	const declared = [
		...php.matchAll(
			new RegExp( `^\\s*(?:(?:abstract|final|readonly)\\s+)*(?:class|interface|trait|enum)\\s+(${ NAME })`, 'gm' )
		),
	].map( ( [ , name ] ) => full( name ) );

	const imported = new Map();
	const body = php.replace( /^use\s+(?!function\b|const\b)([^;]+);/gm, ( all, list ) => {
		const [ , prefix, inner ] = list.match( /^([\w\\]+\\)\{([^}]*)\}$/s ) ?? [ '', '', list ];
		for ( const one of inner.split( ',' ).filter( ( part ) => part.trim() ) ) {
			const [ name, alias ] = one.trim().split( /\s+as\s+/ );
			imported.set( alias ?? name.split( '\\' ).pop(), prefix + name.replace( /^\\/, '' ) );
		}
		return '';
	} );
	const said = new Set( imported.values() );
	for ( const [ name ] of body.matchAll( /(?<![\w\\$>])(?<!::)\\?[A-Z]\w*(?:\\\w+)*/g ) ) {
		if ( name.startsWith( '\\' ) ) {
			said.add( name.slice( 1 ) );
			continue;
		}
		const [ first, ...rest ] = name.split( '\\' );
		said.add( [ imported.get( first ) ?? full( first ), ...rest ].join( '\\' ) );
	}
	return { namespace, declared, said };
}

/**
 * The graph: which file uses classes of which other file.
 *
 * @return {Map<string, Set<string>>} Paths as given.
 */
export function phpGraph( files ) {
	const read = new Map( [ ...files ].map( ( file ) => [ file, readPhp( readFileSync( file, 'utf8' ) ) ] ) );
	const home = new Map();
	for ( const [ file, { declared } ] of read ) {
		declared.forEach( ( name ) => home.set( name, file ) );
	}
	const graph = new Map();
	for ( const [ file, { said } ] of read ) {
		const targets = [ ...said ].map( ( name ) => home.get( name ) ).filter( ( to ) => to && to !== file );
		graph.set( file, new Set( targets ) );
	}
	return graph;
}

/** The strongly connected components with more than one node (Tarjan), largest first. */
export function circles( graph ) {
	const index = new Map();
	const low = new Map();
	const stack = [];
	const found = [];
	const visit = ( node ) => {
		index.set( node, index.size );
		low.set( node, index.get( node ) );
		stack.push( node );
		for ( const next of graph.get( node ) ?? [] ) {
			if ( ! index.has( next ) ) {
				visit( next );
				low.set( node, Math.min( low.get( node ), low.get( next ) ) );
			} else if ( stack.includes( next ) ) {
				low.set( node, Math.min( low.get( node ), index.get( next ) ) );
			}
		}
		if ( low.get( node ) === index.get( node ) ) {
			const circle = stack.splice( stack.indexOf( node ) );
			if ( circle.length > 1 ) {
				found.push( circle.sort() );
			}
		}
	};
	[ ...graph.keys() ].forEach( ( node ) => index.has( node ) || visit( node ) );
	return found.sort( ( one, other ) => other.length - one.length );
}

// node bin/lib/circles.mjs plugins/frontage-forms/src: prints the cycles of a folder.
if ( process.argv[ 1 ]?.endsWith( 'circles.mjs' ) ) {
	for ( const folder of process.argv.slice( 2 ) ) {
		const found = circles( phpGraph( phpFiles( folder ) ) );
		console.log(
			`${ folder }: ${ found.length } circles (${ found.map( ( circle ) => circle.length ).join( ', ' ) })`
		);
		found.forEach( ( circle ) =>
			console.log( circle.map( ( file ) => `  ${ path.relative( folder, file ) }` ).join( '\n' ) + '\n' )
		);
	}
}
