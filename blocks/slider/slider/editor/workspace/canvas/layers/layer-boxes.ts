import type { EditingLayer, EditingStage } from '@frontage/slider/react';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { get, type Attributes } from '../../state/attribute-paths';
import { aroundAll, type Box, type Turned } from '../geometry/box';
import type { Units } from '../geometry/layer-position';
import type { Family } from '../hooks/use-layer-tree';

/** Box as rendered, including transforms at the current time. */
export function seenBox( layer: EditingLayer | undefined ): Turned | undefined {
	const pose = layer?.pose();
	return pose && { left: pose.x, top: pose.y, width: pose.width, height: pose.height, angle: pose.rotate };
}

/** Layout box as in the document, with the rendered rotation. */
export function laidBox( layer: EditingLayer | undefined ): Turned | undefined {
	const box = layer?.box;
	return box && { left: box.x, top: box.y, width: box.width, height: box.height, angle: layer.pose()?.rotate ?? 0 };
}

export const outline = ( layer: EditingLayer | undefined ): Box | undefined => {
	const box = seenBox( layer );
	return box && aroundAll( [ box ] );
};

export const stageBox = ( { size }: EditingStage ): Box => ( { left: 0, top: 0, ...size } );

export const gridBox = ( { grid: { x, y, width, height } }: EditingStage ): Box => ( {
	left: x,
	top: y,
	width,
	height,
} );

/** Units of a layer on the canvas. */
export function unitsOf(
	stage: EditingStage,
	layer: EditingLayer,
	attributes: Attributes,
	{ frame, offsets }: { frame: Units[ 'frame' ]; offsets: ( id: string ) => Units[ 'offsets' ] }
): Units {
	const group = layer.parent ? stage.layer( layer.parent )?.box : undefined;
	const base = get( attributes, 'box.base' ) === 'slide' ? stage.size : stage.grid;
	return { ...layer.unit, base: group ?? base, frame, offsets: offsets( layer.id ) };
}

/** Layers that can be moved: not locked and not in a flow. */
export const freeOf = ( ids: readonly string[], family: Family, locked: readonly string[] ) =>
	ids.filter( ( id ) => {
		const block = family.block( id );
		return block && ! locked.includes( id ) && ! inFlow( block, family.parent( id ) );
	} );

/** Whether a layer is in the flow of a row or a column, and so cannot be moved freely. */
export function inFlow( { attributes }: BlockInstance, parent: BlockInstance | undefined ): boolean {
	const { type } = attributes;
	const lifted = ( get( attributes, 'box.position' ) as unknown[] | undefined )?.[ 0 ] === 'absolute';
	return type === 'row' || type === 'column' || ( parent?.attributes.type === 'column' && ! lifted );
}
