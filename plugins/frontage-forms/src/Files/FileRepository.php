<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\FileStorage;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps files under names that nobody can guess: first the row, then the bytes, so that whatever a process that died left
 * behind is known to the table, and the sweep deletes nothing else.
 *
 * A file belongs to nobody until a submission claims it. The submission's own row names its files too, so the statement that
 * stores it is the one that keeps them; the claim only makes them easy to find.
 */
final class FileRepository {

	/** What no submission has claimed goes after so many seconds. */
	private const UNCLAIMED = DAY_IN_SECONDS;

	/** A place that was asked for, and no byte came for it. */
	public const PROMISE = 15 * MINUTE_IN_SECONDS;

	/** What is so near to it is not given away any more: the sweep may have it in hand. */
	private const MARGIN = 5 * MINUTE_IN_SECONDS;

	/** One slice of a sweep, and for how many seconds it goes on. */
	private const SLICE   = 200;
	private const SECONDS = 20;

	/** Since when something lies here that nobody wants any more. */
	private const LONG_AGO = '2000-01-01 00:00:00';

	/** Cron: for what one sweep left over. */
	public const SWEEP_MORE = 'frontage_forms_sweep_more_files';

	private const COLUMNS = 'token, submission_id, field, name, type, size, hash, created, visitor, received, parts';

	private string $why_not = '';

	/** @param ?FileStorage $storage Where the bytes lie; the site's own, unless a test brings another. */
	public function __construct( private readonly ?FileStorage $storage = null ) {}

	public function storage(): FileStorage {
		return $this->storage ?? FileStorageFactory::chosen();
	}

	/** Why the last one could not be kept: `full` when the disk refused, `away` when the database or a storage elsewhere did. */
	public function why_not(): string {
		return $this->why_not;
	}

	/**
	 * Keeps copies of these files, all or none.
	 *
	 * @param list<array{path: string, name: string, field: string}> $files
	 * @return ?list<StoredFile> In their order; null when the storage or the database refused (`why_not()`).
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

	/** The row of a file that comes before its form: it has its place from now on, and its bytes come. Null when the database refused. */
	public function begin( UploadOwner $owner, string $field, string $name, int $size ): ?StoredFile {
		$kept = self::new_file( 0, $field, $name, $size, '', $owner->visitor );
		return $this->insert( [ $kept ], $owner ) ? $kept : null;
	}

	/** Its bytes, all at once; nothing is left of it when storage or database refused (`why_not()`). */
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

	/** More of its bytes are there. False when the database refused, the file was taken away, or another process was faster. */
	public function raise( StoredFile $file, int $received, ?string $parts = null ): bool {
		global $wpdb;
		if ( null === $parts ) {
			return $file->received === $received || 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = %d WHERE token = %s AND received = %d AND hash = ''", FileTable::name(), $received, $file->token, $file->received ) );
		}
		return 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = %d, parts = %s WHERE token = %s AND received = %d AND hash = ''", FileTable::name(), $received, $parts, $file->token, $file->received ) );
	}

	/**
	 * All of them are there, and were checked: from now on a form may name it.
	 *
	 * @param string $name With the ending of what it turned out to be (`FileContentValidator::true_name()`).
	 */
	public function finish( StoredFile $file, string $hash, string $name ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = size, hash = %s, parts = NULL, name = %s, type = %s WHERE token = %s AND hash = ''", FileTable::name(), $hash, $name, self::type( $name ), $file->token ) );
	}

	private static function new_file( int $submission_id, string $field, string $name, int $size, string $hash, string $visitor = '' ): StoredFile {
		return new StoredFile( bin2hex( random_bytes( 16 ) ), $submission_id, mb_substr( $field, 0, 191 ), mb_strcut( $name, 0, 255 ), self::type( $name ), $size, $hash, '', $visitor );
	}

	private static function type( string $name ): string {
		$type = wp_check_filetype( $name )['type'];
		return is_string( $type ) ? $type : 'application/octet-stream';
	}

