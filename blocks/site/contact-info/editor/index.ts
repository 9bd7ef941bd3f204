import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import type { ContactInfoAttributes } from './edit';
import { createElement } from '@wordpress/element';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import { transforms } from './transforms';
import { variations } from './variations';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< ContactInfoAttributes >,
	{
		edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
		save: () => createElement( InnerBlocks.Content ),
		transforms,
		variations,
	} as unknown as Partial< BlockConfiguration< ContactInfoAttributes > >
);
