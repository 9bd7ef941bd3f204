import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { lazyEdit } from '@frontage/editor';
import './arrival';
import type { Attributes } from './edit';
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
		edit: lazyEdit( () => import( /* webpackChunkName: "slider/editor/edit" */ './edit' ) ),
		save: () => createElement( InnerBlocks.Content ), // PHP renders the slider from its inner blocks.
		transforms,
		__experimentalLabel: sliderLabel,
	} as unknown as Partial< BlockConfiguration< Attributes > >
);
