<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\SignIn;

use Frontage\Accounts\Security\SecurityEvents;

defined( 'ABSPATH' ) || exit;

/**
 * Other code may take a sign-in over: it prints a page of its own, such as the form of a second factor, and ends the
 * request. A script that waits for JSON is told so, and posts the same form natively: there that page belongs.
 */
final class SignInInterception {

	public const ANSWER = '{"error":true,"challenge":"native"}';

	private bool $came_back = false;
	private bool $said      = false;

	/**
	 * Runs what may end the request. What it prints on the way is dropped, else it would stand before our JSON.
	 *
	 * @template T
	 * @param callable(): T $run
	 * @return T
	 */
	public static function watch( callable $run ): mixed {
		$watch = new self();
		ob_start( $watch->instead( ... ) );
		$level = ob_get_level();
		register_shutdown_function( $watch->note( ... ) );
		try {
			return $run();
		} finally {
			$watch->came_back = true; // Not reached where the request ends within.
			while ( ob_get_level() >= $level ) {
				ob_end_clean();
			}
		}
	}

	/** What the browser gets in place of what was printed. */
	private function instead(): string {
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
			SecurityEvents::note( SecurityEvents::CHALLENGED );
		}
	}
}
