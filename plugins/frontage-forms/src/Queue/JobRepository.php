<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** The rows of jobs: added, claimed by one runner, finished, sent again. All times are the database's own, so several web servers share one clock. */
final class JobRepository {

	/** A runner that has neither finished a job after so many seconds nor renewed its lease is taken for dead. */
	public const LEASE = 5 * MINUTE_IN_SECONDS;

	/** Attempts that are kept in the log; the newest. */
	private const LONGEST_LOG = 40;

	private const COLUMNS = 'id, submission_id, kind, state, attempts, message_id, payload, log, due, created';

	/** @phpstan-assert-if-true array{kind: string, payload: array<mixed>, message_id?: string} $job */
	public static function is_job( mixed $job ): bool {
		return is_array( $job ) && is_string( $job['kind'] ?? null ) && is_array( $job['payload'] ?? null ) && is_string( $job['message_id'] ?? '' );
	}

	/**
	 * Adds jobs that are due at once, each only once however often it is asked for: one query.
	 *
	 * @param list<array{kind: string, payload: array<mixed>, message_id?: string}> $jobs
	 */
	public static function add( int $submission_id, array $jobs ): bool {
		global $wpdb;
		$rows   = [];
		$values = [];
		foreach ( $jobs as $job ) {
			$rows[] = '(%d, %s, %s, UTC_TIMESTAMP(), %s, %s, UTC_TIMESTAMP(), UTC_TIMESTAMP())';
			array_push( $values, $submission_id, $job['kind'], Job::WAITING, $job['message_id'] ?? self::message_id(), (string) wp_json_encode( $job['payload'], JSON_INVALID_UTF8_SUBSTITUTE ) );
		}
		return ! $rows || false !== Database::run(
			// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- The sniff does not count what stands in lists.
			(string) $wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Nothing but placeholders.
				'INSERT IGNORE INTO %i (submission_id, kind, state, due, message_id, payload, created, changed) VALUES ' . implode( ', ', $rows ),
				JobTable::name(),
				...$values
			)
		);
	}

	/** One that nobody else has, in the form of a mail's. */
	public static function message_id(): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return '<' . bin2hex( random_bytes( 16 ) ) . '@' . ( '' === $host ? 'localhost' : $host ) . '>';
	}

	/**
	 * The job that waits longest of those that may go now; a further mail only after the first was accepted.
	 *
	 * @param list<string> $without Kinds that are left aside.
	 */
	public function due( array $without = [] ): ?Job {
		global $wpdb;
		$others = $without ? ' AND j.kind NOT IN (' . SqlQuery::marks( $without, '%s' ) . ')' : '';
		$found  = Database::rows(
			// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- As above.
			(string) $wpdb->prepare(
				// phpcs:disable WordPress.DB.PreparedSQL -- As above; what is put in are placeholders.
				'SELECT ' . self::COLUMNS . " FROM %i WHERE id = (SELECT j.id FROM %i AS j WHERE ((j.state = %s AND j.due <= UTC_TIMESTAMP()) OR (j.state = %s AND j.leased_until <= UTC_TIMESTAMP()))
				AND " . self::is_free() . "{$others} ORDER BY j.due, j.id LIMIT 1)",
				// phpcs:enable
				JobTable::name(),
				JobTable::name(),
				Job::WAITING,
				Job::SENDING,
				...$without
			)
		);
		return $found ? Job::from_row( $found[0] ) : null;
	}

	/**
	 * The condition that a job, `j`, need not wait for another of its submission: of one submission one goes at a time, in their order, and a
	 * further mail once the first was accepted or has no address.
	 */
	private static function is_free(): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'NOT EXISTS (SELECT 1 FROM %i AS s WHERE s.submission_id = j.submission_id AND s.submission_id > 0 AND s.id <> j.id AND s.state = %s AND s.leased_until > UTC_TIMESTAMP())
			AND (j.kind <> %s OR NOT EXISTS (SELECT 1 FROM %i AS m WHERE m.submission_id = j.submission_id AND m.kind = %s AND m.state NOT IN (%s, %s)))',
			JobTable::name(),
			Job::SENDING,
			Job::MAIL_2,
			JobTable::name(),
			Job::MAIL,
			Job::SENT,
			Job::NO_ADDRESS
		);
	}

	/** @return list<Job> Of one submission, in the order they were made. */
	public function of( int $submission_id ): array {
		return $this->where( 'submission_id = %d ORDER BY id', [ $submission_id ] );
	}

	/** Of several runners one gets it: the job as it stands now, or null. */
	public function claim( Job $job ): ?Job {
		global $wpdb;
		$won = Database::run(
			(string) $wpdb->prepare(
				'UPDATE %i SET state = %s, attempts = attempts + 1, leased_until = DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND), changed = UTC_TIMESTAMP()
				WHERE id = %d AND attempts = %d AND ((state = %s AND due <= UTC_TIMESTAMP()) OR (state = %s AND leased_until <= UTC_TIMESTAMP()))',
				JobTable::name(),
				Job::SENDING,
				self::LEASE,
				$job->id,
				$job->attempts,
				Job::WAITING,
				Job::SENDING
			)
		);
		return 1 === $won ? $job->claimed() : null;
	}

	/** From now on a claimed job is its runner's for so many seconds again; false when another has it since, or the database does not answer. */
	public function renew( Job $job, int $seconds ): bool {
		global $wpdb;
		$renewed = Database::run( (string) $wpdb->prepare( 'UPDATE %i SET leased_until = DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND), changed = UTC_TIMESTAMP() WHERE id = %d AND state = %s AND attempts = %d', JobTable::name(), $seconds, $job->id, Job::SENDING, $job->attempts ) );
		// Twice within a second it changes nothing.
		return 1 === $renewed || ( 0 === $renewed && 1 === SqlQuery::number( 'SELECT COUNT(*) FROM %i WHERE id = %d AND state = %s AND attempts = %d', [ JobTable::name(), $job->id, Job::SENDING, $job->attempts ] ) );
	}

	/** Writes down how an attempt ended; gives the job's state from now on, '' where another runner has it since. */
	public function finish( Job $job, DeliveryAttempt $attempt ): string {
		global $wpdb;
		$pause = $attempt->is_final ? null : RetryDelays::after( $job->attempts );
		$state = match ( true ) {
			$attempt->is_done => Job::SENT,
			$attempt->has_no_address => Job::NO_ADDRESS,
			null === $pause   => Job::FAILED,
			default           => Job::WAITING,
		};
		$log   = array_slice( [ ...$job->log, [ 'at' => gmdate( 'Y-m-d H:i:s' ), 'error' => $attempt->error ] ], -self::LONGEST_LOG );
		$done  = Database::run(
			(string) $wpdb->prepare(
				'UPDATE %i SET state = %s, due = DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND), leased_until = NULL, log = %s, changed = UTC_TIMESTAMP() WHERE id = %d AND state = %s AND attempts = %d',
				JobTable::name(),
				$state,
				max( (int) $pause, $attempt->wait ),
				(string) wp_json_encode( $log, JSON_INVALID_UTF8_SUBSTITUTE ),
				$job->id,
				Job::SENDING,
				$job->attempts
			)
		);
		return 0 === $done ? '' : $state;
	}

	/** Mails of a submission that is mailed anew: what was said of them stays readable, and they are in nobody's way. */
	public static function set_aside( int $submission_id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET kind = %s, state = %s WHERE submission_id = %d AND kind IN (%s, %s, %s) AND state <> %s', JobTable::name(), Job::EARLIER, Job::FAILED, $submission_id, Job::MAIL, Job::MORE, Job::MAIL_2, Job::SENT ) );
	}

	/** The further mails of a submission do not go any more, since the first was not accepted. */
	public function drop_further( int $submission_id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET state = %s, changed = UTC_TIMESTAMP() WHERE submission_id = %d AND kind = %s AND state = %s', JobTable::name(), Job::FAILED, $submission_id, Job::MAIL_2, Job::WAITING ) );
	}

	/**
	 * @param list<int> $submission_ids
	 * @return list<int> Those that have a mail to send again; others have to be composed anew.
	 */
	public function mailed( array $submission_ids ): array {
		return $submission_ids ? SqlQuery::numbers( 'SELECT DISTINCT submission_id FROM %i WHERE submission_id IN (' . SqlQuery::marks( $submission_ids ) . ') AND kind = %s', [ JobTable::name(), ...$submission_ids, Job::MAIL ] ) : [];
	}

	/**
	 * Has the mails of these submissions go once more, at once: those to the owner that failed; where none did, what was delivered already too.
	 *
	 * @param list<int> $submission_ids Of `mailed()`.
	 * @param bool      $second Further mails too (to the visitor, mostly); never to a submission older than three days.
	 * @return list<int> Without those of which the database took nothing, or not all.
	 */
	public function again( array $submission_ids, bool $second = false ): array {
		$taken = [];
		foreach ( $submission_ids as $id ) {
			$jobs   = $this->of( $id );
			$own    = array_filter( $jobs, static fn ( Job $job ): bool => in_array( $job->kind, Job::FOR_OWNER, true ) );
			$failed = array_filter( $own, static fn ( Job $job ): bool => Job::FAILED === $job->state );
			$others = $second ? array_filter( $jobs, static fn ( Job $job ): bool => Job::MAIL_2 === $job->kind ) : [];
			if ( ! in_array( false, array_map( $this->restart( ... ), [ ...( $failed ?: $own ), ...$others ] ), true ) ) {
				$taken[] = $id;
			}
		}
		return $taken;
	}

	/** Attempts begin anew; a mail that was accepted gets a Message-ID of its own, or its reader's mailbox would take it for the first and hide it. */
	private function restart( Job $job ): bool {
		global $wpdb;
		return false !== Database::run(
			(string) $wpdb->prepare(
				'UPDATE %i SET state = %s, attempts = 0, due = UTC_TIMESTAMP(), leased_until = NULL, message_id = %s, changed = UTC_TIMESTAMP() WHERE id = %d AND attempts = %d AND state IN (%s, %s, %s)',
				JobTable::name(),
				Job::WAITING,
				Job::SENT === $job->state ? self::message_id() : $job->message_id,
				$job->id,
				$job->attempts,
				Job::SENT,
				Job::FAILED,
				Job::WAITING
			)
		);
	}

	/** For jobs of no submission: with those of others nobody would take them away. */
	public static function remove( Job $job ): void {
		SqlQuery::run( 'DELETE FROM %i WHERE id = %d', [ JobTable::name(), $job->id ] );
	}

	/** Seconds until the next job is due (0: one is now); null when none waits. */
	public function next(): ?int {
		global $wpdb;
		$rows = Database::rows(
			(string) $wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Nothing but placeholders.
				'SELECT MIN(j.due) AS due, UTC_TIMESTAMP() AS now FROM %i AS j WHERE j.state = %s AND ' . self::is_free(),
				JobTable::name(),
				Job::WAITING
			)
		);
		return $rows && null !== $rows[0]['due'] ? max( 0, (int) strtotime( $rows[0]['due'] . ' UTC' ) - (int) strtotime( $rows[0]['now'] . ' UTC' ) ) : null;
	}

	/** How many are still to be delivered. */
	public function waiting(): int {
		return SqlQuery::number( 'SELECT COUNT(*) FROM %i WHERE state IN (%s, %s)', [ JobTable::name(), Job::WAITING, Job::SENDING ] );
	}

	/** How many should have been tried so many seconds ago. */
	public function late( int $seconds ): int {
		return SqlQuery::number(
			'SELECT COUNT(*) FROM %i AS j WHERE j.state = %s AND j.due < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) AND ' . self::is_free(),
			[ JobTable::name(), Job::WAITING, $seconds ]
		);
	}

	/**
	 * On `frontage_forms_submissions_deleted`: what was to be delivered goes with them.
	 *
	 * @param array<int> $submission_ids
	 */
	public static function forget( array $submission_ids ): void {
		if ( $submission_ids ) {
			SqlQuery::run( 'DELETE FROM %i WHERE submission_id IN (' . SqlQuery::marks( $submission_ids ) . ')', [ JobTable::name(), ...$submission_ids ] );
		}
	}

	/**
	 * @param array<string|int> $values
	 * @return list<Job>
	 */
	private function where( string $condition, array $values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Conditions are our own words, values go through placeholders.
		return array_map( Job::from_row( ... ), Database::rows( (string) $wpdb->prepare( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $condition", JobTable::name(), ...$values ) ) ?: [] );
	}
}
