import { documentFromBlocks, type Block, type SliderDocument } from '@frontage/slider/model';
import { getBlockContent, type Block as BlockInstance } from '@wordpress/blocks';
import { get } from '../../state/attribute-paths';

/** WordPress returns the same object for an unchanged block, so each one is converted once. */
const turned = new WeakMap< BlockInstance, Block >();

/** Converts a block to the parser's format. Client ids serve as keys and ids of slides and layers, since not all have one yet. */
function named( block: BlockInstance ): Block {
	const known = turned.get( block );
	if ( known ) {
		return known;
	}
	const { name, clientId, attributes, innerBlocks } = block;
	const attrs = { ...attributes, [ name === 'frontage/slide' ? 'key' : 'id' ]: clientId };
	// PHP renders blocks in a layer; their saved HTML is close enough for the layout.
	const said = attributes.type === 'blocks' && { type: 'text', html: innerBlocks.map( getBlockContent ).join( '' ) };
	const made: Block = {
		blockName: name,
		attrs: { ...attrs, ...said },
		innerBlocks: said ? [] : innerBlocks.map( named ),
		innerHTML: '',
		innerContent: [],
	};
	turned.set( block, made );
	return made;
}

const blanks = new WeakMap< BlockInstance, Block >();

/** An empty slide, so that its navigation button exists. A carousel keeps its background, since it may measure the image. */
function blank( slide: BlockInstance, isCarousel: boolean ): Block {
	const known = blanks.get( slide );
	if ( known && ! isCarousel ) {
		return known;
	}
	const { clientId, attributes } = slide;
	const small = [ 'thumb', 'background.image', 'background.video.poster' ]
		.map( ( path ) => get( attributes, path ) )
		.find( ( image ) => get( image, 'url' ) );
	const made: Block = {
		...named( { ...slide, innerBlocks: [] } ),
		attrs: {
			...attributes,
			key: clientId,
			thumb: small,
			background: isCarousel ? attributes.background : undefined,
		},
	};
	if ( ! isCarousel ) {
		blanks.set( slide, made );
	}
	return made;
}

export interface Drawn {
	document: SliderDocument;
	/** Index of the current slide. */
	slide: number;
}

/** Whether a layer over several slides is visible on the slide with this index, from 0. */
function showsOn( { attributes }: BlockInstance, index: number ): boolean {
	const [ start, end ] = [ 'start', 'end' ].map( ( key ) => Number( get( attributes, `onSlides.${ key }` ) ?? -1 ) );
	return ( start! < 1 || index >= start! - 1 ) && ( end! < 1 || index < end! );
}

/** Neighboring slides that a carousel shows; an infinite carousel wraps around. */
function beside( slides: readonly BlockInstance[], index: number, options: unknown ) {
	const wraps = get( options, 'carousel.infinity' ) === true && slides.length > 2;
	const seen = Math.ceil( Number( get( options, 'carousel.maxVisibleItems' ) ?? 3 ) / 2 );
	const most = wraps ? Math.min( seen, Math.floor( ( slides.length - 1 ) / 2 ) ) : seen;
	const at = ( way: 1 | -1 ) =>
		Array.from( { length: most }, ( _, step ) => index + way * ( step + 1 ) ).flatMap(
			( place ) => ( wraps ? slides.at( place % slides.length ) : slides[ place ] ) ?? []
		);
	return { before: at( -1 ).reverse(), after: at( 1 ) };
}

/** The slide before it, from which it transitions; for the first slide that is the last one. */
const outOf = ( slides: readonly BlockInstance[], index: number ) => ( {
	before: slides.slice( Math.max( 0, index - 1 ), index ),
	after: index ? [] : slides.slice( 1 ).slice( -1 ),
} );

/**
 * Reduces a slider to what the canvas shows: one slide, its neighbors or the slide before it, and the layers over it.
 * Other slides are empty and only exist for bullets, thumbnails and tabs, since rendering them would slow down every
 * change.
 */
export function drawnDocument( slider: BlockInstance, shown: BlockInstance | undefined ): Drawn {
	const { innerBlocks } = slider;
	const statics = innerBlocks.find( ( { attributes } ) => attributes.static === true );
	const isStatic = shown !== undefined && shown === statics;
	// The visible slides, and the one being edited.
	const slides = innerBlocks.filter(
		( slide ) => slide.attributes.static !== true && ( slide === shown || slide.attributes.visible !== false )
	);
	const index = Math.max( 0, slides.indexOf( shown! ) );
	const { options } = slider.attributes;
	const isCarousel = get( options, 'sliderType' ) === 'carousel';
	const { before, after } = isCarousel ? beside( slides, index, options ) : outOf( slides, index );
	const whole = new Set( [ ...before, ...slides.slice( index, index + 1 ), ...after ] );
	const over = statics && {
		...named( statics ),
		innerBlocks: statics.innerBlocks
			.filter( ( layer ) => isStatic || showsOn( layer, index ) )
			.map( ( layer ) => {
				const own = named( layer );
				return { ...own, attrs: { ...own.attrs, onSlides: undefined } };
			} ),
	};
	return {
		document: documentFromBlocks( {
			blockName: 'frontage/slider',
			attrs: slider.attributes,
			innerBlocks: [
				...slides.map( ( slide ) => ( whole.has( slide ) ? named( slide ) : blank( slide, isCarousel ) ) ),
				...( over ? [ over ] : [] ),
			],
			innerHTML: '',
			innerContent: [],
		} ),
		slide: index,
	};
}
