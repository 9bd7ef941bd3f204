import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { save, type OverlayAttributes } from './edit';
import './overlay-trigger-panel';
import '../style.css';
import './editor.css';

// TypeScript widens literals in imported JSON (`string` for `"string"`), so the schema in block.json validates it instead.
registerBlockType( metadata as unknown as BlockConfiguration< OverlayAttributes >, { edit: Edit, save } );
