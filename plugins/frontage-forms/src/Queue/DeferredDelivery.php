<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Http\ResponseCloser;

defined( 'ABSPATH' ) || exit;

/** Work for after the answer: the visitor is let go, then the runner begins. He never waits for a mail server. */
final class DeferredDelivery {

	/** On `shutdown`: behind it comes only what need not wait for mail, such as the inbox's words. */
	public const LAST = ResponseCloser::LAST;

	/** Whether the work must not be felt where the visitor is kept waiting after all: how long it takes would tell what is known. */
	private static bool $is_secret = false;

	/** Whether more may have to be done than to deliver the jobs that are in their table. */
	private static bool $looks_back = false;

	/** Asks for it where the work depends on what the visitor must not learn, such as whether an address is known. */
	public static function plan_in_secret(): void {
		self::$is_secret = true;
		self::plan();
	}

	/**
	 * Asks for it, once a request.
	 *
	 * @param bool $looks_back False where all that is to be delivered stands among the jobs already: then what a process that died left behind is looked for once a minute.
	 */
	public static function plan( bool $looks_back = true ): void {
		self::$looks_back = self::$looks_back || $looks_back;
		if ( has_action( 'shutdown', [ self::class, 'run' ] ) ) {
			return;
		}
		ResponseCloser::prepare();
		add_action( 'shutdown', [ self::class, 'run' ], self::LAST ); // What prints or caches the page at its end comes first.
	}

	/** On `shutdown`. */
	public static function run(): void {
		$is_answered = ResponseCloser::finish();
		if ( self::$is_secret && ! $is_answered ) {
			WorkerSchedule::elsewhere();
			return;
		}
		[ $looks_back, self::$looks_back ] = [ self::$looks_back, false ];
		( new DeliveryWorker() )->run( looks_back: $looks_back );
	}
}
