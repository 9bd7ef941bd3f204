<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Form\Form;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Files that wait for their form to be sent: who owns them, and how many may wait. A submission claims them (`FileRepository::claim()`);
 * unclaimed ones are deleted after a day.
 */
final class PendingUploads {

	/** Hourly cron event that deletes files whose form was never sent. */
	public const SWEEP = 'frontage_forms_sweep_files';

	/** Bytes that must stay free on the disk. */
	private const FREE = 500 * MB_IN_BYTES;

	/** Factor on top of what a form accepts: a replaced file counts until it is swept. */
	private const SLACK = 1.2;

	/** One network may use a fifth of the total space, or what one form accepts if that is more. */
	private const NETWORKS = 5;

	/** Option with the last day on which a network reached its share, for Site Health. */
	private const OPTION = 'frontage_forms_upload_crowded';

	/** One in this many uploads starts a sweep. */
	private const OFTEN = 50;

	public function __construct( private readonly FileRepository $store = new FileRepository() ) {}

	/**
	 * Checks whether one more file of this size may wait. If so, it counts toward the hourly limit, whatever happens to it later.
	 *
	 * @return string '' or a code for `UploadConstraints::fault_message()`.
	 */
	public function check_limits( UploadConstraints $terms, Form $form, string $field, UploadOwner $owner, int $bytes ): string {
		$fault = $this->find_exceeded_limit( $terms, $form, $field, $owner, $bytes );
		return '' === $fault && ! self::count_upload( $owner, $bytes ) ? 'address' : $fault;
	}

	private function find_exceeded_limit( UploadConstraints $terms, Form $form, string $field, UploadOwner $owner, int $bytes ): string {
		$now  = self::count_usage( $owner, $field );
		$free = $this->store->storage()->free_bytes();
		if ( ! $now ) {
			return 'away';
		}
		$max_bytes = self::max_bytes();
		if ( $now['of_network'] + $bytes > max( $max_bytes / self::NETWORKS, self::SLACK * UploadConstraints::max_form_bytes( $form ) ) ) {
			self::record_limit_reached();
			return 'address';
		}
		return match ( true ) {
			$now['of_field'] >= $terms->max_files                                      => 'max_file_limit',
			$now['of_visitor'] + $bytes > self::SLACK * UploadConstraints::max_form_bytes( $form ) => 'visitor',
			$now['open'] >= UploadConstraints::OPEN                                            => 'open',
			$now['of_address'] >= UploadConstraints::OF_ADDRESS                          => 'address',
			$now['bytes'] + $bytes > $max_bytes,
			null !== $free && $free - $bytes < self::FREE                         => 'room',
			default                                                               => '',
		};
	}

	/** Counted separately from the rows, which disappear when a file is sent or removed. Every started megabyte counts as one. */
	private static function count_upload( UploadOwner $owner, int $bytes ): bool {
		RateLimiter::count( ...array_fill( 0, max( 1, min( $owner->hour->most, (int) ceil( $bytes / MB_IN_BYTES ) ) ), $owner->hour ) );
		return 0 === RateLimiter::seconds_to_wait( $owner->hour );
	}

	/**
	 * Reserves space for a file whose bytes come next. The limits are checked again under a lock, so simultaneous uploads get no more space
	 * than successive ones.
	 *
	 * @param string $name The visitor's name for it, made safe; a number is added when the visitor used it before.
	 * @return StoredFile|string As `check_limits()`; '' when the database refused.
	 */
	public function reserve( UploadConstraints $terms, Form $form, string $field, UploadOwner $owner, string $name, int $bytes ): StoredFile|string {
		$reserved = $this->store->storage()->run_exclusively(
			function () use ( $terms, $form, $field, $owner, $name, $bytes ): StoredFile|string {
				$fault = $this->find_exceeded_limit( $terms, $form, $field, $owner, $bytes );
				$free  = '' === $fault ? $this->find_free_name( $owner, $name ) : '';
				return '' === $free ? $fault : $this->store->reserve( $owner, $field, $free, $bytes ) ?? '';
			}
		);
		if ( 1 === wp_rand( 1, self::OFTEN ) ) {
			FileRepository::sweep_batches( 0 );
		}
		return $reserved;
	}

	/**
	 * Stores a file that has passed all checks.
	 *
	 * @return StoredFile|string As `reserve()`; `full` when the disk refused, `away` when the storage or the database did.
	 */
	public function store( UploadConstraints $terms, Form $form, string $field, UploadOwner $owner, string $name, string $path ): StoredFile|string {
		$reserved = $this->reserve( terms: $terms, form: $form, field: $field, owner: $owner, name: $name, bytes: (int) filesize( $path ) );
		return $reserved instanceof StoredFile && ! $this->store->store_bytes( $reserved, $path ) ? $this->store->last_fault() : $reserved;
	}

	/** Whether another visitor already uses this ID. */
	public function is_used_by_other( UploadOwner $owner ): bool {
		global $wpdb;
		return (bool) Database::rows( (string) $wpdb->prepare( "SELECT token FROM %i WHERE visitor = %s AND secret NOT IN ('', %s) LIMIT 1", FileTable::name(), $owner->visitor, $owner->secret ) );
	}

