import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

for ( const block of [ 'core/column', 'core/group' ] ) {
	registerBlockStyle( block, { name: 'offset-start', label: __( 'Extend to left edge', 'frontage-site' ) } );
	registerBlockStyle( block, { name: 'offset-end', label: __( 'Extend to right edge', 'frontage-site' ) } );
	registerBlockStyle( block, { name: 'offset-start-xl', label: __( 'Extend to wide left', 'frontage-site' ) } );
	registerBlockStyle( block, { name: 'offset-end-xl', label: __( 'Extend to wide right', 'frontage-site' ) } );
}
