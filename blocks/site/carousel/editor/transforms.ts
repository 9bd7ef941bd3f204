import { createBlock, type Block } from '@wordpress/blocks';

/** Transforms between gallery images and carousel items, without loss. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( _: object, images: Block[] ) =>
				createBlock( 'frontage/carousel', { dots: true, ariaLabel: '' }, images ),
		},
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			transform: ( _: object, columns: Block[] ) =>
				createBlock(
					'frontage/carousel',
					{ columns: Math.min( 6, Math.max( 1, columns.length ) ) },
					columns.map( ( { innerBlocks } ) =>
						innerBlocks.length === 1 ? innerBlocks[ 0 ]! : createBlock( 'core/group', {}, innerBlocks )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: object, { innerBlocks }: Block ) =>
				innerBlocks.every( ( { name } ) => name === 'core/image' ),
			transform: ( _: object, images: Block[] ) => createBlock( 'core/gallery', {}, images ),
		},
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( { ariaLabel }: { ariaLabel?: string }, items: Block[] ) =>
				createBlock( 'core/group', { ariaLabel }, items ),
		},
	],
};
