import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Edits } from '../state';
import { get } from '../state/paths';
import type { Family } from './use-family';

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

/** Puts layers so high among those beside them that `place` of the others lie below: one step of undo. */
export function stackAt( edits: Edits, family: Family, moved: readonly string[], place: number ) {
	const parent = family.parent( moved[ 0 ] ?? '' );
	if ( ! parent ) {
		return;
	}
	const own = stacked( parent.innerBlocks )
		.map( ( { clientId } ) => clientId )
		.filter( ( id ) => moved.includes( id ) );
	const { index, zIndex } = placeInStack( parent.innerBlocks, own, place );
	edits.asOne( () => {
		edits.changeEach( Object.fromEntries( own.map( ( id ) => [ id, { 'style.zIndex': zIndex } ] ) ) );
		edits.move( own, parent.clientId, index );
	} );
}
