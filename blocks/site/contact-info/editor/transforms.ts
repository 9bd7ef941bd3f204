import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

interface Item {
	label?: string;
	text?: string;
	url?: string;
	kind?: string;
}

const PHONE = /^[+(]?[\d\s()./-]{6,}$/;
const MAIL = /^\S+@\S+\.\S+$/;

/** Guesses the kind of contact data in a list item. */
export function kindOf( text: string ): string {
	const bare = text.replace( /<[^>]+>/g, '' ).trim();
	if ( MAIL.test( bare ) ) {
		return 'email';
	}
	return PHONE.test( bare ) ? 'phone' : 'custom';
}

const escaped = ( text: string ) => text.replace( /&/g, '&amp;' ).replace( /"/g, '&quot;' );

/** A contact item as list text: label, colon, and the text with its link. */
export function lineOf( { label = '', text = '', url = '' }: Item ): string {
	const linked = url ? `<a href="${ escaped( url ) }">${ text }</a>` : text;
	return label ? `${ label }: ${ linked }` : linked;
}

/** Transforms from and to core's list, without loss of text. */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/list' ],
			transform: ( _attributes: object, items: BlockInstance[] = [] ) =>
				createBlock(
					'frontage/contact-info',
					{},
					items.map( ( { attributes } ) => {
						const text = String( attributes.content ?? '' );
						return createBlock( 'frontage/contact-item', { kind: kindOf( text ), business: false, text } );
					} )
				),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/list' ],
			// Data of Settings → Frontage → Business details are not converted: in a list they would become outdated.
			isMatch: ( _attributes: object, block: BlockInstance | BlockInstance[] ) =>
				[ block ].flat().some( ( { innerBlocks } ) => innerBlocks.some( ( inner ) => inner.attributes.text ) ),
			transform: ( _attributes: object, items: BlockInstance[] = [] ) =>
				createBlock(
					'core/list',
					{},
					items.map( ( { attributes } ) =>
						createBlock( 'core/list-item', { content: lineOf( attributes ) } )
					)
				),
		},
	],
};
