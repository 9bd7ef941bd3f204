import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Edit, save, type Attributes } from './edit';
import { sliderLabel } from './workspace/state/block-labels';
import { transforms } from './block/transforms';
import metadata from '../block.json';
import '../style.css';
import './editor.css';

// The type of the imported JSON has no literal types (`string` for `"string"`); the schema in block.json validates it
// instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< Attributes >,
	{
		edit: Edit,
		save,
		transforms,
		__experimentalLabel: sliderLabel,
	} as unknown as Partial< BlockConfiguration< Attributes > >
);
