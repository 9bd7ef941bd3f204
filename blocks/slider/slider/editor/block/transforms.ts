import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import type { Picture } from '../new-slides';
import { sliderOf } from './new-slider-options';

/** Attributes of a shortcode, as the paste handler of WordPress parses it. */
type Shortcode = { named: Partial< Record< string, string > >; numeric: string[] };
type Values = Record< string, unknown >;

/** Shortcodes of sliders: ours and those of the original plugin. */
export const CODES = [ 'frontage_slider', 'rev_slider', 'rev_slider_vc' ];

const values = ( value: unknown ): Values => ( typeof value === 'object' && value !== null ? ( value as Values ) : {} );
const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Slider of a shortcode: its id, or its alias. */
export function parseShortcode( { named, numeric }: Shortcode ): Values {
	const id = /^\d+$/.test( named.id ?? '' ) ? Number( named.id ) : 0;
	const alias = named.alias ?? named.slidertitle ?? numeric[ 0 ] ?? '';
	return id ? { ref: id } : { alias: alias.trim() };
}

const ALONE = new RegExp( `^\\s*\\[(?:${ CODES.join( '|' ) })(?:\\s+([^\\][]*))?\\](?:\\s*\\[/\\w+\\])?\\s*$` );

/** Parses a text that contains exactly one shortcode. */
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
	const { ref, alias } = code ? parseShortcode( code ) : {};
	return Boolean( ref || alias );
};

/** Converts attributes of core's image block. The caption may be a RichTextData object, whose string value is its HTML. */
const pictureOf = ( { attributes }: Pick< BlockInstance, 'attributes' > ): Picture & { caption: string } => ( {
	id: typeof attributes.id === 'number' ? attributes.id : undefined,
	url: text( attributes.url ),
	alt: text( attributes.alt ),
	caption: attributes.caption ? String( attributes.caption ) : '',
} );

const hasAddress = ( { url }: Picture ) => url !== '';

/** The image of each slide, with the text on it. */
const picturesOf = ( slides: BlockInstance[] ) =>
	slides
		.map( ( slide ) => {
			const { id, url, alt } = values( values( slide.attributes.background ).image );
			const attributes = { id, url, alt, caption: saidOn( slide ) };
			return pictureOf( { attributes } );
		} )
		.filter( hasAddress );

/**
 * Caption of an image, at the bottom of its slide above the bullets. It is a core block, since small print should not
 * shrink with the slider as layers do.
 */
const captionLayer = ( content: string ) =>
	createBlock(
		'frontage/layer',
		{
			type: 'blocks',
			box: {
				x: [ 'center' ],
				y: [ 'bottom' ],
				maxWidth: [ 760, 680, 600, 400 ],
				offsetX: [ 0 ],
				offsetY: [ 96, 96, 96, 96 ], // Bullets have the same size on phones.
			},
			style: {
				color: [ '#ffffff' ],
				whiteSpace: [ 'normal' ],
				background: '#000000a6',
				padding: { top: [ 8 ], right: [ 20 ], bottom: [ 8 ], left: [ 20 ] },
			},
		},
		[
			createBlock( 'core/paragraph', {
				content,
				fontSize: 'small',
				style: { spacing: { margin: { top: '0', bottom: '0' } } },
			} ),
		]
	);

/** A slider of images with optional captions. */
function sliderOfImages( images: Pick< BlockInstance, 'attributes' >[], more: Values = {} ): BlockInstance {
	const pictures = images.map( pictureOf ).filter( hasAddress );
	const slider = sliderOf( pictures, more );
	slider.innerBlocks.forEach( ( slide, at ) => {
		const { caption = '' } = pictures[ at ] ?? {};
		slide.innerBlocks = caption ? [ captionLayer( caption ) ] : [];
	} );
	return slider;
}

