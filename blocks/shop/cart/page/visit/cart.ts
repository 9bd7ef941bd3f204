/** What is read of a cart. Everything else that the Store API tells stays where it is. */
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
	/** Minor units, as text: no amount is ever a float. */
	price: string;
	regularPrice: string;
	sum: string;
	sumTax: string;
	lowStock: number | null;
	backorder: boolean;
}
export interface Coupon {
	code: string;
	discount: string;
	discountTax: string;
}
export interface Cart {
	lines: Line[];
	coupons: Coupon[];
	count: number;
	sum: string;
	sumTax: string;
	errors: string[];
	money: Money;
}
