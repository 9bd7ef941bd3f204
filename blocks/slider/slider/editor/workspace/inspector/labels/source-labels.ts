import { __ } from '@wordpress/i18n';

/** Where slides come from. */
export const sourceWords = (): Readonly< Record< '' | 'posts' | 'products', string > > => ( {
	'': __( 'These slides', 'frontage-slider' ),
	posts: __( 'Posts', 'frontage-slider' ),
	products: __( 'Products', 'frontage-slider' ),
} );

/** What of a post may stand on a slide. */
export const postWords = (): Readonly< Record< string, string > > => ( {
	title: __( 'Title', 'frontage-slider' ),
	excerpt: __( 'Excerpt', 'frontage-slider' ),
	date: __( 'Date', 'frontage-slider' ),
	author: __( 'Author', 'frontage-slider' ),
	category: __( 'Category', 'frontage-slider' ),
	price: __( 'Price', 'frontage-slider' ),
	image: __( 'Featured picture', 'frontage-slider' ),
	link: __( 'Link to the post', 'frontage-slider' ),
} );
