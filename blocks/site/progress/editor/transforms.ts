import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

type Values = Record< string, unknown >;

/** "Timber: € 85 %" → label, prefix, number, suffix. */
const FIGURE = /^([\s\S]*?)[\s:–-]*(\p{Sc}?)(\d+(?:\.\d+)?)(\s?\S*)$/u;

const text = ( html: unknown ) => String( html ?? '' ).replace( /<[^>]*>/g, '' );

/** A list item; without a number it has only a label. */
function itemOf( { attributes }: BlockInstance ) {
	const line = text( attributes.content ).trim();
	const [ , label = line, prefix = '', value = '0', suffix = '' ] = line.match( FIGURE ) ?? [];
	return createBlock( 'frontage/progress-item', { label, prefix, value: Number( value ), suffix } );
}

const lineOf = ( { attributes: { label, prefix = '', value, suffix = '' } }: { attributes: Values } ) =>
	createBlock( 'core/list-item', {
		content: `${ String( label ) }: ${ String( prefix ) }${ String( value ) }${ String( suffix ) }`,
	} );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: Values, items: BlockInstance[] ) =>
				createBlock( 'frontage/progress', {}, items.map( itemOf ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: Values, items: BlockInstance[] ) => createBlock( 'core/list', {}, items.map( lineOf ) ),
		},
	],
};
