<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

defined( 'ABSPATH' ) || exit;

/** The result of the spam checks: the submission is good, is spam, or is held for review. */
final class SpamVerdict {

	private function __construct( public readonly bool $is_spam, public readonly string $reason ) {}

	public static function pass(): self {
		return new self( false, '' );
	}

	public static function spam( string $reason ): self {
		return new self( true, $reason );
	}

	/** Stored without an email. */
	public static function hold( string $reason ): self {
		return new self( false, $reason );
	}

	public function is_good(): bool {
		return '' === $this->reason;
	}
}
