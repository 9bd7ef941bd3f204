<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/** Holds a request by https to the addresses that were looked at, since curl must not look the name up again and get another answer, and its answer to the limit of the request (docs/reference/security.md §2). */
final class PinnedRequest {

	/**
	 * What the request gives.
	 *
	 * @template Answer
	 * @param list<string>         $addresses None: the name may mean what it will.
	 * @param callable(): Answer   $ask       Makes the request, by WordPress's own functions.
	 * @return Answer
	 */
	public static function held( string $host, array $addresses, callable $ask ): mixed {
		$pin = static function ( mixed $handle ) use ( $host, $addresses ): void {
			if ( $handle instanceof \CurlHandle ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, [ "$host:443:" . implode( ',', $addresses ) ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own handle, on its hook for it.
			}
		};
		if ( $addresses ) {
			add_action( 'http_api_curl', $pin );
		}
		try {
			return ResponseSizeLimit::kept( $ask );
		} finally {
			remove_action( 'http_api_curl', $pin );
		}
	}
}
