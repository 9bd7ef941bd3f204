<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Kit\Database\DatabaseTransient;
use Frontage\Kit\Database\OptionLock;
use Frontage\Kit\ErrorLog;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Caches providers' reviews: fresh for an hour, shown for seven days. Pages never wait for a provider; they schedule a task,
 * of which one runs at a time. Failures are retried with increasing delays.
 *
 * @phpstan-type Entry array{ query: array<string, mixed>, data: array<string, mixed>, at: int, tries: int, next: int, error: string }
 */
final class ReviewCache {

	/** The cron hook; its argument is the query as ReviewQuery::to_array() returns it. */
	public const TASK = 'frontage_site_fetch_reviews';

	/** Prefix of the names under which the database has the entries, for seven days at most. */
	private const PREFIX = 'frontage_site_reviews_';

	private const LOCK = 'frontage_site_reviews_lock';

	/** After this time the process is considered dead: a provider is requested at most three times, 5 seconds each. */
	private const LOCK_LASTS = MINUTE_IN_SECONDS;

	private const FRESH = HOUR_IN_SECONDS;

	private const STALE = WEEK_IN_SECONDS;

	private const FIRST_PAUSE = 5 * MINUTE_IN_SECONDS;

	private const LONGEST_PAUSE = 12 * HOUR_IN_SECONDS;

	/** For a page: the cached result, up to seven days old. Null: there is none. */
	public static function get( ReviewQuery $query ): ?ReviewResult {
		$provider = ProviderRegistry::get( $query->provider );
		if ( ! $provider || ! $provider->is_ready() ) {
			return null;
		}
		$entry = self::entry( $query );
		if ( ( $entry['next'] ?? 0 ) <= time() ) {
			if ( $provider->is_local() ) {
				$entry = self::renew( $query, $provider, $entry );
			} elseif ( ! is_user_logged_in() || current_user_can( 'publish_posts' ) ) { // Users who may not publish cannot trigger requests.
				self::schedule_fetch( $query );
			}
		}
		return $entry && $entry['at'] > time() - self::STALE ? ReviewResult::from_answer( $entry['data'] ) : null;
	}

	/** Why new reviews could not be fetched, for the owner; '' if there is no error. */
	public static function error( ReviewQuery $query ): string {
		return self::entry( $query )['error'] ?? '';
	}

	/** The source on this site has changed. */
	public static function clear( ReviewQuery $query ): void {
		DatabaseTransient::delete( self::name( $query ) );
	}

	/** Schedules a request to the provider. */
	private static function schedule_fetch( ReviewQuery $query ): void {
		if ( ! wp_next_scheduled( self::TASK, [ $query->to_array() ] ) ) {
			wp_schedule_single_event( time(), self::TASK, [ $query->to_array() ] );
		}
	}

	/** On the cron hook. */
	public static function run( mixed $stored ): void {
		$query    = ReviewQuery::read( $stored );
		$provider = $query ? ProviderRegistry::get( $query->provider ) : null;
		if ( ! $query || ! $provider || ! $provider->is_ready() ) {
			return;
		}
		if ( ! OptionLock::acquire( self::LOCK, self::LOCK_LASTS ) ) {
			wp_schedule_single_event( time() + self::LOCK_LASTS, self::TASK, [ $query->to_array() ] ); // Another request is running.
			return;
		}
		try {
			$entry = self::entry( $query );
			if ( ( $entry['next'] ?? 0 ) <= time() ) {
				self::renew( $query, $provider, $entry );
			}
		} finally {
			OptionLock::release( self::LOCK );
		}
	}

	/**
	 * @param Entry|null $entry
	 * @return Entry
	 */
	private static function renew( ReviewQuery $query, ReviewProvider $provider, ?array $entry ): array {
		$answer = $provider->fetch( $query );
		$result = is_wp_error( $answer ) ? null : ReviewResult::from_answer( $answer );
		$error  = is_wp_error( $answer ) ? $answer : ( $result || $provider->is_local() ? null : new WP_Error( 'frontage_reviews_empty', __( 'The response contained no reviews.', 'frontage-site' ) ) );
		if ( $result && $result->invalid_count && ! $provider->is_local() ) {
			// The others are shown; whoever looks after the site has to learn of it.
			ErrorLog::write( sprintf( 'Frontage Site: of the reviews by %s, %d could not be read.', $query->provider, $result->invalid_count ) );
		}
		if ( ! $error ) {
			return self::store_entry( $query, $result ? $result->to_array() : [], time(), 0, '' );
		}
		return self::store_entry( $query, $entry['data'] ?? [], $entry['at'] ?? 0, ( $entry['tries'] ?? 0 ) + 1, $error->get_error_message() );
	}

	/**
	 * @param array<string, mixed> $data
	 * @param int                  $at    When it was fetched; 0: never.
	 * @param int                  $tries Number of failures since.
	 * @return Entry
	 */
	private static function store_entry( ReviewQuery $query, array $data, int $at, int $tries, string $error ): array {
		$now   = time();
		$entry = [
			'query' => $query->to_array(),
			'data'  => $data,
			'at'    => $at,
			'tries' => $tries,
			'next'  => $now + ( $tries ? (int) min( self::LONGEST_PAUSE, self::FIRST_PAUSE * 2 ** min( $tries - 1, 20 ) ) : self::FRESH ),
			'error' => $error,
		];
		// Without any result, the entry is kept for its retry delay only.
		DatabaseTransient::store( self::name( $query ), (string) wp_json_encode( $entry, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PRESERVE_ZERO_FRACTION ), $at > $now - self::STALE ? max( self::LONGEST_PAUSE, $at + self::STALE - $now ) : 2 * self::LONGEST_PAUSE );
		ReviewsHealthCheck::record( $query->provider, $error );
		return $entry;
	}

	/** @return Entry|null */
	private static function entry( ReviewQuery $query ): ?array {
		$entry = DatabaseTransient::read( self::name( $query ) );
		$entry = null === $entry ? null : json_decode( $entry, true );
		return is_array( $entry ) && isset( $entry['next'], $entry['at'], $entry['tries'], $entry['error'], $entry['query'] ) && is_array( $entry['data'] ?? null ) ? $entry : null; // @phpstan-ignore return.type (store_entry() wrote it)
	}

	private static function name( ReviewQuery $query ): string {
		return self::PREFIX . md5( $query->key() . ProviderCredentials::settings_hash( $query->provider ) );
	}
}
