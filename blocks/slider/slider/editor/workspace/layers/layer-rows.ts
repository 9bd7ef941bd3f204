import type { Block as BlockInstance } from '@wordpress/blocks';
import { stacked } from '../canvas/layers/stacking';

export interface Row {
	layer: BlockInstance;
	parent: BlockInstance;
	depth: number;
	/** Whether the siblings are in reading order instead of stacking order. */
	flows: boolean;
}

export const holdsLayers = ( { attributes }: BlockInstance ) =>
	[ 'group', 'row', 'column' ].includes( String( attributes.type ) );

/** Rows of the list, topmost layer first; columns and their content are in reading order. */
export function rowsOf( parent: BlockInstance, closed: readonly string[], depth = 0 ): Row[] {
	const isInFlow = [ 'row', 'column' ].includes( String( parent.attributes.type ) );
	const layers = parent.innerBlocks.filter( ( { name } ) => name === 'frontage/layer' );
	const ordered = isInFlow ? layers : stacked( layers ).reverse();
	return ordered.flatMap( ( layer ) => [
		{ layer, parent, depth, flows: isInFlow },
		...( holdsLayers( layer ) && ! closed.includes( layer.clientId ) ? rowsOf( layer, closed, depth + 1 ) : [] ),
	] );
}

/**
 * Position of a layer dropped above or below a row, within that row's parent: the number of other layers below it, or
 * before it in a flow.
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
