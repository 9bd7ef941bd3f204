import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import type { TeamAttributes } from './edit';
import { transforms } from './transforms';
import './editor.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< TeamAttributes >, {
	edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
	save: () => createElement( InnerBlocks.Content ),
	transforms: transforms as unknown as NonNullable< BlockConfiguration< TeamAttributes >[ 'transforms' ] >,
} );
