<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of jobs: adds them, lets one worker claim them, finishes and restarts them. All times are the database's, so several web servers
 * share one clock.
 */
final class JobRepository {

	/** Seconds after which a worker that has neither finished a job nor renewed its lease is considered dead. */
	public const LEASE = 5 * MINUTE_IN_SECONDS;

	/** Number of newest attempts kept in the log. */
	private const LONGEST_LOG = 40;

	private const COLUMNS = 'id, submission_id, kind, state, attempts, message_id, log, due, created';

	/** Jobs are counted up to this number. */
	public const COUNTED = 1000;

	/** @phpstan-assert-if-true array{kind: string, payload: array<mixed>, message_id?: string} $job */
	public static function is_job( mixed $job ): bool {
		return is_array( $job ) && is_string( $job['kind'] ?? null ) && is_array( $job['payload'] ?? null ) && is_string( $job['message_id'] ?? '' );
	}

	/**
	 * Adds jobs that are due at once in one query; adding a job again has no effect.
	 *
	 * @param list<array{kind: string, payload: array<mixed>, message_id?: string}> $jobs
	 */
	public static function add( int $submission_id, array $jobs ): bool {
		global $wpdb;
		$rows   = [];
		$values = [];
		foreach ( $jobs as $job ) {
			$rows[] = '(%d, %s, %s, UTC_TIMESTAMP(), %s, %s, UTC_TIMESTAMP(), UTC_TIMESTAMP())';
			array_push( $values, $submission_id, $job['kind'], Job::WAITING, $job['message_id'] ?? self::create_message_id(), (string) wp_json_encode( $job['payload'], JSON_INVALID_UTF8_SUBSTITUTE ) );
		}
		return ! $rows || false !== Database::run(
			Database::prepared(
				'INSERT IGNORE INTO %i (submission_id, kind, state, due, message_id, payload, created, changed) VALUES ' . implode( ', ', $rows ),
				[ JobTable::name(), ...$values ]
			)
		);
	}

