<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

defined( 'ABSPATH' ) || exit;

/** The row of a submission, and what the caller must do next. */
final class SubmissionClaim {

	/** A new row: run the before-send hook, send the email, then call `SubmissionRepository::finish()`. */
	public const NEW = 'new';

	/** A new row that is held for review: call `SubmissionRepository::finish()` with `SubmissionState::HELD`, and send no email. */
	public const HELD = 'held';

	/** A repeat of one whose email was not accepted: like NEW, in the same row. No other process does it at the same time. */
	public const AGAIN = 'again';

	/** A repeat of one that is finished: return `$result`, send no email. */
	public const DONE = 'done';

	/**
	 * @param array<string, mixed> $result The result that `SubmissionRepository::finish()` received for the first one; empty unless DONE.
	 * @param string               $hash   The `posted_data_hash` of the first one; empty unless DONE.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $outcome = self::NEW,
		public readonly array $result = [],
		public readonly string $hash = '',
	) {}
}
