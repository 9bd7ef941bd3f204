<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\FileStorage;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores files under names that cannot be guessed. The row is written before the bytes, so the table knows everything that a process that
 * died left behind, and the sweep deletes nothing else.
 *
 * A file belongs to nobody until a submission claims it. The submission's row names its files, too, so the statement that stores the
 * submission also keeps them; the claim only makes them easy to find.
 */
final class FileRepository {

	/** Seconds after which an unclaimed file is deleted. */
	private const UNCLAIMED = DAY_IN_SECONDS;

	/** Seconds for which a reserved file without any bytes is kept. */
	public const PROMISE = 15 * MINUTE_IN_SECONDS;

	/** Files this close to the limit can no longer be claimed, since the sweep may be deleting them. */
	private const MARGIN = 5 * MINUTE_IN_SECONDS;

	/** Files per batch of a sweep, and seconds after which it begins no further batch. */
	private const SLICE   = 200;
	private const SECONDS = 20;

	/** Creation date given to files that could not be deleted, so that the next sweep takes them. */
	private const LONG_AGO = '2000-01-01 00:00:00';

	/** Cron event that continues a sweep that did not finish. */
	public const SWEEP_MORE = 'frontage_forms_sweep_more_files';

	private const COLUMNS = 'token, submission_id, field, name, type, size, hash, created, visitor, received, parts';

	private string $last_fault = '';

	/** @param ?FileStorage $storage Where the bytes are stored; the site's storage unless a test passes another. */
	public function __construct( private readonly ?FileStorage $storage = null ) {}

	public function storage(): FileStorage {
		return $this->storage ?? FileStorageFactory::create();
	}

	/** Why the last file could not be stored: `full` when the disk refused it, `away` when the database or an external storage did. */
	public function last_fault(): string {
		return $this->last_fault;
	}

	/**
	 * Stores copies of these files, all or none.
	 *
	 * @param list<array{path: string, name: string, field: string}> $files
	 * @return ?list<StoredFile> In the same order; null when the storage or the database refused (`last_fault()`).
	 */
	public function store( array $files, int $submission_id = 0 ): ?array {
		$stored_files = [];
		foreach ( $files as $file ) {
			$stored_files[] = self::create_file( $submission_id, $file['field'], $file['name'], (int) filesize( $file['path'] ), (string) hash_file( 'sha256', $file['path'] ) );
		}
		$this->last_fault = $stored_files && ! $this->insert( $stored_files, null ) ? 'away' : '';
		if ( '' !== $this->last_fault ) {
			return null;
		}
		foreach ( $stored_files as $index => $file ) {
			$this->last_fault = $this->storage()->store( $file, $files[ $index ]['path'] );
			if ( '' !== $this->last_fault ) {
				$this->remove( $stored_files );
				return null;
			}
		}
		return $stored_files;
	}

	/** Adds the row of a file that is uploaded before its form is sent: its space is reserved now, its bytes follow. Null when the database refused. */
	public function reserve( UploadOwner $owner, string $field, string $name, int $size ): ?StoredFile {
		$stored_files = self::create_file( submission_id: 0, field: $field, name: $name, size: $size, hash: '', visitor: $owner->visitor );
		return $this->insert( [ $stored_files ], $owner ) ? $stored_files : null;
	}

	/** Stores all of its bytes at once. Nothing is left of the file when the storage or the database refused (`last_fault()`). */
	public function store_bytes( StoredFile $file, string $path ): bool {
		$hash             = (string) hash_file( 'sha256', $path );
		$this->last_fault = $this->storage()->store( $file, $path );
		if ( '' === $this->last_fault && ! $this->mark_complete( $file, $hash, $file->name ) ) {
			$this->last_fault = 'away';
		}
		if ( '' !== $this->last_fault ) {
			$this->remove( [ $file ] );
		}
		return '' === $this->last_fault;
	}

	/** Records that more bytes have arrived. False when the database refused, the file was deleted, or another process was faster. */
	public function record_progress( StoredFile $file, int $received, ?string $parts = null ): bool {
		global $wpdb;
		if ( null === $parts ) {
			return $file->received === $received || 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = %d WHERE token = %s AND received = %d AND hash = ''", FileTable::name(), $received, $file->token, $file->received ) );
		}
		return 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = %d, parts = %s WHERE token = %s AND received = %d AND hash = ''", FileTable::name(), $received, $parts, $file->token, $file->received ) );
	}

