/** The only host that is requested, whatever a page's attributes contain. */
export const ORIGIN = 'https://widget.trustpilot.com';

/** Template, business id and locale. PHP has validated them, but authors of posts may write attributes as well. */
const RIGHT = /^[\da-f]{24},[\da-f]{24},[a-z]{2}-[A-Z]{2}$/;

/** The URL that Trustpilot's own script would request; undefined if a required attribute is missing or invalid. */
export function addressOf( data: DOMStringMap ): string | undefined {
	const { templateId, businessunitId, allowRobots, ...parameters } = data;
	return RIGHT.test( [ templateId, businessunitId, data.locale ].join() )
		? `${ ORIGIN }/trustboxes/${ templateId }/${
				'frRobots' in data ? 'index_allow_robots' : 'index'
			}.html?templateId=${ templateId }&businessunitId=${ businessunitId }#` +
				Object.entries( parameters )
					.filter( ( [ name ] ) => ! /^fr[A-Z]/.test( name ) )
					.map(
						( [ name, value ] ) =>
							// A size without a unit is in pixels.
							`${ name }=${ encodeURIComponent(
								/^style/.test( name ) ? value!.replace( /\d$/, '$&px' ) : value!
							) }`
					)
					.join( '&' )
		: undefined;
}
