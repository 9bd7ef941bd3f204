<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

defined( 'ABSPATH' ) || exit;

/** The states of a stored submission: the values of the table's column `state`. */
final class SubmissionState {

	/** Stored; its result is not written yet. When a process died in this state, the worker continues in its place. */
	public const KEPT = 'kept';

	/** Not spam; its email is queued. */
	public const WAITING = 'waiting';

	/** The email was accepted, or the owner wants none. */
	public const SENT = 'sent';

	/** The email was not accepted, or never tried since an update; the inbox offers "send again". */
	public const FAILED = 'failed';

	/** Stopped by the before-send hook. */
	public const ABORTED = 'aborted';

	/** Detected as spam; no email was sent. */
	public const SPAM = 'spam';

	/** An add-on set a status of its own (stored in `result`). */
	public const CUSTOM = 'custom';

	/** Stored without an email until the owner has reviewed it; `reason` says why. */
	public const HELD = 'held';

	/** Moved to trash by the owner; `state_before` is its previous state. */
	public const TRASH = 'trash';

	/** @return list<string> */
	public static function list_states(): array {
		return [ self::KEPT, self::WAITING, self::SENT, self::FAILED, self::ABORTED, self::SPAM, self::CUSTOM, self::HELD, self::TRASH ];
	}

	/** @return list<string> States in a list without a state filter: all except spam and trash. */
	public static function list_default_states(): array {
		return array_values( array_diff( self::list_states(), [ self::SPAM, self::TRASH ] ) );
	}
}