	/**
	 * Marks a file as complete and checked: from now on a form may reference it.
	 *
	 * @param string $name With the extension of its actual type (`FileContentValidator::corrected_name()`).
	 */
	public function mark_complete( StoredFile $file, string $hash, string $name ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = size, hash = %s, parts = NULL, name = %s, type = %s WHERE token = %s AND hash = ''", FileTable::name(), $hash, $name, self::mime_type( $name ), $file->token ) );
	}

	private static function create_file( int $submission_id, string $field, string $name, int $size, string $hash, string $visitor = '' ): StoredFile {
		return new StoredFile(
			token: bin2hex( random_bytes( 16 ) ),
			submission_id: $submission_id,
			field: mb_substr( $field, 0, 191 ),
			name: mb_strcut( $name, 0, 255 ),
			type: self::mime_type( $name ),
			size: $size,
			hash: $hash,
			visitor: $visitor,
		);
	}

	private static function mime_type( string $name ): string {
		$type = wp_check_filetype( $name )['type'];
		return is_string( $type ) ? $type : 'application/octet-stream';
	}

	/**
	 * Assigns files to the submission that they were sent with.
	 *
	 * @param list<string> $tokens
	 */
	public function claim( array $tokens, int $submission_id ): void {
		global $wpdb;
		if ( $tokens ) {
			Database::run( Database::prepared( 'UPDATE %i SET submission_id = %d, secret = \'\', address = \'\', network = \'\' WHERE submission_id = 0 AND token IN (' . self::create_placeholders( $tokens ) . ')', [ FileTable::name(), $submission_id, ...$tokens ] ) );
		}
	}

	/**
	 * @param list<string> $tokens
	 * @return array<string, StoredFile> By token.
	 */
	public function find( array $tokens ): array {
		return $tokens ? self::index_by_token( $this->find_where( 'token IN (' . self::create_placeholders( $tokens ) . ')', $tokens ) ) : [];
	}

	/** @return list<StoredFile> Files of a submission, in the order in which they arrived. */
	public function find_by_submission( int $submission_id ): array {
		return $this->find_where( 'submission_id = %d ORDER BY created, field, name', [ $submission_id ] );
	}

	/**
	 * Deletes the bytes first: a row without bytes is found again, bytes without a row would not be. When the storage cannot delete a file
	 * now, its row loses its submission and all personal data, and the next sweep tries again.
	 *
	 * @param list<StoredFile> $files
	 */
	public function remove( array $files ): void {
		global $wpdb;
		$deleted_tokens   = [];
		$remaining_tokens = [];
		foreach ( $files as $file ) {
			if ( $this->storage()->delete( $file ) ) {
				$deleted_tokens[] = $file->token;
			} else {
				$remaining_tokens[] = $file->token;
			}
		}
		if ( $deleted_tokens ) {
			Database::run( Database::prepared( 'DELETE FROM %i WHERE token IN (' . self::create_placeholders( $deleted_tokens ) . ')', [ FileTable::name(), ...$deleted_tokens ] ) );
		}
		if ( $remaining_tokens ) {
			Database::run( Database::prepared( "UPDATE %i SET submission_id = 0, field = '', name = '', visitor = '', secret = '', address = '', network = '', created = %s WHERE token IN (" . self::create_placeholders( $remaining_tokens ) . ')', [ FileTable::name(), self::LONG_AGO, ...$remaining_tokens ] ) );
		}
	}

	/** Whether its bytes exist. False only when that is certain: a storage that does not answer has lost nothing. */
	public function has_bytes( StoredFile $file ): bool {
		return 'gone' !== $this->storage()->check( $file );
	}

	/**
	 * Copies a file into the staging folder under its display name and returns the path; '' when the bytes are unavailable, missing, or not
	 * those that were checked.
	 */
	public function copy_to_staging( StoredFile $file, AttachmentStaging $staging ): string {
		return $staging->add_file(
			$file->name,
			function ( string $path ) use ( $file, $staging ): bool {
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
				$output = fopen( $path, 'wb' );
				if ( ! $output ) {
					return false;
				}
				$fault = $this->copy_bytes( $file, $output, 0, $file->size );
				fclose( $output );
				// phpcs:enable
				$staging->is_storage_away = $staging->is_storage_away || 'away' === $fault;
				$is_intact                = '' === $fault && hash_file( 'sha256', $path ) === $file->hash;
				if ( ! $is_intact ) {
					wp_delete_file( $path );
				}
				return $is_intact;
			}
		);
	}

	/**
	 * Copies `$length` bytes of a file, starting at `$from`.
	 *
	 * @param resource $output
	 * @return string '' on success; `gone` when they do not exist; `away` when the storage does not answer.
	 */
	public function copy_bytes( StoredFile $file, $output, int $from, int $length ): string {
		return $this->storage()->copy_bytes( $file, $output, $from, $length );
	}

