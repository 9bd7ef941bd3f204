/**
 * Cleans typed and pasted values as ../php/TypedValue.php does: phone numbers copied from contacts contain directional
 * marks, those from a PDF typographic dashes.
 */

/** Unicode's format characters, variation selectors, and fillers. */
const UNSEEN =
	'\\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\u{e0000}-\u{e0fff}';
const ALL_UNSEEN = /* @__PURE__ */ new RegExp( `[${ UNSEEN }]+`, 'gu' );

// A symbol keeps the characters that make it an emoji: a heart its color, a flag its country.
const ENDS = /* @__PURE__ */ new RegExp(
	`^[\\s${ UNSEEN }]*(.*?(?:\\p{So}(?:\ufe0f|[\u{e0020}-\u{e007f}]+)|[^\\s${ UNSEEN }]))?[\\s${ UNSEEN }]*$`,
	'su'
);

/** Formats whose values lose invisible characters everywhere, not only at the ends. */
export const KIND = /^(?:email|url|tel|number|date|time)$/;

const withoutUnseen = ( text: string ) => text.replace( ALL_UNSEEN, '' ).trim();

/** Whether the text contains no visible character. */
export const isBlank = ( text: string ) => ! withoutUnseen( text.replace( /[\0-\x1f\x7f]/g, '' ) );

/** Full-width forms U+FF01 to U+FF5E, which stand for ASCII. */
const withoutWidth = ( text: string ) =>
	withoutUnseen( text ).replace( /[\uff01-\uff5e]/g, ( sign ) =>
		String.fromCharCode( sign.charCodeAt( 0 ) - 0xfee0 )
	);

/** Converts Arabic and Persian digits, every space and every dash to ASCII. */
const inAscii = ( text: string ) =>
	withoutWidth( text )
		.replace( /[\u0660-\u0669\u06f0-\u06f9]/g, ( digit ) => `${ digit.charCodeAt( 0 ) % 16 }` )
		.replace( /[^\0-\x7f\P{Z}]/gu, ' ' )
		.replace( /[\p{Pd}\u2043\u2212\u30fc]/gu, '-' );

/** The same as `clean( 'number', … )`, for pages that only parse numbers. */
export const cleanNumber = ( text: string ) => inAscii( text ).replaceAll( '٫', '.' ).replaceAll( '٬', ',' );

/**
 * The value as it is validated and stored.
 *
 * @param kind email, url, tel, number, date, time; `text` for any other single line, which loses something at its ends
 *             alone; others lose nothing.
 * @param text
 */
export function clean( kind: string, text: string ): string {
	switch ( kind ) {
		case 'text':
			return text.replace( ENDS, '$1' );
		case 'url':
			return withoutUnseen( text );
		case 'email':
			return withoutWidth( text )
				.replace( /[\u3002\uff61]/g, '.' )
				.replace( /^mailto:/i, '' )
				.replace( /^<([^<>]*)>$/, '$1' );
		case 'number':
			return cleanNumber( text );
		case 'tel':
			return inAscii( text ).replace( /^tel:/i, '' );
	}
	return KIND.test( kind ) ? inAscii( text ) : text;
}

/**
 * As WordPress's `is_email()`: letters, digits and the characters of RFC 5322's `atext`, six characters or more, and domains
 * in any script (docs/reference/contact-forms.md §6).
 */
export const isEmail = ( text: string ) =>
	// Matches in linear time: no part can match the same characters in two ways.
	/^(?=.{6})[\w!#$%&'*+/=?^`{|}~.-]+@[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*(?:\.[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*)+$/u.test(
		text
	);
