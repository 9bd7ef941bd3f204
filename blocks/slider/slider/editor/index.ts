import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { lazyEdit } from '@frontage/editor';
import './arrival';
import type { Attributes } from './edit';
import { sliderLabel } from './workspace/state/block-labels';
import { transforms } from './block/transforms';
import metadata from '../block.json';
import './editor.css';

// The type of the imported JSON has no literal types (`string` for `"string"`); the schema in block.json validates it
// instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< Attributes >,
	{
		edit: lazyEdit(
			() => import( /* webpackChunkName: "slider/editor/edit" */ './edit' ),
			() => ( {
				failed: __( 'The slider’s controls did not load.', 'frontage-slider' ),
				again: __( 'Try again', 'frontage-slider' ),
			} )
		),
		save: () => createElement( InnerBlocks.Content ), // PHP renders the slider from its inner blocks.
		transforms,
		__experimentalLabel: sliderLabel,
	} as unknown as Partial< BlockConfiguration< Attributes > >
);
