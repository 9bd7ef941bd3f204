/** Cart events between the page's scripts. */
export const ADD = 'frontage:cart:add';
export const READY = 'frontage:cart:ready';
export const CHANGED = 'frontage:cart:changed';

/** WooCommerce's own events for the same, on `body`. */
export const ADDED = 'wc-blocks_added_to_cart';
export const REMOVED = 'wc-blocks_removed_from_cart';

/** Between tabs: the name of the broadcast channel and of the lock. */
export const SHARED = 'frontage-cart';

/** Detail of `frontage:cart:add`, which any script of the site may dispatch: the parameters of `cart/add-item`. */
export interface Addition {
	id: number;
	quantity?: number;
	variation?: Array< { attribute: string; value: string } >;
}

/** Detail of `frontage:cart:changed`. */
export interface Change {
	count: number;
}

type Trigger = { on: ( events: string, call: () => void ) => void; trigger: ( event: string ) => void };

/** The page's jQuery, if there is one: older scripts listen for and trigger jQuery events. */
export const oldScripts = (): Trigger | undefined =>
	( window as { jQuery?: ( element: Element ) => Trigger } ).jQuery?.( document.body );

export const cookie = ( name: string ): string =>
	new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( document.cookie )?.[ 1 ] ?? '';

/** Guests with an empty cart have no such cookie; their pages send no request. */
export const hasCart = () => cookie( 'woocommerce_items_in_cart' ) !== '';
export const cartHash = () => cookie( 'woocommerce_cart_hash' );
