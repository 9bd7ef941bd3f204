import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< Record< string, never > >, {
	edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
} );
