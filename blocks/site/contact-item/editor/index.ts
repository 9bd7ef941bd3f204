import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { registerBusiness } from './business-data';
import metadata from '../block.json';
import Edit, { type ContactItemAttributes } from './edit';
import { TITLES } from './contact-types';

// The JSON's type knows no literal types (`string` for `"string"`): the schema in block.json checks it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< ContactItemAttributes >,
	{
		edit: Edit,
		// In the list of blocks: what it says.
		__experimentalLabel: ( { kind, label, text }: ContactItemAttributes ) =>
			( label || text ).replace( /<[^>]+>/g, ' ' ) || TITLES[ kind ],
	} as Partial< BlockConfiguration< ContactItemAttributes > >
);
registerBusiness();
