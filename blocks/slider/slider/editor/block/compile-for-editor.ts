import type { Block as StoredBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Play } from '@frontage/slider';
import { compile, normalise, styles, type Block, type MarkupNode, type SliderDocument } from '@frontage/slider/model';
import { documentOf } from '../workspace/state/slider-document';

export interface Drawing {
	play: Play;
	tree: MarkupNode;
	css: string;
	/** Of the slider's inner blocks, in order: which of the play document's slides it is; -1 for none. */
	places: number[];
	/** By slide, ms: when its entrances are over. */
	rests: number[];
}

type Values = Record< string, unknown >;
const isValues = ( value: unknown ): value is Values =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );
const list = ( value: unknown ): unknown[] => ( Array.isArray( value ) ? value : [] );

/** What a block of others prints: with what is in it. */
function printed( { innerContent, innerBlocks }: Block ): string {
	const inside = [ ...innerBlocks ];
	return innerContent.map( ( part ) => part ?? ( inside.length ? printed( inside.shift()! ) : '' ) ).join( '' );
}

/** Blocks inside layers: on the page WordPress prints them, here what they save. */
const withBlocks = ( layers: unknown ): unknown[] =>
	list( layers ).map( ( layer ) => {
		if ( ! isValues( layer ) ) {
			return layer;
		}
		const made = layer.layers ? { ...layer, layers: withBlocks( layer.layers ) } : layer;
		return layer.type === 'blocks'
			? {
					...made,
					html: list( layer.blocks )
						.map( ( block ) => printed( block as Block ) )
						.join( '' ),
				}
			: made;
	} );

/** What visitors read or hear: the sentences of VisitorTexts.php. */
const texts = (): Play[ 'texts' ] => ( {
	/* translators: 1: number of the slide, 2: how many there are */
	slide: __( '%1$d of %2$d', 'frontage-slider' ),
	next: __( 'Next slide', 'frontage-slider' ),
	previous: __( 'Previous slide', 'frontage-slider' ),
	pause: __( 'Pause the slides', 'frontage-slider' ),
	play: __( 'Play the slides', 'frontage-slider' ),
	close: __( 'Close', 'frontage-slider' ),
	/* translators: the name of a video provider may follow, after a colon */
	playVideo: __( 'Play the video', 'frontage-slider' ),
	choose: __( 'Choose a slide', 'frontage-slider' ),
	/* translators: %s: name of a video provider */
	videoFailed: __( '%s Api Could not be loaded !', 'frontage-slider' ),
} );

interface Ways {
	/** The inner block that is shown although visitors do not get it. */
	shown?: number | undefined;
	/** In a small preview: a window's height means nothing there. */
	isPreview?: boolean;
	/** With a post in its template, where slides are made of posts. */
	document?: SliderDocument;
}

/** Slides that are no static layers, with the place of their block. */
const slidesOf = ( { innerBlocks }: StoredBlock ) =>
	innerBlocks.flatMap( ( { name, attributes }, at ) =>
		name === 'frontage/slide' && attributes.static !== true ? [ at ] : []
	);

/** What the editor shows of a slider's block: as the page gets it. Undefined while it has no slide to show. */
export function draw(
	block: StoredBlock,
	id: string,
	{ shown, isPreview, document = documentOf( block ) }: Ways = {}
): Drawing | undefined {
	const { model } = normalise( document as never );
	const at = slidesOf( block );
	// A dialog waits to be called, and what is fixed leaves its place: who edits sees both where the block stands.
	model.options.modal.useAsModal = false;
	model.options.fixedOnTop = false;
	if ( isPreview && model.options.sliderLayout === 'fullscreen' ) {
		model.options.sliderLayout = 'fullwidth';
	}
	model.slides = model.slides.map( ( slide, index ) => ( {
		...slide,
		layers: withBlocks( slide.layers ) as typeof slide.layers,
		visible: slide.visible || at[ index ] === shown,
	} ) );
	model.static = withBlocks( model.static ) as typeof model.static;
	const { play, tree, classes } = compile( model, id, texts() );
	if ( ! play.slides.length ) {
		return undefined;
	}
	// By their place, since two may have one key; a hero has but one of those that are to be seen.
	const seen = model.slides.filter( ( { visible } ) => visible );
	const [ first ] = play.slides;
	const drawn =
		play.slides.length === seen.length ? seen : seen.filter( ( { key } ) => key === first!.key ).slice( 0, 1 );
	const places = block.innerBlocks.map( ( _, place ) => {
		const slide = model.slides[ at.indexOf( place ) ];
		return slide ? drawn.indexOf( slide ) : -1;
	} );
	return {
		play,
		tree,
		css: styles( classes ),
		places,
		rests: play.slides.map( restOf ),
	};
}

/** Pieces of a text come one after the other; so long at most in what is usual. */
const PIECES = 1500;

/** When everything that comes in has come; of what goes out again while the slide is shown nothing has gone yet. */
function restOf( { layers = [] }: Play[ 'slides' ][ number ] ): number {
	let come = 0;
	let goes = Infinity;
	for ( const { frames = [] } of layers ) {
		const [ entrance, ...later ] = frames;
		if ( typeof entrance?.at === 'number' ) {
			come = Math.max( come, entrance.at + entrance.duration + ( entrance.split ? PIECES : 0 ) );
		}
		for ( const { at } of later ) {
			goes = typeof at === 'number' ? Math.min( goes, at ) : goes;
		}
	}
	return goes > 0 ? Math.min( come, Math.max( goes - 1, 0 ) ) : come;
}
