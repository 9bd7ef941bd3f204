/** URL schemes that WordPress allows (`wp_allowed_protocols()`, 7.1). */
const SCHEMES =
	'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
		' '
	);

// The patterns below match in linear time: no part can match the same characters in two ways.

const URL_PARTS =
	/^([a-z\d+.-]+):(?!\d{1,5}(?:\/|$))(?:(?!\/\/)|\/\/(?:[^/?#]*@)?(?:\[[^/?#@[\]]*\]|[^/?#:@]+)(?::(\d{0,5}))?(?:[/?#]|$))/;

/**
 * A scheme of the list, case-sensitive, and after `//` a valid host and port (docs/reference/contact-forms.md §6). PHP's
 * `parse_url()` treats `word:` before a port number as a host, so `tel:1` has no scheme.
 */
export function isUrl( text: string, schemes: readonly ( string | number )[] = SCHEMES ) {
	const [ , scheme = '', port = '' ] = URL_PARTS.exec( text ) ?? [];
	return schemes.includes( scheme ) && Number( port ) < 65536;
}

/**
 * Six to fifteen characters without the separators between digits and without an extension (docs/reference/contact-forms.md
 * §6; ITU-T E.164).
 */
export const isTel = ( text: string ) =>
	/^(?=.{6,15}$)\+?\d+$/.test(
		text
			.replace( /(?:[#*].*|[,;]?\s{0,3}(?:ext(?:ension|n)?|x)[\s.:=]{0,3}\d{1,6})$/is, '' )
			.replace( /[()/.\s-]+/g, '' )
			.replace( /^(?:\+|00)[+0]*/, '+' )
	);

/** Parses a date. HTML: valid date string, of a year that PHP's `checkdate()` accepts. */
export function toDay( text: string ): Date | undefined {
	const [ , year = 0, month = 0, day = 0 ] = /^(\d{4,9})-(\d\d)-(\d\d)$/.exec( text )?.map( Number ) ?? [];
	const date = new Date( 0 );
	date.setUTCFullYear( year, month - 1, day ); // Unlike Date.UTC(), it accepts years below 100.
	return year > 0 && year < 32768 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

/** HTML: valid time string, without fractions of a second. */
export const isTime = ( text: string ) => /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/.test( text );
