<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\StorageErrors;
use Frontage\Forms\Submission\Submission;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores submissions, each one once.
 *
 * A request that stores: `store()` (counts, and stores if within the limits and unclaimed: 1 commit) → hook, email → `finish()` (the result
 * and its jobs: 1 commit). Other code runs between the two, when the submission is safely stored. A request that does not store (demo,
 * `do_not_store`): `SubmissionRateLimit::check_limit()`.
 */
final class SubmissionRepository {

	/** Seconds for which a claim without a key lasts. */
	private const FADES_AFTER = 30 * MINUTE_IN_SECONDS;

	/** Seconds after which a process without a result is considered dead, and a repeat may continue in its place. */
	public const LEASE = 5 * MINUTE_IN_SECONDS;

	/** @param float $timeout Seconds that a repeat waits for the first request. */
	public function __construct(
		private readonly SubmissionRateLimit $limit = new SubmissionRateLimit(),
		private readonly float $timeout = 5.0,
	) {}

	/**
	 * Stores the submission in one row, unless it is a repeat: `SubmissionClaim::$turn` defines what to do next.
	 *
	 * Errors (`data.status`, `data.retry_after` in seconds if applicable): 429 `frontage_submission_limit`; 409
	 * `frontage_submission_conflict` (same key, other values); 409 `frontage_submission_running` (the first one is still being processed
	 * after waiting up to 5 s); 503 `frontage_submission_not_kept`.
	 *
	 * @param string $state  `SubmissionState::KEPT`; `SubmissionState::HELD`; or `SubmissionState::SPAM` (which never blocks a later attempt).
	 * @param string $reason Why it is held or spam, as an identifier.
	 */
	public function store( Submission $submission, string $state = SubmissionState::KEPT, string $reason = '' ): SubmissionClaim|\WP_Error {
		$form_id  = $submission->form->id;
		$identity = new SubmissionFingerprint( $submission, $state );
		// Three attempts: the normal one, one as held when over the limit, and one more when a claim is released meanwhile.
		for ( $attempt = 0; $attempt < 3; $attempt++ ) {
			$insert = fn (): int|false => $this->insert_row( $submission, $identity, $state, $reason );
			$id     = $attempt > 0 ? $insert() : Database::transaction(
				function () use ( $insert, $form_id, $submission ): int|false {
					$this->limit->count( $form_id, $submission->address );
					return $insert();
				}
			);
			if ( false === $id ) {
				break;
			}
			if ( $id > 0 ) {
				return new SubmissionClaim( $id, SubmissionState::HELD === $state ? SubmissionClaim::HELD : SubmissionClaim::NEW );
			}
			$claimed_row = $this->find_claimed( $form_id, $identity );
			if ( false === $claimed_row ) {
				break;
			}
			if ( null === $claimed_row ) {
				$limit_result = $this->limit->check_counted( $form_id, $submission->address );
				if ( is_wp_error( $limit_result ) ) {
					return $limit_result;
				}
				if ( SubmissionRateLimit::TOO_MANY === $limit_result && SubmissionState::KEPT === $state ) {
					[ $state, $reason ] = [ SubmissionState::HELD, $limit_result ];
				}
			} elseif ( $identity->is_expiring() && self::row_age( $claimed_row, 'created' ) >= self::FADES_AFTER ) {
				$this->release_claim( (int) $claimed_row['id'] );
			} else {
				return $this->handle_repeat( $form_id, $identity, $claimed_row );
			}
		}
		return self::storage_error( $form_id );
	}

	/** Whether this submission is a repeat of the one in that row. */
	public static function is_repeat( int $id, Submission $submission ): bool {
		global $wpdb;
		$identity = new SubmissionFingerprint( $submission, SubmissionState::KEPT );
		$rows     = Database::rows( (string) $wpdb->prepare( 'SELECT claim, created, UTC_TIMESTAMP() AS now FROM %i WHERE id = %d AND form_id = %d', SubmissionTable::table_name(), $id, $submission->form->id ) );
		return $rows && $rows[0]['claim'] === $identity->claim && ! ( $identity->is_expiring() && self::row_age( $rows[0], 'created' ) >= self::FADES_AFTER );
	}

