import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { sliderOf, type Picture } from './starting';

/** What stands in a shortcode, as WordPress's paste reads it. */
type Shortcode = { named: Partial< Record< string, string > >; numeric: string[] };
type Values = Record< string, unknown >;

/** The codes of sliders, ours and those that pages from elsewhere have. */
export const CODES = [ 'frontage_slider', 'rev_slider', 'rev_slider_vc' ];

const values = ( value: unknown ): Values => ( typeof value === 'object' && value !== null ? ( value as Values ) : {} );
const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Which slider a code means: its number, or its alias. */
export function meant( { named, numeric }: Shortcode ): Values {
	const id = /^\d+$/.test( named.id ?? '' ) ? Number( named.id ) : 0;
	const alias = named.alias ?? named.slidertitle ?? numeric[ 0 ] ?? '';
	return id ? { ref: id } : { alias: alias.trim() };
}

const ALONE = new RegExp( `^\\s*\\[(?:${ CODES.join( '|' ) })(?:\\s+([^\\][]*))?\\](?:\\s*\\[/\\w+\\])?\\s*$` );

/** The one code that a text is, read. */
function codeIn( content: string ): Shortcode | undefined {
	const found = ALONE.exec( content );
	if ( ! found ) {
		return undefined;
	}
	const code: Shortcode = { named: {}, numeric: [] };
	for ( const [ , name, one, other, bare, word ] of ( found[ 1 ] ?? '' ).matchAll(
		/(\w+)=(?:"([^"]*)"|'([^']*)'|(\S+))|"?([^\s"]+)"?/g
	) ) {
		if ( name ) {
			code.named[ name.toLowerCase() ] = one ?? other ?? bare ?? '';
		} else if ( word ) {
			code.numeric.push( word );
		}
	}
	return code;
}

const means = ( code: Shortcode | undefined ) => {
	const { ref, alias } = code ? meant( code ) : {};
	return Boolean( ref || alias );
};

/** A picture as core's image block has it. */
const pictureOf = ( { attributes }: Pick< BlockInstance, 'attributes' > ): Picture => ( {
	id: typeof attributes.id === 'number' ? attributes.id : undefined,
	url: text( attributes.url ),
	alt: text( attributes.alt ),
} );

const hasAddress = ( { url }: Picture ) => url !== '';

/** Of each slide the picture that it shows. */
const picturesOf = ( slides: BlockInstance[] ): Picture[] =>
	slides
		.map( ( { attributes } ) => values( values( attributes.background ).image ) )
		.map( ( { id, url, alt } ) => ( {
			id: typeof id === 'number' ? id : undefined,
			url: text( url ),
			alt: text( alt ),
		} ) )
		.filter( hasAddress );

/** The words of core's blocks inside a cover, or beside a picture: a layer of blocks, at the left in the middle. */
const wordsLayer = ( blocks: BlockInstance[], color: string ) =>
	createBlock(
		'frontage/layer',
		{
			type: 'blocks',
			box: { x: [ 'center' ], y: [ 'middle' ], width: [ 760, 680, 600, 400 ], offsetX: [ 0 ], offsetY: [ 0 ] },
			style: { color: [ color ], whiteSpace: [ 'normal' ] },
		},
		blocks
	);

/** The words on a slide that are blocks of core. */
const wordsOf = ( slides: BlockInstance[] ): BlockInstance[] =>
	slides.flatMap( ( { innerBlocks } ) =>
		innerBlocks.flatMap( ( layer ) => {
			if ( layer.attributes.type === 'blocks' ) {
				return layer.innerBlocks;
			}
			const said = text( layer.attributes.html );
			return said ? [ createBlock( 'core/paragraph', { content: said } ) ] : wordsOf( [ layer ] );
		} )
	);

/** A slider of one slide: the picture of a cover or of media and text, and the words over it. */
function sliderWith( picture: Picture, words: BlockInstance[], align: unknown ): BlockInstance {
	const slider = sliderOf( [ picture ], align === 'full' || align === 'wide' ? { align } : {} );
	const [ slide ] = slider.innerBlocks;
	if ( slide && words.length ) {
		slide.innerBlocks = [ wordsLayer( words, '#ffffff' ) ];
	}
	return slider;
}

const isPictureCover = ( { url, backgroundType }: Values ) =>
	Boolean( url ) && ( backgroundType ?? 'image' ) === 'image';
const isOne = ( blocks: unknown ): BlockInstance | undefined =>
	( Array.isArray( blocks ) ? ( blocks as BlockInstance[] )[ 0 ] : ( blocks as BlockInstance ) ) ?? undefined;

const slidesIn = ( block: unknown ) => isOne( block )?.innerBlocks ?? [];

/** Core's blocks that show pictures, the shortcodes of sliders, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: Values, block: BlockInstance ) =>
				( block?.innerBlocks ?? [] ).some( ( one ) => hasAddress( pictureOf( one ) ) ),
			transform: ( { align }: Values, images: BlockInstance[] ) =>
				sliderOf(
					images.map( pictureOf ).filter( hasAddress ),
					align === 'full' || align === 'wide' ? { align } : {}
				),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMultiBlock: true,
			isMatch: ( all: Values[] ) => [ all ].flat().every( ( { url } ) => Boolean( url ) ),
			transform: ( all: Values[] ) => sliderOf( all.map( ( attributes ) => pictureOf( { attributes } ) ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: isPictureCover,
			transform: ( { id, url, alt, align }: Values, words: BlockInstance[] ) =>
				sliderWith( pictureOf( { attributes: { id, url, alt } } ), words, align ),
		},
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( { mediaType, mediaUrl }: Values ) => mediaType === 'image' && Boolean( mediaUrl ),
			transform: ( { mediaId, mediaUrl, mediaAlt, align }: Values, words: BlockInstance[] ) =>
				sliderWith( pictureOf( { attributes: { id: mediaId, url: mediaUrl, alt: mediaAlt } } ), words, align ),
		},
		...CODES.map( ( tag ) => ( {
			type: 'shortcode',
			tag,
			isMatch: ( { named, numeric }: { named: Shortcode[ 'named' ]; numeric: string[] } ) =>
				means( { named, numeric } ),
			transform: ( { named, numeric }: Shortcode ) =>
				createBlock( 'frontage/slider', meant( { named, numeric } ) ),
		} ) ),
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text: content }: Values ) => means( codeIn( text( content ) ) ),
			transform: ( { text: content }: Values ) =>
				createBlock( 'frontage/slider', meant( codeIn( text( content ) )! ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: Values, block: unknown ) => picturesOf( slidesIn( block ) ).length > 0,
			transform: ( _: Values, slides: BlockInstance[] ) =>
				createBlock(
					'core/gallery',
					{ linkTo: 'none' },
					picturesOf( slides ).map( ( { id, url, alt } ) => createBlock( 'core/image', { id, url, alt } ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: ( _: Values, block: unknown ) => {
				const slides = slidesIn( block );
				return slides.length === 1 && picturesOf( slides ).length === 1;
			},
			transform: ( _: Values, slides: BlockInstance[] ) =>
				createBlock( 'core/cover', { ...picturesOf( slides )[ 0 ], dimRatio: 30 }, wordsOf( slides ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( _: Values, block: unknown ) => {
				const slides = slidesIn( block );
				return slides.length === 1 && picturesOf( slides ).length === 1;
			},
			transform: ( _: Values, slides: BlockInstance[] ) => {
				const [ { id, url, alt } = { url: '' } ] = picturesOf( slides ) as [ Picture?, ...Picture[] ];
				return createBlock(
					'core/media-text',
					{ mediaId: id, mediaUrl: url, mediaAlt: alt, mediaType: 'image' },
					wordsOf( slides )
				);
			},
		},
	],
};
