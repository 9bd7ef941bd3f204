import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type ReviewsAttributes } from './edit';
import { transforms } from './transforms';
import '../style.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< ReviewsAttributes >, {
	edit: Edit,
	transforms: transforms as unknown as NonNullable< BlockConfiguration< ReviewsAttributes >[ 'transforms' ] >,
} );
