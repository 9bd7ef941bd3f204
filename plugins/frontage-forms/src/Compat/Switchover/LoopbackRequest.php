<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Request\RequestData;
use Frontage\Kit\CoreHooks;
use Frontage\Kit\Http\TimeLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Requests one of this site's own pages and detects whether PHP reached its end. It uses WordPress's own check for fatal errors after an
 * edit (`wp_start_scraping_edited_file_errors()`), which also prevents emails to the owner about them.
 *
 * `error` of a response is '' or the fatal error, `ran` whether PHP reported its end, `is_probe` whether the must-use file ran in the
 * request (`ProbeRequest`), `url` the URL after redirects.
 *
 * @phpstan-type Answer array{status: int, error: string, ran: bool, is_probe: bool, url: string, body: string}
 */
final class LoopbackRequest {

	private const TIMEOUT        = 60; // Seconds for one page; WordPress's own check after an edit waits 100.
	private const MOST_REDIRECTS = 3;

	public function __construct(
		public readonly string $key,
		public readonly string $nonce,
	) {}

	/** @param string $prefix Prefix of the key, by which a request knows its purpose. */
	public static function create( string $prefix = '' ): self {
		return new self( substr( $prefix . bin2hex( random_bytes( 16 ) ), 0, 32 ), bin2hex( random_bytes( 16 ) ) );
	}

	/**
	 * @param bool $signed_in With the cookies of the current user, else as a visitor.
	 * @return Answer|\WP_Error When the site cannot be reached at all.
	 */
	public function request( string $url, bool $signed_in = false ): array|\WP_Error {
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close(); // Otherwise the other request waits for the session.
		}
		TimeLimit::set( 5 * MINUTE_IN_SECONDS ); // Five pages are requested after an owner's click.
		set_transient( 'scrape_key_' . $this->key, $this->nonce, 2 * self::TIMEOUT );
		$answer        = new \WP_Error( 'frontage_no_address' );
		$requested_url = $url;
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
					'redirection' => 0, // Redirects are followed here, because the next page needs the key, too.
					'cookies'     => $signed_in ? RequestData::cookies() : [],
					'headers'     => [ 'Cache-Control' => 'no-cache' ] + self::authentication_headers(),
					/** This filter is documented in wp-includes/class-wp-http-streams.php */
					'sslverify'   => (bool) CoreHooks::filter( 'https_local_ssl_verify', false, $url ),
				]
			);
			if ( is_wp_error( $answer ) ) {
				break;
			}
			$requested_url = $url;
			$url           = self::redirect_target( $answer, $url );
		}
		delete_transient( 'scrape_key_' . $this->key );
		return is_array( $answer ) ? $this->parse_response( $answer, $requested_url ) : $answer;
	}

	/**
	 * @param array<mixed> $answer
	 * @return Answer
	 */
	private function parse_response( array $answer, string $url ): array {
		$status       = (int) wp_remote_retrieve_response_code( $answer );
		$is_found     = preg_match( "/###### wp_scraping_result_start:$this->key ######(.*?)###### wp_scraping_result_end:$this->key ######/s", wp_remote_retrieve_body( $answer ), $parts );
		$probe_header = wp_remote_retrieve_header( $answer, ProbeRequest::HEADER );
		$result       = $is_found ? json_decode( trim( $parts[1] ), true ) : null;
		return [
			'status'   => $status,
			'error'    => is_array( $result ) ? self::format_error( $result ) : ( $status >= 500 ? "HTTP $status" : '' ),
			'ran'      => null !== $result,
			'is_probe' => is_string( $probe_header ) && hash_equals( ProbeRequest::create_header( $this->nonce ), $probe_header ),
			'url'      => $url,
			'body'     => wp_remote_retrieve_body( $answer ),
		];
	}

	/** @param array<mixed> $error In the format of `error_get_last()`. */
	private static function format_error( array $error ): string {
		$text = static fn ( string $key ): string => is_scalar( $error[ $key ] ?? null ) ? (string) $error[ $key ] : '';
		// The message of an uncaught exception is followed by its location and stack trace.
		$error_message = (string) preg_replace( '/ in \S+:\d+\s*\nStack trace:.*$/s', '', $text( 'message' ) );
		return trim( strtok( $error_message, "\n" ) . ( '' === $text( 'file' ) ? '' : sprintf( ' (%s:%s)', $text( 'file' ), $text( 'line' ) ) ) );
	}

	/**
	 * Target of a redirect within this site; '' when it leads elsewhere, or there is no redirect.
	 *
	 * @param array<mixed> $answer
	 */
	private static function redirect_target( array $answer, string $url ): string {
		$location = wp_remote_retrieve_header( $answer, 'location' );
		$location = is_string( $location ) && '' !== $location && (int) wp_remote_retrieve_response_code( $answer ) < 400 ? \WP_Http::make_absolute_url( $location, $url ) : '';
		return wp_parse_url( $location, PHP_URL_HOST ) === wp_parse_url( $url, PHP_URL_HOST ) ? remove_query_arg( [ 'wp_scrape_key', 'wp_scrape_nonce' ], $location ) : '';
	}

	/** @return array<string, string> HTTP authentication headers: a test site may be protected by a password. */
	private static function authentication_headers(): array {
		$user = RequestData::server( 'PHP_AUTH_USER' );
		// Basic authentication requires it.
		return '' === $user ? [] : [ 'Authorization' => 'Basic ' . base64_encode( $user . ':' . RequestData::server( 'PHP_AUTH_PW' ) ) ];
	}
}
