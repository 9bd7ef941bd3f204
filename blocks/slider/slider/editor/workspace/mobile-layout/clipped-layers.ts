import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Box } from '../canvas/geometry/box';
import type { Shown } from '../canvas/layers/grouping';
import { get } from '../state/attribute-paths';

/** By a layer's block: px of the document that it stands out of the slide, on each of the four levels; only layers that do. */
export type Outside = ReadonlyMap< string, readonly number[] >;

/** px by which a box stands out of another one, on the side where that is most; 0 where it lies inside. */
export const beyond = ( box: Box, within: Box ): number =>
	Math.max(
		0,
		within.left - box.left,
		within.top - box.top,
		box.left + box.width - within.left - within.width,
		box.top + box.height - within.top - within.height
	);

/** Less than that is a matter of rounding. */
const LEAST = 1;

/** What is said has to be read whole; a shape or a picture may stand out where it does so on the desktop, too. */
const SPEAKS = [ 'text', 'button', 'blocks', 'audio' ];
/** These are as large as what is in them, which is looked at for itself. */
const HOLDS = [ 'group', 'row', 'column' ];

/** Whether a layer leaves the slide because it was made to: it fills it, or moves for ever. */
const isOnPurpose = ( attributes: unknown ) =>
	get( attributes, 'box.inset' ) === true || get( attributes, 'loop' ) !== undefined;

const leaves = ( block: BlockInstance ): BlockInstance[] =>
	block.innerBlocks
		.filter( ( { name } ) => name === 'frontage/layer' )
		.flatMap( ( layer ) => ( HOLDS.includes( String( layer.attributes.type ) ) ? leaves( layer ) : [ layer ] ) );

/**
 * Which layers of a slide are cut, wholly or in part, and on which levels.
 *
 * @param slide
 * @param levels Where its layers lie, widest first.
 */
export function outsideOf( slide: BlockInstance, levels: readonly Shown[] ): Outside {
	const found = new Map< string, readonly number[] >();
	for ( const { clientId, attributes } of leaves( slide ) ) {
		if ( isOnPurpose( attributes ) ) {
			continue;
		}
		const out = levels.map( ( { layer, slide: within } ) => {
			const seen = layer( clientId );
			const px = seen && seen.ink ? beyond( seen.ink, within ) / seen.unit.size : 0;
			return px > LEAST ? Math.round( px ) : 0;
		} );
		const isCut = SPEAKS.includes( String( attributes.type ?? 'text' ) ) || ! out[ 0 ];
		if ( isCut && out.some( Boolean ) ) {
			found.set( clientId, out );
		}
	}
	return found;
}

/** The level that one looks at first: that which is shown, else the narrowest where something is cut. */
export function worstLevel( outside: Outside, shown: number ): number | undefined {
	const cut = [ shown, 3, 2, 1, 0 ].filter( ( level ) => countOn( outside, level ) > 0 );
	return cut[ 0 ];
}

export const countOn = ( outside: Outside, level: number ) =>
	[ ...outside.values() ].filter( ( out ) => out[ level ] ).length;
