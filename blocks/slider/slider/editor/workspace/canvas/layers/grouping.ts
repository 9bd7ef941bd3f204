import type { Block as BlockInstance } from '@wordpress/blocks';
import { get, set, valueAt, type Attributes, type Level } from '../../state/attribute-paths';
import { trimmed } from '../../state/attribute-values';
import { newLayer } from './layer-commands';
import type { Words } from '../../mobile-layout/text-measure';
import { aroundAll, type Box, type Point } from '../geometry/box';

/** Layout at one breakpoint, in px of its stage. */
export interface Shown {
	/** Box of the layer grid. */
	grid: Box;
	/** px per px of the document. */
	unit: number;
	/** Visible part of the slide; everything beyond is clipped. */
	slide: Box;
	/** Layout box of a layer, with the factors for its sizes and offsets; undefined if it is not shown. */
	layer: ( id: string ) => ShownLayer | undefined;
}

interface ShownLayer {
	box: Box;
	unit: { size: number; offset: number };
	/** Visible part of it; for a text its characters. Undefined if it shows nothing. */
	ink?: Box | undefined;
	/** Whether it is rotated. */
	isTurned?: boolean | undefined;
	/** Its text measured in the current font. */
	words?: Words | undefined;
}

/** All four breakpoints, widest first. */
export type ShownLevels = readonly Shown[];

/**
 * Values in stored form: null for a missing value, or one equal to the wider breakpoint. The widest breakpoint takes
 * the first value that exists. `follows`: missing values follow the grid, so equal values are written too.
 */
function perLevel( values: readonly ( number | undefined )[], follows: boolean ): unknown[] | undefined {
	let last: number | undefined;
	const first = values.find( ( value ) => value !== undefined );
	return trimmed(
		values.map( ( value, level ) => {
			const own = level === 0 ? first : value;
			if ( own === undefined || ( own === last && ! follows ) ) {
				return null;
			}
			last = own;
			return own;
		} )
	);
}

const SIDES = [ 'width', 'height' ] as const;
const NOT_THERE = [ 'box.x', 'box.y', 'box.base' ] as const;

/** Positions the layer from the left and top of an origin at each breakpoint; percentages of its old parent become px. */
function placed(
	block: BlockInstance,
	levels: ShownLevels,
	origins: readonly ( Point | undefined )[],
	follows: boolean
): BlockInstance {
	const seen = levels.map( ( level ) => level.layer( block.clientId ) );
	if ( ! seen.some( Boolean ) ) {
		return block;
	}
	const offsets = ( axis: 'x' | 'y', edge: 'left' | 'top' ) =>
		perLevel(
			seen.map( ( own, level ) => {
				const origin = origins[ level ];
				return own && origin && Math.round( ( own.box[ edge ] - origin[ axis ] ) / own.unit.offset );
			} ),
			follows
		);
	let attributes: Attributes = NOT_THERE.reduce(
		( made, path ) => set( made, path, undefined ),
		block.attributes as Attributes
	);
	attributes = set( attributes, 'box.offsetX', offsets( 'x', 'left' ) );
	attributes = set( attributes, 'box.offsetY', offsets( 'y', 'top' ) );
	for ( const side of SIDES ) {
		const stored = get( attributes, `box.${ side }` );
		if ( ( [ stored ].flat() as unknown[] ).some( ( value ) => String( value ).endsWith( '%' ) ) ) {
			const px = seen.map( ( own ) => own && Math.round( own.box[ side ] / own.unit.size ) );
			attributes = set( attributes, `box.${ side }`, perLevel( px, follows ) );
		}
	}
	return { ...block, attributes };
}

/** Origin of offsets at each breakpoint: the parent layer, else the grid. */
const originsIn = ( levels: ShownLevels, parent: string ): Point[] =>
	levels.map( ( { grid, layer } ) => {
		const { left, top } = layer( parent )?.box ?? grid;
		return { x: left, y: top };
	} );

/**
 * Groups layers without visible changes at any breakpoint; the group has the size of its layers.
 *
 * @param levels
 * @param blocks
 * @param parent  Their parent layer or slide.
 * @param follows Whether missing values follow the grid.
 */
export function groupOf(
	levels: ShownLevels,
	blocks: readonly BlockInstance[],
	parent: string,
	follows = false
): BlockInstance | undefined {
	const outers = levels.map( ( { layer } ) =>
		aroundAll(
			blocks
				.flatMap( ( { clientId } ) => layer( clientId )?.box ?? [] )
				.map( ( box ) => ( { ...box, angle: 0 } ) )
		)
	);
	if ( ! outers.some( Boolean ) ) {
		return undefined;
	}
	const inside = blocks.map( ( block ) =>
		placed(
			block,
			levels,
			outers.map( ( outer ) => outer && { x: outer.left, y: outer.top } ),
			follows
		)
	);
	const origins = originsIn( levels, parent );
	const own = ( measure: ( outer: Box, level: number ) => number ) =>
		perLevel(
			outers.map( ( outer, level ) => outer && Math.round( measure( outer, level ) / levels[ level ]!.unit ) ),
			follows
		);
	return newLayer(
		{
			type: 'group',
			box: {
				offsetX: own( ( { left }, level ) => left - origins[ level ]!.x ),
				offsetY: own( ( { top }, level ) => top - origins[ level ]!.y ),
				width: own( ( { width } ) => width ),
				height: own( ( { height } ) => height ),
			},
		},
		inside
	);
}

/** Layers stay hidden at breakpoints where their group was hidden. */
function seenAs( block: BlockInstance, group: BlockInstance ): BlockInstance {
	const hides: unknown = group.attributes.visible;
	if ( ! Array.isArray( hides ) ) {
		return block;
	}
	const shows = ( { attributes }: BlockInstance, level: Level ) => valueAt( attributes.visible, level ) !== false;
	const visible = ( [ 0, 1, 2, 3 ] as const ).map( ( level ) => shows( group, level ) && shows( block, level ) );
	return { ...block, attributes: set( block.attributes as Attributes, 'visible', visible ) };
}

/** Layers of a group at the same positions on each breakpoint, for the slide or the group's parent. */
export function ungrouped(
	levels: ShownLevels,
	group: BlockInstance,
	parent: string,
	follows = false
): BlockInstance[] {
	const origins = originsIn( levels, parent );
	return group.innerBlocks.map( ( block ) => seenAs( placed( block, levels, origins, follows ), group ) );
}
