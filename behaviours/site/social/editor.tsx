import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

registerBlockStyle( 'core/social-links', [
	{ name: 'fr-gradient-fill', label: __( 'Gradient', 'frontage-site' ) },
	{ name: 'fr-labelled', label: __( 'With names', 'frontage-site' ) },
	{ name: 'fr-expand', label: __( 'Names grow', 'frontage-site' ) },
] );
