import type { Amount, Money } from './cart-types';

/** Formats minor units: `1234567` → `€12,345.67`. An empty string for unknown amounts. */
export function price( amount: Amount, money: Money | undefined ): string {
	if ( amount === undefined || ! money ) {
		return '';
	}
	const { minorUnit, decimal, thousand, prefix, suffix } = money;
	const minus = amount.startsWith( '-' ) ? '−' : '';
	const digits = amount.replace( '-', '' ).padStart( minorUnit + 1, '0' );
	const units = digits.slice( 0, digits.length - minorUnit ).replace( /\B(?=(\d{3})+$)/g, thousand );
	const cents = digits.slice( digits.length - minorUnit );
	return minus + prefix + units + ( cents && decimal + cents ) + suffix;
}

const isKnown = ( amounts: Amount[] ): amounts is string[] => ! amounts.includes( undefined );

/** Undefined if one of the amounts is. */
export const plus = ( ...amounts: Amount[] ): Amount =>
	isKnown( amounts ) ? String( amounts.reduce( ( sum, amount ) => sum + BigInt( amount ), BigInt( 0 ) ) ) : undefined;

export const minus = ( amount: Amount, less: Amount ): Amount =>
	amount === undefined || less === undefined ? undefined : String( BigInt( amount ) - BigInt( less ) );

const MILLIONTHS = 1e6;
const exact = ( quantity: number ) => BigInt( Math.round( quantity * MILLIONTHS ) );

/** Scales an amount from the quantity `from` to the quantity `to`, which may be decimal; rounds half up. */
export function scaled( amount: Amount, from: number, to: number ): Amount {
	if ( from <= 0 || amount === undefined ) {
		return amount;
	}
	const [ twice, whole ] = [ BigInt( amount ) * exact( to ) * BigInt( 2 ), exact( from ) ];
	return String( ( twice + whole ) / ( whole * BigInt( 2 ) ) );
}
