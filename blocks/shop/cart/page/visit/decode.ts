import type { Cart, Coupon, Line, Money } from './cart';

type Raw = Record< string, unknown >;

/** Texts come encoded for HTML. They are text here: a parser that runs nothing takes the signs apart, tags go. */
export function plain( text: string ): string {
	return new DOMParser().parseFromString( text, 'text/html' ).body.textContent ?? '';
}

class Unreadable extends Error {}

const record = ( value: unknown ): Raw => {
	if ( typeof value !== 'object' || value === null ) {
		throw new Unreadable();
	}
	return value as Raw;
};
const list = ( value: unknown ): unknown[] => {
	if ( ! Array.isArray( value ) ) {
		throw new Unreadable();
	}
	return value;
};
const text = ( value: unknown ): string => {
	if ( typeof value !== 'string' ) {
		throw new Unreadable();
	}
	return value;
};
const whole = ( value: unknown ): number => {
	if ( ! Number.isSafeInteger( value ) ) {
		throw new Unreadable();
	}
	return value as number;
};
/** An amount in minor units; `null` is none yet. */
const amount = ( value: unknown ): string => {
	const given = value === null || value === undefined ? '0' : text( value );
	if ( ! /^-?\d+$/.test( given ) ) {
		throw new Unreadable();
	}
	return given;
};
/** Where a link leads and a picture comes from: nothing that runs. */
const address = ( value: unknown ): string => ( /^(https?:|\/(?!\/))/i.test( text( value ) ) ? text( value ) : '' );

const optional = ( value: unknown ) => ( typeof value === 'string' ? plain( value ) : '' );

function lineOf( value: unknown ): Line {
	const line = record( value );
	const [ limits, prices, totals ] = [ line.quantity_limits, line.prices, line.totals ].map( record ) as [
		Raw,
		Raw,
		Raw,
	];
	const variation = list( line.variation ).map( ( one ) => {
		const { attribute, value: chosen } = record( one );
		return { attribute: text( attribute ), value: text( chosen ) };
	} );
	const data = list( line.item_data ?? [] ).map( ( one ) => {
		const { name, key, value: said, display } = record( one );
		return { name: optional( name ) || optional( key ), value: optional( display ) || optional( said ) };
	} );
	const [ image ] = list( line.images ).map( record );
	return {
		key: text( line.key ),
		id: whole( line.id ),
		name: plain( text( line.name ) ),
		permalink: address( line.permalink ),
		quantity: whole( line.quantity ),
		limits: {
			minimum: whole( limits.minimum ),
			maximum: whole( limits.maximum ),
			step: Math.max( 1, whole( limits.multiple_of ) ),
			editable: limits.editable === true,
		},
		...( image && {
			image: {
				src: address( image.thumbnail ),
				srcset: text( image.thumbnail_srcset ?? '' ),
				sizes: '4.5rem',
				alt: plain( text( image.alt ?? '' ) ),
			},
		} ),
		details: [
			...variation.map( ( { attribute, value: chosen } ) => ( {
				name: plain( attribute ),
				value: plain( chosen ),
			} ) ),
			...data.filter( ( { value: said } ) => said ),
		],
		variation,
		price: amount( prices.price ),
		regularPrice: amount( prices.regular_price ),
		sum: amount( totals.line_subtotal ),
		sumTax: amount( totals.line_subtotal_tax ),
		lowStock: typeof line.low_stock_remaining === 'number' ? line.low_stock_remaining : null,
		backorder: line.show_backorder_badge === true,
	};
}

function couponOf( value: unknown ): Coupon {
	const coupon = record( value );
	const totals = record( coupon.totals );
	return {
		code: plain( text( coupon.code ) ),
		discount: amount( totals.total_discount ),
		discountTax: amount( totals.total_discount_tax ),
	};
}

function moneyOf( totals: Raw ): Money {
	return {
		minorUnit: whole( totals.currency_minor_unit ),
		decimal: text( totals.currency_decimal_separator ),
		thousand: text( totals.currency_thousand_separator ),
		prefix: plain( text( totals.currency_prefix ) ),
		suffix: plain( text( totals.currency_suffix ) ),
	};
}

/** A cart, if it is one: what a cache, a firewall or another plugin put in its place is nothing to show. */
export function readCart( answer: unknown ): Cart | undefined {
	try {
		const cart = record( answer );
		const totals = record( cart.totals );
		return {
			lines: list( cart.items ).map( lineOf ),
			coupons: list( cart.coupons ).map( couponOf ),
			count: whole( cart.items_count ),
			sum: amount( totals.total_items ),
			sumTax: amount( totals.total_items_tax ),
			errors: list( cart.errors ?? [] )
				.map( ( error ) => optional( record( error ).message ) )
				.filter( Boolean ),
			money: moneyOf( totals ),
		};
	} catch ( problem ) {
		if ( problem instanceof Unreadable ) {
			return undefined;
		}
		throw problem;
	}
}

/** The code and the sentence of a refusal, and the cart that some bring along. */
export function readRefusal( answer: unknown ): { code: string; message: string; cart: Cart | undefined } {
	const body = ( typeof answer === 'object' && answer !== null ? answer : {} ) as Raw;
	const data = ( typeof body.data === 'object' && body.data !== null ? body.data : {} ) as Raw;
	return { code: optional( body.code ), message: optional( body.message ), cart: readCart( data.cart ) };
}
