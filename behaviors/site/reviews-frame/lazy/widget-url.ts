/** Who is asked, and nobody else: whatever stands in a page's attributes. */
export const ORIGIN = 'https://widget.trustpilot.com';

/** Template, firm and language. PHP has judged them already; but people who write posts may write attributes, too. */
const RIGHT = /^[\da-f]{24},[\da-f]{24},[a-z]{2}-[A-Z]{2}$/;

/** What Trustpilot's own script would ask for; undefined where a needed attribute is missing or wrong. */
export function addressOf( data: DOMStringMap ): string | undefined {
	const { templateId, businessunitId, allowRobots, ...told } = data;
	return RIGHT.test( [ templateId, businessunitId, data.locale ].join() )
		? `${ ORIGIN }/trustboxes/${ templateId }/${
				'frRobots' in data ? 'index_allow_robots' : 'index'
			}.html?templateId=${ templateId }&businessunitId=${ businessunitId }#` +
				Object.entries( told )
					.filter( ( [ name ] ) => ! /^fr[A-Z]/.test( name ) )
					.map(
						( [ name, value ] ) =>
							// A size that is a number is one of pixels.
							`${ name }=${ encodeURIComponent(
								/^style/.test( name ) ? value!.replace( /\d$/, '$&px' ) : value!
							) }`
					)
					.join( '&' )
		: undefined;
}
