import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { layerLabel } from '../../slider/editor/place/labels';
import { Edit, save } from './edit';
import metadata from '../block.json';

// The JSON's type knows no literal types (`string` for `"string"`): the schema in block.json checks it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration,
	{
		edit: Edit,
		save,
		__experimentalLabel: layerLabel,
	} as Partial< BlockConfiguration >
);
