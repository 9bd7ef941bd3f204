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

	private bool $has_returned = false;
	private bool $is_answered  = false;

	/**
	 * Runs code that may end the request. Its output is dropped; otherwise it would precede our JSON.
	 *
	 * @template T
	 * @param callable(): T $run
	 * @return T
	 */
	public static function run( callable $run ): mixed {
		$interception = new self();
		ob_start( $interception->replacement_output( ... ) );
		$level = ob_get_level();
		register_shutdown_function( $interception->record_end( ... ) );
		try {
			return $run();
		} finally {
			$interception->has_returned = true; // Not reached if the request ends inside.
			while ( ob_get_level() >= $level ) {
				ob_end_clean();
			}
		}
	}

	/** The output for the browser instead of what was printed. */
	private function replacement_output(): string {
		if ( $this->has_returned || $this->is_answered ) {
			return '';
		}
		$this->is_answered = true;
		if ( ! headers_sent() ) {
			header_remove( 'Location' );
			http_response_code( 200 );
			header( 'Content-Type: application/json; charset=UTF-8' );
			header( 'Cache-Control: no-store, private' );
		}
		return self::ANSWER;
	}

	/** At the end of the request. */
	private function record_end(): void {
		if ( ! $this->has_returned ) {
			SecurityEvents::record( SecurityEvents::CHALLENGED );
		}
	}
}
