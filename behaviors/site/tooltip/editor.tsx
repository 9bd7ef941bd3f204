import { __ } from '@wordpress/i18n';
import { registerFormatType } from '@wordpress/rich-text';
import { Tooltip } from './editor/tooltip';
import { format } from './editor/format';

registerFormatType( format.name, {
	...format,
	title: __( 'Tooltip', 'frontage-site' ),
	edit: Tooltip,
} as never );
