import { __ } from '@wordpress/i18n';

/** Labels for the source of slides. */
export const sourceWords = (): Readonly< Record< '' | 'posts' | 'products', string > > => ( {
	'': __( 'Custom slides', 'frontage-slider' ),
	posts: __( 'Posts', 'frontage-slider' ),
	products: __( 'Products', 'frontage-slider' ),
} );

/** Labels for fields of a post. */
export const postWords = (): Readonly< Record< string, string > > => ( {
	title: __( 'Title', 'frontage-slider' ),
	excerpt: __( 'Excerpt', 'frontage-slider' ),
	date: __( 'Date', 'frontage-slider' ),
	author: __( 'Author', 'frontage-slider' ),
	category: __( 'Category', 'frontage-slider' ),
	price: __( 'Price', 'frontage-slider' ),
	image: __( 'Featured image', 'frontage-slider' ),
	link: __( 'Post link', 'frontage-slider' ),
} );
