<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

defined( 'ABSPATH' ) || exit;

/** What the checks say of a submission: it is good, it is spam, or its owner should look at it first. */
final class SpamVerdict {

	private function __construct( public readonly bool $is_spam, public readonly string $reason ) {}

	public static function good(): self {
		return new self( false, '' );
	}

	public static function spam( string $reason ): self {
		return new self( true, $reason );
	}

	/** Kept without mail. */
	public static function held( string $reason ): self {
		return new self( false, $reason );
	}

	public function is_good(): bool {
		return '' === $this->reason;
	}
}
