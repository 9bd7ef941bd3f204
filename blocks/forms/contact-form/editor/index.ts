import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import metadata from '../block.json';
import { lazyEdit } from '@frontage/editor';
import type { Attributes } from './edit';
import { transforms } from './transforms';
import '../page/look/look.css';
import '../page/steps/steps.css';
import '../page/upload/upload.css';
import '../page/widths/widths.css';
import './editor.css';
import './canvas/canvas.css';
import './canvas/calculation/calculation.css';
import './panels/email/email.css';
import '@frontage/editor/gallery.css';

// TypeScript infers no literal types from JSON (`string` for `"string"`): the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< Attributes >, {
	edit: lazyEdit(
		() => import( /* webpackChunkName: "contact-form/editor/edit" */ './edit-with-fields' ),
		() => ( {
			failed: __( 'The form’s controls did not load.', 'frontage-forms' ),
			again: __( 'Try again', 'frontage-forms' ),
		} )
	),
	transforms: transforms as unknown as NonNullable< BlockConfiguration< Attributes >[ 'transforms' ] >,
} );
