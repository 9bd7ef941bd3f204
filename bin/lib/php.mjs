// PHP files as syntax trees.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import parser from 'php-parser';

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

const engine = ( hasDetails ) =>
	new parser.Engine( {
		parser: { extractDoc: hasDetails, suppressErrors: true, version: '8.4' },
		ast: { withPositions: hasDetails },
	} );
const engines = { withDetails: engine( true ), plain: engine( false ) };

/** The syntax tree of a file's text, with comments and positions if wanted, which takes longer. */
export function parsePhp( source, file, { hasDetails = false } = {} ) {
	const tree = engines[ hasDetails ? 'withDetails' : 'plain' ].parseCode( source, file );
	// The parser refuses named arguments after an unpacked one, which PHP 8.1 allows, and reads on.
	const error = tree.errors.find( ( { message } ) => ! message.includes( 'non-variadic argument after a variadic' ) );
	if ( error ) {
		throw new Error( `${ file }: ${ error.message }` );
	}
	return tree;
}

/** All descendants of a node, in file order. */
export function* nodes( node ) {
	if ( Array.isArray( node ) ) {
		for ( const one of node ) {
			yield* nodes( one );
		}
	} else if ( node && typeof node === 'object' ) {
		if ( node.kind ) {
			yield node;
		}
		for ( const [ name, child ] of Object.entries( node ) ) {
			if (
				child &&
				typeof child === 'object' &&
				! /^(loc|comments|leadingComments|trailingComments)$/.test( name )
			) {
				yield* nodes( child );
			}
		}
	}
}

/** The function that a call names, without leading backslash, or ''. */
export const calledFunction = ( { kind, what } ) =>
	kind === 'call' && what.kind === 'name' ? what.name.replace( /^\\/, '' ) : '';

/** The text of a string node or of the fixed part at the beginning of an interpolated one. */
export function textOfString( { kind, value } ) {
	if ( kind === 'encapsed' ) {
		return value.length ? textOfString( value[ 0 ].expression ) : '';
	}
	return kind === 'string' ? value : undefined;
}

/** The plugins, packages or sets of blocks of `root`, as `plugins/NAME`. */
export const owners = ( root, ...kinds ) =>
	kinds.flatMap( ( kind ) =>
		existsSync( path.join( root, kind ) )
			? readdirSync( path.join( root, kind ) )
					.sort()
					.map( ( name ) => `${ kind }/${ name }` )
			: []
	);

const parsed = new Map();

/** Each PHP file of a folder of `root`, parsed once: its path from the root, and its nodes. */
export const phpIn = ( root, folder ) =>
	[ ...phpFiles( path.join( root, folder ) ) ].map( ( file ) => {
		if ( ! parsed.has( file ) ) {
			const tree = parsePhp( readFileSync( file, 'utf8' ), file );
			parsed.set( file, { file: path.relative( root, file ), nodes: [ ...nodes( tree.children ) ] } );
		}
		return parsed.get( file );
	} );
