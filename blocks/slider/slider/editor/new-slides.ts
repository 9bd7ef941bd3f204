import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { freshName } from './workspace/state/duplicate-blocks';

/** An image from the media library or a gallery. */
export interface Picture {
	id?: number | undefined;
	url: string;
	alt?: string | undefined;
	title?: string | undefined;
	width?: number | undefined;
	height?: number | undefined;
}

/** Stored values of an image, including its alternative text. */
export const imageOf = ( { id, url, alt, width, height }: Picture ) => ( {
	url,
	...( id && { id } ),
	...( width && { width } ),
	...( height && { height } ),
	...( alt && { alt } ),
} );

const slide = ( attributes: Record< string, unknown > ): BlockInstance =>
	createBlock( 'frontage/slide', { key: freshName( 'slide' ), ...attributes } );

/** Light background, so that the slide is visible and its content readable. */
export const blankSlide = () => slide( { background: { type: 'color', color: '#f0f0f0' } } );

/** One slide for each image, as its background. */
export const slidesOf = ( pictures: readonly Picture[] ) =>
	pictures.map( ( picture ) =>
		slide( {
			...( picture.title && { title: picture.title } ),
			background: { type: 'image', fit: 'cover', image: imageOf( picture ) },
		} )
	);

/** Slide for the layers that stay visible while slides change. */
export const staticSlide = () => createBlock( 'frontage/slide', { static: true } );
