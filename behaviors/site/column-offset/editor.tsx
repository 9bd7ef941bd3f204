import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

for ( const block of [ 'core/column', 'core/group' ] ) {
	registerBlockStyle( block, { name: 'offset-start', label: __( 'Page’s edge at the start', 'frontage-site' ) } );
	registerBlockStyle( block, { name: 'offset-end', label: __( 'Page’s edge at the end', 'frontage-site' ) } );
	registerBlockStyle( block, { name: 'offset-start-xl', label: __( 'Wide edge at the start', 'frontage-site' ) } );
	registerBlockStyle( block, { name: 'offset-end-xl', label: __( 'Wide edge at the end', 'frontage-site' ) } );
}
