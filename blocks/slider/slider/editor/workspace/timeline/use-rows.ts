import type { Block as BlockInstance } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { get, layerName, layersBelow, useSlide, useSlider, type Attributes } from '../state';
import { barsOf, type Bar } from './tracks';

/** A layer with its bars. */
export interface Row {
	id: string;
	name: string;
	attributes: Attributes;
	bars: Bar[];
	/** How deep it lies in groups. */
	depth: number;
	isStatic: boolean;
}

export interface Rows {
	slide: BlockInstance | undefined;
	isStatic: boolean;
	/** There is a slide out of which this one comes. */
	comes: boolean;
	duration: number;
	transition: Attributes;
	rows: Row[];
}

export const SLIDE_DURATION = 9000;

const depthOf = ( layer: BlockInstance, within: BlockInstance ): number =>
	within.innerBlocks.includes( layer )
		? 0
		: 1 +
			Math.min(
				...within.innerBlocks
					.filter( ( each ) => layersBelow( each ).includes( layer ) )
					.map( ( each ) => depthOf( layer, each ) )
			);

/** What the timeline shows: the slide, its layers, and those over all slides. The one on top comes first, as in the list of layers. */
export function useRows(): Rows {
	const { slider, slides, statics } = useSlider();
	const slide = useSlide();
	return useMemo( () => {
		const isStatic = slide?.attributes.static === true;
		const own = Number(
			slide?.attributes.duration ?? get( slider?.attributes, 'options.duration' ) ?? SLIDE_DURATION
		);
		const duration = own || SLIDE_DURATION;
		const of = ( block: BlockInstance | undefined ): Row[] =>
			block
				? layersBelow( block ).map( ( layer ) => ( {
						id: layer.clientId,
						name: layerName( layer ),
						attributes: layer.attributes,
						bars: barsOf( layer.attributes, duration ),
						depth: depthOf( layer, block ),
						isStatic: block === statics,
					} ) )
				: [];
		return {
			slide,
			isStatic,
			comes: ! isStatic && slides.length > 1,
			duration,
			transition: ( slide?.attributes.transition ?? {} ) as Attributes,
			rows: [ ...( isStatic ? [] : of( statics ) ), ...of( slide ) ],
		};
	}, [ slider, slides, slide, statics ] );
}
