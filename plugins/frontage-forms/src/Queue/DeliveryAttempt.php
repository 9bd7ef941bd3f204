<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Forms\Mail\SmtpVerdict;

defined( 'ABSPATH' ) || exit;

/** The outcome of one attempt to deliver a job; its texts are for the site owner. */
final class DeliveryAttempt {

	private function __construct(
		public readonly bool $is_done,
		public readonly bool $is_final,
		public readonly string $error,
		public readonly bool $is_offline = false,
		public readonly int $wait = 0,
		public readonly bool $is_needless = false,
		public readonly bool $has_no_address = false,
	) {}

	/**
	 * The outcome of an email.
	 *
	 * @param string $error What the server or the mailer reported.
	 * @param string $note  As in `success()`.
	 */
	public static function from_mail( SmtpVerdict $verdict, string $error, string $note = '' ): self {
		return match ( $verdict ) {
			SmtpVerdict::Accepted => self::success( trim( "$note $error" ) ),
			SmtpVerdict::Refused  => self::failure( $error ),
			SmtpVerdict::Later    => self::retry( $error ),
			SmtpVerdict::Offline  => self::retry_offline( $error ),
		};
	}

	/** @param string $note Note for the owner about a successful delivery, e.g. a file that was left out. */
	public static function success( string $note = '' ): self {
		return new self( true, true, $note );
	}

	/**
	 * Failed for now: retried after a pause, for up to three days.
	 *
	 * @param int $wait Minimum pause in seconds, as the server requested.
	 */
	public static function retry( string $error, int $wait = 0 ): self {
		return new self( false, false, $error, wait: $wait );
	}

	/** As `retry()`, when the server does not answer: other jobs of this kind are skipped in this run. */
	public static function retry_offline( string $error ): self {
		return new self( false, false, $error, true );
	}

	/** No longer needed: not delivered, and no failure. */
	public static function skip( string $note ): self {
		return new self( false, true, $note, is_needless: true );
	}

	/** There is no recipient, and that is no failure. */
	public static function skip_no_address( string $note ): self {
		return new self( false, true, $note, is_needless: true, has_no_address: true );
	}

	/** Refused permanently, so it is not retried. */
	public static function failure( string $error ): self {
		return new self( false, true, $error );
	}
}
