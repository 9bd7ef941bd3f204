import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

registerBlockStyle( 'core/post-template', { name: 'masonry', label: __( 'Masonry', 'frontage-site' ) } );
