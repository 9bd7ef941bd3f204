/**
 * What is read of a cart. Everything else that the Store API tells stays where it is. Quantities are whole in most shops; in
 * those that sell by weight they are decimals.
 */

/** Minor units, as text: no amount is ever a float. `undefined`: it could not be read, and is not shown. */
export type Amount = string | undefined;

export interface Money {
	minorUnit: number;
	decimal: string;
	thousand: string;
	prefix: string;
	suffix: string;
}
export interface Limits {
	minimum: number;
	maximum: number;
	step: number;
	editable: boolean;
}
export interface Line {
	key: string;
	id: number;
	name: string;
	permalink: string;
	quantity: number;
	limits: Limits;
	image?: { src: string; srcset: string; sizes: string; alt: string };
	/** What was chosen, and what other plugins say of the line. */
	details: Array< { name: string; value: string } >;
	/** As `cart/add-item` wants it. */
	variation: Array< { attribute: string; value: string } >;
	price: Amount;
	regularPrice: Amount;
	sum: Amount;
	sumTax: Amount;
	lowStock: number | null;
	backorder: boolean;
}
export interface Coupon {
	code: string;
	discount: Amount;
	discountTax: Amount;
}
export interface Cart {
	lines: Line[];
	coupons: Coupon[];
	count: number;
	sum: Amount;
	sumTax: Amount;
	errors: string[];
	/** `undefined`: no amount can be written. */
	money: Money | undefined;
}
