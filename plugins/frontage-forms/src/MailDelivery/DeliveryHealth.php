<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Files\FileStorageFactory;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Files\Storage\StorageProbe;
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
			'mail'    => __( 'Messages of forms are mailed', 'frontage-forms' ),
			'queue'   => __( 'Mail that waits is looked after', 'frontage-forms' ),
			'files'   => __( 'Files that visitors send are private', 'frontage-forms' ),
			'waiting' => __( 'There is room for files of forms that are being filled in', 'frontage-forms' ),
			'tables'  => __( 'Messages are stored safely', 'frontage-forms' ),
		] as $name => $label ) {
			$tests['direct'][ "frontage_forms_$name" ] = [
				'label' => $label,
				'test'  => [ self::class, $name ],
			];
		}
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function mail(): array {
		$trouble = DeliveryNotice::now();
		return $trouble
			? self::result( 'mail', 'critical', $trouble->headline(), $trouble->error )
			: self::result( 'mail', 'good', __( 'Messages of forms are mailed', 'frontage-forms' ), __( 'The last mail that was tried was accepted.', 'frontage-forms' ) );
	}

	/** @return array<string, mixed> */
	public static function queue(): array {
		$count = ( new JobRepository() )->late( self::LATE );
		$next  = wp_next_scheduled( WorkerSchedule::EVENT );
		if ( $count > 0 || ! $next || $next < time() - self::LATE ) {
			$overdue = $count > 0 ? sprintf( /* translators: %d: number of mails. */ _n( '%d mail should have been tried an hour ago.', '%d mails should have been tried an hour ago.', $count, 'frontage-forms' ), $count ) . ' ' : '';
			return self::result( 'queue', 'critical', __( 'Mail that waits is not looked after', 'frontage-forms' ), $overdue . __( 'WordPress’s scheduled tasks (WP-Cron) do not run. Ask your host to call wp-cron.php every five minutes.', 'frontage-forms' ) );
		}
		return self::result( 'queue', 'good', __( 'Mail that waits is looked after', 'frontage-forms' ), __( 'Scheduled tasks run, and no mail is overdue.', 'frontage-forms' ) );
	}

	/**
	 * Stores a file and requests it as any visitor could.
	 *
	 * @return array<string, mixed>
	 */
	public static function files(): array {
		$storage = FileStorageFactory::chosen();
		$probe   = $storage->probe();
		if ( StorageProbe::REFUSED === $probe->result ) {
			return self::result( 'files', 'critical', __( 'Files that visitors send cannot be kept', 'frontage-forms' ), $probe->detail );
		}
		if ( StorageProbe::PUBLIC === $probe->result ) {
			return self::result( 'files', 'critical', __( 'Anybody can fetch files that visitors send', 'frontage-forms' ), $probe->detail );
		}
		$room = $storage->free();
		if ( null !== $room && $room < self::ROOM ) {
			return self::result( 'files', 'recommended', __( 'There is little room for files that visitors send', 'frontage-forms' ), sprintf( /* translators: %s: an amount such as "120 MB". */ __( '%s are free on the disk.', 'frontage-forms' ), (string) size_format( $room ) ) );
		}
		if ( StorageProbe::UNKNOWN === $probe->result ) {
			return self::result( 'files', 'recommended', __( 'Whether files that visitors send are private could not be checked', 'frontage-forms' ), $probe->detail );
		}
		return self::result( 'files', 'good', __( 'Files that visitors send are private', 'frontage-forms' ), __( 'One was put there and could not be fetched from outside.', 'frontage-forms' ) );
	}

	/** @return array<string, mixed> */
	public static function waiting(): array {
		$now = PendingUploads::all();
		/* translators: 1: a number of files, 2 and 3: amounts such as "12 MB". */
		$text = sprintf( _n( '%1$d file waits for its form to be sent: %2$s of %3$s.', '%1$d files wait for their forms to be sent: %2$s of %3$s.', $now['files'], 'frontage-forms' ), $now['files'], (string) size_format( $now['bytes'] ), (string) size_format( $now['room'] ) );
		if ( PendingUploads::was_crowded() ) {
			return self::result( 'waiting', 'recommended', __( 'One network asked for more than its share of the room for uploads', 'frontage-forms' ), $text . ' ' . __( 'Somebody may be filling it on purpose, or many of your visitors share a network. Other visitors can still send files. If this goes on, give files more room under Forms → Settings, or block the network.', 'frontage-forms' ) );
		}
		return $now['bytes'] > self::NEARLY_FULL * $now['room']
			? self::result( 'waiting', 'recommended', __( 'There is little room for files of forms that are being filled in', 'frontage-forms' ), $text . ' ' . __( 'When it is full, visitors read that there is no room. They go after a day; under Forms → Settings you can give them more.', 'frontage-forms' ) )
			: self::result( 'waiting', 'good', __( 'There is room for files of forms that are being filled in', 'frontage-forms' ), $text );
	}

	/** @return array<string, mixed> */
	public static function tables(): array {
		global $wpdb;
		$wrong = [];
		foreach ( [ SubmissionTable::name(), JobTable::name(), \Frontage\Forms\Files\FileTable::name() ] as $table ) {
			$rows   = Database::rows( (string) $wpdb->prepare( 'SHOW TABLE STATUS LIKE %s', $wpdb->esc_like( $table ) ) );
			$engine = $rows ? (string) ( $rows[0]['Engine'] ?? '' ) : '';
			if ( in_array( strtolower( $engine ), [ 'myisam', 'aria', 'memory', 'csv' ], true ) ) {
				$wrong[] = "$table ($engine)";
			}
		}
		return $wrong
			? self::result( 'tables', 'recommended', __( 'A table of messages may be damaged when the server stops', 'frontage-forms' ), sprintf( /* translators: %s: names of tables. */ __( 'Have these changed to InnoDB: %s', 'frontage-forms' ), implode( ', ', $wrong ) ) )
			: self::result( 'tables', 'good', __( 'Messages are stored safely', 'frontage-forms' ), __( 'Their tables keep whole statements or nothing.', 'frontage-forms' ) );
	}

	/** @return array<string, mixed> */
	private static function result( string $test, string $status, string $label, string $text ): array {
		return [
			'label'       => $label,
			'status'      => $status,
			'badge'       => [
				'label' => __( 'Contact forms', 'frontage-forms' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => '',
			'test'        => "frontage_forms_$test",
		];
	}
}
