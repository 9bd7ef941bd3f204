import type { Block as BlockInstance } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { get, layerName, useSlide, useSlider, type Attributes } from '../../state';
import { barsOf, type Bar } from './layer-tracks';

/** A layer with its bars. */
export interface Row {
	id: string;
	name: string;
	attributes: Attributes;
	bars: Bar[];
	/** Nesting depth in groups. */
	depth: number;
	isStatic: boolean;
}

export interface Rows {
	slide: BlockInstance | undefined;
	isStatic: boolean;
	/** Whether the slide has a previous one from which it transitions; slides of a carousel do not. */
	comes: boolean;
	isCarousel: boolean;
	duration: number;
	transition: Attributes;
	rows: Row[];
}

const SLIDE_DURATION = 9000;

/** Rows by attributes: unchanged rows are the same objects and do not rerender. */
const known = new WeakMap< object, { row: Row; duration: number } >();

function rowOf( { clientId: id, attributes }: BlockInstance, duration: number, depth: number, isStatic: boolean ) {
	const before = known.get( attributes );
	if ( before?.duration === duration ) {
		const { row } = before;
		if ( row.id === id && row.depth === depth && row.isStatic === isStatic ) {
			return row;
		}
	}
	const row = {
		id,
		name: layerName( { attributes } ),
		attributes,
		bars: barsOf( attributes, duration ),
		depth,
		isStatic,
	};
	known.set( attributes, { row, duration } );
	return row;
}

/** Parents before their children. */
const rowsBelow = ( block: BlockInstance, duration: number, isStatic: boolean, depth = 0 ): Row[] =>
	block.innerBlocks
		.filter( ( { name } ) => name === 'frontage/layer' )
		.flatMap( ( layer ) => [
			rowOf( layer, duration, depth, isStatic ),
			...rowsBelow( layer, duration, isStatic, depth + 1 ),
		] );

/** Content of the timeline: the slide, its layers, and those over all slides. The topmost layer comes first, as in the list of layers. */
export function useRows(): Rows {
	const { slider, slides, statics } = useSlider();
	const slide = useSlide();
	return useMemo( () => {
		const isStatic = slide?.attributes.static === true;
		const own = Number(
			slide?.attributes.duration ?? get( slider?.attributes, 'options.duration' ) ?? SLIDE_DURATION
		);
		const duration = own || SLIDE_DURATION;
		const isCarousel = get( slider?.attributes, 'options.sliderType' ) === 'carousel';
		return {
			slide,
			isStatic,
			comes: ! isStatic && ! isCarousel && slides.length > 1,
			isCarousel,
			duration,
			transition: ( slide?.attributes.transition ?? {} ) as Attributes,
			rows: [
				...( statics && ! isStatic ? rowsBelow( statics, duration, true ) : [] ),
				...( slide ? rowsBelow( slide, duration, isStatic ) : [] ),
			],
		};
	}, [ slider, slides, slide, statics ] );
}
