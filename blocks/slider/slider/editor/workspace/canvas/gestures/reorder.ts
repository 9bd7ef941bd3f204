import type { Block as BlockInstance } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { layerName } from '../../state';
import { holds, upright, type Box, type Point } from '../geometry/box';
import { outline } from '../layers/layer-boxes';
import type { Family } from '../hooks/use-layer-tree';
import type { Gesture, Scene } from './gesture-context';

interface Slot {
	parent: string;
	index: number;
	/** Line that shows the new position. */
	line: { axis: 'x' | 'y'; at: number; from: number; to: number };
}

/**
 * Possible parents of a layer: layers of the same type as its parent, except itself and its descendants. A slide is
 * none, since its layers have no flow order.
 *
 * @param family
 * @param shown  Visible layers.
 * @param id
 */
export function homesOf( family: Family, shown: readonly string[], id: string ): BlockInstance[] {
	const home = family.parent( id );
	if ( home?.name !== 'frontage/layer' ) {
		return [];
	}
	return shown.flatMap( ( one ) => {
		const other = family.block( one );
		return other && other.attributes.type === home.attributes.type && ! family.line( one ).includes( id )
			? [ other ]
			: [];
	} );
}

/** Moves a layer within the flow of a row or column, or to another one of the same type. Layers in a flow have no other position. */
export function reorderLayer( { stage, family, edits, draw, say }: Scene, id: string ): Gesture | undefined {
	const block = family.block( id );
	const home = family.parent( id );
	if ( ! block || ! home ) {
		return undefined;
	}
	const isColumn = block.attributes.type === 'column';
	const homes = homesOf(
		family,
		stage.layers.map( ( layer ) => layer.id ),
		id
	);
	const places = homes.flatMap( ( parent ) => {
		const box = outline( stage.layer( parent.clientId ) );
		return box ? [ { parent, box } ] : [];
	} );
	let slot: Slot | undefined;

	function slotAt( point: Point ): Slot | undefined {
		const place = places.find( ( { box } ) => holds( upright( box ), point ) );
		if ( ! place ) {
			return undefined;
		}
		const others = place.parent.innerBlocks.filter( ( { clientId } ) => clientId !== id );
		const boxes = others.flatMap( ( { clientId } ) => outline( stage.layer( clientId ) ) ?? [] );
		const before = boxes.filter( ( box ) =>
			isColumn ? box.left + box.width / 2 < point.x : box.top + box.height / 2 < point.y
		);
		const index = before.length;
		return { parent: place.parent.clientId, index, line: lineOf( place.box, boxes[ index - 1 ], boxes[ index ] ) };
	}
	function lineOf( around: Box, last?: Box, next?: Box ): Slot[ 'line' ] {
		if ( isColumn ) {
			const at = next?.left ?? ( last ? last.left + last.width : around.left );
			return { axis: 'x', at, from: around.top, to: around.top + around.height };
		}
		const at = next?.top ?? ( last ? last.top + last.height : around.top );
		return { axis: 'y', at, from: around.left, to: around.left + around.width };
	}
	const back = () => stage.layer( id )?.unplace();

	return {
		move( at ) {
			slot = slotAt( at );
			draw( { guides: slot ? [ slot.line ] : [] } );
		},
		end() {
			back();
			const now = home.innerBlocks.findIndex( ( { clientId } ) => clientId === id );
			if ( slot && ( slot.parent !== home.clientId || slot.index !== now ) ) {
				edits.move( [ id ], slot.parent, slot.index );
				const place = slot.index + 1;
				/* translators: 1: name of a layer, 2: its place among others, from 1. */
				const said = __( '%1$s moved to position %2$d', 'frontage-slider' );
				say( sprintf( said, layerName( block ), place ) );
			}
		},
		cancel: back,
	};
}
