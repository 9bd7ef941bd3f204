import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Box } from '../canvas/geometry/box';
import type { Shown } from '../canvas/layers/grouping';
import { get } from '../state/attribute-paths';

/**
 * By client id of a layer: px of the document by which it extends beyond the slide, for each of the four breakpoints;
 * only clipped layers.
 */
export type Outside = ReadonlyMap< string, readonly number[] >;

/** px by which a box extends beyond another one, on the side where that is most; 0 if it is inside. */
export const beyond = ( box: Box, within: Box ): number =>
	Math.max(
		0,
		within.left - box.left,
		within.top - box.top,
		box.left + box.width - within.left - within.width,
		box.top + box.height - within.top - within.height
	);

/** Smaller values are rounding errors. */
const LEAST = 1;

/** Types that must be fully visible. A shape or an image may be clipped if it is clipped on the desktop too. */
const SPEAKS = [ 'text', 'button', 'blocks', 'audio' ];
/** These are as large as their content, which is checked separately. */
const HOLDS = [ 'group', 'row', 'column' ];

/** Whether a layer is meant to leave the slide: it fills it, or has an endless loop. */
const isOnPurpose = ( attributes: unknown ) =>
	get( attributes, 'box.inset' ) === true || get( attributes, 'loop' ) !== undefined;

const leaves = ( block: BlockInstance ): BlockInstance[] =>
	block.innerBlocks
		.filter( ( { name } ) => name === 'frontage/layer' )
		.flatMap( ( layer ) => ( HOLDS.includes( String( layer.attributes.type ) ) ? leaves( layer ) : [ layer ] ) );

/**
 * Finds the layers of a slide that are clipped, fully or partly, at each breakpoint.
 *
 * @param slide
 * @param levels Layout of its layers, widest first.
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

/** Breakpoint to look at first: the current one if layers are clipped there, else the narrowest with clipped layers. */
export function worstLevel( outside: Outside, shown: number ): number | undefined {
	const cut = [ shown, 3, 2, 1, 0 ].filter( ( level ) => countOn( outside, level ) > 0 );
	return cut[ 0 ];
}

export const countOn = ( outside: Outside, level: number ) =>
	[ ...outside.values() ].filter( ( out ) => out[ level ] ).length;
