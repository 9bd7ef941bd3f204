import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Edit, save, type ContactInfoAttributes } from './edit';
import metadata from '../block.json';
import { transforms } from './transforms';
import { variations } from './variations';
import '../style.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< ContactInfoAttributes >,
	{
		edit: Edit,
		save,
		transforms,
		variations,
	} as unknown as Partial< BlockConfiguration< ContactInfoAttributes > >
);
