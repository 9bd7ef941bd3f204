import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { freshName } from '../state';

export interface Picture {
	id: number;
	url: string;
	alt?: string;
	title?: string;
	width?: number;
	height?: number;
}

/** What the document keeps of a picture of the library. */
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
export const slidesOf = ( pictures: Picture[] ) =>
	pictures.map( ( picture ) =>
		slide( {
			...( picture.title && { title: picture.title } ),
			background: { type: 'image', image: imageOf( picture ) },
		} )
	);

/** Where layers lie that stay while slides change. */
export const staticSlide = () => createBlock( 'frontage/slide', { static: true } );
