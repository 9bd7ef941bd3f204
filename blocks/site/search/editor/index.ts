import { createBlock, registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import type { SearchAttributes } from './edit';

type Core = { label?: string; placeholder?: string };

const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/search' ],
			transform: ( { label = '', placeholder = '' }: Core ) =>
				createBlock( 'frontage/search', { layout: 'inline', label, placeholder } ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/search' ],
			transform: ( { label, placeholder }: SearchAttributes ) =>
				createBlock( 'core/search', {
					...( label && { label } ),
					placeholder,
					showLabel: false,
					buttonUseIcon: true,
					buttonPosition: 'button-inside',
				} ),
		},
	],
};

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< SearchAttributes >, {
	edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
	transforms: transforms as unknown as NonNullable< BlockConfiguration< SearchAttributes >[ 'transforms' ] >,
} );
