import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type NewsletterAttributes } from './edit';
import { transforms } from './transforms';
import '../style.css';
import './editor.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< NewsletterAttributes >, {
	edit: Edit,
	transforms: transforms as unknown as NonNullable< BlockConfiguration< NewsletterAttributes >[ 'transforms' ] >,
} );
