/** Who is asked, and nobody else: whatever stands in a page's attributes. */
export const ORIGIN = 'https://widget.trustpilot.com';

/** What PHP has judged already; but people who write posts may write attributes, too. */
const PATTERNS = [
	[ 'templateId', /^[\da-f]{24}$/ ],
	[ 'businessunitId', /^[\da-f]{24}$/ ],
	[ 'locale', /^[a-z]{2}-[A-Z]{2}$/ ],
] as const;

/** What Trustpilot's own script would ask for; undefined where a needed attribute is missing or wrong. */
export function addressOf( data: DOMStringMap ): string | undefined {
	const { templateId, businessunitId, allowRobots, ...told } = data;
	return PATTERNS.every( ( [ name, pattern ] ) => pattern.test( data[ name ] ?? '' ) )
		? `${ ORIGIN }/trustboxes/${ templateId }/index.html?templateId=${ templateId }&businessunitId=${ businessunitId }#` +
				Object.entries( told )
					.filter( ( [ name ] ) => ! /^fr[A-Z]/.test( name ) )
					.map( ( [ name, value ] ) => {
						// A size that is a number is one of pixels.
						const unit = /^style[HW]/.test( name ) && /\d$/.test( value! ) ? 'px' : '';
						return `${ name }=${ encodeURIComponent( value! + unit ) }`;
					} )
					.join( '&' )
		: undefined;
}
