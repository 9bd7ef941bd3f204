import type { Block as StoredBlock } from '@wordpress/blocks';
import type { Play } from '@frontage/slider';
import { compile, normalise, styles, type Block, type MarkupNode, type SliderDocument } from '@frontage/slider/model';
import { visitorTexts } from '../visitor-texts';
import { documentOf } from '../workspace/state/slider-document';

export interface Drawing {
	play: Play;
	tree: MarkupNode;
	css: string;
	/** For each inner block of the slider, in order: the index of its slide in the playback config, or -1. */
	places: number[];
	/** For each slide: the time in ms at which its entrances are over. */
	rests: number[];
}

type Values = Record< string, unknown >;
const isValues = ( value: unknown ): value is Values =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );
const list = ( value: unknown ): unknown[] => ( Array.isArray( value ) ? value : [] );

/** Saved HTML of a third-party block, including its inner blocks. */
function printed( { innerContent, innerBlocks }: Block ): string {
	const inside = [ ...innerBlocks ];
	return innerContent.map( ( part ) => part ?? ( inside.length ? printed( inside.shift()! ) : '' ) ).join( '' );
}

/** Blocks inside layers: the page renders them with WordPress, the editor shows their saved HTML. */
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

interface Ways {
	/** The inner block that is shown although it is hidden from visitors. */
	shown?: number | undefined;
	/** Small preview, in which the window's height does not apply. */
	isPreview?: boolean;
	/** The document with a post filled into its template, if slides are made of posts. */
	document?: SliderDocument;
}

/** Slides other than the static one, with the index of their block. */
const slidesOf = ( { innerBlocks }: StoredBlock ) =>
	innerBlocks.flatMap( ( { name, attributes }, at ) =>
		name === 'frontage/slide' && attributes.static !== true ? [ at ] : []
	);

/** Compiles a slider's block for the editor in the same way as for the page. Undefined while it has no slide to show. */
export function draw(
	block: StoredBlock,
	id: string,
	{ shown, isPreview, document = documentOf( block ) }: Ways = {}
): Drawing | undefined {
	const { model } = normalise( document as never );
	const at = slidesOf( block );
	// The editor shows modal and fixed sliders at the position of their block.
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
	const { play, tree, classes } = compile( model, id, visitorTexts() );
	if ( ! play.slides.length ) {
		return undefined;
	}
	// By index, since two may have the same key; a hero has only one of the visible slides.
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

/** Maximum time in ms that pieces of split text usually add. */
const PIECES = 1500;

/** Time at which all entrances are over and no exit has started yet. */
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
