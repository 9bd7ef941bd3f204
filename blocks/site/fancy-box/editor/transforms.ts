import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { arranged } from './layouts';

type Values = Record< string, unknown >;

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: Values, inside: BlockInstance[] ) =>
				createBlock( 'frontage/fancy-box', { layout: 'plain' }, inside ),
		},
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( { mediaType }: Values ) => mediaType === 'image',
			transform: ( { mediaId, mediaUrl, mediaAlt, href }: Values, inside: BlockInstance[] ) =>
				createBlock( 'frontage/fancy-box', { layout: 'image-top', url: href ?? '' }, [
					createBlock( 'core/image', { id: mediaId, url: mediaUrl, alt: mediaAlt } ),
					...inside,
				] ),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: ( { url, backgroundType }: Values ) => Boolean( url ) && backgroundType === 'image',
			transform: ( { id, url, alt }: Values, inside: BlockInstance[] ) =>
				createBlock( 'frontage/fancy-box', { layout: 'overlay' }, [
					createBlock( 'core/image', { id, url, alt } ),
					...inside,
				] ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: Values, inside: BlockInstance[] ) =>
				createBlock( 'core/group', {}, arranged( inside, 'plain' ) ),
		},
	],
};
