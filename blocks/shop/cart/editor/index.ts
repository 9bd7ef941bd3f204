import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type CartAttributes } from './edit';
import { transforms } from './transforms';
import '../style.css';

// The JSON's type knows no literal types (`string` for `"string"`): the schema in block.json checks it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< CartAttributes >,
	{ edit: Edit, transforms } as unknown as Partial< BlockConfiguration< CartAttributes > >
);
