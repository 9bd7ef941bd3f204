<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

defined( 'ABSPATH' ) || exit;

/** One address on one list, as its row stands. Times are UTC, `Y-m-d H:i:s`; '' for what has not happened. */
final class Subscriber {

	/** Asked for, and not confirmed yet. */
	public const PENDING = 'pending';

	public const CONFIRMED = 'confirmed';

	public const UNSUBSCRIBED = 'unsubscribed';

	public const STATES = [ self::PENDING, self::CONFIRMED, self::UNSUBSCRIBED ];

	private function __construct(
		public readonly int $id,
		public readonly string $list,
		public readonly string $email,
		public readonly string $state,
		/** The words that were agreed to. */
		public readonly string $consent,
		public readonly string $page,
		/** Shortened; '' unless the owner keeps it. */
		public readonly string $address,
		/** The language of the page, for letters; '': the site's. */
		public readonly string $locale,
		public readonly string $asked,
		public readonly string $confirmed,
		public readonly string $unsubscribed,
		/** Why the last letter, or what other code does with the news, did not get through. */
		public readonly string $error,
		public readonly string $todo,
		/** @var list<string> Hashes of the tokens that confirm it. */
		public readonly array $tokens,
		public readonly bool $is_expired,
		/** Whether other code knows that it is on the list. */
		public readonly bool $is_told,
		private readonly string $person,
	) {}

	/** @param array<string, string> $row With `now`. */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			$row['list'],
			$row['email'],
			$row['state'],
			$row['consent'],
			$row['page'],
			$row['address'],
			$row['locale'],
			$row['asked'],
			$row['confirmed'],
			$row['unsubscribed'],
			$row['error'],
			$row['todo'],
			array_values( array_filter( [ $row['token'], $row['token_before'] ] ) ),
			$row['expires'] <= $row['now'],
			'' !== $row['told'] && $row['told'] === $row['confirmed'],
			$row['person'],
		);
	}

	public function state_in_words(): string {
		return self::in_words( $this->state );
	}

	public static function in_words( string $state ): string {
		return match ( $state ) {
			self::PENDING   => __( 'Not confirmed yet', 'frontage-forms' ),
			self::CONFIRMED => __( 'On the list', 'frontage-forms' ),
			default         => __( 'Unsubscribed', 'frontage-forms' ),
		};
	}

	/** Whether the token of a letter is one of its. */
	public function has_token( string $token ): bool {
		$hash  = hash( 'sha256', $token );
		$is_of = false;
		foreach ( $this->tokens as $known ) {
			$is_of = hash_equals( $known, $hash ) || $is_of;
		}
		return $is_of;
	}

	/** Signed, not stored: the way out stands in letters that may be years old. */
	public function leave_token(): string {
		return hash_hmac( 'sha256', "frontage leave {$this->id} {$this->person}", wp_salt( 'auth' ) );
	}
}
