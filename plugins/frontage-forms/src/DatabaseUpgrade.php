<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Compat\Switchover\AutomaticRecovery;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\Privacy\RetentionSweeper;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Queue\WorkerSchedule;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\DatabaseUpgrader;

defined( 'ABSPATH' ) || exit;

/** Brings the database to the shape this version needs, on the first request after an installation or update. */
final class DatabaseUpgrade {

	/** The version whose steps are done; negative: the plugin was activated since, look again (frontage-forms.php writes that). */
	public const OPTION = 'frontage_forms_db_version';

	/** What the steps below lead to. */
	public const VERSION = Plugin::DATABASE;

	/** Cron, twice a day: takes away what is no longer needed. */
	public const SWEEP = 'frontage_forms_sweep';

	public static function run(): void {
		self::upgrade()->run( [ self::class, 'steps' ] );
	}

	/** @param int $done The version that stands: 0 on a new site, higher than this one's where a newer server made it. */
	public static function steps( int $done ): ?bool {
		$begins   = Database::is_missing( [ SubmissionTable::SUBMISSIONS ] );
		$is_whole = DatabaseTables::install( $done > self::VERSION );
		if ( DatabaseTables::one_is_missing() ) {
			return false; // The database refused.
		}
		if ( $begins ) {
			SearchIndex::begin_anew();
		}
		if ( $done < 1 ) { // Once: an owner who took a right away has his reasons.
			self::give_rights();
		}
		if ( 1 === $done ) {
			if ( ! $is_whole || ( ! DatabaseUpgrader::is_in_background() && self::has_many_messages() ) ) { // Twice, it would take newer mail for old.
				return DatabaseUpgrader::DEFERRED;
			}
			self::leave_old_mail_alone();
			SubmissionTable::drop_old_indexes();
		}
		if ( $done < 12 ) {
			self::queue_what_processes_left();
		}
		Settings::make_ready();
		if ( ! wp_next_scheduled( self::SWEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'twicedaily', self::SWEEP );
		}
		if ( ! wp_next_scheduled( PendingUploads::SWEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', PendingUploads::SWEEP );
		}
		WorkerSchedule::start();
		add_option( DeliveryNotice::OPTION, '', '', true ); // Or every page of the dashboard would ask the database for it.
		return $is_whole ? true : DatabaseUpgrader::DEFERRED;
	}

	/** On `frontage_forms_submission_not_kept`: a site may have been moved without the tables of its plugins, so the next request looks again. */
	public static function ask_again(): void {
		if ( DatabaseTables::one_is_missing() ) {
			self::upgrade()->ask_again();
		}
	}

	/** On deactivation: data stays, work stops. */
	public static function stop(): void {
		AutomaticRecovery::disarm();
		wp_clear_scheduled_hook( self::SWEEP );
		wp_clear_scheduled_hook( PendingUploads::SWEEP );
		wp_clear_scheduled_hook( FileRepository::SWEEP_MORE );
		wp_clear_scheduled_hook( RetentionSweeper::GO_ON );
		wp_clear_scheduled_hook( SearchIndex::CRON );
		WorkerSchedule::stop();
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		return self::upgrade()->add_test(
			$tests,
			[
				'badge'       => __( 'Contact forms', 'frontage-forms' ),
				'label'       => __( 'A newer version of Frontage Forms has updated this database', 'frontage-forms' ),
				'description' => __( 'Another server of this site runs a newer version, or the plugin was rolled back. Forms work, and the database is left as it is. Install the newer version on every server.', 'frontage-forms' ),
			]
		);
	}

	private static function upgrade(): DatabaseUpgrader {
		return new DatabaseUpgrader( 'frontage_forms', self::VERSION );
	}

	/**
	 * Before there was a queue, nothing was sent again. An update does not begin with it either: what was not delivered
	 * then is shown as such, and the owner says whether it still should be.
	 */
	private static function leave_old_mail_alone(): void {
		global $wpdb;
		$last = Database::rows( (string) $wpdb->prepare( 'SELECT MAX(id) AS id FROM %i', SubmissionTable::name() ) );
		$last = $last ? (int) $last[0]['id'] : 0;
		for ( $from = 0; $from < $last; $from += DatabaseUpgrader::MOST_ROWS ) {
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET state = %s, reason = %s WHERE id > %d AND id <= %d AND state IN (%s, %s)', SubmissionTable::name(), SubmissionState::FAILED, 'before-update', $from, $from + DatabaseUpgrader::MOST_ROWS, SubmissionState::KEPT, SubmissionState::FAILED ) );
		}
	}

	/**
	 * Up to version 10 the outcome of a message was written with its jobs in a column `outbox`, and these became rows of their own afterwards.
	 * What a process left there that died in between is queued now. Nothing older than three days goes by itself: it is shown as not sent.
	 */
	private static function queue_what_processes_left(): void {
		global $wpdb;
		if ( ! Database::rows( (string) $wpdb->prepare( 'SHOW COLUMNS FROM %i LIKE %s', SubmissionTable::name(), 'outbox' ) ) ) {
			return;
		}
		// One that has jobs was sent again since.
		$rows = Database::rows(
			(string) $wpdb->prepare(
				'SELECT id, created, outbox FROM %i WHERE state = %s AND outbox IS NOT NULL AND id NOT IN (SELECT submission_id FROM %i) ORDER BY id LIMIT %d',
				SubmissionTable::name(),
				SubmissionState::WAITING,
				JobTable::name(),
				DatabaseUpgrader::MOST_ROWS
			)
		);
		foreach ( $rows ?: [] as $row ) {
			$jobs = array_values( array_filter( (array) json_decode( (string) $row['outbox'], true ), JobRepository::is_job( ... ) ) );
			if ( ! $jobs || $row['created'] < gmdate( 'Y-m-d H:i:s', time() - 3 * DAY_IN_SECONDS ) ) {
				Database::run( (string) $wpdb->prepare( 'UPDATE %i SET state = %s, reason = %s WHERE id = %d', SubmissionTable::name(), SubmissionState::FAILED, 'before-update', $row['id'] ) );
			} else {
				JobRepository::add( (int) $row['id'], $jobs );
			}
		}
	}

	private static function has_many_messages(): bool {
		global $wpdb;
		return [] !== Database::rows( (string) $wpdb->prepare( 'SELECT id FROM %i LIMIT 1 OFFSET %d', SubmissionTable::name(), DatabaseUpgrader::MOST_ROWS ) );
	}

	private static function give_rights(): void {
		foreach ( [ 'administrator', 'editor' ] as $name ) {
			$role = get_role( $name );
			$role?->add_cap( InboxCapabilities::READ );
			$role?->add_cap( InboxCapabilities::DELETE );
		}
	}
}