	/**
	 * Records the result. False when the database did not; then the row is unchanged, and the worker continues it later.
	 *
	 * @param string               $state  A constant of `SubmissionState`.
	 * @param array<string, mixed> $result Data that the caller needs to give a repeat the same response.
	 * @param string               $error  Response of the mail server.
	 * @param ?\Closure(): bool   $write_jobs   Writes the jobs in the same transaction, so that either both are written or neither. May run twice.
	 */
	public function finish( int $id, string $state, array $result, string $error = '', ?\Closure $write_jobs = null ): bool {
		global $wpdb;
		$json    = (string) wp_json_encode( $result, JSON_INVALID_UTF8_SUBSTITUTE );
		$outcome = static fn ( string $error ): string => (string) $wpdb->prepare( 'UPDATE %i SET state = %s, result = %s, error = %s, changed = UTC_TIMESTAMP() WHERE id = %d', SubmissionTable::table_name(), $state, $json, $error, $id );
		$is_done = false !== self::write_with_error(
			$error,
			static fn ( string $error ): int|false => $write_jobs
				? Database::transaction( static fn (): int|false => $write_jobs() ? Database::run( $outcome( $error ) ) : false )
				: Database::run( $outcome( $error ) )
		);
		if ( $is_done ) {
			self::notify_finished( $id, $state );
		}
		return $is_done;
	}

	/**
	 * Records the outcome of the delivery; a submission that was moved to spam or trash meanwhile stays there.
	 *
	 * @param string $state `SubmissionState::WAITING`, `SubmissionState::SENT` or `SubmissionState::FAILED`.
	 */
	public function record_delivery( int $id, string $state, string $error ): void {
		global $wpdb;
		$changed_rows = self::write_with_error(
			$error,
			static fn ( string $error ): int|false => Database::run(
				(string) $wpdb->prepare(
					'UPDATE %i SET state = %s, error = %s, changed = UTC_TIMESTAMP() WHERE id = %d AND state NOT IN (%s, %s)',
					SubmissionTable::table_name(),
					$state,
					$error,
					$id,
					SubmissionState::SPAM,
					SubmissionState::TRASH
				)
			)
		);
		if ( $changed_rows ) {
			self::notify_finished( $id, $state );
		}
	}

	/**
	 * Writes with this error, cut to its column's length. A table that was moved by hand may refuse some characters, and the state with
	 * them; then they are replaced by question marks.
	 *
	 * @param callable( string ): (int|false) $write
	 */
	private static function write_with_error( string $error, callable $write ): int|false {
		$error  = mb_substr( wp_scrub_utf8( $error ), 0, 500 );
		$ascii  = StorageErrors::to_ascii( $error );
		$answer = $write( $error );
		return false === $answer && $ascii !== $error ? $write( $ascii ) : $answer;
	}

	private static function notify_finished( int $id, string $state ): void {
		/**
		 * Fires when the result of a submission is known.
		 *
		 * @since 0.1.0
		 *
		 * @param int    $id
		 * @param string $state A constant of `SubmissionState`.
		 */
		do_action( 'frontage_forms_submission_finished', $id, $state );
	}

	/** ID of the new row; 0 when the claim is taken or a limit is reached; false when the database failed. */
	private function insert_row( Submission $submission, SubmissionFingerprint $identity, string $state, string $reason ): int|false {
		global $wpdb;
		$columns = SubmissionRow::list_columns( $submission, $identity, $state );
		// IGNORE: a claim that is taken gives 0 rows, not an error. Texts are cut to their columns already. AS: WordPress's SQLite integration inserts values by name.
		$inserted = Database::run(
			Database::prepared(
				'INSERT IGNORE INTO %i (form_id, claim, values_hash, state, created, changed, email, sender, subject, summary, page, page_id, data, result, reason)
				SELECT %d AS form_id, %s AS claim, %s AS values_hash, %s AS state, %s AS created, %s AS changed, %s AS email, %s AS sender, %s AS subject,
				%s AS summary, %s AS page, %d AS page_id, %s AS data, %s AS result, %s AS reason FROM DUAL WHERE ',
				[ SubmissionTable::table_name(), ...array_values( $columns ), mb_substr( $reason, 0, 64 ) ]
			) . $this->limit->limit_condition( $submission->form->id, $submission->address, SubmissionState::KEPT === $state )
		);
		if ( ! $inserted ) {
			return $inserted;
		}
		SearchIndex::index_after_response( (int) $wpdb->insert_id, (string) $columns[ SubmissionRow::DATA ] );
		return (int) $wpdb->insert_id;
	}

