import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import metadata from '../block.json';
import Edit, { type TestimonialsAttributes } from './edit';
import { transforms } from './transforms';
import '../style.css';
import './editor.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< TestimonialsAttributes >, {
	edit: Edit,
	save: () => createElement( InnerBlocks.Content ),
	transforms: transforms as unknown as NonNullable< BlockConfiguration< TestimonialsAttributes >[ 'transforms' ] >,
} );
