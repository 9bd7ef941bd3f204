/** Parses a cart from a Store API response, which add-ons may change. Unreadable parts are skipped and logged, never the whole cart. */
import type { Cart, Coupon, Line, Money } from './cart-types';
import { tidy } from './quantity-limits';
import { Part, plain } from './json-reader';

/** WooCommerce's value for no limit. */
const NO_LIMIT = 9999;
const MOST_DIGITS = 8;

const told = new Set< string >();
/** Logs each kind of part once per page, regardless of the line. */
function tell( lost: string[] ) {
	const found = [ ...new Set( lost.map( ( path ) => path.replace( /\[[^\]]*\]/g, '[]' ) ) ) ];
	const news = found.filter( ( path ) => ! told.has( path ) );
	if ( news.length ) {
		news.forEach( ( path ) => told.add( path ) );
		// eslint-disable-next-line no-console -- The cart goes on; whoever looks after the shop has to learn what is left out.
		console.warn( `Frontage: the shop’s answer has parts that cannot be read: ${ news.join( ', ' ) }.` );
	}
}

function lineOf( line: Part ): Line | undefined {
	const key = line.raw( 'key' );
	const quantity = line.number( 'quantity' );
	if ( ! key || quantity === undefined ) {
		return undefined; // It could be neither changed nor counted.
	}
	const limits = line.within( 'quantity_limits' );
	const step = limits.number( 'multiple_of' ) || 1;
	const prices = line.within( 'prices' );
	const price = prices.amount( 'price' );
	const totals = line.within( 'totals' );
	const variation = line.some( 'variation' ).flatMap( ( one ) => {
		const [ attribute, value ] = [ one.raw( 'attribute' ), one.raw( 'value' ) ];
		return attribute === undefined || value === undefined ? [] : { attribute, value };
	} );
	const data = line.some( 'item_data' ).map( ( { quiet } ) => ( {
		name: quiet.text( 'name' ) || quiet.text( 'key' ),
		value: quiet.text( 'display' ) || quiet.text( 'value' ),
	} ) );
	const [ image ] = line.some( 'images' );
	return {
		key,
		id: line.number( 'id' ) ?? 0,
		name: line.text( 'name' ) || line.quiet.text( 'sku' ) || '–',
		permalink: line.address( 'permalink' ),
		quantity,
		limits: {
			minimum: limits.number( 'minimum' ) ?? step,
			maximum: limits.number( 'maximum' ) ?? NO_LIMIT,
			step,
			editable: limits.is( 'editable' ),
		},
		...( image && {
			image: {
				src: image.address( 'thumbnail' ),
				srcset: image.quiet.raw( 'thumbnail_srcset' ) ?? '',
				sizes: '4.5rem',
				alt: image.quiet.text( 'alt' ),
			},
		} ),
		details: [
			...variation.map( ( { attribute, value } ) => ( { name: plain( attribute ), value: plain( value ) } ) ),
			...data.filter( ( { value } ) => value ),
		],
		variation,
		price,
		regularPrice: prices.amount( 'regular_price' ) ?? price,
		sum: totals.amount( 'line_subtotal' ),
		sumTax: totals.amount( 'line_subtotal_tax', '0' ),
		lowStock: line.quiet.number( 'low_stock_remaining' ) ?? null,
		backorder: line.quiet.is( 'show_backorder_badge' ),
	};
}

function couponOf( coupon: Part ): Coupon | undefined {
	const code = coupon.text( 'code' );
	if ( ! code ) {
		return undefined;
	}
	const totals = coupon.within( 'totals' );
	return {
		code,
		discount: totals.amount( 'total_discount' ),
		discountTax: totals.amount( 'total_discount_tax', '0' ),
	};
}

/** The currency of the whole cart, or of the first line that has one. */
function moneyOf( totals: Part, items: Part[] ): Money | undefined {
	for ( const part of [ totals, ...items.map( ( { quiet } ) => quiet.within( 'prices' ) ) ] ) {
		const minorUnit = part.number( 'currency_minor_unit' );
		if ( Number.isInteger( minorUnit ) && minorUnit! <= MOST_DIGITS ) {
			return {
				minorUnit: minorUnit!,
				decimal: part.raw( 'currency_decimal_separator' ) ?? '.',
				thousand: part.raw( 'currency_thousand_separator' ) ?? '',
				prefix: part.text( 'currency_prefix' ),
				suffix: part.text( 'currency_suffix' ),
			};
		}
	}
	return undefined;
}

/** Wraps the response in a reader; the returned function logs which parts were unreadable. */
function open( answer: unknown ): [ Part, () => void ] {
	const lost: string[] = [];
	return [ new Part( answer, '', ( path ) => void lost.push( path ) ), () => tell( lost ) ];
}

function cartOf( cart: Part, end: () => void ): Cart | undefined {
	const items = cart.all( 'items' );
	if ( ! items ) {
		return undefined;
	}
	const totals = cart.within( 'totals' );
	const lines = items.flatMap( ( item ) => lineOf( item ) ?? [] );
	const read = {
		lines,
		coupons: cart.some( 'coupons' ).flatMap( ( coupon ) => couponOf( coupon ) ?? [] ),
		count: cart.number( 'items_count' ) ?? tidy( lines.reduce( ( sum, { quantity } ) => sum + quantity, 0 ) ),
		sum: totals.amount( 'total_items' ),
		sumTax: totals.amount( 'total_items_tax', '0' ),
		errors: cart
			.some( 'errors' )
			.map( ( error ) => error.text( 'message' ) )
			.filter( Boolean ),
		money: moneyOf( totals, items ),
	};
	end();
	return read;
}

/** Parses a cart. Anything else, such as the output of a cache, a firewall or another plugin, returns undefined. */
export const readCart = ( answer: unknown ): Cart | undefined => cartOf( ...open( answer ) );

/** Code and message of an error, and the cart that some errors include. */
export function readRefusal( answer: unknown ): { code: string; message: string; cart: Cart | undefined } {
	const [ body, end ] = open( answer );
	return {
		code: body.quiet.text( 'code' ),
		message: body.quiet.text( 'message' ),
		cart: cartOf( body.within( 'data' ).within( 'cart' ), end ),
	};
}
