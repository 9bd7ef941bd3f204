<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

defined( 'ABSPATH' ) || exit;

/**
 * Enforces a request's `limit_response_size` on decompressed data. WordPress counts the bytes from its transport and then
 * decompresses without a limit. A response that is compressed twice, or one read without curl, could grow a thousandfold
 * (docs/reference/security.md §2).
 */
final class ResponseSizeLimit {

	/**
	 * Returns the response of the request. A body that curl has not decompressed stays compressed.
	 *
	 * @template Answer
	 * @param callable(): Answer $ask Makes the request, by WordPress's own functions.
	 * @return Answer
	 */
	public static function send( callable $ask ): mixed {
		$unpacked = static function ( mixed &$answer ): void {
			$end    = is_string( $answer ) ? strpos( $answer, "\r\n\r\n" ) : false;
			$answer = is_string( $answer ) && false !== $end ? preg_replace( '/\r?\ncontent-encoding:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/i', '', substr( $answer, 0, $end ) ) . substr( $answer, $end ) : $answer;
		};
		// Only curl decompresses within the limit: without it, an uncompressed response is requested.
		$plain = static function ( mixed $args ): mixed {
			return is_array( $args ) && ! Curl::test( [ Capability::SSL => true ] ) ? [ 'headers' => [ 'Accept-Encoding' => 'identity' ] + ( is_array( $args['headers'] ?? null ) ? $args['headers'] : [] ) ] + $args : $args;
		};
		add_action( 'requests-requests.before_parse', $unpacked );
		add_filter( 'http_request_args', $plain );
		try {
			return $ask();
		} finally {
			remove_action( 'requests-requests.before_parse', $unpacked );
			remove_filter( 'http_request_args', $plain );
		}
	}
}
