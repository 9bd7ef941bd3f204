import { normalise } from '@frontage/slider/model';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { drawnDocument } from '../canvas/layers/canvas-document';
import { onLevel } from '../canvas/measure-breakpoints';
import type { Values } from '../state/use-edits';
import { arrange } from './layer-arrangement';
import { outsideOf, type Outside } from './clipped-layers';
import { phoneOf, piecesIn, writtenFor } from './layers-to-arrange';

type Drawn = Parameters< typeof onLevel >[ 1 ];

/** The reduced document for rendering one slide of a slider. */
export function drawnSlide( slider: BlockInstance, slide: BlockInstance ): Drawn {
	const { document, slide: at } = drawnDocument( slider, slide );
	return { document, slide: at, options: normalise( document as Record< string, unknown > ).model.options };
}

/** Clipped layers of a slide at all breakpoints. */
export const outsideOn = ( owner: Document, slide: BlockInstance, drawn: Drawn ): Outside =>
	outsideOf(
		slide,
		( [ 0, 1, 2, 3 ] as const ).map( ( level ) => onLevel( owner, drawn, level ) )
	);

/**
 * Changes that stack the layers of slides on phones, readable, large enough to press and unclipped; by block, for one
 * undo step.
 *
 * @param owner  The document with the theme's styles.
 * @param slider
 * @param slides
 */
export function arrangedForPhones(
	owner: Document,
	slider: BlockInstance,
	slides: readonly BlockInstance[]
): Record< string, Values > {
	let grid: Values | undefined;
	const isRtl = owner.documentElement.dir === 'rtl';
	const changes = slides.map( ( slide ) => {
		const drawn = { ...drawnSlide( slider, slide ), withWords: true };
		const [ wide, phone ] = [ onLevel( owner, drawn, 0 ), onLevel( owner, drawn, 3 ) ];
		const levels = { wide, phone, outside: outsideOf( slide, [ wide, wide, wide, phone ] ) };
		const room = phoneOf( slide, drawn.options, phone, isRtl );
		const { grid: on, unit } = wide;
		const size = { width: on.width / unit, height: on.height / unit };
		const written = writtenFor( slider, slide, arrange( piecesIn( slide, levels ), room, size ), levels, room );
		const { [ slider.clientId ]: own, ...layers } = written;
		grid = higher( grid, own );
		return layers;
	} );
	return { ...Object.assign( {}, ...changes ), ...( grid && { [ slider.clientId ]: grid } ) };
}

const PATH = 'options.gridheight';

/** The tallest slide determines the height of all slides. */
function higher( one: Values | undefined, other: Values | undefined ): Values | undefined {
	const last = ( values: Values | undefined ) =>
		Number( ( values?.[ PATH ] as unknown[] | undefined )?.at( -1 ) ?? 0 );
	return last( other ) > last( one ) ? other : one;
}
