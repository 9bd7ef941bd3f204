import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

type Values = Record< string, unknown >;

const stepOf = ( { attributes, innerBlocks }: BlockInstance ) =>
	createBlock( 'frontage/step', { title: String( attributes.content ?? '' ) }, innerBlocks );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: Values, items: BlockInstance[] ) =>
				createBlock( 'frontage/steps', {}, items.map( stepOf ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			// List items can contain only lists and text.
			isMatch: ( _: Values, block: BlockInstance ) =>
				block.innerBlocks.every( ( { innerBlocks } ) =>
					innerBlocks.every( ( { name } ) => name === 'core/list' || name === 'core/paragraph' )
				),
			transform: ( { start }: Values, steps: BlockInstance[] ) =>
				createBlock(
					'core/list',
					{ ordered: true, ...( start === 1 ? {} : { start } ) },
					steps.map( ( { attributes, innerBlocks } ) => {
						const lists = innerBlocks.filter( ( { name } ) => name === 'core/list' );
						const words = innerBlocks
							.filter( ( { name } ) => name === 'core/paragraph' )
							.map( ( paragraph ) => String( paragraph.attributes.content ?? '' ) );
						const content = [ String( attributes.title ), ...words ].filter( Boolean ).join( '<br>' );
						return createBlock( 'core/list-item', { content }, lists );
					} )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: Values, steps: BlockInstance[] ) =>
				createBlock(
					'core/group',
					{},
					steps.flatMap( ( { attributes, innerBlocks } ) => [
						createBlock( 'core/heading', { level: attributes.level, content: attributes.title } ),
						...innerBlocks,
					] )
				),
		},
	],
};
