export type Counted = {
	end?: number;
	decimals?: number | undefined;
	prefix?: string;
	suffix?: string;
	separator?: string;
};

const SIGNS: Record< string, [ point: string, thousands: string ] > = {
	none: [ '.', '' ],
	',': [ '.', ',' ],
	'.': [ ',', '.' ],
	space: [ '.', '\u00A0' ],
};

/** The end as PHP prints it (Figure::end()). */
export function shown( { end = 100, decimals, prefix = '', suffix = '', separator = 'locale' }: Counted ): string {
	const digits = decimals ?? Math.min( 4, ( String( end ).split( '.' )[ 1 ] ?? '' ).length );
	const signs = SIGNS[ separator ];
	const locale = document.documentElement.lang || undefined;
	const [ whole = '', part ] = end.toFixed( digits ).split( '.' );
	const number = signs
		? whole.replace( /\B(?=(\d{3})+$)/g, signs[ 1 ] ) + ( part ? signs[ 0 ] + part : '' )
		: end.toLocaleString( locale, { minimumFractionDigits: digits, maximumFractionDigits: digits } );
	return prefix + number + suffix;
}
