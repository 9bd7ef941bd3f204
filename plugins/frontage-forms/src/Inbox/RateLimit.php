<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

/**
 * Counts submissions per address: 10 in 10 minutes for one form, 60 an hour for all (docs/reference/contact-forms.md §5).
 *
 * A window begins with its first submission. All times are the database's own, so several web servers share one clock.
 * No address is stored: a counter's name is a keyed hash whose key changes every day.
 */
final class RateLimit {

	private const FORM_WINDOW    = 10 * MINUTE_IN_SECONDS;
	private const ADDRESS_WINDOW = HOUR_IN_SECONDS;

	/** Counts one and says whether it is still within the limit; the error is 429 `frontage_submission_limit` with `data.retry_after`. */
	public function take( int $form_id, string $address ): true|\WP_Error {
		$this->count( $form_id, $address );
		return $this->refusal( $form_id, $address ) ?? true;
	}

	/** Counts one submission: one query. */
	public function count( int $form_id, string $address ): void {
		global $wpdb;
		if ( ! self::limits( $form_id ) ) {
			return;
		}
		[ $form, $all ] = self::buckets( $form_id, $address );
		// CASE, since IF() is always false in WordPress's SQLite integration when its condition is a comparison. `hits` first: it reads the old `ends`.
		Database::run(
			(string) $wpdb->prepare(
				'INSERT INTO %i (bucket, hits, ends) VALUES (%s, 1, DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND)), (%s, 1, DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND))
				ON DUPLICATE KEY UPDATE hits = CASE WHEN ends <= UTC_TIMESTAMP() THEN 1 ELSE hits + 1 END,
				ends = CASE WHEN ends <= UTC_TIMESTAMP() THEN VALUES(ends) ELSE ends END',
				Table::name( Table::LIMITS ),
				$form,
				self::FORM_WINDOW,
				$all,
				self::ADDRESS_WINDOW
			)
		);
	}

	/**
	 * What stands in `(bucket = %s AND hits > %d) OR (bucket = %s AND hits > %d)`, which finds the counters that are over their limit.
	 * A statement that stores can ask for itself that way, without another query.
	 *
	 * @return array{string, int, string, int}
	 */
	public function over( int $form_id, string $address ): array {
		[ $form, $all ] = self::buckets( $form_id, $address );
		$limits         = self::limits( $form_id );
		return [ $form, $limits['form'] ?? PHP_INT_MAX, $all, $limits['address'] ?? PHP_INT_MAX ];
	}

	/** What to tell the visitor when a counter is over its limit; null when none is. */
	public function refusal( int $form_id, string $address ): ?\WP_Error {
		global $wpdb;
		if ( ! self::limits( $form_id ) ) {
			return null;
		}
		$rows = Database::rows(
			(string) $wpdb->prepare(
				'SELECT ends, UTC_TIMESTAMP() AS now FROM %i WHERE ends > UTC_TIMESTAMP() AND ((bucket = %s AND hits > %d) OR (bucket = %s AND hits > %d)) ORDER BY ends DESC LIMIT 1',
				Table::name( Table::LIMITS ),
				...$this->over( $form_id, $address )
			)
		);
		if ( ! $rows ) {
			return null;
		}
		$seconds = max( 1, (int) strtotime( $rows[0]['ends'] . ' UTC' ) - (int) strtotime( $rows[0]['now'] . ' UTC' ) );
		$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
		return new \WP_Error(
			'frontage_submission_limit',
			sprintf(
				/* translators: %d: number of minutes */
				_n( 'Too many messages came from here in a short time. What you typed is still here: please send it again in %d minute.', 'Too many messages came from here in a short time. What you typed is still here: please send it again in %d minutes.', $minutes, 'frontage-forms' ),
				$minutes
			),
			[
				'status'      => 429,
				'retry_after' => $seconds,
			]
		);
	}

	/** Removes counters whose window is over. */
	public static function sweep(): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE ends <= UTC_TIMESTAMP()', Table::name( Table::LIMITS ) ) );
	}

	/** @return array{string, string} Names of the counters: of the form, of all forms. */
	private static function buckets( int $form_id, string $address ): array {
		$network = Address::network( $address, 32, 64 ); // Whoever has an IPv6 address has 2^64 of them.
		$today   = hash_hmac( 'sha256', gmdate( 'Y-m-d' ), wp_salt( 'nonce' ) );
		return [ hash_hmac( 'sha256', "form $form_id $network", $today ), hash_hmac( 'sha256', "all $network", $today ) ];
	}

	/** @return array{form?: int, address?: int} The limits there are. */
	private static function limits( int $form_id ): array {
		$default = [
			'form'    => 10,
			'address' => 60,
		];
		/**
		 * Filters how many submissions one address may send.
		 *
		 * @since 0.1.0
		 *
		 * @param array{form: int, address: int} $limits  `form`: in 10 minutes with this form (10); `address`: in an hour with all forms (60). 0: no limit.
		 * @param int                            $form_id
		 */
		$limits = apply_filters( 'frontage_forms_rate_limit', $default, $form_id );
		return array_filter( array_intersect_key( is_array( $limits ) ? $limits : $default, $default ), static fn ( mixed $most ): bool => is_int( $most ) && $most > 0 );
	}
}
