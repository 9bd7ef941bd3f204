<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/** What became of a kept submission; the words in the table's column `state`. */
final class State {

	/** Kept; its outcome is not written yet. */
	public const KEPT = 'kept';

	/** The mail was accepted, or the owner wants none. */
	public const SENT = 'sent';

	/** The mail was not accepted. */
	public const FAILED = 'failed';

	/** The before-send hook stopped it. */
	public const ABORTED = 'aborted';

	/** Judged as spam; not mailed. */
	public const SPAM = 'spam';

	/** An add-on gave it a status of its own (it stands in `result`). */
	public const CUSTOM = 'custom';

	/** @return list<string> */
	public static function all(): array {
		return [ self::KEPT, self::SENT, self::FAILED, self::ABORTED, self::SPAM, self::CUSTOM ];
	}
}
