import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { registerBusiness } from './business-data';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import type { ContactItemAttributes } from './edit';
import { TITLES } from './contact-types';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< ContactItemAttributes >,
	{
		edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
		// Label in the list view.
		__experimentalLabel: ( { kind, label, text }: ContactItemAttributes ) =>
			( label || text ).replace( /<[^>]+>/g, ' ' ) || TITLES[ kind ],
	} as Partial< BlockConfiguration< ContactItemAttributes > >
);
registerBusiness();
