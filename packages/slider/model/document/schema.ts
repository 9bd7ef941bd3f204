import schema from '../../schema.json';

/** A node of ../schema.json with its reference resolved. */
export interface Node {
	/** Name of the object in schema.json, if it has one. */
	name?: string;
	/** Label and help text in the editor. */
	title?: string;
	description?: string;
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

/** Whether it is a plain object. `[]` counts too, since PHP writes it for an empty object. */
export const isObject = ( value: unknown ): value is Values =>
	typeof value === 'object' && value !== null && ( ! Array.isArray( value ) || ! value.length );

export const asObjects = ( value: unknown ): Values[] => ( Array.isArray( value ) ? value.filter( isObject ) : [] );

export const isEmpty = ( value: unknown ) => isObject( value ) && ! Object.keys( value ).length;

type Raw = Node & { $ref?: string };

const definitions = schema.$defs as unknown as Record< string, Raw >;
const objects = new Map< string, Node >();

/** Schema of an object by its name: Slider, Options, Slide, Layer, Frame … */
export function objectNode( name: string ): Node {
	let node = objects.get( name );
	if ( ! node ) {
		node = resolve( name === 'Slider' ? ( schema as unknown as Raw ) : definitions[ name ]! );
		objects.set( name, node );
	}
	return node;
}

/** Children are resolved on access, since layers contain layers. */
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

/** A new copy of a node's default, including nested defaults: four values per breakpoint, and the defaults of an object's properties. */
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
