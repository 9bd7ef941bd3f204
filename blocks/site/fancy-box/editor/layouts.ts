import type { Template } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export type Layout = 'plain' | 'side-icon' | 'image-top' | 'overlay' | 'flip' | 'numbered';

/** Inner blocks of a new box. */
export function template( layout: Layout ): Template {
	const heading = [ 'core/heading', { level: 3, placeholder: __( 'Title…', 'frontage-site' ) } ] as const;
	const words = [ 'core/paragraph', { placeholder: __( 'One or two sentences…', 'frontage-site' ) } ] as const;
	const icon = [ 'core/icon', { icon: 'core/star-filled' } ] as const;
	const parts = {
		plain: [ icon, heading, words ],
		'side-icon': [ icon, heading, words ],
		'image-top': [ [ 'core/image', {} ], heading, words ],
		overlay: [ [ 'core/image', {} ], heading, words ],
		flip: [
			[ 'core/group', {}, [ icon, heading ] ],
			[ 'core/group', {}, [ words ] ],
		],
		numbered: [ heading, words ],
	}[ layout ];
	return parts as unknown as Template;
}

/**
 * Rearranges the blocks for another layout: two sides, each a group, or a single sequence. Nothing is lost; blocks after the
 * first heading move to the back.
 */
export function arranged( blocks: Block[], to: Layout ): Block[] {
	const isFaces = blocks.length === 2 && blocks.every( ( { name } ) => name === 'core/group' );
	if ( to !== 'flip' ) {
		return isFaces ? blocks.flatMap( ( { innerBlocks } ) => innerBlocks ) : blocks;
	}
	if ( isFaces ) {
		return blocks;
	}
	const front = blocks.findIndex( ( { name } ) => name === 'core/heading' ) + 1 || 1;
	return [ blocks.slice( 0, front ), blocks.slice( front ) ].map( ( face ) => createBlock( 'core/group', {}, face ) );
}
