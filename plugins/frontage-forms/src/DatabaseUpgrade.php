<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Compat\Switchover\AutomaticRecovery;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\Privacy\RetentionSweeper;
use Frontage\Forms\Queue\FinishedJobs;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Queue\WorkerSchedule;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\DatabaseUpgrader;

defined( 'ABSPATH' ) || exit;

/** Updates the database to this version on the first request after an installation or update. */
final class DatabaseUpgrade {

	/** Option: the version whose steps are done. Negative after the plugin was activated, which triggers a check (written by frontage-forms.php). */
	public const OPTION = 'frontage_forms_db_version';

	/** The version that the steps below lead to. */
	public const VERSION = Plugin::DATABASE;

	/** Cron event, twice a day: deletes what is no longer needed. */
	public const SWEEP = 'frontage_forms_sweep';

	public static function run(): void {
		self::run_upgrade()->run( [ self::class, 'list_steps' ] );
	}

	/** @param int $finished_version The stored version: 0 on a new site, higher than this one when a newer server wrote it. */
	public static function list_steps( int $finished_version ): ?bool {
		$begins   = Database::is_missing( [ SubmissionTable::SUBMISSIONS ] );
		$is_whole = DatabaseTables::install( $finished_version > self::VERSION );
		if ( DatabaseTables::is_any_missing() ) {
			return false; // The database refused a step.
		}
		if ( $begins ) {
			SearchIndex::reset();
		}
		if ( $finished_version < 1 ) { // Only on a new site: an owner may have removed a capability on purpose.
			self::add_capabilities();
		}
		if ( 1 === $finished_version ) {
			if ( ! $is_whole || ( ! DatabaseUpgrader::is_in_background() && Database::is_large( SubmissionTable::table_name() ) ) ) { // A second run would treat new emails as old ones.
				return DatabaseUpgrader::DEFERRED;
			}
			self::skip_old_mail();
			SubmissionTable::drop_old_indexes();
		}
		if ( $finished_version < 12 ) {
			self::queue_interrupted();
		}
		Settings::initialize();
		if ( ! wp_next_scheduled( self::SWEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'twicedaily', self::SWEEP );
		}
		if ( ! wp_next_scheduled( PendingUploads::SWEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', PendingUploads::SWEEP );
		}
		WorkerSchedule::start();
		add_option( DeliveryNotice::OPTION, '', '', true ); // A missing option would cost a query on every dashboard page.
		return $is_whole ? true : DatabaseUpgrader::DEFERRED;
	}

	/** On `frontage_forms_submission_not_kept`: the site may have been moved without the plugins' tables, so the next request checks again. */
	public static function schedule_retry(): void {
		if ( DatabaseTables::is_any_missing() ) {
			self::run_upgrade()->check_again();
		}
	}

	/** On deactivation: stops scheduled tasks and keeps the data. */
	public static function unschedule(): void {
		AutomaticRecovery::disarm();
		wp_clear_scheduled_hook( self::SWEEP );
		wp_clear_scheduled_hook( PendingUploads::SWEEP );
		wp_clear_scheduled_hook( FileRepository::SWEEP_MORE );
		wp_clear_scheduled_hook( RetentionSweeper::GO_ON );
		wp_clear_scheduled_hook( SearchIndex::CRON );
		wp_clear_scheduled_hook( FinishedJobs::GO_ON );
		WorkerSchedule::stop();
	}

	/**
	 * On `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		return self::run_upgrade()->add_test(
			$tests,
			[
				'badge'       => __( 'Forms', 'frontage-forms' ),
				'label'       => __( 'A newer version of Frontage Forms has updated this database', 'frontage-forms' ),
				'description' => __( 'Another server of this site runs a newer version, or the plugin was rolled back. Forms still work, and the database stays unchanged. Install the newer version on every server.', 'frontage-forms' ),
			]
		);
	}

	private static function run_upgrade(): DatabaseUpgrader {
		return new DatabaseUpgrader( 'frontage_forms', self::VERSION );
	}

	/**
	 * Versions without a queue never retried. An update does not start to, either: messages that were not delivered are shown as such, and
	 * the owner decides.
	 */
	private static function skip_old_mail(): void {
		global $wpdb;
		$last = Database::rows( (string) $wpdb->prepare( 'SELECT MAX(id) AS id FROM %i', SubmissionTable::table_name() ) );
		$last = $last ? (int) $last[0]['id'] : 0;
		for ( $from = 0; $from < $last; $from += DatabaseUpgrader::MOST_ROWS ) {
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET state = %s, reason = %s WHERE id > %d AND id <= %d AND state IN (%s, %s)', SubmissionTable::table_name(), SubmissionState::FAILED, 'before-update', $from, $from + DatabaseUpgrader::MOST_ROWS, SubmissionState::KEPT, SubmissionState::FAILED ) );
		}
	}

	/**
	 * Up to version 10 a message's result was written together with its jobs in a column `outbox`, and these became rows afterwards. Jobs
	 * that a dead process left there are queued now. Messages older than three days are not sent automatically, but shown as not sent.
	 */
	private static function queue_interrupted(): void {
		global $wpdb;
		if ( ! Database::rows( (string) $wpdb->prepare( 'SHOW COLUMNS FROM %i LIKE %s', SubmissionTable::table_name(), 'outbox' ) ) ) {
			return;
		}
		// A submission with jobs was sent again since.
		$rows = Database::rows(
			(string) $wpdb->prepare(
				'SELECT id, created, outbox FROM %i WHERE state = %s AND outbox IS NOT NULL AND id NOT IN (SELECT submission_id FROM %i) ORDER BY id LIMIT %d',
				SubmissionTable::table_name(),
				SubmissionState::WAITING,
				JobTable::name(),
				DatabaseUpgrader::MOST_ROWS
			)
		);
		foreach ( $rows ?: [] as $row ) {
			$jobs = array_values( array_filter( (array) json_decode( (string) $row['outbox'], true ), JobRepository::is_job( ... ) ) );
			if ( ! $jobs || $row['created'] < gmdate( 'Y-m-d H:i:s', time() - 3 * DAY_IN_SECONDS ) ) {
				Database::run( (string) $wpdb->prepare( 'UPDATE %i SET state = %s, reason = %s WHERE id = %d', SubmissionTable::table_name(), SubmissionState::FAILED, 'before-update', $row['id'] ) );
			} else {
				JobRepository::add( (int) $row['id'], $jobs );
			}
		}
	}

	private static function add_capabilities(): void {
		foreach ( [ 'administrator', 'editor' ] as $name ) {
			$role = get_role( $name );
			$role?->add_cap( InboxCapabilities::READ );
			$role?->add_cap( InboxCapabilities::DELETE );
		}
	}
}
