<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

defined( 'ABSPATH' ) || exit;

/** What became of a kept submission; the words in the table's column `state`. */
final class SubmissionState {

	/** Kept; its outcome is not written yet. A process that died leaves it so, and the runner goes on in its place. */
	public const KEPT = 'kept';

	/** Judged good; its mail is on its way. */
	public const WAITING = 'waiting';

	/** The mail was accepted, or the owner wants none. */
	public const SENT = 'sent';

	/** The mail was not accepted, or never tried since an update: "send again" is offered. */
	public const FAILED = 'failed';

	/** The before-send hook stopped it. */
	public const ABORTED = 'aborted';

	/** Judged as spam; not mailed. */
	public const SPAM = 'spam';

	/** An add-on gave it a status of its own (it stands in `result`). */
	public const CUSTOM = 'custom';

	/** Kept without mail until the owner has looked at it; `reason` says why. */
	public const HELD = 'held';

	/** Put away by the owner; `state_before` says where it came from. */
	public const TRASH = 'trash';

	/** @return list<string> */
	public static function all(): array {
		return [ self::KEPT, self::WAITING, self::SENT, self::FAILED, self::ABORTED, self::SPAM, self::CUSTOM, self::HELD, self::TRASH ];
	}

	/** @return list<string> What a list shows that is not asked for a state: everything but what was judged as spam or put away. */
	public static function listed(): array {
		return array_values( array_diff( self::all(), [ self::SPAM, self::TRASH ] ) );
	}
}
