import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import { registerPieces } from './canvas/register-blocks';
import Edit, { type Attributes } from './edit';
import { registerEntity } from './panels/data/form-entity';
import { transforms } from './transforms';
import '../style.css';
import '../page/look/look.css';
import '../page/steps/steps.css';
import '../page/upload/upload.css';
import './editor.css';
import './canvas/canvas.css';

registerEntity();
registerPieces();
// TypeScript infers no literal types from JSON (`string` for `"string"`): the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< Attributes >, {
	edit: Edit,
	transforms: transforms as unknown as NonNullable< BlockConfiguration< Attributes >[ 'transforms' ] >,
} );
