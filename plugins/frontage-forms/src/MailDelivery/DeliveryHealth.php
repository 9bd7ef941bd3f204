<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Files\FileStorageFactory;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Files\Storage\StorageProbe;
use Frontage\Forms\Queue\DeliveryLimit;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Queue\WorkerSchedule;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** Site Health tests of delivery: emails are accepted, cron runs, files are private and have space, tables are transactional. */
final class DeliveryHealth {

	/** Share of the space for waiting files from which the test warns. */
	private const NEARLY_FULL = 0.8;

	/** Free bytes below which the next large file may be refused. */
	private const ROOM = 500 * MB_IN_BYTES;

	private const LATE = HOUR_IN_SECONDS;

	/**
	 * On `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_tests( array $tests ): array {
		foreach ( [
			'mail'    => __( 'Form emails are being sent', 'frontage-forms' ),
			'queue'   => __( 'The email queue is running', 'frontage-forms' ),
			'files'   => __( 'Uploaded files are private', 'frontage-forms' ),
			'waiting' => __( 'There is storage for pending uploads', 'frontage-forms' ),
			'tables'  => __( 'Messages are stored safely', 'frontage-forms' ),
		] as $name => $label ) {
			$tests['direct'][ "frontage_forms_$name" ] = [
				'label' => $label,
				'test'  => [ self::class, "test_$name" ],
			];
		}
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test_mail(): array {
		$problem = DeliveryNotice::find_problem();
		return $problem
			? self::create_result( 'mail', 'critical', $problem->headline(), $problem->error )
			: self::create_result( 'mail', 'good', __( 'No problems with form emails', 'frontage-forms' ), __( 'The mail server rejected no recent email. To be sure that email arrives, send a test under Settings → Frontage.', 'frontage-forms' ) );
	}

	/** @return array<string, mixed> */
	public static function test_queue(): array {
		$count = ( new JobRepository() )->count_overdue( self::LATE );
		$next  = wp_next_scheduled( WorkerSchedule::EVENT );
		if ( $count > 0 && $next && $next >= time() - self::LATE && DeliveryLimit::is_reached() ) {
			return self::create_result( 'queue', 'recommended', __( 'Emails wait because of the hourly limit', 'frontage-forms' ), __( 'If your mail provider allows more, raise “Emails per hour” in Forms → Settings.', 'frontage-forms' ) );
		}
		if ( $count > 0 || ! $next || $next < time() - self::LATE ) {
			$overdue_text = match ( true ) {
				$count > JobRepository::COUNTED => sprintf( /* translators: %s: a number such as "1,000". */ __( 'More than %s emails are overdue by more than an hour.', 'frontage-forms' ), number_format_i18n( JobRepository::COUNTED ) ) . ' ',
				$count > 0                      => sprintf( /* translators: %d: number of mails. */ _n( '%d email is overdue by more than an hour.', '%d emails are overdue by more than an hour.', $count, 'frontage-forms' ), $count ) . ' ',
				default                         => '',
			};
			return self::create_result( 'queue', 'critical', __( 'The email queue is not running', 'frontage-forms' ), $overdue_text . __( 'WordPress’s scheduled tasks (WP-Cron) do not run. Ask your host to call wp-cron.php every five minutes.', 'frontage-forms' ) );
		}
		return self::create_result( 'queue', 'good', __( 'The email queue is running', 'frontage-forms' ), __( 'Scheduled tasks run, and no email is overdue.', 'frontage-forms' ) );
	}