	/**
	 * On `frontage_forms_submissions_deleted`: deletes the files of these submissions.
	 *
	 * @param array<int> $submission_ids
	 */
	public static function delete_by_submissions( array $submission_ids ): void {
		$store = new self();
		foreach ( $submission_ids as $id ) {
			$store->remove( $store->find_by_submission( (int) $id ) );
		}
	}

	/**
	 * Complete files that a visitor sent for a field: unclaimed ones before those of a submission.
	 *
	 * @param string $visitor Hashed, as in `UploadOwner`.
	 * @return list<StoredFile>
	 */
	public function find_by_visitor( int $form_id, string $field, string $visitor ): array {
		$files = '' === $visitor ? [] : $this->find_where( "visitor = %s AND form_id = %d AND field = %s AND hash <> '' AND (submission_id > 0 OR created > DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND)) ORDER BY submission_id, token", [ $visitor, $form_id, $field, self::UNCLAIMED - self::MARGIN ] );
		return array_values( array_filter( $files, static fn ( StoredFile $file ): bool => $file->visitor === $visitor ) );
	}

	/**
	 * Files that this owner sent for a form and that no submission has claimed, including incomplete and expired ones.
	 *
	 * @return list<StoredFile>
	 */
	public function find_pending( UploadOwner $owner ): array {
		return $this->find_where( 'visitor = %s AND secret = %s AND form_id = %d AND submission_id = 0', [ $owner->visitor, $owner->secret, $owner->form_id ] );
	}

	/** Unix time after which an unclaimed file can no longer be claimed. */
	public static function claim_deadline( StoredFile $file ): int {
		$lifetime = '' === $file->hash && 0 === $file->received ? self::PROMISE : self::UNCLAIMED - self::MARGIN;
		return ( '' === $file->created ? time() : (int) strtotime( $file->created . ' UTC' ) ) + $lifetime;
	}

	/** On cron: deletes files whose form was never sent, batch by batch, and schedules another run a minute later when some are left. */
	public static function sweep(): void {
		self::sweep_batches( self::SECONDS );
	}

	public static function sweep_batches( float $seconds, int $slice = self::SLICE ): void {
		$store    = new self();
		$end_time = microtime( true ) + $seconds;
		$last     = '';
		do { // Each batch continues after the last token, so a file that cannot be deleted is not tried twice.
			$files = $store->find_where( "submission_id = 0 AND (created < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) OR (hash = '' AND received = 0 AND visitor <> '' AND created < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND))) AND token > %s ORDER BY token LIMIT %d", [ self::UNCLAIMED, self::PROMISE + self::MARGIN, $last, $slice ] );
			$last  = $files ? end( $files )->token : '';
			$store->remove( $files );
		} while ( count( $files ) === $slice && microtime( true ) < $end_time );
		$store->storage()->remove_empty_folders();
		if ( count( $files ) === $slice && ! wp_next_scheduled( self::SWEEP_MORE ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::SWEEP_MORE );
		}
	}

	/** @param list<StoredFile> $files */
	private function insert( array $files, ?UploadOwner $owner ): bool {
		global $wpdb;
		$values = [];
		foreach ( $files as $file ) {
			array_push( $values, $file->token, $file->submission_id, $file->field, $file->name, $file->type, $file->size, $file->hash, $owner->form_id ?? 0, $file->visitor, $owner->secret ?? '', $owner->address ?? '', $owner->network ?? '' );
		}
		return false !== Database::run( Database::prepared( 'INSERT INTO %i (token, submission_id, field, name, type, size, hash, form_id, visitor, secret, address, network, created) VALUES ' . implode( ', ', array_fill( 0, count( $files ), '(%s, %d, %s, %s, %s, %d, %s, %d, %s, %s, %s, %s, UTC_TIMESTAMP())' ) ), [ FileTable::name(), ...$values ] ) );
	}

	/**
	 * @param list<string|int> $values
	 * @return list<StoredFile>
	 */
	private function find_where( string $condition, array $values ): array {
		global $wpdb;
		$rows = Database::rows( Database::prepared( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $condition", [ FileTable::name(), ...$values ] ) );
		return array_map( StoredFile::from_row( ... ), $rows ?: [] );
	}

	/**
	 * @param list<StoredFile> $files
	 * @return array<string, StoredFile>
	 */
	private static function index_by_token( array $files ): array {
		$files_by_token = [];
		foreach ( $files as $file ) {
			$files_by_token[ $file->token ] = $file;
		}
		return $files_by_token;
	}

	/** @param list<string> $values */
	private static function create_placeholders( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
	}
}
