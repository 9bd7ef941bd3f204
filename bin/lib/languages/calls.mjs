// WordPress's translation functions and the meaning of their arguments, for the PHP and TypeScript extractors.

const PLAIN = [ 'text', 'domain' ];
const CONTEXT = [ 'text', 'context', 'domain' ];

/** The meaning of each argument; `null` is irrelevant for the text. */
export const CALLS = {
	__: PLAIN,
	_e: PLAIN,
	esc_html__: PLAIN,
	esc_html_e: PLAIN,
	esc_attr__: PLAIN,
	esc_attr_e: PLAIN,
	_x: CONTEXT,
	_ex: CONTEXT,
	esc_html_x: CONTEXT,
	esc_attr_x: CONTEXT,
	_n: [ 'text', 'plural', null, 'domain' ],
	_nx: [ 'text', 'plural', null, 'context', 'domain' ],
	_n_noop: [ 'text', 'plural', 'domain' ],
	_nx_noop: [ 'text', 'plural', 'context', 'domain' ],
};

/**
 * One text of a call: its arguments as strings, `undefined` if one is not a literal.
 *
 * @param {string}                  name  The function.
 * @param {Array<string|undefined>} given Its arguments.
 * @param {string}                  file
 * @param {number}                  line
 * @return {{text: string, plural?: string, context?: string, domain: string, file: string, line: number}|undefined}
 * Undefined for texts of WordPress itself: such a call has no domain.
 */
export function textOf( name, given, file, line ) {
	const found = { file, line };
	CALLS[ name ].forEach( ( part, index ) => {
		if ( part && index < given.length ) {
			if ( given[ index ] === undefined ) {
				throw new Error(
					`${ file }:${ line }: write the ${ part } of ${ name }() out, or nobody can translate it.`
				);
			}
			found[ part ] = given[ index ];
		}
	} );
	return found.domain === undefined ? undefined : found;
}

/**
 * The translators' note before a call: on its line or the one above.
 *
 * @param {Array<{text: string, end: number}>} comments Every comment of the file, with the line it ends on.
 * @param {number}                             line
 */
export function noteFor( comments, line ) {
	const note = comments.findLast( ( { end } ) => end <= line && end >= line - 1 );
	const words = note?.text.replace( /^[/*\s]+|[*/\s]+$/g, '' ).match( /^translators:\s*(.+)$/is )?.[ 1 ];
	return words?.replace( /\s*\n[\s*]*/g, ' ' );
}
