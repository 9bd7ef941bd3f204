<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Restricts an HTTPS request to the addresses that were checked, so that curl cannot resolve the name again to another one.
 * Also keeps the response within the request's size limit (docs/reference/security.md §2).
 */
final class PinnedRequest {

	/**
	 * Returns the response of the request.
	 *
	 * @template Answer
	 * @param list<string>         $addresses Empty: the name may resolve to anything.
	 * @param callable(): Answer   $ask       Makes the request, by WordPress's own functions.
	 * @return Answer
	 */
	public static function send( string $host, array $addresses, callable $ask ): mixed {
		$pin = static function ( mixed $handle ) use ( $host, $addresses ): void {
			if ( $handle instanceof \CurlHandle ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, [ "$host:443:" . implode( ',', $addresses ) ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own handle, on its hook for it.
			}
		};
		if ( $addresses ) {
			add_action( 'http_api_curl', $pin );
		}
		try {
			return ResponseSizeLimit::send( $ask );
		} finally {
			remove_action( 'http_api_curl', $pin );
		}
	}
}
