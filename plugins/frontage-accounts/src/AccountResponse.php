<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

defined( 'ABSPATH' ) || exit;

/** The result of a request: success, or texts by the key of each error. `to_json()` is the format for the page's script. */
final class AccountResponse {

	/** Key of a text that concerns no single field. */
	public const MESSAGE = 'message';

	/** @param array<string, string> $texts By key; plain text, never HTML. */
	private function __construct(
		public readonly bool $is_done,
		public readonly array $texts,
		public readonly string $redirect = '',
		public readonly int $retry_after = 0,
	) {}

	/** @param string $message The text for the visitor; '': the page reloads, or redirects to `$redirect`. */
	public static function success( string $message = '', string $redirect = '' ): self {
		return new self( true, '' === $message ? [] : [ self::MESSAGE => $message ], $redirect );
	}

	/** @param array<string, string> $texts By key. */
	public static function failure( array $texts ): self {
		return new self( false, $texts );
	}

	/** Too many requests from one address: allowed again after this many seconds. */
	public static function throttled( int $seconds ): self {
		$text = sprintf(
			/* translators: %s: a length of time, such as “12 minutes”. */
			__( 'Too many attempts. Wait %s, then try again.', 'frontage-accounts' ),
			human_time_diff( 0, $seconds )
		);
		return new self( false, [ self::MESSAGE => $text ], retry_after: $seconds );
	}

	public function status(): int {
		return $this->retry_after ? 429 : 200;
	}

	/** @return array<string, bool|int|string> */
	public function to_json(): array {
		return [ 'error' => ! $this->is_done ]
			+ $this->texts
			+ ( '' === $this->redirect ? [] : [ 'redirect' => $this->redirect ] )
			+ ( $this->retry_after ? [ 'retry_after' => $this->retry_after ] : [] );
	}
}
