import type { Money } from './cart';

/** Minor units as people read them: `1234567` → `€12,345.67`. */
export function price( amount: string, { minorUnit, decimal, thousand, prefix, suffix }: Money ): string {
	const minus = amount.startsWith( '-' ) ? '−' : '';
	const digits = amount.replace( '-', '' ).padStart( minorUnit + 1, '0' );
	const units = digits.slice( 0, digits.length - minorUnit ).replace( /\B(?=(\d{3})+$)/g, thousand );
	const cents = digits.slice( digits.length - minorUnit );
	return minus + prefix + units + ( cents && decimal + cents ) + suffix;
}

export const plus = ( ...amounts: string[] ): string =>
	String( amounts.reduce( ( sum, amount ) => sum + BigInt( amount ), BigInt( 0 ) ) );

/** What `from` of a thing came to, for `to` of it: halves go up. */
export function scaled( amount: string, from: number, to: number ): string {
	if ( from <= 0 ) {
		return amount;
	}
	const [ twice, whole ] = [ BigInt( amount ) * BigInt( to ) * BigInt( 2 ), BigInt( from ) ];
	return String( ( twice + whole ) / ( whole * BigInt( 2 ) ) );
}
