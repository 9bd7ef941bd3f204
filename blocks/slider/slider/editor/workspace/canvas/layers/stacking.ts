import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Edits } from '../../state';
import { get, set } from '../../state/attribute-paths';
import type { Family } from '../hooks/use-layer-tree';

/** In these, layers stand as they are read. */
const FLOWS = [ 'row', 'column' ];

const heightOf = ( { attributes }: BlockInstance ) => Number( get( attributes, 'style.zIndex' ) ?? 0 );

/** Layers as they lie upon each other, lowest first: by their z-index, then by their order. */
export const stacked = ( layers: readonly BlockInstance[] ) =>
	layers
		.map( ( layer, index ) => ( { layer, index } ) )
		.sort( ( one, other ) => heightOf( one.layer ) - heightOf( other.layer ) || one.index - other.index )
		.map( ( { layer } ) => layer );

/**
 * Where layers come in the order, and which z-index they take there: that of the one below them, so that nothing else has
 * to change.
 *
 * @param inner All blocks beside them, themselves too.
 * @param moved Client ids.
 * @param place How many of the others lie below.
 */
export function placeInStack( inner: readonly BlockInstance[], moved: readonly string[], place: number ) {
	const rest = inner.filter( ( { clientId } ) => ! moved.includes( clientId ) );
	const others = stacked( rest );
	const [ below, above ] = [ others[ place - 1 ], others[ place ] ];
	const zIndex: unknown = get( ( below ?? above )?.attributes, 'style.zIndex' );
	const index = below ? rest.indexOf( below ) + 1 : 0;
	return { index: ! below && above ? rest.indexOf( above ) : index, zIndex };
}

/** Layers as they lie upon everything in there, each still over those it lay over: there, too, whoever comes later is on top. */
export function onTop( layers: readonly BlockInstance[], { attributes, innerBlocks }: BlockInstance ): BlockInstance[] {
	if ( FLOWS.includes( String( attributes.type ) ) ) {
		return [ ...layers ];
	}
	const zIndex: unknown = get( stacked( innerBlocks ).at( -1 )?.attributes, 'style.zIndex' );
	return stacked( layers ).map( ( layer ) => atHeight( layer, zIndex ) );
}

export const atHeight = ( layer: BlockInstance, zIndex: unknown ): BlockInstance =>
	get( layer.attributes, 'style.zIndex' ) === zIndex
		? layer
		: { ...layer, attributes: set( layer.attributes, 'style.zIndex', zIndex ) };

/**
 * Puts layers so high in a parent that `place` of the others there lie below: one step of undo.
 *
 * @param edits
 * @param family
 * @param moved  Client ids.
 * @param place
 * @param parent What they lie in from now on; where they are, if absent.
 */
export function stackAt(
	edits: Edits,
	family: Family,
	moved: readonly string[],
	place: number,
	parent = family.parent( moved[ 0 ] ?? '' )
) {
	if ( ! parent ) {
		return;
	}
	const home = family.parent( moved[ 0 ] ?? '' )?.innerBlocks ?? [];
	const own = stacked( home )
		.map( ( { clientId } ) => clientId )
		.filter( ( id ) => moved.includes( id ) );
	const { index, zIndex } = placeInStack( parent.innerBlocks, own, place );
	edits.asOne( () => {
		edits.changeEach( Object.fromEntries( own.map( ( id ) => [ id, { 'style.zIndex': zIndex } ] ) ) );
		edits.move( own, parent.clientId, index );
	} );
}
