/** The parts of a Store API cart that are used. Quantities are integers in most shops; in shops that sell by weight they are decimals. */

/** Minor units as a string: amounts are never floats. `undefined`: it could not be parsed, and is not shown. */
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
	/** Chosen options, and data that other plugins add to the line. */
	details: Array< { name: string; value: string } >;
	/** In the format of `cart/add-item`. */
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
	/** `undefined`: amounts cannot be formatted. */
	money: Money | undefined;
}