/** CSS variable of a theme preset; WordPress adds hyphens before and after digits in its name. */
const presetOf = ( kind: 'color' | 'gradient', slug: unknown ) =>
	text( slug ) &&
	`var(--wp--preset--${ kind }--${ text( slug )
		.toLowerCase()
		.replace( /([a-z])(?=\d)|(\d)(?=[a-z])/g, '$&-' ) })`;

/** Overlay of a cover image as a layer; like core, black unless a color or a gradient was chosen. */
const veilLayer = ( { dimRatio = 50, customOverlayColor, overlayColor, customGradient, gradient }: Values ) => {
	const part = Math.min( Math.max( Number( dimRatio ) || 0, 0 ), 100 );
	const paint = text( customGradient ) || presetOf( 'gradient', gradient ) || presetOf( 'color', overlayColor );
	const color = /^#[\da-f]{6}$/i.test( text( customOverlayColor ) ) ? text( customOverlayColor ) : '#000000';
	const style = paint
		? { background: paint, ...( part < 100 && { opacity: [ part / 100 ] } ) }
		: {
				background:
					color +
					Math.round( part * 2.55 )
						.toString( 16 )
						.padStart( 2, '0' ),
			};
	return part
		? [ createBlock( 'frontage/layer', { type: 'shape', box: { inset: true, base: 'slide' }, style } ) ]
		: [];
};

