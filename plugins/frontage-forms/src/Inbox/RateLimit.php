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

	private const WINDOWS = [
		'form'    => 10 * MINUTE_IN_SECONDS,
		'address' => HOUR_IN_SECONDS,
	];

	/** Counts one and says whether it is still within the limit; the error is 429 `frontage_submission_limit` with `data.retry_after`. */
	public function take( int $form_id, string $address ): true|\WP_Error {
		$this->count( $form_id, $address );
		return $this->refusal( $form_id, $address ) ?? true;
	}

	/** Counts one submission: one query. */
	public function count( int $form_id, string $address ): void {
		global $wpdb;
		$rows = [];
		$args = [];
		foreach ( self::buckets( $form_id, $address ) as $bucket => [ , $seconds ] ) {
			$rows[] = '(%s, 1, DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND))';
			array_push( $args, $bucket, $seconds );
		}
		if ( ! $rows ) {
			return;
		}
		$values = implode( ', ', $rows );
		// CASE, since IF() is always false in WordPress's SQLite integration when its condition is a comparison. `hits` first: it reads the old `ends`.
		Database::run(
			(string) $wpdb->prepare(
				"INSERT INTO %i (bucket, hits, ends) VALUES $values
				ON DUPLICATE KEY UPDATE hits = CASE WHEN ends <= UTC_TIMESTAMP() THEN 1 ELSE hits + 1 END,
				ends = CASE WHEN ends <= UTC_TIMESTAMP() THEN VALUES(ends) ELSE ends END",
				Table::name( Table::LIMITS ),
				...$args
			)
		);
	}

	/**
	 * True in SQL as long as no counter is over its limit, so that storing needs no query more to know.
	 *
	 * @return array{0: string, 1: list<string|int>} Condition with placeholders, and what stands in them.
	 */
	public function condition( int $form_id, string $address ): array {
		[ $over, $args ] = self::over( self::buckets( $form_id, $address ) );
		return '' === $over ? [ '1 = 1', [] ] : [ "NOT EXISTS (SELECT 1 FROM %i WHERE $over)", [ Table::name( Table::LIMITS ), ...$args ] ];
	}

	/** What to tell the visitor when a counter is over its limit; null when none is. */
	public function refusal( int $form_id, string $address ): ?\WP_Error {
		global $wpdb;
		[ $over, $args ] = self::over( self::buckets( $form_id, $address ) );
		if ( '' === $over ) {
			return null;
		}
		$rows = Database::rows( (string) $wpdb->prepare( "SELECT ends, UTC_TIMESTAMP() AS now FROM %i WHERE $over ORDER BY ends DESC LIMIT 1", Table::name( Table::LIMITS ), ...$args ) );
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

	/**
	 * @param array<string, array{int, int}> $buckets
	 * @return array{0: string, 1: list<string|int>}
	 */
	private static function over( array $buckets ): array {
		$parts = [];
		$args  = [];
		foreach ( $buckets as $bucket => [ $most ] ) {
			$parts[] = '(bucket = %s AND hits > %d)';
			array_push( $args, $bucket, $most );
		}
		return [ $parts ? 'ends > UTC_TIMESTAMP() AND (' . implode( ' OR ', $parts ) . ')' : '', $args ];
	}

	/** @return array<string, array{int, int}> How many in how many seconds, by the counter's name. */
	private static function buckets( int $form_id, string $address ): array {
		/**
		 * Filters how many submissions one address may send.
		 *
		 * @since 0.1.0
		 *
		 * @param array{form: int, address: int} $limits  `form`: in 10 minutes with this form (10); `address`: in an hour with all forms (60). 0: no limit.
		 * @param int                            $form_id
		 */
		$limits  = apply_filters(
			'frontage_forms_rate_limit',
			[
				'form'    => 10,
				'address' => 60,
			],
			$form_id
		);
		$network = Row::network( $address, 32, 64 ); // Whoever has an IPv6 address has 2^64 of them.
		$today   = hash_hmac( 'sha256', gmdate( 'Y-m-d' ), wp_salt( 'nonce' ) );
		$buckets = [];
		foreach ( self::WINDOWS as $scope => $seconds ) {
			$most = is_array( $limits ) && is_int( $limits[ $scope ] ?? null ) ? $limits[ $scope ] : 0;
			if ( $most > 0 ) {
				$bucket             = hash_hmac( 'sha256', 'form' === $scope ? "form $form_id $network" : "all $network", $today );
				$buckets[ $bucket ] = [ $most, $seconds ];
			}
		}
		return $buckets;
	}
}