	/** Deletes a waiting file of this owner. False when there is none with that name, or it belongs to a submission. */
	public function delete( UploadOwner $owner, string $name ): bool {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT token, name FROM %i WHERE visitor = %s AND secret = %s AND name = %s AND submission_id = 0', FileTable::name(), $owner->visitor, $owner->secret, $name ) );
		$rows = array_filter( $rows ?: [], static fn ( array $row ): bool => $row['name'] === $name ); // Many databases compare `A.txt` and `a.txt` as equal.
		$this->store->remove( array_values( $this->store->find( array_map( 'strval', array_column( $rows, 'token' ) ) ) ) );
		return (bool) $rows;
	}

	/** Whether there is space for this many more bytes; reserved bytes count only once they arrive. */
	public static function has_space( int $bytes ): bool {
		return self::count_pending()['bytes'] + $bytes <= self::max_bytes();
	}

	/** Whether a network reached its share of the space within the last week. */
	public static function was_limit_reached(): bool {
		$day = get_option( self::OPTION );
		return is_string( $day ) && (int) strtotime( $day . ' UTC' ) > time() - WEEK_IN_SECONDS;
	}

	private static function record_limit_reached(): void {
		$today = gmdate( 'Y-m-d' );
		if ( get_option( self::OPTION ) !== $today ) {
			update_option( self::OPTION, $today, false );
		}
	}

	/** @return array{files: int, bytes: int, room: int} For the site owner: complete and incomplete files, and the bytes stored so far. */
	public static function count_pending(): array {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( "SELECT COUNT(*) AS files, SUM(CASE WHEN hash = '' THEN received ELSE size END) AS bytes FROM %i WHERE submission_id = 0 AND visitor <> ''", FileTable::name() ) );
		return [
			'files' => (int) ( $rows[0]['files'] ?? 0 ),
			'bytes' => (int) ( $rows[0]['bytes'] ?? 0 ),
			'room'  => self::max_bytes(),
		];
	}

	private static function max_bytes(): int {
		/**
		 * Filters how many bytes all visitors' files may take while their forms are not sent yet.
		 *
		 * @since 0.1.0
		 *
		 * @param int $bytes As set under Forms → Settings.
		 */
		$max_bytes = apply_filters( 'frontage_forms_upload_room', UploadSettings::max_bytes() );
		return is_int( $max_bytes ) ? $max_bytes : UploadSettings::max_bytes();
	}

	/** @return array{of_field: int, of_visitor: int, open: int, of_address: int, of_network: int, bytes: int}|null Null when the database did not answer. `bytes` counts stored bytes only; `of_visitor` and `of_network` include reserved ones. */
	private static function count_usage( UploadOwner $owner, string $field ): ?array {
		global $wpdb;
		$rows = Database::rows(
			(string) $wpdb->prepare(
				"SELECT SUM(CASE WHEN secret = %s AND form_id = %d AND field = %s THEN 1 ELSE 0 END) AS of_field,
					SUM(CASE WHEN secret = %s AND form_id = %d THEN size ELSE 0 END) AS of_visitor,
					SUM(CASE WHEN secret = %s AND hash = '' THEN 1 ELSE 0 END) AS open_now,
					SUM(CASE WHEN address IN (%s, %s) THEN 1 ELSE 0 END) AS of_address,
					SUM(CASE WHEN network IN (%s, %s) THEN size ELSE 0 END) AS of_network,
					SUM(CASE WHEN hash = '' THEN received ELSE size END) AS bytes
				FROM %i WHERE submission_id = 0 AND visitor <> '' AND NOT (hash = '' AND received = 0 AND created < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND))",
				$owner->secret,
				$owner->form_id,
				$field,
				$owner->secret,
				$owner->form_id,
				$owner->secret,
				$owner->address,
				$owner->address_before,
				'' === $owner->network ? '-' : $owner->network,
				'' === $owner->network ? '-' : $owner->network_before,
				FileTable::name(),
				FileRepository::PROMISE
			)
		);
		if ( ! $rows ) {
			return null;
		}
		$count_of = static fn ( string $name ): int => (int) $rows[0][ $name ];
		return [
			'of_field'   => $count_of( 'of_field' ),
			'of_visitor' => $count_of( 'of_visitor' ),
			'open'       => $count_of( 'open_now' ),
			'of_address' => $count_of( 'of_address' ),
			'of_network' => $count_of( 'of_network' ),
			'bytes'      => $count_of( 'bytes' ),
		];
	}

	/**
	 * Returns `a.txt`, `a-1.txt`, …: a file sent twice is stored twice. '' when the database did not answer, since no name is known to be
	 * free then.
	 */
	private function find_free_name( UploadOwner $owner, string $name ): string {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT name FROM %i WHERE visitor = %s', FileTable::name(), $owner->visitor ) );
		if ( false === $rows ) {
			return '';
		}
		$taken_names = array_column( $rows, 'name' );
		$extension   = pathinfo( $name, PATHINFO_EXTENSION );
		$extension   = '' === $extension ? '' : '.' . mb_strcut( $extension, 0, 20 );
		$base        = mb_strcut( pathinfo( $name, PATHINFO_FILENAME ), 0, 180 );
		$free        = $base . $extension;
		for ( $number = 1; in_array( $free, $taken_names, true ); ++$number ) {
			$free = "$base-$number$extension";
		}
		return $free;
	}
}
