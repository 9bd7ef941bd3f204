import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { save, type OverlayAttributes } from './edit';
import './overlay-trigger-panel';
import '../style.css';
import './editor.css';

// The JSON's type knows no literal types (`string` for `"string"`): the schema in block.json checks it instead.
registerBlockType( metadata as unknown as BlockConfiguration< OverlayAttributes >, { edit: Edit, save } );
