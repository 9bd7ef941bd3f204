import { fromBlocks, type Block, type SliderDocument } from '@frontage/slider/model';
import { getBlockContent, type Block as BlockInstance } from '@wordpress/blocks';
import { get } from '../../state/attribute-paths';

/** WordPress gives a block that did not change as the same object, so each is turned once. */
const turned = new WeakMap< BlockInstance, Block >();

/** A block as the document's reader takes it. Layers and slides are called as their blocks are, since not all have names yet. */
function named( block: BlockInstance ): Block {
	const known = turned.get( block );
	if ( known ) {
		return known;
	}
	const { name, clientId, attributes, innerBlocks } = block;
	const attrs = { ...attributes, [ name === 'frontage/slide' ? 'key' : 'id' ]: clientId };
	// Blocks in a layer are PHP's to render: what they save is near enough to lay out.
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

/** A slide that is not seen, for the buttons that lead to it: nothing is on it. A carousel may measure its picture. */
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
	/** Which of its slides is shown. */
	slide: number;
}

/** Whether a layer that lies over several slides shows over this one, counted from 0. */
function showsOn( { attributes }: BlockInstance, index: number ): boolean {
	const [ start, end ] = [ 'start', 'end' ].map( ( key ) => Number( get( attributes, `onSlides.${ key }` ) ?? -1 ) );
	return ( start! < 1 || index >= start! - 1 ) && ( end! < 1 || index < end! );
}

/** Slides that a carousel shows beside one: as far as it shows any, in a carousel without end also past its ends. */
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

/** The one before, out of which a slide comes; the first one comes out of the last. */
const outOf = ( slides: readonly BlockInstance[], index: number ) => ( {
	before: slides.slice( Math.max( 0, index - 1 ), index ),
	after: index ? [] : slides.slice( 1 ).slice( -1 ),
} );

/**
 * What the canvas draws of a slider: one slide and those that are seen beside it or before it, with the layers that lie over
 * it. All others are there for bullets, thumbnails and tabs alone: more would cost time at every change and is not seen.
 */
export function drawnDocument( slider: BlockInstance, shown: BlockInstance | undefined ): Drawn {
	const { innerBlocks } = slider;
	const statics = innerBlocks.find( ( { attributes } ) => attributes.static === true );
	const isStatic = shown !== undefined && shown === statics;
	// As visitors get them, with the one that is edited.
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
		document: fromBlocks( {
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
