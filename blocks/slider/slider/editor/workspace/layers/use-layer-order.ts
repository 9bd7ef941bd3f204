import { stackAt } from '../canvas/layers/stacking';
import type { Commands } from '../canvas/layers/layer-commands';
import { __, sprintf } from '@wordpress/i18n';
import { layerName } from '../state';
import { placeAt, type Row } from './layer-rows';

/** Moves layers in the list, which also changes their stacking order. */
export function useStack( { edits, family, say }: Commands ) {
	/** Moves a layer next to another row, also into another group. */
	function put( moved: string, row: Row, side: 'above' | 'below' ) {
		const block = family.block( moved );
		const outer = family.line( row.layer.clientId );
		if ( ! block || outer.includes( moved ) ) {
			return; // A layer cannot move into itself.
		}
		const place = placeAt( row, side, moved );
		if ( row.flows ) {
			edits.move( [ moved ], row.parent.clientId, place );
		} else {
			stackAt( edits, family, [ moved ], place, row.parent );
		}
		/* translators: %s: name of a layer. */
		say( sprintf( __( 'Moved %s', 'frontage-slider' ), layerName( block ) ) );
	}

	/** Moves a layer one step up or down among its siblings. */
	function step( row: Row, rows: readonly Row[], by: 1 | -1 ) {
		const beside = rows.filter( ( { parent } ) => parent.clientId === row.parent.clientId );
		const other = beside[ beside.indexOf( row ) + by ];
		if ( other ) {
			put( row.layer.clientId, other, by > 0 ? 'below' : 'above' );
		}
	}
	return { put, step };
}
