<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what comes of a request within its `limit_response_size`. WordPress counts the bytes that its transport hands over, and
 * then unpacks whatever the answer still says is packed, without any limit: an answer that is packed twice, or one that is read
 * without curl, becomes a thousand times as long (docs/reference/security.md §2).
 */
final class ResponseSizeLimit {

	/**
	 * What the request gives. A body that curl has not unpacked stays packed.
	 *
	 * @template Answer
	 * @param callable(): Answer $ask Makes the request, by WordPress's own functions.
	 * @return Answer
	 */
	public static function kept( callable $ask ): mixed {
		$unpacked = static function ( mixed &$answer ): void {
			$end    = is_string( $answer ) ? strpos( $answer, "\r\n\r\n" ) : false;
			$answer = is_string( $answer ) && false !== $end ? preg_replace( '/\r?\ncontent-encoding:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/i', '', substr( $answer, 0, $end ) ) . substr( $answer, $end ) : $answer;
		};
		// Only curl unpacks within the limit: without it nothing packed is asked for.
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