	/**
	 * Gives files to the submission that came with them.
	 *
	 * @param list<string> $tokens
	 */
	public function claim( array $tokens, int $submission_id ): void {
		global $wpdb;
		if ( $tokens ) {
			// phpcs:ignore WordPress.DB -- Placeholders alone.
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET submission_id = %d, secret = \'\', address = \'\', network = \'\' WHERE submission_id = 0 AND token IN (' . self::marks( $tokens ) . ')', FileTable::name(), $submission_id, ...$tokens ) );
		}
	}

	/**
	 * @param list<string> $tokens
	 * @return array<string, StoredFile> By token.
	 */
	public function find( array $tokens ): array {
		return $tokens ? self::by_token( $this->where( 'token IN (' . self::marks( $tokens ) . ')', $tokens ) ) : [];
	}

	/** @return list<StoredFile> What came with a submission, in the order it came. */
	public function of( int $submission_id ): array {
		return $this->where( 'submission_id = %d ORDER BY created, field, name', [ $submission_id ] );
	}

	/**
	 * The bytes first: a row without them is found again, bytes without a row would not be. What the storage does not give away
	 * now belongs to nobody from here on, tells nothing of anybody, and is the next sweep's.
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
		// phpcs:disable WordPress.DB -- As above.
		if ( $gone ) {
			Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE token IN (' . self::marks( $gone ) . ')', FileTable::name(), ...$gone ) );
		}
		if ( $left ) {
			Database::run( (string) $wpdb->prepare( "UPDATE %i SET submission_id = 0, field = '', name = '', visitor = '', secret = '', address = '', network = '', created = %s WHERE token IN (" . self::marks( $left ) . ')', FileTable::name(), self::LONG_AGO, ...$left ) );
		}
		// phpcs:enable
	}

	/** Whether its bytes are there. False only when that is sure: a storage that does not answer has lost nothing. */
	public function has( StoredFile $file ): bool {
		return 'gone' !== $this->storage()->look( $file );
	}

	/** Lays a file out under the name that people know: its path; '' when its bytes cannot be had, are gone, or are not those that were checked. */
	public function lay_out( StoredFile $file, AttachmentStaging $desk ): string {
		return $desk->lay(
			$file->name,
			function ( string $path ) use ( $file, $desk ): bool {
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in Folder.
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
	 * Copies bytes of a file, as many as asked for from there on.
	 *
	 * @param resource $out
	 * @return string '' ; `gone` when they are not there; `away` when the storage does not answer.
	 */
	public function read( StoredFile $file, $out, int $from, int $length ): string {
		return $this->storage()->read( $file, $out, $from, $length );
	}

	/**
	 * On `frontage_forms_submissions_deleted`: what came with them goes with them.
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
	 * What a visitor sent for a field, whole: what waits before what a submission has.
	 *
	 * @param string $visitor As Owner hides him.
	 * @return list<StoredFile>
	 */
	public function sent_before( int $form_id, string $field, string $visitor ): array {
		$files = '' === $visitor ? [] : $this->where( "visitor = %s AND form_id = %d AND field = %s AND hash <> '' AND (submission_id > 0 OR created > DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND)) ORDER BY submission_id, token", [ $visitor, $form_id, $field, self::UNCLAIMED - self::MARGIN ] );
		return array_values( array_filter( $files, static fn ( StoredFile $file ): bool => $file->visitor === $visitor ) );
	}

	/**
	 * What this owner sent for a form and no submission has yet, also what is not whole or too old by now.
	 *
	 * @return list<StoredFile>
	 */
	public function waiting_of( UploadOwner $owner ): array {
		return $this->where( 'visitor = %s AND secret = %s AND form_id = %d AND submission_id = 0', [ $owner->visitor, $owner->secret, $owner->form_id ] );
	}

	/** When a file that waits can be claimed no more; a time of Unix. */
	public static function end( StoredFile $file ): int {
		$lasts = '' === $file->hash && 0 === $file->received ? self::PROMISE : self::UNCLAIMED - self::MARGIN;
		return ( '' === $file->created ? time() : (int) strtotime( $file->created . ' UTC' ) ) + $lasts;
	}

	/** On cron: what was written for a submission that never came, slice by slice; a minute later what is left of it then. */
	public static function sweep(): void {
		self::sweep_for( self::SECONDS );
	}

	public static function sweep_for( float $seconds, int $slice = self::SLICE ): void {
		$store = new self();
		$ends  = microtime( true ) + $seconds;
		$last  = '';
		do { // What the disk does not give away is not asked for twice.
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
		// phpcs:ignore WordPress.DB -- As above.
		return false !== Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (token, submission_id, field, name, type, size, hash, form_id, visitor, secret, address, network, created) VALUES ' . implode( ', ', array_fill( 0, count( $files ), '(%s, %d, %s, %s, %s, %d, %s, %d, %s, %s, %s, %s, UTC_TIMESTAMP())' ) ), FileTable::name(), ...$values ) );
	}

	/**
	 * @param list<string|int> $values
	 * @return list<StoredFile>
	 */
	private function where( string $condition, array $values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Conditions are our own words, values go through placeholders.
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $condition", FileTable::name(), ...$values ) );
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