	/**
	 * Stores a file and requests it as any visitor could.
	 *
	 * @return array<string, mixed>
	 */
	public static function test_files(): array {
		$storage = FileStorageFactory::create();
		$probe   = $storage->run_probe();
		if ( StorageProbe::REFUSED === $probe->result ) {
			return self::create_result( 'files', 'critical', __( 'Uploaded files cannot be stored', 'frontage-forms' ), $probe->detail );
		}
		if ( StorageProbe::PUBLIC === $probe->result ) {
			return self::create_result( 'files', 'critical', __( 'Uploaded files are publicly accessible', 'frontage-forms' ), $probe->detail );
		}
		$free_bytes = $storage->free_bytes();
		if ( null !== $free_bytes && $free_bytes < self::ROOM ) {
			return self::create_result( 'files', 'recommended', __( 'Disk space for uploads is low', 'frontage-forms' ), sprintf( /* translators: %s: an amount such as "120 MB". */ __( 'Free disk space: %s.', 'frontage-forms' ), (string) size_format( $free_bytes ) ) );
		}
		if ( StorageProbe::UNKNOWN === $probe->result ) {
			return self::create_result( 'files', 'recommended', __( 'Could not check whether uploaded files are private', 'frontage-forms' ), $probe->detail );
		}
		return self::create_result( 'files', 'good', __( 'Uploaded files are private', 'frontage-forms' ), __( 'A test file could not be opened from outside.', 'frontage-forms' ) );
	}

	/** @return array<string, mixed> */
	public static function test_waiting(): array {
		$now = PendingUploads::count_pending();
		/* translators: 1: a number of files, 2 and 3: amounts such as "12 MB". */
		$text = sprintf( _n( '%1$d file is waiting for its form to be sent: %2$s of %3$s.', '%1$d files are waiting for their forms to be sent: %2$s of %3$s.', $now['files'], 'frontage-forms' ), $now['files'], (string) size_format( $now['bytes'] ), (string) size_format( $now['room'] ) );
		if ( PendingUploads::was_limit_reached() ) {
			return self::create_result( 'waiting', 'recommended', __( 'One network has reached its upload limit', 'frontage-forms' ), $text . ' ' . __( 'This may be an attack, or many visitors share a network. Other visitors can still send files. If it continues, raise the limit under Forms → Settings or block the network.', 'frontage-forms' ) );
		}
		return $now['bytes'] > self::NEARLY_FULL * $now['room']
			? self::create_result( 'waiting', 'recommended', __( 'The storage for pending uploads is almost full', 'frontage-forms' ), $text . ' ' . __( 'When it is full, visitors cannot upload files. Pending files are deleted after a day. You can raise the limit under Forms → Settings.', 'frontage-forms' ) )
			: self::create_result( 'waiting', 'good', __( 'There is storage for pending uploads', 'frontage-forms' ), $text );
	}

	/** @return array<string, mixed> */
	public static function test_tables(): array {
		global $wpdb;
		$wrong = [];
		foreach ( [ SubmissionTable::table_name(), JobTable::name(), \Frontage\Forms\Files\FileTable::name() ] as $table ) {
			$rows   = Database::rows( (string) $wpdb->prepare( 'SHOW TABLE STATUS LIKE %s', $wpdb->esc_like( $table ) ) );
			$engine = $rows ? (string) ( $rows[0]['Engine'] ?? '' ) : '';
			if ( in_array( strtolower( $engine ), [ 'myisam', 'aria', 'memory', 'csv' ], true ) ) {
				$wrong[] = "$table ($engine)";
			}
		}
		return $wrong
			? self::create_result( 'tables', 'recommended', __( 'A message table could be damaged if the server stops', 'frontage-forms' ), sprintf( /* translators: %s: names of tables. */ __( 'Convert these tables to InnoDB: %s', 'frontage-forms' ), implode( ', ', $wrong ) ) )
			: self::create_result( 'tables', 'good', __( 'Messages are stored safely', 'frontage-forms' ), __( 'All message tables use transactions.', 'frontage-forms' ) );
	}

	/** @return array<string, mixed> */
	private static function create_result( string $test, string $status, string $label, string $text ): array {
		return [
			'label'       => $label,
			'status'      => $status,
			'badge'       => [
				'label' => __( 'Forms', 'frontage-forms' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => '',
			'test'        => "frontage_forms_$test",
		];
	}
}
