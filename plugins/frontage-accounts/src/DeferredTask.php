<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Http\ResponseCloser;

defined( 'ABSPATH' ) || exit;

/** What is done once the visitor has his answer: how long a mail takes tells nobody that there was one. */
final class DeferredTask {

	/**
	 * In this request, behind the answer where the server can let go of the visitor, else at its end.
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
	 * The same where the time that it takes must tell nothing: on a server that keeps the visitor waiting, cron does it in a request of its own, which it is asked for whatever there is to do.
	 *
	 * Comes before the answer is printed, or its length cannot be told any more.
	 *
	 * @param non-empty-string $task A hook that does it; its callbacks stand in Plugin.
	 * @param list<string>     $arguments What is kept until then: no secrets.
	 */
	public static function run_apart( string $task, array $arguments ): void {
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
