import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockStyle, registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { lazy } from '../../lazy-edit';
import metadata from '../block.json';
import type { PricePlanAttributes } from './edit';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType(
	metadata as unknown as BlockConfiguration< PricePlanAttributes >,
	{
		edit: lazy( () => import( /* webpackChunkName: "edits" */ './edit' ) ),
		save: () => createElement( InnerBlocks.Content ),
		__experimentalLabel: ( { title }: PricePlanAttributes ) => title,
	} as Partial< BlockConfiguration< PricePlanAttributes > >
);

// A feature is included by default.
registerBlockStyle( 'core/list-item', [
	{ name: 'included', label: __( 'Included', 'frontage-site' ), isDefault: true },
	{ name: 'excluded', label: __( 'Not included', 'frontage-site' ) },
] );
