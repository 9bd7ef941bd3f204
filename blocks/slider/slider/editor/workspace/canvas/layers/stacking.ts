import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Edits } from '../../state';
import { get, set } from '../../state/attribute-paths';
import type { Family } from '../hooks/use-layer-tree';

/** In these, layers are in reading order. */
const FLOWS = [ 'row', 'column' ];

const heightOf = ( { attributes }: BlockInstance ) => Number( get( attributes, 'style.zIndex' ) ?? 0 );

/** Layers in stacking order, lowest first: by z-index, then by document order. */
export const stacked = ( layers: readonly BlockInstance[] ) =>
	layers
		.map( ( layer, index ) => ( { layer, index } ) )
		.sort( ( one, other ) => heightOf( one.layer ) - heightOf( other.layer ) || one.index - other.index )
		.map( ( { layer } ) => layer );

/**
 * Index and z-index for moved layers. They take the z-index of the layer below, so that no other layer changes.
 *
 * @param inner All sibling blocks, including the moved ones.
 * @param moved Client ids.
 * @param place Number of other layers below them.
 */
export function placeInStack( inner: readonly BlockInstance[], moved: readonly string[], place: number ) {
	const rest = inner.filter( ( { clientId } ) => ! moved.includes( clientId ) );
	const others = stacked( rest );
	const [ below, above ] = [ others[ place - 1 ], others[ place ] ];
	const zIndex: unknown = get( ( below ?? above )?.attributes, 'style.zIndex' );
	const index = below ? rest.indexOf( below ) + 1 : 0;
	return { index: ! below && above ? rest.indexOf( above ) : index, zIndex };
}

/** Gives layers a z-index on top of everything in a parent, keeping their order among each other. */
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
 * Moves layers in the stacking order so that `place` of the parent's other layers are below; one undo step.
 *
 * @param edits
 * @param family
 * @param moved  Client ids.
 * @param place
 * @param parent New parent; defaults to the current one.
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
