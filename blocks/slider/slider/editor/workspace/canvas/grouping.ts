import type { EditingStage } from '@frontage/slider/react';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { set, type Attributes } from '../state/paths';
import { newLayer } from './commands';
import { aroundAll } from './geometry/box';
import { laidBox } from './layer-boxes';

/** The layer hangs at the left and the top, so far from there. */
function at( attributes: Attributes, x: number, y: number ): Attributes {
	const box = { ...( attributes.box as object ), offsetX: [ Math.round( x ) ], offsetY: [ Math.round( y ) ] };
	return set( set( { ...attributes, box }, 'box.x', undefined ), 'box.y', undefined );
}

const placed = ( block: BlockInstance, attributes: Attributes ): BlockInstance => ( { ...block, attributes } );

/**
 * A group around layers, as large as they are on the level that is shown: there their boxes are known, and narrower levels
 * have the group as a whole to move.
 */
export function groupOf( stage: EditingStage, blocks: readonly BlockInstance[] ): BlockInstance | undefined {
	const found = blocks.flatMap( ( block ) => {
		const layer = stage.layer( block.clientId );
		const box = laidBox( layer );
		return layer && box ? [ { block, box, unit: layer.unit.offset } ] : [];
	} );
	const outer = aroundAll( found.map( ( { box } ) => ( { ...box, angle: 0 } ) ) );
	if ( ! outer || found.length < 1 ) {
		return undefined;
	}
	const { grid, unit } = stage;
	const inner = found.map( ( { block, box, unit: own } ) =>
		placed( block, at( block.attributes, ( box.left - outer.left ) / own, ( box.top - outer.top ) / own ) )
	);
	const px = ( value: number ) => Math.round( value / unit );
	return newLayer(
		{
			type: 'group',
			box: {
				offsetX: [ px( outer.left - grid.x ) ],
				offsetY: [ px( outer.top - grid.y ) ],
				width: [ px( outer.width ) ],
				height: [ px( outer.height ) ],
			},
		},
		inner
	);
}

/** The layers of a group where they are seen, on the slide or in what the group lies in. */
export function ungrouped( stage: EditingStage, group: BlockInstance ): BlockInstance[] {
	const { grid } = stage;
	const parent = stage.layer( group.clientId )?.parent;
	const base = parent ? laidBox( stage.layer( parent ) ) : undefined;
	const origin = base ? { x: base.left, y: base.top } : { x: grid.x, y: grid.y };
	return group.innerBlocks.map( ( block ) => {
		const layer = stage.layer( block.clientId );
		const box = laidBox( layer );
		if ( ! layer || ! box ) {
			return block;
		}
		const { offset } = layer.unit;
		return placed(
			block,
			at( block.attributes, ( box.left - origin.x ) / offset, ( box.top - origin.y ) / offset )
		);
	} );
}
