import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

type Values = Record< string, unknown >;

/** The caption of a photo becomes the name. */
const memberOf = ( { id, url, alt, caption = '' }: Values ) =>
	createBlock( 'frontage/team-member', { image: { id, url, alt }, name: String( caption ) } );

/** A column from a team member, with all data as text. */
function columnOf( { attributes, innerBlocks }: BlockInstance ) {
	const { image, name, role, bio, level } = attributes as Values & { image?: Values };
	const paragraph = ( content: unknown ) => ( content ? [ createBlock( 'core/paragraph', { content } ) ] : [] );
	return createBlock( 'core/column', {}, [
		...( image?.url ? [ createBlock( 'core/image', { ...image } ) ] : [] ),
		createBlock( 'core/heading', { level, content: name } ),
		...paragraph( role ),
		...paragraph( bio ),
		...innerBlocks,
	] );
}

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( _: Values, images: BlockInstance[] ) =>
				createBlock(
					'frontage/team',
					{},
					images.map( ( { attributes } ) => memberOf( attributes ) )
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: Values[] ) => images.every( ( { url } ) => Boolean( url ) ),
			transform: ( images: Values[] ) => createBlock( 'frontage/team', {}, images.map( memberOf ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			transform: ( _: Values, members: BlockInstance[] ) =>
				createBlock( 'core/columns', {}, members.map( columnOf ) ),
		},
	],
};
