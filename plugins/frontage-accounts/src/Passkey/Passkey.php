<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** A user's credential, as stored. Times are UTC, in the database's format. */
final class Passkey {

	public function __construct(
		public readonly int $id,
		public readonly int $user,
		/** The credential id, in bytes. */
		public readonly string $credential,
		/** The user handle, in bytes: random, without account data. */
		public readonly string $handle,
		/** In COSE. */
		public readonly string $key,
		public readonly int $count,
		/** The name that the user gave it. */
		public readonly string $name,
		public readonly string $made,
		/** '' if it was never used. */
		public readonly string $used
	) {}
}
