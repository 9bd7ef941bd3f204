import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type TestimonialAttributes } from './edit';
import '../style.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< TestimonialAttributes >,
	{
		edit: Edit,
		__experimentalLabel: ( { name }: TestimonialAttributes ) => name,
	} as Partial< BlockConfiguration< TestimonialAttributes > >
);
