import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type ProgressItemAttributes } from './edit';
import '../style.css';

// The JSON's type knows no literal types (`string` for `"string"`): the schema in block.json checks it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< ProgressItemAttributes >,
	{
		edit: Edit,
		__experimentalLabel: ( { label }: ProgressItemAttributes ) => label,
	} as Partial< BlockConfiguration< ProgressItemAttributes > >
);
