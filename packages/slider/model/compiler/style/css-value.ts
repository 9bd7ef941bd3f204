/**
 * Writes values of the model as CSS: numbers, lengths, colors, and one value for each of the four breakpoints.
 * TypeScript port of php/Compiler/Style/CssValue.php: every value is parsed and written anew.
 */

const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const LENGTH = /^\s*(-?(?:\d+\.?\d*|\.\d+))(px|%|em|rem|vw|vh|svh|cqw|cqh)\s*$/i;
const PARTS = '[\\w#%.,\\s\\/+-]*';
const COLOR = new RegExp(
	`^(?:#[\\da-f]{3,8}|[a-z]{3,24}|var\\(--wp--[\\w-]+\\)|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\\(${ PARTS }\\))$`,
	'i'
);
/** Names, numbers and colors; nothing that loads a file. */
const GRADIENT = new RegExp(
	`^(?:repeating-)?(?:linear|radial|conic)-gradient\\((?:${ PARTS }(?:(?:rgba?|hsla?|oklch|var)\\(${ PARTS }\\))?)*\\)$`,
	'i'
);
const GENERIC =
	/^(?:inherit|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(?:serif|sans-serif|monospace|rounded))$/;

export const isNumeric = ( value: unknown ): value is number | string =>
	typeof value === 'number' || ( typeof value === 'string' && NUMBER.test( value ) );

/** Rounds halves away from zero, as PHP does. */
export function round( value: number, digits = 0 ): number {
	const scaled = Number( ( Math.abs( value ) * 10 ** digits ).toPrecision( 15 ) );
	return ( Math.sign( value ) * Math.round( scaled ) ) / 10 ** digits + 0; // Avoids -0.
}

/** A number in its shortest CSS form. */
export function cssNumber( value: number, digits = 4 ): string {
	const rounded = round( value, digits );
	return rounded === 0 || ! Number.isFinite( rounded ) ? '0' : String( rounded );
}

/** A number of design px, or a length with a unit, as a CSS length; undefined for anything else (`auto`, `none`, ''). */
export function cssLength( value: unknown, unit: string ): string | undefined {
	if ( isNumeric( value ) ) {
		return times( Number( value ), unit );
	}
	const [ , number, own ] = ( typeof value === 'string' && LENGTH.exec( value ) ) || [];
	if ( number === undefined || own === undefined ) {
		return undefined;
	}
	return own.toLowerCase() === 'px'
		? times( Number( number ), unit )
		: cssNumber( Number( number ) ) + own.toLowerCase();
}

/** `calc(40*var(--fr-k))`, or `40px` where nothing scales. */
export function times( value: number, unit: string ): string {
	const number = cssNumber( value );
	return number === '0' || unit === '1px' ? `${ number }px` : `calc(${ number }*${ unit })`;
}

/** A color or gradient; undefined for anything else. */
export function cssColor( value: unknown ): string | undefined {
	const text = typeof value === 'string' ? value.trim() : '';
	return COLOR.test( text ) || GRADIENT.test( text ) ? text : undefined;
}

/** A CSS keyword: `center`, `no-repeat`, `uppercase`. */
export function cssWord( value: unknown ): string | undefined {
	const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
	return /^[a-z][a-z-]{0,30}$/.test( text ) ? text : undefined;
}

/** Font names, each in its own quotes. */
export function cssFonts( value: unknown ): string | undefined {
	const fonts = ( typeof value === 'string' ? value : '' ).split( ',' ).flatMap( ( part ) => {
		const name = part.replace( /^[ \t\n\r"']+|[ \t\n\r"']+$/g, '' );
		if ( /^var\(--wp--[\w-]+\)$/.test( name ) || GENERIC.test( name ) ) {
			return [ name ];
		}
		return /^[\p{L}\p{N} _-]{1,60}$/u.test( name ) ? [ `'${ name }'` ] : [];
	} );
	return fonts.length ? fonts.join( ',' ) : undefined;
}

/** A URL inside `url()`, or undefined: only http, https and relative URLs. */
export function cssUrl( value: unknown ): string | undefined {
	if ( typeof value !== 'string' || ! value.trim() || /["'()\\\s<>]/.test( value ) ) {
		return undefined;
	}
	return /^(?!https?:)[a-z][a-z\d+.-]*:/i.test( value ) ? undefined : `url('${ value }')`;
}

/**
 * An expression that resolves to the value of the current breakpoint.
 *
 * @param values One per breakpoint; undefined means no value.
 * @param levels Prefix of the four properties of which one is invalid.
 */
export function pick( values: readonly ( string | undefined )[], levels = '--fr-' ): string | undefined {
	if ( values.every( ( value ) => value === values[ 0 ] ) ) {
		return values[ 0 ];
	}
	return values
		.map( ( value, level ) => ( value === undefined ? '' : `var(${ levels }${ level },${ value })` ) )
		.join( '' );
}

/** Writes the property for four breakpoints into `out`, if any has a value; `missing` replaces missing values. */
export function put(
	out: Record< string, string >,
	name: string,
	values: readonly ( string | undefined )[],
	missing?: string,
	levels = '--fr-'
) {
	if ( values.every( ( value ) => value === undefined ) ) {
		return;
	}
	const picked = pick(
		values.map( ( value ) => value ?? missing ),
		levels
	);
	if ( picked ) {
		out[ name ] = picked;
	}
}
