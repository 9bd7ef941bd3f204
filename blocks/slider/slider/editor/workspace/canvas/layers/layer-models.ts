import { normalise, type Layer } from '@frontage/slider/model';
import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Level } from '../../state/attribute-paths';
import { drawnDocument } from './canvas-document';

type Models = ReadonlyMap< string, Layer >;

/** WordPress returns the same object for an unchanged slider, so it is read once per slide. */
const known = new WeakMap< BlockInstance, { slide: BlockInstance | undefined; models: Models } >();

/** Models of the layers on the canvas, by client id, with effective values for each breakpoint. */
export function layerModels( slider: BlockInstance, slide: BlockInstance | undefined ): Models {
	const before = known.get( slider );
	if ( before && before.slide === slide ) {
		return before.models;
	}
	const { document } = drawnDocument( slider, slide );
	const { model } = normalise( document as Record< string, unknown > );
	const all = ( layers: readonly Layer[] ): ( readonly [ string, Layer ] )[] =>
		layers.flatMap( ( layer ) => [ [ layer.id, layer ] as const, ...all( layer.layers ?? [] ) ] );
	const models = new Map( all( [ ...model.slides.flatMap( ( { layers } ) => layers ), ...model.static ] ) );
	known.set( slider, { slide, models } );
	return models;
}

/** Whether missing values at a breakpoint follow the layer grid. */
export const followsGrid = ( slider: BlockInstance | null | undefined ) => slider?.attributes.inherit === 'scale';

/** Effective offsets of a layer at a breakpoint, if missing ones follow the grid. */
export function offsetsAt(
	slider: BlockInstance | null | undefined,
	slide: BlockInstance | undefined,
	id: string,
	level: Level
) {
	const box = slider && followsGrid( slider ) ? layerModels( slider, slide ).get( id )?.box : undefined;
	return box && { x: box.offsetX[ level ], y: box.offsetY[ level ] };
}