	/** @return array<string, string|null>|null|false The row that has the claim; false when the database did not answer. */
	private function find_claimed( int $form_id, SubmissionFingerprint $identity ): array|null|false {
		global $wpdb;
		$rows = Database::rows(
			(string) $wpdb->prepare(
				'SELECT id, values_hash, state, attempts, created, changed, data, result, UTC_TIMESTAMP() AS now FROM %i WHERE form_id = %d AND claim = %s',
				SubmissionTable::table_name(),
				$form_id,
				$identity->claim
			)
		);
		return false === $rows ? false : ( $rows[0] ?? null );
	}

	/** @param array<string, string|null> $claimed_row */
	private function handle_repeat( int $form_id, SubmissionFingerprint $identity, array $claimed_row ): SubmissionClaim|\WP_Error {
		$deadline = microtime( true ) + $this->timeout;
		while ( true ) {
			if ( $claimed_row['values_hash'] !== $identity->values_hash ) {
				return self::create_refusal( 'frontage_submission_conflict', __( 'This message was already sent with a different text. To send the changed text as a new message, send it again.', 'frontage-forms' ) );
			}
			if ( in_array( $claimed_row['state'], [ SubmissionState::WAITING, SubmissionState::SENT, SubmissionState::SPAM, SubmissionState::HELD, SubmissionState::TRASH ], true ) ) {
				return self::create_done_claim( $claimed_row );
			}
			if ( SubmissionState::KEPT !== $claimed_row['state'] || self::row_age( $claimed_row, 'changed' ) >= self::LEASE ) {
				if ( $this->take_over( (int) $claimed_row['id'], (int) $claimed_row['attempts'], (string) $claimed_row['state'] ) ) {
					return new SubmissionClaim( (int) $claimed_row['id'], SubmissionClaim::AGAIN );
				}
			}
			if ( microtime( true ) >= $deadline ) {
				return self::create_refusal( 'frontage_submission_running', __( 'This message is already being sent. Wait a moment before you try again.', 'frontage-forms' ), 5 );
			}
			usleep( 200_000 );
			$claimed_row = $this->find_claimed( $form_id, $identity );
			if ( ! $claimed_row ) {
				return self::storage_error( $form_id );
			}
		}
	}

	/**
	 * Takes over a row. Of several processes that try, one succeeds; then the row is as if it had just been stored.
	 *
	 * @param int    $attempts Value in the row.
	 * @param string $state    Value in the row.
	 */
	public function take_over( int $id, int $attempts, string $state ): bool {
		global $wpdb;
		return 1 === Database::run(
			(string) $wpdb->prepare(
				'UPDATE %i SET state = %s, attempts = attempts + 1, changed = UTC_TIMESTAMP() WHERE id = %d AND attempts = %d AND state = %s',
				SubmissionTable::table_name(),
				SubmissionState::KEPT,
				$id,
				$attempts,
				$state
			)
		);
	}

	/** Releases an expired claim, so that the same values can be sent again. */
	private function release_claim( int $id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET claim = NULL WHERE id = %d', SubmissionTable::table_name(), $id ) );
	}

	/** @param array<string, string|null> $row */
	private static function create_done_claim( array $row ): SubmissionClaim {
		$data = self::parse_json( $row['data'] );
		return new SubmissionClaim( (int) $row['id'], SubmissionClaim::DONE, self::parse_json( $row['result'] ), is_string( $data['hash'] ?? null ) ? $data['hash'] : '' );
	}

	/** @return array<string, mixed> */
	private static function parse_json( ?string $json ): array {
		$value = json_decode( (string) $json, true );
		/** @var array<string, mixed> $value */
		$value = is_array( $value ) ? $value : [];
		return $value;
	}

	/**
	 * Age in seconds, by the database's clock.
	 *
	 * @param array<string, string|null> $row
	 */
	private static function row_age( array $row, string $column ): int {
		return (int) strtotime( $row['now'] . ' UTC' ) - (int) strtotime( $row[ $column ] . ' UTC' );
	}

	private static function storage_error( int $form_id ): \WP_Error {
		/**
		 * Fires when a submission could not be stored because the database did not work.
		 *
		 * @since 0.1.0
		 *
		 * @param int $form_id
		 */
		do_action( 'frontage_forms_submission_not_kept', $form_id );
		return self::create_refusal( 'frontage_submission_not_kept', __( 'Could not store your message. Your answers are still here. Please try again in a minute.', 'frontage-forms' ), 60, 503 );
	}

	private static function create_refusal( string $code, string $message, int $retry_after = 0, int $status = 409 ): \WP_Error {
		$data = [ 'status' => $status ];
		if ( $retry_after ) {
			$data['retry_after'] = $retry_after;
		}
		return new \WP_Error( $code, $message, $data );
	}
}
