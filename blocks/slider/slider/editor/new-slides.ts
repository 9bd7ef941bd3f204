import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { freshName } from './workspace/state/duplicate-blocks';

/** A picture as the media library, or a gallery, gives it. */
export interface Picture {
	id?: number | undefined;
	url: string;
	alt?: string | undefined;
	title?: string | undefined;
	width?: number | undefined;
	height?: number | undefined;
}

/** What the document keeps of a picture; its text for those who do not see it comes along. */
export const imageOf = ( { id, url, alt, width, height }: Picture ) => ( {
	url,
	...( id && { id } ),
	...( width && { width } ),
	...( height && { height } ),
	...( alt && { alt } ),
} );

const slide = ( attributes: Record< string, unknown > ): BlockInstance =>
	createBlock( 'frontage/slide', { key: freshName( 'slide' ), ...attributes } );

/** A quiet background, so that the slide is seen and what is put on it can be read. */
export const blankSlide = () => slide( { background: { type: 'color', color: '#f0f0f0' } } );

/** One slide for each picture, which fills it. */
export const slidesOf = ( pictures: readonly Picture[] ) =>
	pictures.map( ( picture ) =>
		slide( {
			...( picture.title && { title: picture.title } ),
			background: { type: 'image', fit: 'cover', image: imageOf( picture ) },
		} )
	);

/** Where layers lie that stay while slides change. */
export const staticSlide = () => createBlock( 'frontage/slide', { static: true } );
