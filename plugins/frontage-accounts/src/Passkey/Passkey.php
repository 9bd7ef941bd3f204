<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** One credential of a person, as it is stored. Times are UTC, as the database writes them. */
final class Passkey {

	public function __construct(
		public readonly int $id,
		public readonly int $user,
		/** The authenticator's own name of it, in bytes. */
		public readonly string $credential,
		/** By which the authenticator knows the person, in bytes: random, nothing of the account. */
		public readonly string $handle,
		/** In COSE. */
		public readonly string $key,
		public readonly int $count,
		/** What the person calls it. */
		public readonly string $name,
		public readonly string $made,
		/** '' when it never was. */
		public readonly string $used
	) {}
}
