import type { Block as BlockInstance } from '@wordpress/blocks';
import { stacked } from '../canvas/layers/stacking';

export interface Row {
	layer: BlockInstance;
	parent: BlockInstance;
	depth: number;
	/** The order is that of reading, not of what covers what. */
	flows: boolean;
}

export const holdsLayers = ( { attributes }: BlockInstance ) =>
	[ 'group', 'row', 'column' ].includes( String( attributes.type ) );

/** What lies on top stands at the top; columns and what is in them stand as they are read. */
export function rowsOf( parent: BlockInstance, closed: readonly string[], depth = 0 ): Row[] {
	const flows = [ 'row', 'column' ].includes( String( parent.attributes.type ) );
	const layers = parent.innerBlocks.filter( ( { name } ) => name === 'frontage/layer' );
	const ordered = flows ? layers : stacked( layers ).reverse();
	return ordered.flatMap( ( layer ) => [
		{ layer, parent, depth, flows },
		...( holdsLayers( layer ) && ! closed.includes( layer.clientId ) ? rowsOf( layer, closed, depth + 1 ) : [] ),
	] );
}

/**
 * Where a layer that is put above or below a row comes to lie in that row's parent: how many of the others lie below it,
 * or stand before it where they flow.
 */
export function placeAt( { layer, parent, flows }: Row, side: 'above' | 'below', moved: string ): number {
	const others = parent.innerBlocks.filter(
		( { clientId, name } ) => clientId !== moved && name === 'frontage/layer'
	);
	const ordered = flows ? others : stacked( others );
	const at = ordered.findIndex( ( { clientId } ) => clientId === layer.clientId );
	const after = flows ? side === 'below' : side === 'above';
	return Math.max( 0, at + ( after ? 1 : 0 ) );
}
