import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

const layout = ( orientation: 'vertical' | 'horizontal' ) => ( { type: 'flex', orientation, flexWrap: 'wrap' } );

/** Below each other, as in a footer, or beside each other, as in a band above it: the arrangement itself is core's. */
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
