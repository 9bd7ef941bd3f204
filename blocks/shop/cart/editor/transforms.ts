import { createBlock } from '@wordpress/blocks';

export const OTHER = 'woocommerce/mini-cart';

/** WooCommerce's block for the same, there and back. */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ OTHER ],
			transform: ( { addToCartBehaviour }: { addToCartBehaviour?: string } ) =>
				createBlock( 'frontage/cart', { openOnAdd: addToCartBehaviour === 'open_drawer' } ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ OTHER ],
			transform: ( { openOnAdd }: { openOnAdd?: boolean } ) =>
				createBlock( OTHER, { addToCartBehaviour: openOnAdd ? 'open_drawer' : 'none' } ),
		},
	],
};
