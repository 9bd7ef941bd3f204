import { cloneBlock, type Block as BlockInstance } from '@wordpress/blocks';
import type { Attributes } from './attribute-paths';
import { isObject } from './attribute-values';

type Names = ReadonlyMap< string, string >;

const inside = ( block: BlockInstance ): BlockInstance[] => [ block, ...block.innerBlocks.flatMap( inside ) ];

const isName = ( value: unknown ): value is string => typeof value === 'string' && value !== '';

/** A unique id derived from a name. `crypto.randomUUID()` is not available on sites without https. */
export const freshName = ( name: string ) =>
	`${ name.replace( /-\w{4}$/, '' ) }-${ Math.random().toString( 36 ).slice( 2, 6 ).padEnd( 4, '0' ) }`;

/** Renames the targets of actions and links. */
function pointed( from: unknown, names: Names ): unknown {
	if ( Array.isArray( from ) ) {
		return from.map( ( one ) => pointed( one, names ) );
	}
	if ( ! isObject( from ) ) {
		return from;
	}
	const { layer, slide } = from;
	return {
		...from,
		...( isName( layer ) && { layer: names.get( layer ) ?? layer } ),
		...( isName( slide ) && { slide: names.get( slide ) ?? slide } ),
	};
}

function named( attributes: Attributes, names: Names ): Record< string, unknown > {
	const { id, key, actions, link } = attributes;
	return {
		...attributes,
		...( isName( id ) && { id: names.get( id ) } ),
		...( isName( key ) && { key: names.get( key ) } ),
		...( actions !== undefined && { actions: pointed( actions, names ) } ),
		...( link !== undefined && { link: pointed( link, names ) } ),
	};
}

/** Copies blocks with new ids; actions between them refer to the copies. */
export function copies( blocks: BlockInstance[] ): BlockInstance[] {
	const names = new Map(
		blocks
			.flatMap( inside )
			.flatMap( ( { attributes } ) => [ attributes.id, attributes.key ] )
			.filter( isName )
			.map( ( name ) => [ name, freshName( name ) ] )
	);
	const copy = ( block: BlockInstance ): BlockInstance => ( {
		...cloneBlock( block, {}, [] ),
		attributes: named( block.attributes, names ),
		innerBlocks: block.innerBlocks.map( copy ),
	} );
	return blocks.map( copy );
}
