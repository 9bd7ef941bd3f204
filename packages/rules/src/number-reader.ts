import { cleanNumber } from './typed-value';

/**
 * What rules, conditions and formulas read as a number, as ../php/NumberReader.php does: HTML's floating-point numbers, and
 * how people of the form's locale write them, with a currency beside them.
 */

/** A sign, the three letters of ISO 4217, or Scandinavia's. */
const CURRENCY = '(?:[A-Z]{0,3}\\p{Sc}|[A-Z]{3}|kr\\.?)';
const BEFORE = /* @__PURE__ */ new RegExp( `^(-?) ?${ CURRENCY } ?`, 'u' );
const BEHIND = /* @__PURE__ */ new RegExp( ` ?${ CURRENCY }$`, 'u' );
const LEADING = /* @__PURE__ */ new RegExp(
	`^\\+?((?:-? ?${ CURRENCY } ?)?-?[.,]?\\d(?:[\\d.,'’ ]{0,40}\\d)?(?:[eE][+-]?\\d+)?)`,
	'u'
);

/** A number with its decimals after a comma, or after a point: what parts its thousands is the same sign each time. */
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

/** The same of a text that may go on after its number, such as a choice: "5 people". */
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
