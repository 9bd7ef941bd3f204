import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

const layout = ( orientation: 'vertical' | 'horizontal' ) => ( { type: 'flex', orientation, flexWrap: 'wrap' } );

/** Stacked, as in a footer, or in a row, as in a top bar; core's layout support does the rest. */
export const variations: BlockVariation[] = [
	{
		name: 'stacked',
		title: __( 'Contact info: Stacked', 'frontage-site' ),
		description: __( 'Phone, email, address, and hours in a column.', 'frontage-site' ),
		attributes: { layout: layout( 'vertical' ) },
		scope: [ 'transform' ],
		isActive: [ 'layout.orientation' ],
	},
	{
		name: 'inline',
		title: __( 'Contact info: Row', 'frontage-site' ),
		description: __( 'Phone, email, address, and hours in a row.', 'frontage-site' ),
		attributes: { layout: layout( 'horizontal' ) },
		scope: [ 'inserter', 'transform' ],
		isActive: [ 'layout.orientation' ],
	},
];
