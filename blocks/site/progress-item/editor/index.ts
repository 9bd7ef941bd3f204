import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type ProgressItemAttributes } from './edit';
import '../style.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< ProgressItemAttributes >,
	{
		edit: Edit,
		__experimentalLabel: ( { label }: ProgressItemAttributes ) => label,
	} as Partial< BlockConfiguration< ProgressItemAttributes > >
);
