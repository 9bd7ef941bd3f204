import { createBlock } from '@wordpress/blocks';

export const OTHER = 'woocommerce/mini-cart';

/** Transforms from and to WooCommerce's equivalent block. */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ OTHER ],
			transform: ( { addToCartBehavior }: { addToCartBehavior?: string } ) =>
				createBlock( 'frontage/cart', { openOnAdd: addToCartBehavior === 'open_drawer' } ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ OTHER ],
			transform: ( { openOnAdd }: { openOnAdd?: boolean } ) =>
				createBlock( OTHER, { addToCartBehavior: openOnAdd ? 'open_drawer' : 'none' } ),
		},
	],
};
