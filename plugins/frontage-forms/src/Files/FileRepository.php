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

	private string $why_not = '';

	/** @param ?FileStorage $storage Where the bytes are stored; the site's storage unless a test passes another. */
	public function __construct( private readonly ?FileStorage $storage = null ) {}

	public function storage(): FileStorage {
		return $this->storage ?? FileStorageFactory::chosen();
	}

	/** Why the last file could not be stored: `full` when the disk refused it, `away` when the database or an external storage did. */
	public function why_not(): string {
		return $this->why_not;
	}

	/**
	 * Stores copies of these files, all or none.
	 *
	 * @param list<array{path: string, name: string, field: string}> $files
	 * @return ?list<StoredFile> In the same order; null when the storage or the database refused (`why_not()`).
	 */
	public function keep( array $files, int $submission_id = 0 ): ?array {
		$kept = [];
		foreach ( $files as $file ) {
			$kept[] = self::new_file( $submission_id, $file['field'], $file['name'], (int) filesize( $file['path'] ), (string) hash_file( 'sha256', $file['path'] ) );
		}
		$this->why_not = $kept && ! $this->insert( $kept, null ) ? 'away' : '';
		if ( '' !== $this->why_not ) {
			return null;
		}
		foreach ( $kept as $index => $file ) {
			$this->why_not = $this->storage()->put( $file, $files[ $index ]['path'] );
			if ( '' !== $this->why_not ) {
				$this->remove( $kept );
				return null;
			}
		}
		return $kept;
	}

	/** Adds the row of a file that is uploaded before its form is sent: its space is reserved now, its bytes follow. Null when the database refused. */
	public function begin( UploadOwner $owner, string $field, string $name, int $size ): ?StoredFile {
		$kept = self::new_file( submission_id: 0, field: $field, name: $name, size: $size, hash: '', visitor: $owner->visitor );
		return $this->insert( [ $kept ], $owner ) ? $kept : null;
	}

	/** Stores all of its bytes at once. Nothing is left of the file when the storage or the database refused (`why_not()`). */
	public function fill( StoredFile $file, string $path ): bool {
		$hash          = (string) hash_file( 'sha256', $path );
		$this->why_not = $this->storage()->put( $file, $path );
		if ( '' === $this->why_not && ! $this->finish( $file, $hash, $file->name ) ) {
			$this->why_not = 'away';
		}
		if ( '' !== $this->why_not ) {
			$this->remove( [ $file ] );
		}
		return '' === $this->why_not;
	}

	/** Records that more bytes have arrived. False when the database refused, the file was deleted, or another process was faster. */
	public function raise( StoredFile $file, int $received, ?string $parts = null ): bool {
		global $wpdb;
		if ( null === $parts ) {
			return $file->received === $received || 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = %d WHERE token = %s AND received = %d AND hash = ''", FileTable::name(), $received, $file->token, $file->received ) );
		}
		return 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = %d, parts = %s WHERE token = %s AND received = %d AND hash = ''", FileTable::name(), $received, $parts, $file->token, $file->received ) );
	}

	/**
	 * Marks a file as complete and checked: from now on a form may reference it.
	 *
	 * @param string $name With the extension of its actual type (`FileContentValidator::true_name()`).
	 */
	public function finish( StoredFile $file, string $hash, string $name ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = size, hash = %s, parts = NULL, name = %s, type = %s WHERE token = %s AND hash = ''", FileTable::name(), $hash, $name, self::type( $name ), $file->token ) );
	}

	private static function new_file( int $submission_id, string $field, string $name, int $size, string $hash, string $visitor = '' ): StoredFile {
		return new StoredFile(
			token: bin2hex( random_bytes( 16 ) ),
			submission_id: $submission_id,
			field: mb_substr( $field, 0, 191 ),
			name: mb_strcut( $name, 0, 255 ),
			type: self::type( $name ),
			size: $size,
			hash: $hash,
			visitor: $visitor,
		);
	}

	private static function type( string $name ): string {
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
			Database::run( Database::prepared( 'UPDATE %i SET submission_id = %d, secret = \'\', address = \'\', network = \'\' WHERE submission_id = 0 AND token IN (' . self::marks( $tokens ) . ')', [ FileTable::name(), $submission_id, ...$tokens ] ) );
		}
	}

	/**
	 * @param list<string> $tokens
	 * @return array<string, StoredFile> By token.
	 */
	public function find( array $tokens ): array {
		return $tokens ? self::by_token( $this->where( 'token IN (' . self::marks( $tokens ) . ')', $tokens ) ) : [];
	}

	/** @return list<StoredFile> Files of a submission, in the order in which they arrived. */
	public function of( int $submission_id ): array {
		return $this->where( 'submission_id = %d ORDER BY created, field, name', [ $submission_id ] );
	}

	/**
	 * Deletes the bytes first: a row without bytes is found again, bytes without a row would not be. When the storage cannot delete a file
	 * now, its row loses its submission and all personal data, and the next sweep tries again.
	 *
	 * @param list<StoredFile> $files
	 */
	public function remove( array $files ): void {
		global $wpdb;
		$gone = [];
		$left = [];
		foreach ( $files as $file ) {
			if ( $this->storage()->remove( $file ) ) {
				$gone[] = $file->token;
			} else {
				$left[] = $file->token;
			}
		}
		if ( $gone ) {
			Database::run( Database::prepared( 'DELETE FROM %i WHERE token IN (' . self::marks( $gone ) . ')', [ FileTable::name(), ...$gone ] ) );
		}
		if ( $left ) {
			Database::run( Database::prepared( "UPDATE %i SET submission_id = 0, field = '', name = '', visitor = '', secret = '', address = '', network = '', created = %s WHERE token IN (" . self::marks( $left ) . ')', [ FileTable::name(), self::LONG_AGO, ...$left ] ) );
		}
	}

	/** Whether its bytes exist. False only when that is certain: a storage that does not answer has lost nothing. */
	public function has( StoredFile $file ): bool {
		return 'gone' !== $this->storage()->look( $file );
	}

	/**
	 * Copies a file into the staging folder under its display name and returns the path; '' when the bytes are unavailable, missing, or not
	 * those that were checked.
	 */
	public function lay_out( StoredFile $file, AttachmentStaging $desk ): string {
		return $desk->lay(
			$file->name,
			function ( string $path ) use ( $file, $desk ): bool {
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
				$out = fopen( $path, 'wb' );
				if ( ! $out ) {
					return false;
				}
				$fault = $this->read( $file, $out, 0, $file->size );
				fclose( $out );
				// phpcs:enable
				$desk->is_storage_away = $desk->is_storage_away || 'away' === $fault;
				$is_it                 = '' === $fault && hash_file( 'sha256', $path ) === $file->hash;
				if ( ! $is_it ) {
					wp_delete_file( $path );
				}
				return $is_it;
			}
		);
	}

	/**
	 * Copies `$length` bytes of a file, starting at `$from`.
	 *
	 * @param resource $out
	 * @return string '' on success; `gone` when they do not exist; `away` when the storage does not answer.
	 */
	public function read( StoredFile $file, $out, int $from, int $length ): string {
		return $this->storage()->read( $file, $out, $from, $length );
	}

	/**
	 * On `frontage_forms_submissions_deleted`: deletes the files of these submissions.
	 *
	 * @param array<int> $submission_ids
	 */
	public static function forget( array $submission_ids ): void {
		$store = new self();
		foreach ( $submission_ids as $id ) {
			$store->remove( $store->of( (int) $id ) );
		}
	}

	/**
	 * Complete files that a visitor sent for a field: unclaimed ones before those of a submission.
	 *
	 * @param string $visitor Hashed, as in `UploadOwner`.
	 * @return list<StoredFile>
	 */
	public function sent_before( int $form_id, string $field, string $visitor ): array {
		$files = '' === $visitor ? [] : $this->where( "visitor = %s AND form_id = %d AND field = %s AND hash <> '' AND (submission_id > 0 OR created > DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND)) ORDER BY submission_id, token", [ $visitor, $form_id, $field, self::UNCLAIMED - self::MARGIN ] );
		return array_values( array_filter( $files, static fn ( StoredFile $file ): bool => $file->visitor === $visitor ) );
	}

	/**
	 * Files that this owner sent for a form and that no submission has claimed, including incomplete and expired ones.
	 *
	 * @return list<StoredFile>
	 */
	public function waiting_of( UploadOwner $owner ): array {
		return $this->where( 'visitor = %s AND secret = %s AND form_id = %d AND submission_id = 0', [ $owner->visitor, $owner->secret, $owner->form_id ] );
	}

	/** Unix time after which an unclaimed file can no longer be claimed. */
	public static function end( StoredFile $file ): int {
		$lasts = '' === $file->hash && 0 === $file->received ? self::PROMISE : self::UNCLAIMED - self::MARGIN;
		return ( '' === $file->created ? time() : (int) strtotime( $file->created . ' UTC' ) ) + $lasts;
	}

	/** On cron: deletes files whose form was never sent, batch by batch, and schedules another run a minute later when some are left. */
	public static function sweep(): void {
		self::sweep_for( self::SECONDS );
	}

	public static function sweep_for( float $seconds, int $slice = self::SLICE ): void {
		$store = new self();
		$ends  = microtime( true ) + $seconds;
		$last  = '';
		do { // Each batch continues after the last token, so a file that cannot be deleted is not tried twice.
			$files = $store->where( "submission_id = 0 AND (created < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) OR (hash = '' AND received = 0 AND visitor <> '' AND created < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND))) AND token > %s ORDER BY token LIMIT %d", [ self::UNCLAIMED, self::PROMISE + self::MARGIN, $last, $slice ] );
			$last  = $files ? end( $files )->token : '';
			$store->remove( $files );
		} while ( count( $files ) === $slice && microtime( true ) < $ends );
		$store->storage()->tidy();
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
	private function where( string $condition, array $values ): array {
		global $wpdb;
		$rows = Database::rows( Database::prepared( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $condition", [ FileTable::name(), ...$values ] ) );
		return array_map( StoredFile::from_row( ... ), $rows ?: [] );
	}

	/**
	 * @param list<StoredFile> $files
	 * @return array<string, StoredFile>
	 */
	private static function by_token( array $files ): array {
		$by = [];
		foreach ( $files as $file ) {
			$by[ $file->token ] = $file;
		}
		return $by;
	}

	/** @param list<string> $values */
	private static function marks( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
	}
}
