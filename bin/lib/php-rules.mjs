// Rules for shipped PHP without a PHPCS sniff here: no query with suppressed filters, and no JSON that a page could parse as
// markup. No rule may be disabled without a name, a reason and an end. Also rules of WPCS 3.1 and Plugin Check that WPCS 2.3
// lacks and that were violated once; neither is in a registry. And calls of our own code with many
// arguments name them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { nodes, parsePhp } from './php.mjs';

const OWN =
	'{plugins/*/*,plugins/*/src/**/*,packages/*/*,packages/*/php/**/*,blocks/**/*,behaviors/**/*,themes/**/*,demo/**/*}.php';

/** The arguments of a call whose parenthesis opens at an offset, as text; null if it does not close. */
function argumentsAt( text, open ) {
	const found = [ '' ];
	let depth = 0;
	for ( let at = open; at < text.length; at++ ) {
		const [ quoted ] =
			text
				.slice( at )
				.match( /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[^]*?\*\/)/ ) ?? [];
		if ( quoted ) {
			found[ found.length - 1 ] += /^['"]/.test( quoted ) ? quoted : ' ';
			at += quoted.length - 1;
			continue;
		}
		depth += Number( '([{'.includes( text[ at ] ) ) - Number( ')]}'.includes( text[ at ] ) );
		if ( depth === 0 ) {
			return found.map( ( argument ) => argument.trim() ).filter( Boolean );
		}
		if ( depth === 1 && text[ at ] === ',' ) {
			found.push( '' );
		} else if ( at > open ) {
			found[ found.length - 1 ] += text[ at ];
		}
	}
	return null;
}

const STRINGS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g;

