import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import type { MenuAttributes } from './attributes';
import Edit, { save } from './edit';
import { extendItems } from './extend-menu-item';
import { transforms } from './transforms';
import '../style.css';
import './editor.css';

extendItems();

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< MenuAttributes >, {
	edit: Edit,
	save,
	transforms: transforms as unknown as NonNullable< BlockConfiguration< MenuAttributes >[ 'transforms' ] >,
} );
