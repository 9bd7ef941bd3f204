import { __ } from '@wordpress/i18n';

export type Period = { key: string; label: string; badge?: string };
export type Price = { amount?: string; currency?: string; suffix?: string; was?: string; url?: string };

/** What PHP takes where nobody named any (Pricing::periods()). */
export const periodsOf = ( stored: Period[] | undefined ): Period[] =>
	stored?.length
		? stored
		: [
				{ key: 'monthly', label: __( 'Monthly', 'frontage-site' ) },
				{ key: 'yearly', label: __( 'Yearly', 'frontage-site' ) },
			];

/** A key that no other period has: prices are kept by it, so it never changes when the label does. */
export function newKey( periods: Period[] ): string {
	let at = periods.length;
	while ( periods.some( ( { key } ) => key === `period-${ at }` ) ) {
		at++;
	}
	return `period-${ at }`;
}

/** An amount with its currency, as PHP prints it (Pricing::shown()). */
export function shown( { amount = '', currency = '' }: Price ): string {
	if ( amount.trim() === '' || ! Number.isFinite( Number( amount ) ) ) {
		return amount;
	}
	const digits = amount.includes( '.' ) ? 2 : 0;
	const number = Number( amount ).toLocaleString( document.documentElement.lang || undefined, {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	} );
	return currency + ( /\p{L}$/u.test( currency ) ? '\u00A0' : '' ) + number;
}
