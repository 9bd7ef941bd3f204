<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** How one try to deliver a job ended; what is said of it is for the owner's eyes. */
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

	/** @param string $note What the owner should know all the same, e.g. a file that was left out. */
	public static function done( string $note = '' ): self {
		return new self( true, true, $note );
	}

	/**
	 * Tried again after a pause, up to three days.
	 *
	 * @param int $wait Seconds that the other side asked for; the pause is at least that long.
	 */
	public static function later( string $error, int $wait = 0 ): self {
		return new self( false, false, $error, wait: $wait );
	}

	/** As `later()`; and nobody answers there, so that what is of the same kind is not tried in this run. */
	public static function offline( string $error ): self {
		return new self( false, false, $error, true );
	}

	/** Nobody wants it any more: not delivered, and nobody's trouble. */
	public static function needless( string $note ): self {
		return new self( false, true, $note, is_needless: true );
	}

	/** There is nobody to deliver it to, and nothing is wrong with that. */
	public static function no_address( string $note ): self {
		return new self( false, true, $note, is_needless: true, has_no_address: true );
	}

	/** The other side will not take it, however often it is tried. */
	public static function never( string $error ): self {
		return new self( false, true, $error );
	}
}
