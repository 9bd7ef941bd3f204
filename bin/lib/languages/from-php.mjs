// Extracts the texts of a PHP file: arguments of translation functions, and headers of plugins, themes and patterns.
import { calledFunction, nodes, parsePhp } from '../php.mjs';
import { CALLS, noteFor, textOf } from './calls.mjs';

/** The value of a string literal, also of concatenated ones; anything else is undefined. */
function stringValue( node ) {
	if ( node?.kind === 'string' || node?.kind === 'nowdoc' ) {
		return node.value;
	}
	if ( node?.kind === 'bin' && node.type === '.' ) {
		const [ left, right ] = [ stringValue( node.left ), stringValue( node.right ) ];
		return left === undefined || right === undefined ? undefined : left + right;
	}
	return undefined;
}

/** Texts that WordPress translates without a function call, with their contexts. */
const HEADERS = [
	{ files: /^plugins\/[^/]+\/[^/]+\.php$/, headers: { Description: undefined } },
	{ files: /\/patterns\/[^/]+\.php$/, headers: { Title: 'Pattern title', Description: 'Pattern description' } },
	{ files: /^themes\/[^/]+\/style\.css$/, headers: { Description: undefined } },
];

/** The headers in a file's first comment. `domain` is that of the folder, in which WordPress looks them up. */
export function textsOfHeaders( source, file, domain ) {
	const { headers = {} } = HEADERS.find( ( { files } ) => files.test( file ) ) ?? {};
	const lines = source.slice( 0, source.indexOf( '*/' ) ).split( '\n' );
	return Object.entries( headers ).flatMap( ( [ header, context ] ) => {
		const index = lines.findIndex( ( line ) => new RegExp( `^[ *]*${ header }:` ).test( line ) );
		return index < 0
			? []
			: [ { text: lines[ index ].replace( /^[^:]*:\s*/, '' ).trim(), context, domain, file, line: index + 1 } ];
	} );
}

export function textsOfPhp( source, file ) {
	const tree = parsePhp( source, file, { hasDetails: true } );
	const comments = tree.comments.map( ( { value, loc } ) => ( { text: value, end: loc.end.line } ) );
	const texts = [];
	for ( const node of nodes( tree.children ) ) {
		const name = calledFunction( node );
		if ( Object.hasOwn( CALLS, name ) ) {
			const { line } = node.loc.start;
			const text = textOf( name, node.arguments.map( stringValue ), file, line );
			if ( text ) {
				texts.push( { ...text, note: noteFor( comments, line ) } );
			}
		}
	}
	return texts;
}
