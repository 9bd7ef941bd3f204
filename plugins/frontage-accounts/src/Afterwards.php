<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

defined( 'ABSPATH' ) || exit;

/** What is done once the visitor has his answer, where the server can let go of him: how long a mail takes tells nobody that there was one. */
final class Afterwards {

	/** @param callable(): mixed $work */
	public static function run( callable $work ): void {
		add_action(
			'shutdown',
			static function () use ( $work ): void {
				foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
					if ( function_exists( $finish ) ) {
						$finish();
						break;
					}
				}
				$work();
			}
		);
	}
}
