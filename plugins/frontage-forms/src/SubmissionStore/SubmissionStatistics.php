<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SiteTime;
use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Statistics of the inbox: messages per form and per day. Spam and trash are not counted.
 *
 * Each query uses an index and has a limit, so that it costs the same with a million submissions.
 *
 * @phpstan-type Figures array{messages: array{count: int, more: bool}, unread: array{count: int, more: bool}, last: string}
 */
final class SubmissionStatistics {

	/** Limit for counting the messages of a form; a larger number is shown as "1,000 and more". */
	public const MESSAGES = 1000;

	/** Limit for counting the unread messages of a form. */
	public const UNREAD = 99;

	/** A chart counts this many of the newest of each state; earlier days are left out. */
	public const COUNTED = 20000;

	/**
	 * For a list of forms: the number of messages, the number of unread ones, and the time of the last one.
	 *
	 * @param list<int> $form_ids
	 * @return array<int, Figures> By the form's id; `last` is a time in UTC (`2026-11-22 09:00:00`), empty when there is none.
	 */
	public static function count_per_form( array $form_ids ): array {
		$form_ids = array_values( array_unique( $form_ids ) );
		if ( ! $form_ids ) {
			return [];
		}
		$last   = self::find_last_times( $form_ids );
		$parts  = [];
		$values = [];
		foreach ( $form_ids as $form ) {
			[ $condition, $condition_values ] = ( new SubmissionFilter( [ 'form' => $form ] ) )->build_condition();
			[ $unread, $unread_values ]       = ( new SubmissionFilter( [ 'form' => $form, 'read' => false ] ) )->build_condition();
			$parts[]                          = "SELECT %d AS form_id, (SELECT COUNT(*) FROM (SELECT id FROM %i WHERE $condition LIMIT %d) AS m) AS messages, (SELECT COUNT(*) FROM (SELECT id FROM %i WHERE $unread LIMIT %d) AS u) AS unread";
			array_push( $values, $form, SubmissionTable::table_name(), ...$condition_values, ...[ self::MESSAGES + 1, SubmissionTable::table_name() ], ...$unread_values, ...[ self::UNREAD + 1 ] );
		}
		$statistics = [];
		foreach ( SqlQuery::select_rows( implode( ' UNION ALL ', $parts ), $values ) as $row ) {
			$statistics[ (int) $row['form_id'] ] = [
				'messages' => self::limit_count( (int) $row['messages'], self::MESSAGES ),
				'unread'   => self::limit_count( (int) $row['unread'], self::UNREAD ),
				'last'     => $last[ (int) $row['form_id'] ] ?? '',
			];
		}
		return $statistics;
	}

	/**
	 * The number of messages on each of the last days, in the site's time zone.
	 *
	 * @param int $form_id 0: all forms.
	 * @return array{days: list<array{day: string, count: int}>, since: string|null} `since`: earlier days have more messages than were counted, and are left out.
	 */
	public static function count_per_day( int $days, int $form_id = 0, int $counted = self::COUNTED ): array {
		$today = new \DateTimeImmutable( 'today', wp_timezone() );
		$first = $today->modify( '-' . ( $days - 1 ) . ' days' );
		$from  = SiteTime::to_utc( $first->format( 'Y-m-d' ) );

		[ $parts, $values ] = ( new SubmissionFilter( [ 'from' => $from ] + ( $form_id ? [ 'form' => $form_id ] : [] ) ) )->build_part_queries( '', [], $counted );
		// Grouped by hour, or by ten minutes where the time zone's offset is not a whole number of hours; the site's days are summed from
		// these.
		$length = 0 === $today->getOffset() % HOUR_IN_SECONDS ? 13 : 15;
		$hours  = SqlQuery::select_rows( "SELECT SUBSTR(created, 1, %d) AS hour, COUNT(*) AS came FROM ($parts) AS parts GROUP BY SUBSTR(created, 1, %d) ORDER BY hour", [ $length, ...$values, $length ] );
		$counts = [];
		for ( $day = $first; $day <= $today; $day = $day->modify( '+1 day' ) ) {
			$counts[ $day->format( 'Y-m-d' ) ] = 0;
		}
		foreach ( $hours as $hour ) {
			$day = ( new \DateTimeImmutable( $hour['hour'] . substr( '0000-00-00 00:00:00', $length ), new \DateTimeZone( 'UTC' ) ) )->setTimezone( wp_timezone() )->format( 'Y-m-d' );

			$counts[ $day ] = ( $counts[ $day ] ?? 0 ) + (int) $hour['came'];
		}
		$complete_since = self::find_complete_day( $from, $form_id, $counted, array_sum( $counts ) );
		$day_counts     = [];
		foreach ( $counts as $day => $count ) {
			if ( null === $complete_since || $day >= $complete_since ) {
				$day_counts[] = [
					'day'   => $day,
					'count' => $count,
				];
			}
		}
		return [
			'days'  => $day_counts,
			'since' => $complete_since,
		];
	}

	/** The first day that was counted completely; null when all were. */
	private static function find_complete_day( string $from, int $form_id, int $counted, int $total ): ?string {
		if ( $total < $counted ) {
			return null;
		}
		$complete_since = null;
		foreach ( SubmissionState::list_default_states() as $state ) {
			foreach ( [ false, true ] as $read ) {
				$filter = [
					'state' => $state,
					'read'  => $read,
					'from'  => $from,
				] + ( $form_id ? [ 'form' => $form_id ] : [] );

				[ $condition, $values ] = ( new SubmissionFilter( $filter ) )->build_condition();
				$oldest                 = SqlQuery::select_rows( "SELECT created FROM %i WHERE $condition ORDER BY created DESC LIMIT 1 OFFSET %d", [ SubmissionTable::table_name(), ...$values, $counted ] )[0]['created'] ?? '';
				if ( '' !== $oldest ) {
					$day            = ( new \DateTimeImmutable( $oldest, new \DateTimeZone( 'UTC' ) ) )->setTimezone( wp_timezone() )->modify( '+1 day' )->format( 'Y-m-d' );
					$complete_since = max( $complete_since ?? '', $day );
				}
			}
		}
		return $complete_since;
	}

	/**
	 * Reads only the end of each part of the index.
	 *
	 * @param list<int> $form_ids
	 * @return array<int, string>
	 */
	private static function find_last_times( array $form_ids ): array {
		$states = SubmissionState::list_default_states();
		$sql    = 'SELECT form_id, MAX(created) AS created FROM %i WHERE form_id IN (' . SqlQuery::create_placeholders( $form_ids ) . ') AND state IN (' . SqlQuery::create_placeholders( $states, '%s' ) . ') GROUP BY form_id, state, is_read';
		$last   = [];
		foreach ( SqlQuery::select_rows( $sql, [ SubmissionTable::table_name(), ...$form_ids, ...$states ] ) as $row ) {
			$form          = (int) $row['form_id'];
			$last[ $form ] = max( $last[ $form ] ?? '', $row['created'] );
		}
		return $last;
	}

	/** @return array{count: int, more: bool} */
	private static function limit_count( int $count, int $limit ): array {
		return [
			'count' => min( $count, $limit ),
			'more'  => $count > $limit,
		];
	}
}
