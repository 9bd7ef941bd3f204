import { __ } from '@wordpress/i18n';
import { registerFormatType } from '@wordpress/rich-text';
import { lazyPart } from '@frontage/editor';
import type { TooltipProps } from './editor/tooltip';
import { format } from './editor/format';

registerFormatType( format.name, {
	...format,
	title: __( 'Tooltip', 'frontage-site' ),
	edit: lazyPart< TooltipProps >(
		async () => ( await import( /* webpackChunkName: "edits" */ './editor/tooltip' ) ).Tooltip
	),
} as never );
