import { expandLevels, same, splitLevels } from './breakpoint-values';
import { defaultOf, isEmpty, isObject } from '../schema';
import type { Node, Values } from '../schema';
import { readValue } from './value-reader';

/** A rule that fired: C1 … C10 of docs/reference/slider.md, or one that php/Document/NormalizedDocument.php lists. */
export interface Fired {
	rule: string;
	path: string;
	from: unknown;
	to?: unknown;
}

/** Options about the original page, not about the slider. */
const ENVIRONMENT = /^options\.(?:observeWrap|icache|ajaxUrl|ajaxNonce|revapi|jsFileLocation|extensions.*)$/;

const under = ( path: string, key: string | number ) => ( path ? `${ path }.${ key }` : String( key ) );
const there = ( value: unknown ) => value !== undefined && value !== null;

export interface Reader {
	fired: Fired[];
	extras: { path: string; value: unknown }[];
	/** The value in the model's format, or undefined if it cannot be read. */
	read: ( node: Node, value: unknown, path: string ) => unknown;
	note: ( rule: string, path: string, from: unknown, to?: unknown ) => void;
}

/** Records what did not fit. */
function createLog() {
	const fired: Fired[] = [];
	const extras: Reader[ 'extras' ] = [];

	function note( rule: string, path: string, from: unknown, to?: unknown ) {
		fired.push( to === undefined ? { rule, path, from } : { rule, path, from, to } );
	}

	function keep( rule: 'type' | 'unknown', path: string, value: unknown ) {
		if ( ! there( value ) ) {
			return undefined;
		}
		if ( rule === 'unknown' && ENVIRONMENT.test( path ) ) {
			return note( 'environment', path, value );
		}
		note( rule, path, value );
		extras.push( { path, value } );
	}

	return { fired, extras, note, keep };
}

type Log = ReturnType< typeof createLog >;

function within(
	note: Log[ 'note' ],
	{ minimum = -Infinity, maximum = Infinity }: Node,
	number: number,
	path: string
) {
	const limited = Math.min( maximum, Math.max( minimum, number ) );
	if ( limited !== number ) {
		note( 'range', path, number, limited );
	}
	return limited;
}

/** Reads a single value. */
function readLeaf( { note, keep }: Log, node: Node, value: unknown, path: string, isLegacy: boolean ) {
	const kind = node[ 'x-read' ];
	const known = readValue( node, value );
	if ( kind === 'ease' && ! known ) {
		if ( known === '' ) {
			return undefined;
		}
		note( 'ease', path, value, 'power2.out' );
		return 'power2.out';
	}
	if ( ! there( known ) ) {
		// A URL that is not allowed is not kept anywhere, since it may be script.
		return kind === 'url' ? note( 'url', path, value ) : keep( 'type', path, value );
	}
	if ( ( kind === 'word' || kind === 'classes' ) && typeof value === 'string' && value.trim() !== known ) {
		note( 'word', path, value, known );
	}
	if ( isLegacy && typeof known === 'boolean' && ( value === 'on' || value === 'off' ) ) {
		note( 'C10', path, value, known );
	} else if ( isLegacy && typeof value === 'string' && /\.hide_(?:under|over)$/.test( path ) ) {
		note( 'C9', path, value, known );
	}
	return typeof known === 'number' ? within( note, node, known, path ) : known;
}

/**
 * Walks a document by its schema: reads every value, fills in defaults and notes what did not fit.
 * TypeScript port of php/Document/Read/DocumentReader.php. `isLegacy`: the document comes from another source, so that
 * changed formats are reported. `isScaled`: values that follow the grid stay as stored, for settleInherited().
 */
export function createReader( isLegacy = false, isScaled = false ): Reader {
	const log = createLog();
	const { note, keep } = log;
	const readOne = ( node: Node, value: unknown, path: string ) => readLeaf( log, node, value, path, isLegacy );

	function read( node: Node, value: unknown, path: string ): unknown {
		if ( node.properties ) {
			return readObject( node, node.properties, value, path );
		}
		if ( ! node.items ) {
			return readOne( node, value, path );
		}
		return node[ 'x-levels' ]
			? readLevels( node, node.items, value, path )
			: readItems( node, node.items, value, path );
	}

	function readObject( node: Node, properties: Readonly< Record< string, Node > >, value: unknown, path: string ) {
		if ( ! isObject( value ) ) {
			return keep( 'type', path, value );
		}
		const object = defaultOf( node, node.default ?? {} ) as Values;
		for ( const [ key, given ] of Object.entries( value ) ) {
			const inner = Object.hasOwn( properties, key ) ? properties[ key ] : undefined;
			const known = inner && there( given ) ? read( inner, given, under( path, key ) ) : undefined;
			if ( ! inner ) {
				keep( 'unknown', under( path, key ), given );
			} else if ( there( known ) ) {
				object[ key ] = known;
			}
		}
		return object;
	}

	function readItems( node: Node, item: Node, value: unknown, path: string ) {
		const split = typeof value === 'string' && node[ 'x-read' ] === 'list' ? value.split( ',' ) : value;
		const list = isEmpty( split ) ? [] : split;
		if ( ! Array.isArray( list ) ) {
			return keep( 'type', path, value );
		}
		const fallback: unknown[] = node[ 'x-pad' ] && Array.isArray( node.default ) ? node.default : [];
		const items = list
			.map(
				( given, index ) =>
					( there( given ) ? read( item, given, under( path, index ) ) : undefined ) ?? fallback[ index ]
			)
			.filter( there );
		if ( fallback.length && items.length !== fallback.length ) {
			const whole = [ ...items, ...fallback.slice( items.length ) ].slice( 0, fallback.length );
			note( 'C9', path, list, whole );
			return whole;
		}
		return items;
	}

	/** Expands one to four values to four: missing values at the end equal the last one, a gap equals the value before it. */
	function readLevels( node: Node, item: Node, value: unknown, path: string ) {
		const list = splitLevels( value );
		const values: unknown[] = [];
		list.slice( 0, 4 ).forEach( ( given, level ) => {
			if ( level > 0 && same( given, list[ level - 1 ] ) ) {
				values.push( values[ level - 1 ] ); // Most breakpoints equal the wider one, so the value is read and reported once.
			} else {
				values.push(
					there( given ) && given !== '' ? readOne( item, given, under( path, level ) ) : undefined
				);
			}
		} );
		list.slice( 4 ).forEach( ( given, more ) => keep( 'unknown', under( path, more + 4 ), given ) );
		if ( isScaled && node[ 'x-grid' ] && values.some( there ) ) {
			return values.map( ( said ) => said ?? null );
		}
		const four = expandLevels( values, Array.isArray( node.default ) ? node.default : [] );
		if ( isLegacy && four && list.length > 1 && ! same( values, four ) ) {
			note( 'C9', path, value, four );
		}
		return four;
	}

	return { fired: log.fired, extras: log.extras, read, note };
}
