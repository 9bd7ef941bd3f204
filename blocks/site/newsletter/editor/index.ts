import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import type { NewsletterAttributes } from './edit';
import { transforms } from './transforms';
import './editor.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< NewsletterAttributes >, {
	edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
	transforms: transforms as unknown as NonNullable< BlockConfiguration< NewsletterAttributes >[ 'transforms' ] >,
} );
