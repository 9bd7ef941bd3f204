import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

/** The parts of a post card, from top to bottom. The title is always shown, since it is the card's link. */
export const ORDER = [
	'core/post-featured-image',
	'core/post-date',
	'core/post-author-name',
	'core/post-title',
	'core/post-excerpt',
	'core/post-comments-count',
] as const;
export type Part = ( typeof ORDER )[ number ];

const ATTRIBUTES: Record< Part, Record< string, unknown > > = {
	'core/post-featured-image': { isLink: true, aspectRatio: '3/2', sizeSlug: 'medium_large' },
	'core/post-date': { fontSize: 'small', textColor: 'muted' },
	'core/post-author-name': { fontSize: 'small', textColor: 'muted' },
	'core/post-title': { isLink: true, level: 3, fontSize: 'large' },
	'core/post-excerpt': { excerptLength: 25, showMoreOnNewLine: true, fontSize: 'small', textColor: 'muted' },
	'core/post-comments-count': { fontSize: 'small', textColor: 'muted' },
};

/** As an inner blocks template. */
export const template = ( ...parts: Part[] ): [ string, Record< string, unknown > ][] =>
	ORDER.filter( ( name ) => parts.includes( name ) ).map( ( name ) => [ name, ATTRIBUTES[ name ] ] );

export const names = (): Record< Exclude< Part, 'core/post-title' >, string > => ( {
	'core/post-featured-image': __( 'Image', 'frontage-site' ),
	'core/post-date': __( 'Date', 'frontage-site' ),
	'core/post-author-name': __( 'Author', 'frontage-site' ),
	'core/post-excerpt': __( 'Excerpt', 'frontage-site' ),
	'core/post-comments-count': __( 'Comment count', 'frontage-site' ),
} );

/** Adds a part to the card's blocks at its default position, or removes one; a custom order is kept. */
export function switched( blocks: Block[], part: Part, on: boolean ): Block[] {
	const otherParts = blocks.filter( ( { name } ) => name !== part );
	if ( ! on || otherParts.length < blocks.length ) {
		return on ? blocks : otherParts;
	}
	const earlierParts = ORDER.slice( 0, ORDER.indexOf( part ) ) as readonly string[];
	const at = otherParts.findLastIndex( ( { name } ) => earlierParts.includes( name ) ) + 1;
	return otherParts.toSpliced( at, 0, createBlock( part, ATTRIBUTES[ part ] ) );
}
