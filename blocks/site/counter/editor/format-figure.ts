export type Counted = {
	end?: number;
	decimals?: number | undefined;
	prefix?: string;
	suffix?: string;
	separator?: string;
};

/** Without a decimal point: that of the site's language. */
const SIGNS: Record< string, [ thousands: string, point?: string ] > = {
	none: [ '' ],
	',': [ ',', '.' ],
	'.': [ '.', ',' ],
	space: [ '\u00A0' ],
	apostrophe: [ '’', '.' ],
};

/** The final value as PHP formats it (CounterFigure::end()). */
export function formatFigure( {
	end = 100,
	decimals,
	prefix = '',
	suffix = '',
	separator = 'locale',
}: Counted ): string {
	const digits = decimals ?? Math.min( 4, ( String( end ).split( '.' )[ 1 ] ?? '' ).length );
	const signs = SIGNS[ separator ];
	const locale = document.documentElement.lang || undefined;
	const [ whole = '', part ] = end.toFixed( digits ).split( '.' );
	const [ thousands = '', point = ( 0.5 ).toLocaleString( locale ).charAt( 1 ) ] = signs ?? [];
	const number = signs
		? whole.replace( /\B(?=(\d{3})+$)/g, thousands ) + ( part ? point + part : '' )
		: end
				.toLocaleString( locale, { minimumFractionDigits: digits, maximumFractionDigits: digits } )
				.replaceAll( "'", '’' );
	return prefix + number + suffix;
}
