<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Http\ResponseCloser;

defined( 'ABSPATH' ) || exit;

/** Runs work after the response was sent: the time it takes to send an email must not reveal whether an account exists. */
final class DeferredTask {

	/**
	 * Runs in this request, after the response if the server can close the connection, otherwise at the end of the request.
	 *
	 * @param callable(): mixed $work
	 */
	public static function run( callable $work ): void {
		self::at_end(
			static function () use ( $work ): void {
				ResponseCloser::finish();
				$work();
			}
		);
	}

	/**
	 * The same, where the duration must reveal nothing: on a server that cannot close the connection, cron runs the task in
	 * its own request, which is scheduled in every case.
	 *
	 * Call it before the response is printed; later its length cannot be declared.
	 *
	 * @param non-empty-string $task A hook that runs the work; its callbacks are in Plugin.
	 * @param list<string>     $arguments Stored until then: no secrets.
	 */
	public static function run_separately( string $task, array $arguments ): void {
		self::at_end(
			static function () use ( $task, $arguments ): void {
				if ( ResponseCloser::finish() ) {
					// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours, by its callers' constants.
					do_action_ref_array( $task, $arguments );
					return;
				}
				wp_schedule_single_event( time(), $task, [ ...$arguments, wp_generate_uuid4() ] ); // WordPress drops a second event with the same arguments.
				spawn_cron();
			}
		);
	}

	/** @param \Closure(): void $work */
	private static function at_end( \Closure $work ): void {
		ResponseCloser::prepare();
		add_action( 'shutdown', $work, ResponseCloser::LAST );
	}
}
