import { isEmpty, isObject, trimmed } from './attribute-values';

/** Attributes of a slide, layer or slider block: sparse, as the document is stored. */
export type Attributes = Readonly< Record< string, unknown > >;

/** Breakpoint: desktop, notebook, tablet, mobile. */
export type Level = 0 | 1 | 2 | 3;

const parts = ( path: string ) => path.split( '.' );

/** Value at a path such as `box.offsetX` or `actions.0.do`; undefined if there is none. */
export function get( attributes: unknown, path: string ): unknown {
	return parts( path ).reduce< unknown >(
		( value, key ) => ( isObject( value ) || Array.isArray( value ) ? ( value as Attributes )[ key ] : undefined ),
		attributes
	);
}

function put( value: unknown, [ key, ...rest ]: string[], given: unknown ): unknown {
	if ( key === undefined ) {
		return given;
	}
	if ( Array.isArray( value ) || ( value === undefined && /^\d+$/.test( key ) ) ) {
		const list: unknown[] = Array.isArray( value ) ? [ ...value ] : [];
		const inner = put( list[ Number( key ) ], rest, given );
		if ( inner === undefined ) {
			list.splice( Number( key ), 1 );
		} else {
			list[ Number( key ) ] = inner;
		}
		return list.length ? list : undefined;
	}
	const { [ key ]: before, ...others } = isObject( value ) ? value : {};
	const inner = put( before, rest, given );
	const own = inner === undefined ? others : { ...( isObject( value ) ? value : {} ), [ key ]: inner };
	return isEmpty( own ) ? undefined : own;
}

/**
 * Returns the attributes with another value at a path. `undefined` removes the value and objects that become empty, so
 * that a document only contains chosen values. A number in a path is an index of a list.
 */
export function set( attributes: Attributes, path: string, value: unknown ): Attributes {
	return ( put( attributes, parts( path ), value ) ?? {} ) as Attributes;
}

/** Stored value at a breakpoint; undefined if it inherits. */
export function ownAt( stored: unknown, level: Level ): unknown {
	const list: unknown[] = Array.isArray( stored ) ? stored : [ stored ];
	return list[ level ] ?? undefined;
}

/** Effective value at a breakpoint: its own, or that of the next wider breakpoint that has one. */
export function valueAt( stored: unknown, level: Level ): unknown {
	const own = ownAt( stored, level );
	return own === undefined && level > 0 ? valueAt( stored, ( level - 1 ) as Level ) : own;
}

/** Returns the stored values with another one at a breakpoint; `undefined`: inherits from the wider breakpoint. */
export function withLevel( stored: unknown, level: Level, value: unknown ): unknown[] | undefined {
	const list = ( [ 0, 1, 2, 3 ] as const ).map( ( one ) => ( one === level ? value : ownAt( stored, one ) ) ?? null );
	return trimmed( list );
}
