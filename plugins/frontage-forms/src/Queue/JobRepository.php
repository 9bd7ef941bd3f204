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

	private const COLUMNS = 'id, submission_id, kind, state, attempts, message_id, payload, log, due, created';

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
			array_push( $values, $submission_id, $job['kind'], Job::WAITING, $job['message_id'] ?? self::message_id(), (string) wp_json_encode( $job['payload'], JSON_INVALID_UTF8_SUBSTITUTE ) );
		}
		return ! $rows || false !== Database::run(
			Database::prepared(
				'INSERT IGNORE INTO %i (submission_id, kind, state, due, message_id, payload, created, changed) VALUES ' . implode( ', ', $rows ),
				[ JobTable::name(), ...$values ]
			)
		);
	}

	/** A new unique ID in the format of an email's Message-ID. */
	public static function message_id(): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return '<' . bin2hex( random_bytes( 16 ) ) . '@' . ( '' === $host ? 'localhost' : $host ) . '>';
	}

	/**
	 * Returns the due job that has waited longest; a further email only after the first was accepted.
	 *
	 * @param list<string> $without Kinds to skip.
	 */
	public function due( array $without = [] ): ?Job {
		global $wpdb;
		$others = $without ? ' AND j.kind NOT IN (' . SqlQuery::marks( $without, '%s' ) . ')' : '';
		$found  = Database::rows(
			Database::prepared(
				'SELECT ' . self::COLUMNS . " FROM %i WHERE id = (SELECT j.id FROM %i AS j WHERE ((j.state = %s AND j.due <= UTC_TIMESTAMP()) OR (j.state = %s AND j.leased_until <= UTC_TIMESTAMP()))
				AND " . self::is_free() . "{$others} ORDER BY j.due, j.id LIMIT 1)",
				[ JobTable::name(), JobTable::name(), Job::WAITING, Job::SENDING, ...$without ]
			)
		);
		return $found ? Job::from_row( $found[0] ) : null;
	}

	/**
	 * SQL condition that job `j` need not wait for another one of its submission. Jobs of one submission run one at a time, in order, and a
	 * further email runs once the first was accepted or has no address.
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

	/** @return list<Job> Jobs of one submission, in the order of creation. */
	public function of( int $submission_id ): array {
		return $this->where( 'submission_id = %d ORDER BY id', [ $submission_id ] );
	}

	/** Claims a job for one of several workers. Returns the job with its new state, or null. */
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

	/** Renews the lease of a claimed job for this many seconds. False when another worker has the job, or the database does not answer. */
	public function renew( Job $job, int $seconds ): bool {
		global $wpdb;
		$renewed = Database::run( (string) $wpdb->prepare( 'UPDATE %i SET leased_until = DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND), changed = UTC_TIMESTAMP() WHERE id = %d AND state = %s AND attempts = %d', JobTable::name(), $seconds, $job->id, Job::SENDING, $job->attempts ) );
		// A second renewal within a second changes no row.
		return 1 === $renewed || ( 0 === $renewed && 1 === SqlQuery::number( 'SELECT COUNT(*) FROM %i WHERE id = %d AND state = %s AND attempts = %d', [ JobTable::name(), $job->id, Job::SENDING, $job->attempts ] ) );
	}

	/** Records the outcome of an attempt. Returns the job's new state, or '' when another worker has it. */
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

	/** Replaces emails of a submission that is mailed again: their logs stay readable, and they no longer block other jobs. */
	public static function set_aside( int $submission_id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET kind = %s, state = %s WHERE submission_id = %d AND kind IN (%s, %s, %s) AND state <> %s', JobTable::name(), Job::EARLIER, Job::FAILED, $submission_id, Job::MAIL, Job::MORE, Job::MAIL_2, Job::SENT ) );
	}

	/** Cancels the further emails of a submission, since the first was not accepted. */
	public function drop_further( int $submission_id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET state = %s, changed = UTC_TIMESTAMP() WHERE submission_id = %d AND kind = %s AND state = %s', JobTable::name(), Job::FAILED, $submission_id, Job::MAIL_2, Job::WAITING ) );
	}

	/**
	 * @param list<int> $submission_ids
	 * @return list<int> IDs of those that have an email to send again; others must be composed again.
	 */
	public function mailed( array $submission_ids ): array {
		return $submission_ids ? SqlQuery::numbers( 'SELECT DISTINCT submission_id FROM %i WHERE submission_id IN (' . SqlQuery::marks( $submission_ids ) . ') AND kind = %s', [ JobTable::name(), ...$submission_ids, Job::MAIL ] ) : [];
	}

	/**
	 * Sends the emails of these submissions again, at once: the failed ones to the owner, or if none failed, also the delivered ones.
	 *
	 * @param list<int> $submission_ids IDs from `mailed()`.
	 * @param bool      $second Also sends further emails (mostly to the visitor), but never for a submission older than three days.
	 * @return list<int> IDs without those that the database refused entirely or in part.
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

	/** Sends a failed reply again, at once. False when it has not failed, or the database refused. */
	public function retry_reply( int $submission_id, string $message_id ): bool {
		foreach ( $this->of( $submission_id ) as $job ) {
			if ( Job::REPLY === $job->kind && $job->message_id === $message_id && Job::FAILED === $job->state ) {
				return $this->restart( $job );
			}
		}
		return false;
	}

	/** Resets the attempts. An email that was accepted gets a new Message-ID, or the reader's mailbox would hide it as a duplicate. */
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

	/** For jobs without a submission, which are not deleted along with one. */
	public static function remove( Job $job ): void {
		SqlQuery::run( 'DELETE FROM %i WHERE id = %d', [ JobTable::name(), $job->id ] );
	}

	/** Seconds until the next job is due (0 for now); null when none is waiting. */
	public function next(): ?int {
		global $wpdb;
		$rows = Database::rows(
			Database::prepared(
				'SELECT MIN(j.due) AS due, UTC_TIMESTAMP() AS now FROM %i AS j WHERE j.state = %s AND ' . self::is_free(),
				[ JobTable::name(), Job::WAITING ]
			)
		);
		return $rows && null !== $rows[0]['due'] ? max( 0, (int) strtotime( $rows[0]['due'] . ' UTC' ) - (int) strtotime( $rows[0]['now'] . ' UTC' ) ) : null;
	}

	/** Number of jobs still to be delivered. */
	public function waiting(): int {
		return SqlQuery::number( 'SELECT COUNT(*) FROM %i WHERE state IN (%s, %s)', [ JobTable::name(), Job::WAITING, Job::SENDING ] );
	}

	/** Number of jobs that are overdue by this many seconds. */
	public function late( int $seconds ): int {
		return SqlQuery::number(
			'SELECT COUNT(*) FROM %i AS j WHERE j.state = %s AND j.due < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) AND ' . self::is_free(),
			[ JobTable::name(), Job::WAITING, $seconds ]
		);
	}

	/**
	 * On `frontage_forms_submissions_deleted`: deletes the jobs of these submissions.
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
		return array_map( Job::from_row( ... ), Database::rows( Database::prepared( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $condition", [ JobTable::name(), ...$values ] ) ) ?: [] );
	}
}
