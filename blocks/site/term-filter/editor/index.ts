import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../block.json';
import Edit, { type TermFilterAttributes } from './edit';
import { registerGrid } from './portfolio-grid';
import '../style.css';

// The JSON's type knows no literal types (`string` for `"string"`): the schema in block.json checks it instead.
registerBlockType( metadata as unknown as BlockConfiguration< TermFilterAttributes >, { edit: Edit } );
registerGrid();
