import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

registerBlockStyle( 'core/group', { name: 'fr-on-hover', label: __( 'Show on hover', 'frontage-site' ) } );
