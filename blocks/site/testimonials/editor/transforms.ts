import { createBlock, type Block } from '@wordpress/blocks';
import { ratingText } from '../../testimonial/editor/rating';

type Values = Record< string, unknown >;

const TEXTS = [ 'core/paragraph', 'core/heading' ];
const text = ( value: unknown ) => ( value ? String( value as string ) : '' );
const isWords = ( { name }: Block ) => TEXTS.includes( name );

/** From core's quote: its text, an image if there is one, and its citation, which may contain a role. */
function ofQuote( { citation }: Values, inner: Block[] ) {
	const picture = inner.find( ( { name } ) => name === 'core/image' )?.attributes;
	return createBlock( 'frontage/testimonial', {
		quote: inner
			.filter( isWords )
			.map( ( { attributes } ) => text( attributes.content ) )
			.join( '<br><br>' ),
		name: text( citation ),
		...( picture?.url ? { image: { id: picture.id, url: picture.url, alt: text( picture.alt ) } } : {} ),
	} );
}

/** All data of the author in one line. */
function citationOf( { name, url, role, company, rating, date }: Values ) {
	const who =
		url && name ? `<a href="${ text( url ).replaceAll( '"', '%22' ) }">${ text( name ) }</a>` : text( name );
	return [ who, text( role ), text( company ), ratingText( Number( rating ?? 0 ) ), text( date ) ]
		.filter( Boolean )
		.join( ', ' );
}

function quoteOf( { attributes }: Block ) {
	const { quote, image } = attributes as Values & { image?: Values };
	return createBlock( 'core/quote', { citation: citationOf( attributes as Values ) }, [
		createBlock( 'core/paragraph', { content: text( quote ) } ),
		...( image?.url ? [ createBlock( 'core/image', image ) ] : [] ),
	] );
}

export const transforms = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/quote' ],
			// A list or a table inside a quote would be lost.
			isMatch: ( _: Values[], quotes: Block[] ) =>
				quotes.every(
					( { innerBlocks } ) =>
						innerBlocks.some( isWords ) &&
						innerBlocks.every( ( block ) => isWords( block ) || block.name === 'core/image' ) &&
						innerBlocks.filter( ( { name } ) => name === 'core/image' ).length < 2
				),
			transform: ( quotes: Values[], inner: Block[][] ) =>
				createBlock(
					'frontage/testimonials',
					{ layout: quotes.length > 1 ? 'carousel' : 'single' },
					quotes.map( ( quote, at ) => ofQuote( quote, inner[ at ] ?? [] ) )
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/pullquote' ],
			transform: ( quotes: Values[] ) =>
				createBlock(
					'frontage/testimonials',
					{ layout: quotes.length > 1 ? 'carousel' : 'single' },
					quotes.map( ( { value, citation } ) =>
						createBlock( 'frontage/testimonial', { quote: text( value ), name: text( citation ) } )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/quote' ],
			transform: ( _: Values, inner: Block[] ) => inner.map( quoteOf ),
		},
		{
			type: 'block',
			blocks: [ 'core/pullquote' ],
			// The target has no image.
			isMatch: ( _: Values, { innerBlocks }: Block ) =>
				innerBlocks.every( ( { attributes } ) => ! ( attributes.image as Values | undefined )?.url ),
			transform: ( _: Values, inner: Block[] ) =>
				inner.map( ( { attributes } ) =>
					createBlock( 'core/pullquote', {
						value: text( attributes.quote ),
						citation: citationOf( attributes as Values ),
					} )
				),
		},
	],
};
