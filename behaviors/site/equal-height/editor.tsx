import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

registerBlockStyle( [ 'core/columns', 'core/group', 'core/post-template' ], {
	name: 'equal-height',
	label: __( 'Equal height', 'frontage-site' ),
} );
