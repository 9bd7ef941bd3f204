import { __ } from '@wordpress/i18n';

export type Period = { key: string; label: string; badge?: string };
export type Price = { amount?: string; currency?: string; suffix?: string; was?: string; url?: string };

/** The default periods, as in PHP (PricingTable::periods()). */
export const periodsOf = ( stored: Period[] | undefined ): Period[] =>
	stored?.length
		? stored
		: [
				{ key: 'monthly', label: __( 'Monthly', 'frontage-site' ) },
				{ key: 'yearly', label: __( 'Yearly', 'frontage-site' ) },
			];

/** A unique key: prices are stored by it, so it does not change with the label. */
export function newKey( periods: Period[] ): string {
	let at = periods.length;
	while ( periods.some( ( { key } ) => key === `period-${ at }` ) ) {
		at++;
	}
	return `period-${ at }`;
}

/** Initial price of a period: with the currency and suffix of the other plans. */
export function newPrice( price: Price, key: string, plans: Array< Record< string, Price > > ): Price {
	const currency = plans
		.flatMap( ( prices ) => Object.values( prices ) )
		.find( ( other ) => other.currency )?.currency;
	const suffix = plans.find( ( prices ) => prices[ key ]?.suffix )?.[ key ]?.suffix;
	return { ...( currency ? { currency } : {} ), ...( suffix ? { suffix } : {} ), ...price };
}

/** Parses a typed amount; '' for words (PHP: PricingTable::parse_amount()). */
export function amountOf( typed: string ): string {
	const plain = typed.trim().replace( /(?<=\d)[\s'’](?=\d{3})/g, '' );
	const [ , whole, mark, rest ] =
		/^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec( plain ) ?? [];
	if ( whole && mark ) {
		return whole.replaceAll( mark, '' ) + ( rest ? `.${ rest }` : '' );
	}
	const decimal = /^\d+,\d{1,2}$/.test( plain ) ? plain.replace( ',', '.' ) : plain;
	return decimal !== '' && Number.isFinite( Number( decimal ) ) ? decimal : '';
}

/** An amount with its currency, as PHP formats it (PricingTable::format_price()). */
export function formatPrice( { amount: typed = '', currency = '' }: Price ): string {
	const amount = amountOf( typed );
	if ( amount === '' ) {
		return typed;
	}
	const digits = amount.includes( '.' ) ? 2 : 0;
	const number = Number( amount ).toLocaleString( document.documentElement.lang || undefined, {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	} );
	return currency + ( /\p{L}$/u.test( currency ) ? '\u00A0' : '' ) + number;
}
