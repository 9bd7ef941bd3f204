<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * Asks this site for one of its own pages and says whether PHP came to the page's end. It uses WordPress's own way of looking for
 * fatal errors after an edit (`wp_start_scraping_edited_file_errors()`), which also keeps the owner from being mailed about them.
 *
 * `error` of an answer is '' or the fatal error, `ran` whether PHP reported its end, `is_probe` whether the must-use
 * file acted in the request (`ProbeRequest`), `url` what answered behind redirects.
 *
 * @phpstan-type Answer array{status: int, error: string, ran: bool, is_probe: bool, url: string}
 */
final class LoopbackRequest {

	private const TIMEOUT        = 60; // Seconds for one page; WordPress's own check after an edit waits 100.
	private const MOST_REDIRECTS = 3;

	public function __construct(
		public readonly string $key,
		public readonly string $nonce,
	) {}

	/** @param string $begin Of the key, by which a request knows what it is for. */
	public static function open( string $begin = '' ): self {
		return new self( substr( $begin . bin2hex( random_bytes( 16 ) ), 0, 32 ), bin2hex( random_bytes( 16 ) ) );
	}

	/**
	 * @param bool $signed_in With the cookies of who asks, else as a visitor.
	 * @return Answer|\WP_Error The site cannot be asked at all.
	 */
	public function ask( string $url, bool $signed_in = false ): array|\WP_Error {
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close(); // The other request waits for it else.
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 5 * MINUTE_IN_SECONDS ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- Five pages are waited for, on a click of an owner.
		}
		set_transient( 'scrape_key_' . $this->key, $this->nonce, 2 * self::TIMEOUT );
		$answer = new \WP_Error( 'frontage_no_address' );
		$asked  = $url;
		for ( $times = 0; '' !== $url && $times <= self::MOST_REDIRECTS; ++$times ) {
			$answer = wp_remote_get(
				add_query_arg(
					[
						'wp_scrape_key'   => $this->key,
						'wp_scrape_nonce' => $this->nonce,
					],
					$url
				),
				[
					'timeout'     => self::TIMEOUT,
					'redirection' => 0, // The next page is told of the key, too.
					'cookies'     => $signed_in ? RequestData::cookies() : [],
					'headers'     => [ 'Cache-Control' => 'no-cache' ] + self::password_of_the_server(),
					/** This filter is documented in wp-includes/class-wp-http-streams.php */
					'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false, $url ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
				]
			);
			if ( is_wp_error( $answer ) ) {
				break;
			}
			$asked = $url;
			$url   = self::next( $answer, $url );
		}
		delete_transient( 'scrape_key_' . $this->key );
		return is_array( $answer ) ? $this->read( $answer, $asked ) : $answer;
	}

	/**
	 * @param array<mixed> $answer
	 * @return Answer
	 */
	private function read( array $answer, string $url ): array {
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$found  = preg_match( "/###### wp_scraping_result_start:$this->key ######(.*?)###### wp_scraping_result_end:$this->key ######/s", wp_remote_retrieve_body( $answer ), $parts );
		$proof  = wp_remote_retrieve_header( $answer, ProbeRequest::HEADER );
		$result = $found ? json_decode( trim( $parts[1] ), true ) : null;
		return [
			'status'   => $status,
			'error'    => is_array( $result ) ? self::in_one_line( $result ) : ( $status >= 500 ? "HTTP $status" : '' ),
			'ran'      => null !== $result,
			'is_probe' => is_string( $proof ) && hash_equals( ProbeRequest::proof( $this->nonce ), $proof ),
			'url'      => $url,
		];
	}

	/** @param array<mixed> $error As of `error_get_last()`. */
	private static function in_one_line( array $error ): string {
		$text = static fn ( string $key ): string => is_scalar( $error[ $key ] ?? null ) ? (string) $error[ $key ] : '';
		// An uncaught exception says behind its sentence where it was thrown and who had called.
		$said = (string) preg_replace( '/ in \S+:\d+\s*\nStack trace:.*$/s', '', $text( 'message' ) );
		return trim( strtok( $said, "\n" ) . ( '' === $text( 'file' ) ? '' : sprintf( ' (%s:%s)', $text( 'file' ), $text( 'line' ) ) ) );
	}

	/**
	 * Where a redirect leads on this site; '' where it leads away, or this is none.
	 *
	 * @param array<mixed> $answer
	 */
	private static function next( array $answer, string $url ): string {
		$to = wp_remote_retrieve_header( $answer, 'location' );
		$to = is_string( $to ) && '' !== $to && (int) wp_remote_retrieve_response_code( $answer ) < 400 ? \WP_Http::make_absolute_url( $to, $url ) : '';
		return wp_parse_url( $to, PHP_URL_HOST ) === wp_parse_url( $url, PHP_URL_HOST ) ? remove_query_arg( [ 'wp_scrape_key', 'wp_scrape_nonce' ], $to ) : '';
	}

	/** @return array<string, string> A test site may stand behind a password. */
	private static function password_of_the_server(): array {
		$user = RequestData::server( 'PHP_AUTH_USER' );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The scheme asks for it.
		return '' === $user ? [] : [ 'Authorization' => 'Basic ' . base64_encode( $user . ':' . RequestData::server( 'PHP_AUTH_PW' ) ) ];
	}
}
