import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

const layout = ( orientation: 'vertical' | 'horizontal' ) => ( { type: 'flex', orientation, flexWrap: 'wrap' } );

/** Stacked, as in a footer, or in a row, as in a top bar; core's layout support does the rest. */
export const variations: BlockVariation[] = [
	{
		name: 'stacked',
		title: __( 'Contact info, stacked', 'frontage-site' ),
		description: __( 'Phone, e-mail, address and hours below each other.', 'frontage-site' ),
		attributes: { layout: layout( 'vertical' ) },
		scope: [ 'transform' ],
		isActive: [ 'layout.orientation' ],
	},
	{
		name: 'inline',
		title: __( 'Contact info, in a row', 'frontage-site' ),
		description: __( 'Phone, e-mail, address and hours beside each other.', 'frontage-site' ),
		attributes: { layout: layout( 'horizontal' ) },
		scope: [ 'inserter', 'transform' ],
		isActive: [ 'layout.orientation' ],
	},
];
