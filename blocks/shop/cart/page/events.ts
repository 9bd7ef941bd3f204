/** What the page's scripts tell one another of the cart. */
export const ADD = 'frontage:cart:add';
export const READY = 'frontage:cart:ready';
export const CHANGED = 'frontage:cart:changed';

/** WooCommerce's own words for the same, on `body`. */
export const ADDED = 'wc-blocks_added_to_cart';
export const REMOVED = 'wc-blocks_removed_from_cart';

/** Between tabs: a channel's name, and a lock's. */
export const SHARED = 'frontage-cart';

/** With `frontage:cart:add`, from any script of the site: what `cart/add-item` takes. */
export interface Addition {
	id: number;
	quantity?: number;
	variation?: Array< { attribute: string; value: string } >;
}

/** With `frontage:cart:changed`. */
export interface Change {
	count: number;
}

type Trigger = { on: ( events: string, call: () => void ) => void; trigger: ( event: string ) => void };

/** The page's jQuery, if there is one: scripts that are older than these events listen and speak there. */
export const oldScripts = (): Trigger | undefined =>
	( window as { jQuery?: ( element: Element ) => Trigger } ).jQuery?.( document.body );

export const cookie = ( name: string ): string =>
	new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( document.cookie )?.[ 1 ] ?? '';

/** Guests whose cart is empty have no such cookie; their pages ask for nothing. */
export const hasCart = () => cookie( 'woocommerce_items_in_cart' ) !== '';
export const cartHash = () => cookie( 'woocommerce_cart_hash' );
