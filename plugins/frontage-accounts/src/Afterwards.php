<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

defined( 'ABSPATH' ) || exit;

/** What is done once the visitor has his answer: how long a mail takes tells nobody that there was one. */
final class Afterwards {

	/**
	 * In this request, behind the answer where the server can let go of the visitor, else at its end.
	 *
	 * @param callable(): mixed $work
	 */
	public static function run( callable $work ): void {
		add_action(
			'shutdown',
			static function () use ( $work ): void {
				$finish = self::finisher();
				if ( $finish ) {
					$finish();
				}
				$work();
			}
		);
	}

	/**
	 * The same where the time that it takes must tell nothing: on a server that keeps the visitor waiting, cron does it in a request of its own, which it is asked for whatever there is to do.
	 *
	 * @param non-empty-string $task A hook that does it; its callbacks stand in Plugin.
	 * @param list<string>     $arguments What is kept until then: no secrets.
	 */
	public static function run_apart( string $task, array $arguments ): void {
		if ( self::finisher() ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours, by its callers' constants.
			self::run( static fn () => do_action_ref_array( $task, $arguments ) );
			return;
		}
		wp_schedule_single_event( time(), $task, [ ...$arguments, wp_generate_uuid4() ] ); // WordPress drops a second event with the same arguments.
		add_action( 'shutdown', 'spawn_cron', 10, 0 );
	}

	/** What closes the connection while PHP goes on; null where nothing does. */
	private static function finisher(): ?callable {
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
			if ( function_exists( $finish ) ) {
				return $finish;
			}
		}
		return null;
	}
}
