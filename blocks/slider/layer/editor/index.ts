import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { layerName } from '../../slider/editor/workspace/state/block-labels';
import { Edit, save } from './edit';
import metadata from '../block.json';

// The type of the imported JSON has no literal types (`string` for `"string"`); the schema in block.json validates it
// instead.
registerBlockType(
	metadata as unknown as BlockConfiguration,
	{
		edit: Edit,
		save,
		__experimentalLabel: ( attributes: Record< string, unknown > ) => layerName( { attributes } ),
	} as Partial< BlockConfiguration >
);
