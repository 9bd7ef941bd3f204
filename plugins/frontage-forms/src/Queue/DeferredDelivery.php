<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Http\ResponseCloser;

defined( 'ABSPATH' ) || exit;

/** Delivers after the response has been sent, so the visitor never waits for a mail server. */
final class DeferredDelivery {

	/** Priority on `shutdown`; later callbacks are those that need not wait for emails, such as the inbox's search index. */
	public const LAST = ResponseCloser::LAST;

	/** Whether the work must not delay the response where the connection cannot be closed early: its duration would reveal what is known. */
	private static bool $is_secret = false;

	/** Whether to look for interrupted work besides the jobs in the table. */
	private static bool $is_recovery_due = false;

	/** Plans delivery for work that depends on something secret, such as whether an address is known. */
	public static function plan_hidden(): void {
		self::$is_secret = true;
		self::plan();
	}

	/**
	 * Plans delivery, once per request.
	 *
	 * @param bool $is_recovery_due False when everything to deliver is already a job: then interrupted work is looked for once a minute only.
	 */
	public static function plan( bool $is_recovery_due = true ): void {
		self::$is_recovery_due = self::$is_recovery_due || $is_recovery_due;
		if ( has_action( 'shutdown', [ self::class, 'run' ] ) ) {
			return;
		}
		ResponseCloser::prepare();
		add_action( 'shutdown', [ self::class, 'run' ], self::LAST ); // Runs after callbacks that print or cache the page.
	}

	/** On `shutdown`. */
	public static function run(): void {
		$is_answered = ResponseCloser::finish();
		if ( self::$is_secret && ! $is_answered ) {
			WorkerSchedule::run_in_background();
			return;
		}
		[ $is_recovery_due, self::$is_recovery_due ] = [ self::$is_recovery_due, false ];
		( new DeliveryWorker() )->run( is_recovery_due: $is_recovery_due );
	}
}
