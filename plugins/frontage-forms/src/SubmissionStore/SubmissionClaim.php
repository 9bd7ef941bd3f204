<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

defined( 'ABSPATH' ) || exit;

/** The row of a submission, and what is left to do with it. */
final class SubmissionClaim {

	/** A new row: run the before-send hook, mail, then `SubmissionRepository::finish()`. */
	public const NEW = 'new';

	/** A new row that waits for its owner: `SubmissionRepository::finish()` with `SubmissionState::HELD`, and no mail. */
	public const HELD = 'held';

	/** A repeat of one whose mail was not accepted: as NEW, in the same row. No other process does it at the same time. */
	public const AGAIN = 'again';

	/** A repeat of one that is done: answer `$result`, mail nothing. */
	public const DONE = 'done';

	/**
	 * @param array<string, mixed> $result What `SubmissionRepository::finish()` was given for the first one; empty unless DONE.
	 * @param string               $hash   The `posted_data_hash` of the first one; empty unless DONE.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $turn = self::NEW,
		public readonly array $result = [],
		public readonly string $hash = '',
	) {}
}
