<?php

declare( strict_types=1 );

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/** Whether a request comes from a page of this site, according to the browser's headers. */
final class Origin {

	/** Whether this is an origin of the site. */
	public static function is_own( string $origin ): bool {
		$own_origins = array_map( static fn ( string $url ): string => (string) preg_replace( '~^(https?://[^/]+).*$~', '$1', $url ), [ home_url(), site_url() ] );
		return in_array( $origin, $own_origins, true );
	}

	/**
	 * Whether a page of another site sent the request. Script elements (`_jsonp`) in old browsers do not reveal it. WordPress lets every
	 * origin read REST responses.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function is_foreign( \WP_REST_Request $request ): bool {
		$origin = (string) $request->get_header( 'origin' );
		return ! in_array( (string) $request->get_header( 'sec_fetch_site' ), [ '', 'same-origin' ], true )
			|| ( '' !== $origin && ! self::is_own( $origin ) )
			|| null !== $request->get_param( '_jsonp' );
	}
}
