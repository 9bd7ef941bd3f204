import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type CartAttributes } from './edit';
import { transforms } from './transforms';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< CartAttributes >,
	{ edit: Edit, transforms } as unknown as Partial< BlockConfiguration< CartAttributes > >
);