/** Converts the overlay of a slide to attributes of a cover; without one the image is not darkened. */
function veilOf( { innerBlocks }: BlockInstance ): Values {
	const style = values( innerBlocks.find( ( { attributes } ) => attributes.type === 'shape' )?.attributes.style );
	const paint = text( style.background );
	const [ , color, part = '' ] = /^(#[\da-f]{6})([\da-f]{2})$/i.exec( paint ) ?? [];
	if ( color ) {
		const dimRatio = Math.round( parseInt( part, 16 ) / 2.55 );
		return { customOverlayColor: color, dimRatio, isUserOverlayColor: true };
	}
	const [ , kind, slug ] = /^var\(--wp--preset--(color|gradient)--([\w-]+)\)$/.exec( paint ) ?? [];
	const own = {
		...( kind === 'color' && { overlayColor: slug } ),
		...( kind === 'gradient' && { gradient: slug } ),
		...( /^[\w-]*gradient\(/.test( paint ) && { customGradient: paint } ),
	};
	const [ opacity = 1 ] = Array.isArray( style.opacity ) ? ( style.opacity as number[] ) : [];
	return Object.keys( own ).length
		? { ...own, dimRatio: Math.round( opacity * 100 ), isUserOverlayColor: true }
		: { dimRatio: 0 };
}

/** Layer for the inner blocks of a cover or of media and text, left-aligned in the middle of the slide. */
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

/** Texts of a slide as core blocks. */
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

/** Texts of a slide as one string. */
const saidOn = ( slide: BlockInstance ) =>
	wordsOf( [ slide ] )
		.map( ( { attributes } ) => String( attributes.content ?? '' ) )
		.filter( Boolean )
		.join( '<br>' );

const alignOf = ( align: unknown ): Values => ( align === 'full' || align === 'wide' ? { align } : {} );

/** Converts core's focal point to a CSS position. */
const positionOf = ( focalPoint: unknown ): Values => {
	const { x, y } = values( focalPoint );
	return typeof x === 'number' && typeof y === 'number'
		? { position: `${ Math.round( x * 100 ) }% ${ Math.round( y * 100 ) }%` }
		: {};
};
const focalPointOf = ( { attributes }: BlockInstance ): Values => {
	const [ , x, y ] = /^([\d.]+)% ([\d.]+)%$/.exec( text( values( attributes.background ).position ) ) ?? [];
	return x && y ? { focalPoint: { x: Number( x ) / 100, y: Number( y ) / 100 } } : {};
};

/** A slider with one slide: the image of a cover or of media and text, its overlay, and the blocks over it. */
function sliderWith(
	image: Values,
	words: BlockInstance[],
	{ align, focalPoint }: Values,
	veil: BlockInstance[] = []
): BlockInstance {
	const slider = sliderOf( [ pictureOf( { attributes: image } ) ], alignOf( align ) );
	const [ slide ] = slider.innerBlocks;
	if ( slide ) {
		slide.attributes.background = { ...values( slide.attributes.background ), ...positionOf( focalPoint ) };
		slide.innerBlocks = [ ...veil, ...( words.length ? [ wordsLayer( words, '#ffffff' ) ] : [] ) ];
	}
	return slider;
}

const isPictureCover = ( { url, backgroundType }: Values ) =>
	Boolean( url ) && ( backgroundType ?? 'image' ) === 'image';
const isOne = ( blocks: unknown ): BlockInstance | undefined =>
	( Array.isArray( blocks ) ? ( blocks as BlockInstance[] )[ 0 ] : ( blocks as BlockInstance ) ) ?? undefined;

const slidesIn = ( block: unknown ) => isOne( block )?.innerBlocks ?? [];

/** Transforms from core's image blocks and slider shortcodes, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: Values, block: BlockInstance ) =>
				( block?.innerBlocks ?? [] ).some( ( one ) => hasAddress( pictureOf( one ) ) ),
			transform: ( { align }: Values, images: BlockInstance[] ) => sliderOfImages( images, alignOf( align ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMultiBlock: true,
			isMatch: ( all: Values[] ) => [ all ].flat().every( ( { url } ) => Boolean( url ) ),
			transform: ( all: Values[] ) =>
				sliderOfImages( [ all ].flat().map( ( attributes ) => ( { attributes } ) ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: isPictureCover,
			transform: ( cover: Values, words: BlockInstance[] ) =>
				sliderWith( { id: cover.id, url: cover.url, alt: cover.alt }, words, cover, veilLayer( cover ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( { mediaType, mediaUrl }: Values ) => mediaType === 'image' && Boolean( mediaUrl ),
			transform: ( beside: Values, words: BlockInstance[] ) =>
				sliderWith(
					{ id: beside.mediaId, url: beside.mediaUrl, alt: beside.mediaAlt },
					words,
					beside,
					// Dark text on white becomes white text on an image, so it needs an overlay.
					words.length ? veilLayer( {} ) : []
				),
		},
		...CODES.map( ( tag ) => ( {
			type: 'shortcode',
			tag,
			isMatch: ( { named, numeric }: { named: Shortcode[ 'named' ]; numeric: string[] } ) =>
				means( { named, numeric } ),
			transform: ( { named, numeric }: Shortcode ) =>
				createBlock( 'frontage/slider', parseShortcode( { named, numeric } ) ),
		} ) ),
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text: content }: Values ) => means( codeIn( text( content ) ) ),
			transform: ( { text: content }: Values ) =>
				createBlock( 'frontage/slider', parseShortcode( codeIn( text( content ) )! ) ),
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
					picturesOf( slides ).map( ( picture ) => createBlock( 'core/image', { ...picture } ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: ( _: Values, block: unknown ) => {
				const slides = slidesIn( block );
				return slides.length === 1 && picturesOf( slides ).length === 1;
			},
			transform: ( _: Values, slides: BlockInstance[] ) => {
				const [ slide ] = slides as [ BlockInstance ];
				const [ { id, url, alt } = { url: '' } ] = picturesOf( slides ) as [ Picture?, ...Picture[] ];
				return createBlock(
					'core/cover',
					{ id, url, alt, ...focalPointOf( slide ), ...veilOf( slide ) },
					wordsOf( slides )
				);
			},
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
					{ mediaId: id, mediaUrl: url, mediaAlt: alt, mediaType: 'image', ...focalPointOf( slides[ 0 ]! ) },
					wordsOf( slides )
				);
			},
		},
	],
};
