import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import metadata from '../block.json';
import Edit, { type TeamMemberAttributes } from './edit';
import '../style.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< TeamMemberAttributes >,
	{
		edit: Edit,
		save: () => createElement( InnerBlocks.Content ),
		__experimentalLabel: ( { name }: TeamMemberAttributes ) => name,
	} as Partial< BlockConfiguration< TeamMemberAttributes > >
);