	/** A new unique ID in the format of an email's Message-ID. */
	public static function create_message_id(): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return '<' . bin2hex( random_bytes( 16 ) ) . '@' . ( '' === $host ? 'localhost' : $host ) . '>';
	}

	/**
	 * Returns the due job that has waited longest; a further email only after the first was accepted.
	 *
	 * @param list<string> $skipped_kinds Kinds to skip.
	 */
	public function find_due( array $skipped_kinds = [] ): ?Job {
		return $this->find_where( 'id = (' . $this->due_query( $skipped_kinds ) . ')', [] )[0] ?? null;
	}

	/**
	 * Whether `find_due()` would return a job.
	 *
	 * @param list<string> $skipped_kinds Kinds to skip.
	 */
	public function is_any_due( array $skipped_kinds ): bool {
		return null !== Database::value( $this->due_query( $skipped_kinds ) );
	}

	/**
	 * Query for the ID of the due job that has waited longest. Each part reads an index in its order and ends at the first job that is
	 * free, so it takes no longer with a million waiting jobs.
	 *
	 * @param list<string> $skipped_kinds Kinds to skip.
	 */
	private function due_query( array $skipped_kinds ): string {
		$free   = self::free_condition();
		$skip   = $skipped_kinds ? ' AND j.kind NOT IN (' . SqlQuery::create_placeholders( $skipped_kinds, '%s' ) . ')' : '';
		$parts  = [ "SELECT id, due FROM (SELECT j.id, j.due FROM %i AS j WHERE j.state = %s AND j.leased_until <= UTC_TIMESTAMP() AND $free$skip ORDER BY j.due, j.id LIMIT 1) AS interrupted" ];
		$values = [ JobTable::name(), Job::SENDING, ...$skipped_kinds ];
		foreach ( $skipped_kinds ? array_diff( $this->list_waiting_kinds(), $skipped_kinds ) : [ null ] as $number => $kind ) {
			// Further emails behind the oldest first one would not be returned, and most wait for theirs.
			$first   = Job::MAIL_2 === $kind && ! in_array( Job::MAIL, $skipped_kinds, true ) ? $this->find_first_mail() : null;
			$parts[] = 'SELECT id, due FROM (SELECT j.id, j.due FROM %i AS j WHERE j.state = %s' . ( null === $kind ? '' : ' AND j.kind = %s' ) . ( $first ? ' AND (j.due < %s OR (j.due = %s AND j.id < %d))' : '' ) . " AND j.due <= UTC_TIMESTAMP() AND $free ORDER BY j.due, j.id LIMIT 1) AS waiting_$number";
			array_push( $values, JobTable::name(), Job::WAITING, ...( null === $kind ? [] : [ $kind ] ), ...( $first ? [ $first['due'], $first['due'], $first['id'] ] : [] ) );
		}
		return Database::prepared( 'SELECT id FROM (' . implode( ' UNION ALL ', $parts ) . ') AS candidates ORDER BY due, id LIMIT 1', $values );
	}

	/** @return array{id: string, due: string}|null The first email that is due and has waited longest. */
	private function find_first_mail(): ?array {
		$rows = Database::rows( Database::prepared( 'SELECT j.id, j.due FROM %i AS j WHERE j.state = %s AND j.kind = %s AND j.due <= UTC_TIMESTAMP() AND ' . self::free_condition() . ' ORDER BY j.due, j.id LIMIT 1', [ JobTable::name(), Job::WAITING, Job::MAIL ] ) );
		return $rows ? [ 'id' => (string) $rows[0]['id'], 'due' => (string) $rows[0]['due'] ] : null;
	}

	/** @return list<string> The kinds of waiting jobs; each query reads one entry of an index. */
	private function list_waiting_kinds(): array {
		global $wpdb;
		$kinds = [];
		$kind  = '';
		do {
			$kind = Database::value( (string) $wpdb->prepare( 'SELECT MIN(kind) FROM %i WHERE state = %s AND kind > %s', JobTable::name(), Job::WAITING, $kind ) );
			if ( null !== $kind ) {
				$kinds[] = $kind;
			}
		} while ( null !== $kind );
		return $kinds;
	}

	/**
	 * SQL condition that job `j` need not wait for another one of its submission. Jobs of one submission run one at a time, in order, and a
	 * further email runs once the first was accepted or has no address. `finish()` keeps further emails behind their first one, so that
	 * queries that read jobs in the order of `due` meet few that have to wait. With `NOT EXISTS`, MariaDB would read all first emails at once.
	 */
	private static function free_condition(): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'(SELECT 1 FROM %i AS s WHERE s.submission_id = j.submission_id AND s.submission_id > 0 AND s.id <> j.id AND s.state = %s AND s.leased_until > UTC_TIMESTAMP() LIMIT 1) IS NULL
			AND (j.kind <> %s OR (SELECT 1 FROM %i AS m WHERE m.submission_id = j.submission_id AND m.kind = %s AND m.state NOT IN (%s, %s) LIMIT 1) IS NULL)',
			JobTable::name(),
			Job::SENDING,
			Job::MAIL_2,
			JobTable::name(),
			Job::MAIL,
			Job::SENT,
			Job::NO_ADDRESS
		);
	}

	/** @return list<Job> Jobs of one submission, in the order of creation. */
	public function find_by_submission( int $submission_id ): array {
		return $this->find_where( 'submission_id = %d ORDER BY id', [ $submission_id ] );
	}

	/** @return list<Job> As `find_by_submission()`, for their states and logs: without the payload, which may be long. */
	public function find_states( int $submission_id ): array {
		return $this->find_where( 'submission_id = %d ORDER BY id', [ $submission_id ], self::COLUMNS );
	}

	/** Claims a job for one of several workers. Returns the job with its new state, or null. */
	public function claim( Job $job ): ?Job {
		global $wpdb;
		$claimed_rows = Database::run(
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
		return 1 === $claimed_rows ? $job->with_claim() : null;
	}

	/** Renews the lease of a claimed job for this many seconds. False when another worker has the job, or the database does not answer. */
	public function renew( Job $job, int $seconds ): bool {
		global $wpdb;
		$renewed = Database::run( (string) $wpdb->prepare( 'UPDATE %i SET leased_until = DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND), changed = UTC_TIMESTAMP() WHERE id = %d AND state = %s AND attempts = %d', JobTable::name(), $seconds, $job->id, Job::SENDING, $job->attempts ) );
		// A second renewal within a second changes no row.
		return 1 === $renewed || ( 0 === $renewed && 1 === SqlQuery::select_number( 'SELECT COUNT(*) FROM %i WHERE id = %d AND state = %s AND attempts = %d', [ JobTable::name(), $job->id, Job::SENDING, $job->attempts ] ) );
	}

	/** Records the outcome of an attempt. Returns the job's new state, or '' when another worker has it. */
	public function finish( Job $job, DeliveryAttempt $attempt ): string {
		global $wpdb;
		$pause = $attempt->is_final ? null : RetryDelays::delay_after( $job->attempts );
		$state = match ( true ) {
			$attempt->is_done => Job::SENT,
			$attempt->has_no_address => Job::NO_ADDRESS,
			null === $pause   => Job::FAILED,
			default           => Job::WAITING,
		};
		$log          = array_slice( [ ...$job->log, [ 'at' => gmdate( 'Y-m-d H:i:s' ), 'error' => $attempt->error ] ], -self::LONGEST_LOG );
		$updated_rows = Database::run(
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
		if ( Job::WAITING === $state && Job::MAIL === $job->kind && 1 === $updated_rows ) {
			$this->align_further_mails( $job );
		}
		return 0 === $updated_rows ? '' : $state;
	}

	/** Makes further emails due with the first one, which they wait for. */
	private function align_further_mails( Job $job ): void {
		global $wpdb;
		Database::run(
			(string) $wpdb->prepare(
				'UPDATE %i SET due = (SELECT due FROM (SELECT due FROM %i WHERE id = %d) AS first_mail) WHERE submission_id = %d AND kind = %s AND state = %s',
				JobTable::name(),
				JobTable::name(),
				$job->id,
				$job->submission_id,
				Job::MAIL_2,
				Job::WAITING
			)
		);
	}

	/** Replaces emails of a submission that is mailed again: their logs stay readable, and they no longer block other jobs. */
	public static function archive_mails( int $submission_id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET kind = %s, state = %s WHERE submission_id = %d AND kind IN (%s, %s, %s) AND state <> %s', JobTable::name(), Job::EARLIER, Job::FAILED, $submission_id, Job::MAIL, Job::MORE, Job::MAIL_2, Job::SENT ) );
	}

	/** Cancels the further emails of a submission, since the first was not accepted. */
	public function cancel_further_mails( int $submission_id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET state = %s, changed = UTC_TIMESTAMP() WHERE submission_id = %d AND kind = %s AND state = %s', JobTable::name(), Job::FAILED, $submission_id, Job::MAIL_2, Job::WAITING ) );
	}

	/**
	 * @param list<int> $submission_ids
	 * @return list<int> IDs of those that have an email to send again; others must be composed again, also when an email was emptied since.
	 */
	public function find_mailed( array $submission_ids ): array {
		return $submission_ids ? SqlQuery::select_numbers(
			'SELECT submission_id FROM %i WHERE submission_id IN (' . SqlQuery::create_placeholders( $submission_ids ) . ') AND kind IN (%s, %s) GROUP BY submission_id
			HAVING SUM(CASE WHEN kind = %s THEN 1 ELSE 0 END) > 0 AND (SUM(CASE WHEN state = %s THEN 1 ELSE 0 END) > 0 OR SUM(CASE WHEN payload LIKE %s THEN 1 ELSE 0 END) = 0)',
			[ JobTable::name(), ...$submission_ids, ...Job::FOR_OWNER, Job::MAIL, Job::FAILED, FinishedJobs::EMPTIED_START . '%' ]
		) : [];
	}

	/**
	 * Sends the emails of these submissions again, at once: the failed ones to the owner, or if none failed, also the delivered ones.
	 *
	 * @param list<int> $submission_ids IDs from `find_mailed()`.
	 * @param bool      $second Also sends further emails (mostly to the visitor), but never for a submission older than three days.
	 * @return list<int> IDs without those that the database refused entirely or in part.
	 */
	public function resend( array $submission_ids, bool $second = false ): array {
		$restarted_ids = [];
		foreach ( $submission_ids as $id ) {
			$jobs         = $this->find_states( $id );
			$owner_jobs   = array_filter( $jobs, static fn ( Job $job ): bool => in_array( $job->kind, Job::FOR_OWNER, true ) );
			$failed       = array_filter( $owner_jobs, static fn ( Job $job ): bool => Job::FAILED === $job->state );
			$further_jobs = $second ? array_filter( $jobs, static fn ( Job $job ): bool => Job::MAIL_2 === $job->kind ) : [];
			if ( ! in_array( false, array_map( $this->reset_attempts( ... ), [ ...( $failed ?: $owner_jobs ), ...$further_jobs ] ), true ) ) {
				$restarted_ids[] = $id;
			}
		}
		return $restarted_ids;
	}

	/** Sends a failed reply again, at once. False when it has not failed, or the database refused. */
	public function retry_reply( int $submission_id, string $message_id ): bool {
		foreach ( $this->find_states( $submission_id ) as $job ) {
			if ( Job::REPLY === $job->kind && $job->message_id === $message_id && Job::FAILED === $job->state ) {
				return $this->reset_attempts( $job );
			}
		}
		return false;
	}

	/** Resets the attempts. An email that was accepted gets a new Message-ID, or the reader's mailbox would hide it as a duplicate. */
	private function reset_attempts( Job $job ): bool {
		global $wpdb;
		$is_reset = false !== Database::run(
			(string) $wpdb->prepare(
				'UPDATE %i SET state = %s, attempts = 0, due = UTC_TIMESTAMP(), leased_until = NULL, message_id = %s, changed = UTC_TIMESTAMP() WHERE id = %d AND attempts = %d AND state IN (%s, %s, %s) AND payload NOT LIKE %s',
				JobTable::name(),
				Job::WAITING,
				Job::SENT === $job->state ? self::create_message_id() : $job->message_id,
				$job->id,
				$job->attempts,
				Job::SENT,
				Job::FAILED,
				Job::WAITING,
				FinishedJobs::EMPTIED_START . '%'
			)
		);
		if ( $is_reset && Job::MAIL === $job->kind ) {
			$this->align_further_mails( $job );
		}
		return $is_reset;
	}

	/** For jobs without a submission, which are not deleted along with one. */
	public static function delete( Job $job ): void {
		SqlQuery::execute( 'DELETE FROM %i WHERE id = %d', [ JobTable::name(), $job->id ] );
	}

	/** Seconds until the next job is due (0 for now); null when none is waiting. */
	public function seconds_to_next(): ?int {
		global $wpdb;
		$rows = Database::rows(
			Database::prepared(
				'SELECT j.due AS due, UTC_TIMESTAMP() AS now FROM %i AS j WHERE j.state = %s AND ' . self::free_condition() . ' ORDER BY j.due, j.id LIMIT 1',
				[ JobTable::name(), Job::WAITING ]
			)
		);
		return $rows ? max( 0, (int) strtotime( $rows[0]['due'] . ' UTC' ) - (int) strtotime( $rows[0]['now'] . ' UTC' ) ) : null;
	}

	/** Number of jobs still to be delivered. */
	public function count_waiting(): int {
		return SqlQuery::select_number( 'SELECT COUNT(*) FROM %i WHERE state IN (%s, %s)', [ JobTable::name(), Job::WAITING, Job::SENDING ] );
	}

	/** Number of jobs that are overdue by this many seconds, up to one more than COUNTED. */
	public function count_overdue( int $seconds ): int {
		return SqlQuery::select_number(
			'SELECT COUNT(*) FROM (SELECT j.id FROM %i AS j WHERE j.state = %s AND j.due < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) AND ' . self::free_condition() . ' ORDER BY j.due, j.id LIMIT %d) AS some',
			[ JobTable::name(), Job::WAITING, $seconds, self::COUNTED + 1 ]
		);
	}

	/**
	 * On `frontage_forms_submissions_deleted`: deletes the jobs of these submissions.
	 *
	 * @param array<int> $submission_ids
	 */
	public static function delete_by_submissions( array $submission_ids ): void {
		if ( $submission_ids ) {
			SqlQuery::execute( 'DELETE FROM %i WHERE submission_id IN (' . SqlQuery::create_placeholders( $submission_ids ) . ')', [ JobTable::name(), ...$submission_ids ] );
		}
	}

	/**
	 * @param array<string|int> $values
	 * @return list<Job>
	 */
	private function find_where( string $condition, array $values, string $columns = self::COLUMNS . ', payload' ): array {
		global $wpdb;
		return array_map( Job::from_row( ... ), Database::rows( Database::prepared( "SELECT $columns FROM %i WHERE $condition", [ JobTable::name(), ...$values ] ) ) ?: [] );
	}
}
