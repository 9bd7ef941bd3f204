import { normalise, type Layer } from '@frontage/slider/model';
import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Level } from '../../state/attribute-paths';
import { drawnDocument } from './canvas-document';

type Models = ReadonlyMap< string, Layer >;

/** WordPress gives a slider that did not change as the same object, so each is read once for the slide that is shown. */
const known = new WeakMap< BlockInstance, { slide: BlockInstance | undefined; models: Models } >();

/** The layers that the canvas draws, by their blocks, with a value for each level: its own, or what it has of a wider one. */
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

/** Whether what nobody set on a level follows the layer grid. */
export const followsGrid = ( slider: BlockInstance | null | undefined ) => slider?.attributes.inherit === 'scale';

/** A layer's offsets on a level, where those that nobody set there follow the grid. */
export function offsetsAt(
	slider: BlockInstance | null | undefined,
	slide: BlockInstance | undefined,
	id: string,
	level: Level
) {
	const box = slider && followsGrid( slider ) ? layerModels( slider, slide ).get( id )?.box : undefined;
	return box && { x: box.offsetX[ level ], y: box.offsetY[ level ] };
}
