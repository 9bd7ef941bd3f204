import schema from '../../schema.json';

/** A description of ../schema.json, its reference followed. */
export interface Node {
	/** What schema.json calls the object, where it has a name there. */
	name?: string;
	properties?: Readonly< Record< string, Node > >;
	items?: Node;
	enum?: readonly ( string | boolean )[];
	const?: number;
	type?: string | readonly string[];
	minimum?: number;
	maximum?: number;
	default?: unknown;
	'x-read'?: string;
	'x-unit'?: string;
	'x-words'?: readonly string[];
	'x-aliases'?: Readonly< Record< string, string > >;
	'x-levels'?: boolean;
	'x-pad'?: boolean;
	'x-grid'?: 'width' | 'height';
}

export type Values = Record< string, unknown >;

/** A plain object; what PHP writes for one that is empty, `[]`, counts. */
export const isObject = ( value: unknown ): value is Values =>
	typeof value === 'object' && value !== null && ( ! Array.isArray( value ) || ! value.length );

export const asObjects = ( value: unknown ): Values[] => ( Array.isArray( value ) ? value.filter( isObject ) : [] );

export const isEmpty = ( value: unknown ) => isObject( value ) && ! Object.keys( value ).length;

type Raw = Node & { $ref?: string };

const definitions = schema.$defs as unknown as Record< string, Raw >;
const objects = new Map< string, Node >();

/** The description of an object by its name: Slider, Options, Slide, Layer, Frame … */
export function objectNode( name: string ): Node {
	let node = objects.get( name );
	if ( ! node ) {
		node = resolve( name === 'Slider' ? ( schema as unknown as Raw ) : definitions[ name ]! );
		objects.set( name, node );
	}
	return node;
}

/** Children are resolved when they are asked for, since layers hold layers. */
function resolve( raw: Raw ): Node {
	const { $ref, ...own } = raw;
	const name = $ref?.slice( '#/$defs/'.length );
	const target = name === undefined ? undefined : definitions[ name ];
	if ( name && target?.properties ) {
		return lazily( { ...own, name }, () => objectNode( name ).properties! );
	}
	const node: Node = target ? { ...resolve( target ), ...own } : own;
	const { properties, items } = node;
	const inner = items && resolve( items );
	return lazily(
		inner ? { ...node, items: inner } : { ...node },
		properties &&
			( () =>
				Object.fromEntries( Object.entries( properties ).map( ( [ key, one ] ) => [ key, resolve( one ) ] ) ) )
	);
}

function lazily( node: Node, make: ( () => Readonly< Record< string, Node > > ) | undefined ): Node {
	let made: Readonly< Record< string, Node > > | undefined;
	if ( make ) {
		Object.defineProperty( node, 'properties', { get: () => ( made ??= make() ), enumerable: true } );
	}
	return node;
}

/** A node's default with all that is in it: levels as four, objects with the defaults of what they hold. A new one each time. */
export function defaultOf( node: Node, value: unknown = node.default ): unknown {
	if ( node[ 'x-levels' ] && Array.isArray( value ) ) {
		return [ 0, 1, 2, 3 ].map( ( level ) => value[ Math.min( level, value.length - 1 ) ] );
	}
	if ( Array.isArray( value ) ) {
		return [ ...value ];
	}
	if ( ! node.properties || ! isObject( value ) ) {
		return value;
	}
	const filled: Values = {};
	for ( const [ key, inner ] of Object.entries( node.properties ) ) {
		const given = value[ key ] ?? inner.default ?? undefined;
		if ( given !== undefined ) {
			filled[ key ] = defaultOf( inner, given );
		}
	}
	return filled;
}
