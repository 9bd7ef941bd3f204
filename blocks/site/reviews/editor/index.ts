import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import type { ReviewsAttributes } from './edit';
import { transforms } from './transforms';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< ReviewsAttributes >, {
	edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
	transforms: transforms as unknown as NonNullable< BlockConfiguration< ReviewsAttributes >[ 'transforms' ] >,
} );
