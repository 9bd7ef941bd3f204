<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

defined( 'ABSPATH' ) || exit;

/** One address on one list, as stored in its row. Times are UTC, `Y-m-d H:i:s`; '' for events that have not happened. */
final class Subscriber {

	/** Signed up, but not confirmed yet. */
	public const PENDING = 'pending';

	public const CONFIRMED = 'confirmed';

	public const UNSUBSCRIBED = 'unsubscribed';

	public const STATES = [ self::PENDING, self::CONFIRMED, self::UNSUBSCRIBED ];

	private function __construct(
		public readonly int $id,
		public readonly string $list,
		public readonly string $email,
		public readonly string $state,
		/** The consent text. */
		public readonly string $consent,
		public readonly string $page,
		/** Shortened IP address; '' unless the owner stores it. */
		public readonly string $address,
		/** The language of the page, for emails; '': the site's. */
		public readonly string $locale,
		public readonly string $asked,
		public readonly string $confirmed,
		public readonly string $unsubscribed,
		/** Why the last email, or a hook of other code, failed. */
		public readonly string $error,
		public readonly string $todo,
		/** @var list<string> Hashes of the tokens that confirm it. */
		public readonly array $tokens,
		public readonly bool $is_expired,
		/** Whether the hook ran for the confirmation. */
		public readonly bool $is_notified,
		private readonly string $person,
	) {}

	/** @param array<string, string> $row With `now`. */
	public static function from_row( array $row ): self {
		return new self(
			id: (int) $row['id'],
			list: $row['list'],
			email: $row['email'],
			state: $row['state'],
			consent: $row['consent'],
			page: $row['page'],
			address: $row['address'],
			locale: $row['locale'],
			asked: $row['asked'],
			confirmed: $row['confirmed'],
			unsubscribed: $row['unsubscribed'],
			error: $row['error'],
			todo: $row['todo'],
			tokens: array_values( array_filter( [ $row['token'], $row['token_before'] ] ) ),
			is_expired: $row['expires'] <= $row['now'],
			is_notified: '' !== $row['told'] && $row['told'] === $row['confirmed'],
			person: $row['person'],
		);
	}

	public function state_label(): string {
		return self::label_of_state( $this->state );
	}

	public static function label_of_state( string $state ): string {
		return match ( $state ) {
			self::PENDING   => __( 'Pending', 'frontage-forms' ),
			self::CONFIRMED => __( 'Subscribed', 'frontage-forms' ),
			default         => __( 'Unsubscribed', 'frontage-forms' ),
		};
	}

	/** Whether a token is one of this subscriber's. */
	public function has_token( string $token ): bool {
		$hash     = hash( 'sha256', $token );
		$is_match = false;
		foreach ( $this->tokens as $token_hash ) {
			$is_match = hash_equals( $token_hash, $hash ) || $is_match;
		}
		return $is_match;
	}

	/** Signed, not stored: the unsubscribe link may be in emails that are years old. */
	public function create_unsubscribe_token(): string {
		return hash_hmac( 'sha256', "frontage leave {$this->id} {$this->person}", wp_salt( 'auth' ) );
	}
}
