import { cleanNumber } from './typed-value';

/**
 * Parses numbers for rules, conditions and formulas, as ../php/NumberReader.php does: HTML's floating-point numbers, and
 * numbers written in the form's locale, with or without a currency.
 */

/** A currency symbol, an ISO 4217 code, or the Scandinavian `kr`. */
const CURRENCY = '(?:[A-Z]{0,3}\\p{Sc}|[A-Z]{3}|kr\\.?)';
const BEFORE = /* @__PURE__ */ new RegExp( `^(-?) ?${ CURRENCY } ?`, 'u' );
const BEHIND = /* @__PURE__ */ new RegExp( ` ?${ CURRENCY }$`, 'u' );
const LEADING = /* @__PURE__ */ new RegExp(
	`^\\+?((?:-? ?${ CURRENCY } ?)?-?[.,]?\\d(?:[\\d.,'’ ]{0,40}\\d)?(?:[eE][+-]?\\d+)?)`,
	'u'
);

/** A number with a decimal comma or point, with the same thousands separator throughout. */
const COMMA = /^-?(?:\d{1,3}(?:([. '’])\d{3}(?:\1\d{3})*)|\d*)(?:,\d+)?$/;
const POINT = /^-?(?:\d{1,3}(?:([,'’])\d{3}(?:\1\d{3})*)|\d*)(?:\.\d+)?$/;

/**
 * @param text
 * @param decimal What people put before decimals in the form's locale: `,` or `.`.
 * @param isPlain Whether a browser or our code wrote it, as in fields of numbers: there "1.000" is one, whatever the locale.
 * @return NaN for what is no number, which is never 0.
 */
export function readNumber( text: string, decimal = '.', isPlain = true ): number {
	const cleaned = cleanNumber( text );
	const bare = cleaned.replace( BEFORE, '$1' ).replace( BEHIND, '' );
	const isComma = decimal === ',';
	let number = NaN;
	if (
		/^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test( bare ) &&
		( ! isComma || ( isPlain && bare === cleaned ) || ! /^-?\d{1,3}\.\d{3}$/.test( bare ) )
	) {
		number = +bare;
	} else if ( /\d/.test( bare ) && ( isComma ? COMMA : POINT ).test( bare ) ) {
		number = +bare.replace( isComma ? /[. '’]/g : /[,'’]/g, '' ).replace( ',', '.' );
	}
	return Number.isFinite( number ) ? number : NaN;
}

/** Parses the number at the start of a text, such as a choice: "5 people". */
export function leadingNumber( text: string, decimal = '.', isPlain = true ): number {
	const cleaned = cleanNumber( text );
	let [ , token = '' ] = LEADING.exec( cleaned ) ?? [];
	let number = readNumber( cleaned, decimal, isPlain );
	while ( isNaN( number ) && token ) {
		number = readNumber( token, decimal, isPlain );
		token = token.slice( 0, Math.max( 0, token.lastIndexOf( ' ' ) ) ).replace( /[,.]+$/, '' );
	}
	return number;
}
