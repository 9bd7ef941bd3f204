import { createBlock, type Block } from '@wordpress/blocks';
import type { VideoButtonAttributes } from './edit';

type Button = { url?: string; text?: string };
type Embed = { url?: string; caption?: string };

const videoButton = ( { url = '', text = '' }: Button ) =>
	createBlock( 'frontage/video-button', { url, label: String( text ).replace( /<[^>]*>/g, '' ) } );

/** Core's buttons are in a row block; a single one can be converted, inside it or with it. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/buttons' ],
			isMatch: ( _: object, { innerBlocks }: Block ) => innerBlocks.length === 1,
			transform: ( _: object, [ button ]: Block[] ) => videoButton( button!.attributes as Button ),
		},
		{ type: 'block', blocks: [ 'core/button' ], transform: videoButton },
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { url = '' }: Embed ) => /youtu|vimeo/.test( url ),
			transform: ( { url = '', caption = '' }: Embed ) => videoButton( { url, text: caption } ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/buttons' ],
			transform: ( { url, label, poster, consent }: VideoButtonAttributes ) => [
				...( poster?.url ? [ createBlock( 'core/image', { ...poster } ) ] : [] ),
				createBlock( 'core/buttons', {}, [ createBlock( 'core/button', { url, text: label } ) ] ),
				...( consent ? [ createBlock( 'core/paragraph', { content: consent } ) ] : [] ),
			],
		},
	],
};
