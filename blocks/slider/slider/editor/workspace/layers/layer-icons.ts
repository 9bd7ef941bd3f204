import {
	blockDefault,
	button,
	column,
	columns,
	file,
	group,
	heading,
	image,
	starEmpty,
	textHorizontal,
	video,
} from '@wordpress/icons';
import { square } from '../workspace-icons';

const ICONS: Readonly< Record< string, React.JSX.Element > > = {
	button,
	image,
	shape: square,
	video,
	audio: file,
	svg: starEmpty,
	group,
	row: columns,
	column,
	blocks: blockDefault,
};

/** Icon for a kind of layer. */
export const iconOf = ( { type, tag }: Record< string, unknown > ) =>
	ICONS[ String( type ) ] ?? ( /^h\d$/.test( String( tag ) ) ? heading : textHorizontal );
