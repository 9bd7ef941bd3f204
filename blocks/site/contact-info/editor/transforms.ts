import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

interface Item {
	label?: string;
	text?: string;
	url?: string;
	kind?: string;
}

const PHONE = /^[+(]?[\d\s()./-]{6,}$/;
const MAIL = /^\S+@\S+\.\S+$/;

/** What a line of a list seems to be. */
export function kindOf( text: string ): string {
	const bare = text.replace( /<[^>]+>/g, '' ).trim();
	if ( MAIL.test( bare ) ) {
		return 'email';
	}
	return PHONE.test( bare ) ? 'phone' : 'custom';
}

const escaped = ( text: string ) => text.replace( /&/g, '&amp;' ).replace( /"/g, '&quot;' );

/** A line as a list has it: what it is for, a colon, and the text with its link. */
export function lineOf( { label = '', text = '', url = '' }: Item ): string {
	const linked = url ? `<a href="${ escaped( url ) }">${ text }</a>` : text;
	return label ? `${ label }: ${ linked }` : linked;
}

/** From and to core's list; no text is lost on the way. */
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
			// What Settings → Business says is no text of the block's: a list of it would be old one day.
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
