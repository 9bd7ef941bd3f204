import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import type { TeamMemberAttributes } from './edit';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< TeamMemberAttributes >,
	{
		edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
		save: () => createElement( InnerBlocks.Content ),
		__experimentalLabel: ( { name }: TeamMemberAttributes ) => name,
	} as Partial< BlockConfiguration< TeamMemberAttributes > >
);
