<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\SignIn;

use Frontage\Accounts\Security\SecurityEvents;

defined( 'ABSPATH' ) || exit;

/**
 * Detects that other code takes over a sign-in: it prints its own page, such as the form of a second factor, and ends the
 * request. A script that expects JSON is told so, and submits the same form natively, so that the page is shown.
 */
final class SignInInterception {

	public const ANSWER = '{"error":true,"challenge":"native"}';

	private bool $came_back = false;
	private bool $said      = false;

	/**
	 * Runs code that may end the request. Its output is dropped; otherwise it would precede our JSON.
	 *
	 * @template T
	 * @param callable(): T $run
	 * @return T
	 */
	public static function run( callable $run ): mixed {
		$watch = new self();
		ob_start( $watch->replacement_output( ... ) );
		$level = ob_get_level();
		register_shutdown_function( $watch->note( ... ) );
		try {
			return $run();
		} finally {
			$watch->came_back = true; // Not reached if the request ends inside.
			while ( ob_get_level() >= $level ) {
				ob_end_clean();
			}
		}
	}

	/** The output for the browser instead of what was printed. */
	private function replacement_output(): string {
		if ( $this->came_back || $this->said ) {
			return '';
		}
		$this->said = true;
		if ( ! headers_sent() ) {
			header_remove( 'Location' );
			http_response_code( 200 );
			header( 'Content-Type: application/json; charset=UTF-8' );
			header( 'Cache-Control: no-store, private' );
		}
		return self::ANSWER;
	}

	/** At the end of the request. */
	private function note(): void {
		if ( ! $this->came_back ) {
			SecurityEvents::record( SecurityEvents::CHALLENGED );
		}
	}
}
