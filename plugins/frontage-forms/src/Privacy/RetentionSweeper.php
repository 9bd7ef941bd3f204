<?php

declare( strict_types=1 );

namespace Frontage\Forms\Privacy;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;

defined( 'ABSPATH' ) || exit;

/** Deletes messages whose retention period is over, in batches, since a site may have a million rows to delete. */
final class RetentionSweeper {

	/** Continues what one run left over. */
	public const GO_ON = 'frontage_forms_sweep_messages';

	private const SLICE  = 200;
	private const SLICES = 20;

	/** Option: up to which message files and jobs were checked, by table. */
	private const CHECKED = 'frontage_forms_orphans_checked';

	/** IDs of messages whose files or jobs one statement checks. */
	private const RANGE = 10_000;

	/** On cron. */
	public static function run(): void {
		self::sweep( self::SLICE );
	}

	/** @param int $slice Messages deleted at once; a run deletes up to SLICES times as many. */
	public static function sweep( int $slice ): void {
		$slices = self::SLICES;
		foreach ( ( new SubmissionQuery() )->list_form_ids() as $form ) {
			foreach ( self::list_conditions( $form ) as [ $condition, $values ] ) {
				$slices = self::delete_old_messages( $form, $condition, $values, $slices, $slice );
			}
		}
		self::delete_orphans();
		if ( $slices <= 0 && ! wp_next_scheduled( self::GO_ON ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::GO_ON );
		}
	}

	/**
	 * A process that died while it deleted may have left files and composed emails of deleted messages. Each statement reads a range of
	 * messages; on a large site the next run continues where this one ended.
	 */
	private static function delete_orphans(): void {
		$stored  = get_option( self::CHECKED );
		$checked = is_array( $stored ) ? $stored : [];
		foreach ( [ FileTable::NAME => FileTable::name(), JobTable::NAME => JobTable::name() ] as $name => $table ) {
			$last = is_int( $checked[ $name ] ?? null ) ? $checked[ $name ] : 0;
			for ( $slices = self::SLICES; $slices > 0; --$slices ) {
				$first = SqlQuery::select_number( 'SELECT submission_id FROM %i WHERE submission_id > %d ORDER BY submission_id LIMIT 1', [ $table, $last ] );
				if ( ! $first ) {
					$last = 0; // All are checked; the next run begins again.
					break;
				}
				$last = $first + self::RANGE - 1;
				$ids  = SqlQuery::select_numbers( 'SELECT DISTINCT o.submission_id FROM %i AS o LEFT JOIN %i AS s ON s.id = o.submission_id WHERE o.submission_id BETWEEN %d AND %d AND s.id IS NULL ORDER BY o.submission_id LIMIT %d', [ $table, SubmissionTable::table_name(), $first, $last, self::SLICE ] );
				if ( $ids ) {
					/** This action is documented in Inbox\SubmissionActions::delete(). */
					do_action( 'frontage_forms_submissions_deleted', $ids );
				}
				if ( count( $ids ) === self::SLICE ) {
					$last = $ids[ self::SLICE - 1 ];
				}
			}
			$checked[ $name ] = $last;
		}
		update_option( self::CHECKED, $checked, false );
	}

	/** How many messages of old forms would be deleted if their owner chose this period. */
	public static function count_old_messages( string $length ): int {
		$limit = RetentionPolicy::find_limit( $length );
		$count = 0;
		if ( null === $limit ) {
			return 0;
		}
		foreach ( ( new SubmissionQuery() )->list_form_ids() as $form ) {
			if ( $form <= RetentionPolicy::settings()['old_until'] && in_array( RetentionPolicy::find_period( $form ), [ '', RetentionPolicy::settings()['old'] ], true ) ) {
				$count += SqlQuery::select_number( 'SELECT COUNT(*) FROM %i WHERE form_id = %d AND created < %s', [ SubmissionTable::table_name(), $form, $limit ] );
			}
		}
		return $count;
	}

	/** @return list<array{string, list<string>}> Conditions for a form's messages that may be deleted; never those with queued email. */
	private static function list_conditions( int $form ): array {
		$length     = RetentionPolicy::find_period( $form );
		$limit      = RetentionPolicy::find_limit( $length );
		$spam_limit = (string) RetentionPolicy::find_limit( RetentionPolicy::settings()['aside'] . ' days' );

		$conditions = [ [ 'state = %s AND changed < %s', [ SubmissionState::TRASH, $spam_limit ] ] ];
		if ( '' !== $length ) {
			$conditions[] = [ 'state = %s AND created < %s', [ SubmissionState::SPAM, $spam_limit ] ];
		}
		if ( null !== $limit ) {
			$conditions[] = [ 'state NOT IN (%s, %s) AND reply <> %s AND created < %s', [ SubmissionState::WAITING, SubmissionState::KEPT, SubmissionState::WAITING, $limit ] ];
		}
		return $conditions;
	}

	/**
	 * @param list<string> $values
	 * @return int Batches left for the rest.
	 */
	private static function delete_old_messages( int $form, string $condition, array $values, int $slices, int $slice ): int {
		while ( $slices > 0 ) {
			$ids = SqlQuery::select_numbers( "SELECT id FROM %i WHERE form_id = %d AND $condition ORDER BY created LIMIT %d", [ SubmissionTable::table_name(), $form, ...$values, $slice ] );
			if ( ! $ids ) {
				break;
			}
			--$slices;
			if ( ! ( new SubmissionActions() )->delete( $ids ) || count( $ids ) < $slice ) {
				break;
			}
		}
		return $slices;
	}
}