/** Rules of Plugin Check and WPCS 3.1 about a whole call: the sniff, its start, and the message. */
const CALLS = [
	{
		sniff: 'WordPress.DB.PreparedSQLPlaceholders',
		begin: /->prepare\(/g,
		breach: ( [ query = '', ...values ] ) => {
			if (
				! query.match( STRINGS ) ||
				values.some( ( value ) => /^\.\.\.|^\[|^array\b|^\$/.test( value ) && values.length === 1 )
			) {
				return '';
			}
			const wanted =
				( query.match( STRINGS ) ?? [] )
					.join( '' )
					.replaceAll( '%%', '' )
					.match( /%(?:\d+\$)?[-+0-9.']*[sdfFi]/g )?.length ?? 0;
			return wanted === values.length
				? ''
				: `prepare() has ${ wanted } placeholders and ${ values.length } values: say all of them in the query.`;
		},
	},
	{
		sniff: 'WordPress.Security.EscapeOutput',
		begin: /\bthrow new [\w\\]+\(/g,
		breach: ( given ) =>
			given.some(
				( value ) =>
					/\$/.test(
						value
							.replace( /^[^'"]*?(?:'[^']*'[^'"]*?)*? \? /, '' )
							.replace( /'(?:\\.|[^'\\])*'/g, '' )
							.replace( /\b(?:esc_\w+|intval|absint|\(int\))\s*\([^()]*\)/g, '' )
					) &&
					! /^\$\w+$/.test( value ) &&
					/["']/.test( value )
			)
				? 'escape what the message of an exception holds, or say who escapes it.'
				: '',
	},
	{
		sniff: 'WordPress.Security.EscapeOutput',
		begin: /\bEscapedMarkup::print\(/g,
		breach: ( [ given = '' ] ) => {
			let outside = given.replace( STRINGS, ( text ) => ( text.length > 2 ? '"text"' : '""' ) );
			for ( let before = ''; before !== outside; ) {
				before = outside;
				outside = outside.replace( /\([^()]*\)|\[[^[\]]*\]/g, '' );
			}
			return /"text"|(?<!\.)\.(?!\.)|\$_[A-Z]|\b(?:v?sprintf|get_option|get_\w+_meta|get_query_var)\b/.test(
				outside
			)
				? 'print only what a renderer or blocks returned, and escape other texts with esc_html() and the like.'
				: '';
		},
	},
];

/** The same for single lines. */
const LINES = [
	{
		sniff: 'PluginCheck.CodeAnalysis.ImageFunctions',
		breach: /<img[^>]*src=/,
		where: /^(?!themes\/|demo\/)/,
		sentence: 'use wp_get_attachment_image(), or say why this image is no attachment.',
	},
	{
		sniff: 'PluginCheck.Security.DirectDB',
		breach: /\$wpdb->(?:query|get_(?:results|row|col|var))\( (?:\$(?!wpdb->prepare)|self::|static::)/,
		where: /^(?!themes\/|demo\/)/,
		sentence: 'prepare a statement where the database gets it, or say who did.',
	},
	{
		sniff: 'PluginCheck.CodeAnalysis.Offloading',
		breach: /\b(?:amazonaws|(?<!api\.)cloudflare|code\.jquery|unpkg|imgur|aspnetcdn|herokuapp|tailwindcss)\.com|\b(?:ajax\.googleapis|googleusercontent|(?<!fonts\.)gstatic)\.com|jsdelivr\.net|bootstrapcdn|githubusercontent\.com|fontawesome\.com|\bs\.w\.org/,
		where: /^(?!themes\/|demo\/)/,
		sentence: 'load nothing from other servers, or say that this is not loaded.',
	},
	{
		sniff: 'WordPressVIPMinimum.Performance.WPQueryParams',
		breach: /(['"])(?:post__not_in|exclude)\1\s*=>/,
		where: /^(?!themes\/|demo\/)/,
		sentence: 'leave post__not_in and exclude out: each such query is one of its own for every cache.',
	},
];

/** Whether a sniff is disabled for a line: on it, on a separate line above, or for the surrounding lines. */
function isOff( lines, index, sniff ) {
	const names = ( line, word ) =>
		( line ?? '' )
			.match( new RegExp( `phpcs:${ word } ([^-]*)` ) )?.[ 1 ]
			.split( ',' )
			.map( ( name ) => name.trim() ) ?? [];
	const covers = ( list ) =>
		list.some( ( name ) => name === sniff || name.startsWith( `${ sniff }.` ) || sniff.startsWith( `${ name }.` ) );
	const above = /^\s*(?:\/\/|\/\*)/.test( lines[ index - 1 ] ?? '' ) ? lines[ index - 1 ] : '';
	if ( covers( names( lines[ index ], 'ignore' ) ) || covers( names( above, 'ignore' ) ) ) {
		return true;
	}
	const before = lines
		.slice( 0, index )
		.findLast(
			( line ) =>
				/phpcs:(?:disable|enable)/.test( line ) &&
				( /phpcs:enable/.test( line ) || covers( names( line, 'disable' ) ) )
		);
	return !! before && /phpcs:disable/.test( before );
}

function breachesOfReview( file, text ) {
	const lines = text.split( '\n' );
	const lineOf = ( at ) => text.slice( 0, at ).split( '\n' ).length - 1;
	const found = [];
	const say = ( index, sniff, sentence ) => {
		if ( ! isOff( lines, index, sniff ) && ! /^\s*(?:\/\/|\*|\/\*)/.test( lines[ index ] ) ) {
			found.push( `${ file }:${ index + 1 }: ${ sentence } (${ sniff })` );
		}
	};
	for ( const { sniff, begin, breach } of CALLS ) {
		for ( const call of text.matchAll( begin ) ) {
			const given = argumentsAt( text, call.index + call[ 0 ].length - 1 );
			const sentence = given ? breach( given ) : '';
			if ( sentence ) {
				say( lineOf( call.index ), sniff, sentence );
			}
		}
	}
	for ( const { sniff, breach, where, sentence } of LINES ) {
		lines.forEach( ( line, index ) => {
			if ( where.test( file ) && breach.test( line ) ) {
				say( index, sniff, sentence );
			}
		} );
	}
	return found;
}

/** Violations of one file, as sentences. */
export function breaches( file, text ) {
	const found = breachesOfReview( file, text );
	const open = new Set();
	text.split( '\n' ).forEach( ( line, index ) => {
		const at = `${ file }:${ index + 1 }`;
		if ( /(['"])suppress_filters\1\s*=>\s*(?!false\b)/.test( line ) ) {
			found.push(
				`${ at }: leave suppress_filters out: get_posts() has it, and another query needs the site's filters.`
			);
		}
		if ( /inline_script(_tag)?\(.*json_encode\(/.test( line ) && ! line.includes( 'JSON_HEX_TAG' ) ) {
			found.push( `${ at }: say JSON_HEX_TAG: a text with </script> would end the script.` );
		}
		if ( /esc_attr\(.*json_encode\(/.test( line ) && ! line.includes( 'JSON_HEX_AMP' ) ) {
			found.push(
				`${ at }: say JSON_HEX_AMP: esc_attr() leaves &quot; as it is, which would end a text of the JSON.`
			);
		}
		if (
			/\bversion\b|'ver'|wp_(?:register|enqueue)_(?:script|style)/.test( line ) &&
			/\bfile[mc]time\(/.test( line )
		) {
			found.push( `${ at }: name a version by hash_file(): the time of a file differs from server to server.` );
		}
		const [ , word, names = '' ] = line.match( /phpcs:(ignoreFile|ignore|disable|enable)\b[ \t]*([^*]*)/ ) ?? [];
		if ( word === 'ignoreFile' ) {
			found.push( `${ at }: switch a rule off for the lines it is wrong about, not for the file.` );
		} else if ( word === 'ignore' || word === 'disable' ) {
			if ( ! /^\w+(\.\w+)+(, \w+(\.\w+)+)* -- \S/.test( names ) ) {
				found.push(
					`${ at }: name the rule that is wrong here and say why: phpcs:${ word } Standard.Category.Sniff -- Reason.`
				);
			}
			if ( word === 'disable' ) {
				open.add( at );
			}
		} else if ( word === 'enable' ) {
			open.clear();
		}
	} );
	return [
		...found,
		...[ ...open ].map(
			( at ) => `${ at }: switch the rule on again (phpcs:enable) after the lines it is wrong about.`
		),
	];
}

/** How many arguments of a call may be told apart by their position alone. */
const MOST_POSITIONAL = 5;

const shortName = ( name ) => name.split( '\\' ).pop();

/** What a call is looked up by: the method, or the class of a new object; `self` is the class of the file. */
function calledBy( { kind, what }, own ) {
	if ( kind === 'new' ) {
		return `new ${ what.kind === 'selfreference' ? own : shortName( String( what.name ) ) }`;
	}
	return /^(static|property|nullsafeproperty)lookup$/.test( what.kind ) ? what.offset.name : undefined;
}

/**
 * Calls of our own methods and constructors with too many positional arguments. Functions of PHP and WordPress, and methods that
 * take a list of any length, are not meant.
 *
 * @param {[string, string][]} files Paths and texts: of all code, since a method is declared elsewhere than called.
 */
export function positionalCalls( files ) {
	const declared = new Set();
	const calls = [];
	for ( const [ file, text ] of files ) {
		const found = [ ...nodes( parsePhp( text, file, { hasDetails: true } ) ) ];
		const own = found.find( ( { kind } ) => /^(class|trait|enum)$/.test( kind ) )?.name?.name;
		for ( const node of found ) {
			if ( node.kind === 'method' && ! node.arguments.some( ( { variadic } ) => variadic ) ) {
				const name = node.name.name === '__construct' ? `new ${ own }` : node.name.name;
				if ( node.arguments.length > MOST_POSITIONAL ) {
					declared.add( name );
				}
			} else if ( ( node.kind === 'new' || node.kind === 'call' ) && node.arguments ) {
				const positional = node.arguments.filter( ( { kind } ) => ! /^(namedargument|variadic)$/.test( kind ) );
				if ( positional.length > MOST_POSITIONAL ) {
					calls.push( { at: `${ file }:${ node.loc.start.line }`, name: calledBy( node, own ) } );
				}
			}
		}
	}
	return calls
		.filter( ( { name } ) => declared.has( name ) )
		.map( ( { at, name } ) => `${ at }: name the arguments of ${ name }(), five at most go without.` );
}

/** All of the suite's own PHP. */
export function allBreaches( root = '.' ) {
	const files = glob
		.sync( OWN, { cwd: root, ignore: [ '**/tests/**' ] } )
		.sort()
		.map( ( file ) => [ file, readFileSync( path.join( root, file ), 'utf8' ) ] );
	return [ ...files.flatMap( ( [ file, text ] ) => breaches( file, text ) ), ...positionalCalls( files ) ];
}
