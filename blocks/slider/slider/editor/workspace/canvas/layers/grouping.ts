import type { Block as BlockInstance } from '@wordpress/blocks';
import { get, set, valueAt, type Attributes, type Level } from '../../state/attribute-paths';
import { trimmed } from '../../state/attribute-values';
import { newLayer } from './layer-commands';
import type { Words } from '../../mobile-layout/text-measure';
import { aroundAll, type Box, type Point } from '../geometry/box';

/** What one level shows: px of that level's stage. */
export interface Shown {
	/** Where the layer grid lies. */
	grid: Box;
	/** px that one px of the document has. */
	unit: number;
	/** What visitors see of the slide, and beyond which everything is cut. */
	slide: Box;
	/** Where a layer is laid out, with what its sizes and its offsets are multiplied by; undefined where it is not shown. */
	layer: ( id: string ) => ShownLayer | undefined;
}

export interface ShownLayer {
	box: Box;
	unit: { size: number; offset: number };
	/** What of it is to be seen: of a text its letters. Undefined where it shows nothing. */
	ink?: Box | undefined;
	/** It stands at an angle. */
	isTurned?: boolean | undefined;
	/** What it says, as wide as it is drawn. */
	words?: Words | undefined;
}

/** All four, widest first. */
export type ShownLevels = readonly Shown[];

/**
 * As it is stored: nothing where a level is as the wider one, or says nothing. What the widest does not say, the next one does.
 * `follows`: what says nothing follows the grid, so what is as the wider one says so.
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

/** The layer hangs at the left and the top, so far from an origin on each level; parts of what it lay in become px. */
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

/** Where offsets count from, on each level: what the layers lie in, else the grid. */
const originsIn = ( levels: ShownLevels, parent: string ): Point[] =>
	levels.map( ( { grid, layer } ) => {
		const { left, top } = layer( parent )?.box ?? grid;
		return { x: left, y: top };
	} );

/**
 * A group around layers, as large as they are on each level: nothing is seen to move on any of them.
 *
 * @param levels
 * @param blocks
 * @param parent  The layer or slide that they lie in.
 * @param follows What nobody set on a level follows the grid.
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

/** Where a group is not shown, its layers are not, either. */
function seenAs( block: BlockInstance, group: BlockInstance ): BlockInstance {
	const hides: unknown = group.attributes.visible;
	if ( ! Array.isArray( hides ) ) {
		return block;
	}
	const shows = ( { attributes }: BlockInstance, level: Level ) => valueAt( attributes.visible, level ) !== false;
	const visible = ( [ 0, 1, 2, 3 ] as const ).map( ( level ) => shows( group, level ) && shows( block, level ) );
	return { ...block, attributes: set( block.attributes as Attributes, 'visible', visible ) };
}

/** The layers of a group where they are seen on each level, on the slide or in what the group lies in. */
export function ungrouped(
	levels: ShownLevels,
	group: BlockInstance,
	parent: string,
	follows = false
): BlockInstance[] {
	const origins = originsIn( levels, parent );
	return group.innerBlocks.map( ( block ) => seenAs( placed( block, levels, origins, follows ), group ) );
}
