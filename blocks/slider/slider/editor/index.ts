import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Edit, save } from './edit';
import metadata from '../block.json';
import '../style.css';

// The JSON's type knows no literal types (`string` for `"string"`): the schema in block.json checks it instead.
registerBlockType( metadata as unknown as BlockConfiguration< Record< string, never > >, { edit: Edit, save } );
