<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps files under names that nobody can guess: first the row, then the bytes, so that whatever a process that died left
 * behind is known to the table, and the sweep deletes nothing else.
 *
 * A file belongs to nobody until a submission claims it. The submission's own row names its files too, so the statement that
 * stores it is the one that keeps them; the claim only makes them easy to find.
 */
final class Store {

	/** What no submission has claimed goes after so many seconds. */
	private const UNCLAIMED = DAY_IN_SECONDS;

	/** What is so near to it is not given away any more: the sweep may have it in hand. */
	private const MARGIN = 5 * MINUTE_IN_SECONDS;

	/** One slice of a sweep, and for how many seconds it goes on. */
	private const SLICE   = 200;
	private const SECONDS = 20;

	/** Cron: for what one sweep left over. */
	public const SWEEP_MORE = 'frontage_forms_sweep_more_files';

	private const COLUMNS = 'token, submission_id, field, name, type, size, hash, created, visitor, received';

	public function __construct( private readonly Bytes $bytes = new Bytes() ) {}

	/**
	 * Keeps copies of these files, all or none.
	 *
	 * @param list<array{path: string, name: string, field: string}> $files
	 * @return ?list<Kept> In their order; null when the disk or the database refused.
	 */
	public function keep( array $files, int $submission_id = 0 ): ?array {
		$kept = [];
		foreach ( $files as $file ) {
			$kept[] = self::new_file( $submission_id, $file['field'], $file['name'], (int) filesize( $file['path'] ), (string) hash_file( 'sha256', $file['path'] ) );
		}
		if ( $kept && ! $this->insert( $kept, null ) ) {
			return null;
		}
		foreach ( $kept as $index => $file ) {
			if ( '' === Folder::make( substr( $file->token, 0, 2 ) ) || ! $this->bytes->copy( $files[ $index ]['path'], $file->path() ) ) {
				$this->remove( $kept );
				return null;
			}
		}
		return $kept;
	}

	/** The row of a file that comes before its form: it has its place from now on, and its bytes come. Null when the database refused. */
	public function begin( Owner $owner, string $field, string $name, int $size ): ?Kept {
		$kept = self::new_file( 0, $field, $name, $size, '', $owner->visitor );
		return $this->insert( [ $kept ], $owner ) ? $kept : null;
	}

	/** Its bytes, all at once; nothing is left of it when disk or database refused. */
	public function fill( Kept $file, string $path ): bool {
		$hash = (string) hash_file( 'sha256', $path );
		$done = '' !== Folder::make( substr( $file->token, 0, 2 ) ) && $this->bytes->copy( $path, $file->path() ) && $this->finish( $file, $hash );
		if ( ! $done ) {
			$this->remove( [ $file ] );
		}
		return $done;
	}

	/** More of its bytes are there. False when the database refused, the file was taken away, or another process was faster. */
	public function raise( Kept $file, int $received ): bool {
		global $wpdb;
		return $file->received === $received || 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = %d WHERE token = %s AND received = %d AND hash = ''", Table::name(), $received, $file->token, $file->received ) );
	}

	/** All of them are there, and were checked: from now on a form may name it. */
	public function finish( Kept $file, string $hash ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( "UPDATE %i SET received = size, hash = %s WHERE token = %s AND hash = ''", Table::name(), $hash, $file->token ) );
	}

	private static function new_file( int $submission_id, string $field, string $name, int $size, string $hash, string $visitor = '' ): Kept {
		$type = wp_check_filetype( $name )['type'];
		return new Kept( bin2hex( random_bytes( 16 ) ), $submission_id, mb_substr( $field, 0, 191 ), mb_strcut( $name, 0, 255 ), is_string( $type ) ? $type : 'application/octet-stream', $size, $hash, '', $visitor );
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
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET submission_id = %d, secret = \'\', address = \'\' WHERE submission_id = 0 AND token IN (' . self::marks( $tokens ) . ')', Table::name(), $submission_id, ...$tokens ) );
		}
	}

	/**
	 * @param list<string> $tokens
	 * @return array<string, Kept> By token.
	 */
	public function find( array $tokens ): array {
		return $tokens ? self::by_token( $this->where( 'token IN (' . self::marks( $tokens ) . ')', $tokens ) ) : [];
	}

	/** @return list<Kept> What came with a submission, in the order it came. */
	public function of( int $submission_id ): array {
		return $this->where( 'submission_id = %d ORDER BY created, field, name', [ $submission_id ] );
	}

	/**
	 * The bytes first: a row without them is found again, bytes without a row would not be.
	 *
	 * @param list<Kept> $files
	 */
	public function remove( array $files ): void {
		global $wpdb;
		$gone = [];
		foreach ( $files as $file ) {
			foreach ( [ $file->path(), $file->half() ] as $path ) {
				if ( is_file( $path ) ) {
					wp_delete_file( $path );
				}
			}
			if ( ! $file->is_there() ) {
				$gone[] = $file->token;
			}
		}
		if ( $gone ) {
			// phpcs:ignore WordPress.DB -- As above.
			Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE token IN (' . self::marks( $gone ) . ')', Table::name(), ...$gone ) );
		}
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
	 * @return list<Kept>
	 */
	public function sent_before( int $form_id, string $field, string $visitor ): array {
		$files = '' === $visitor ? [] : $this->where( "visitor = %s AND form_id = %d AND field = %s AND hash <> '' AND (submission_id > 0 OR created > DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND)) ORDER BY submission_id, token", [ $visitor, $form_id, $field, self::UNCLAIMED - self::MARGIN ] );
		return array_values( array_filter( $files, static fn ( Kept $file ): bool => $file->visitor === $visitor ) );
	}

	/**
	 * What this owner sent for a form and no submission has yet, also what is not whole or too old by now.
	 *
	 * @return list<Kept>
	 */
	public function waiting_of( Owner $owner ): array {
		return $this->where( 'visitor = %s AND secret = %s AND form_id = %d AND submission_id = 0', [ $owner->visitor, $owner->secret, $owner->form_id ] );
	}

	/** When a file that waits can be claimed no more; a time of Unix. */
	public static function end( Kept $file ): int {
		return ( '' === $file->created ? time() : (int) strtotime( $file->created . ' UTC' ) ) + self::UNCLAIMED - self::MARGIN;
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
			$files = $store->where( 'submission_id = 0 AND created < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) AND token > %s ORDER BY token LIMIT %d', [ self::UNCLAIMED, $last, $slice ] );
			$last  = $files ? end( $files )->token : '';
			$store->remove( $files );
		} while ( count( $files ) === $slice && microtime( true ) < $ends );
		foreach ( glob( Folder::path() . '/??', GLOB_ONLYDIR ) ?: [] as $folder ) {
			Folder::quietly( static fn (): bool => rmdir( $folder ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Only an empty one goes.
		}
		if ( count( $files ) === $slice && ! wp_next_scheduled( self::SWEEP_MORE ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::SWEEP_MORE );
		}
	}

	/** @param list<Kept> $files */
	private function insert( array $files, ?Owner $owner ): bool {
		global $wpdb;
		$values = [];
		foreach ( $files as $file ) {
			array_push( $values, $file->token, $file->submission_id, $file->field, $file->name, $file->type, $file->size, $file->hash, $owner->form_id ?? 0, $file->visitor, $owner->secret ?? '', $owner->address ?? '' );
		}
		// phpcs:ignore WordPress.DB -- As above.
		return false !== Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (token, submission_id, field, name, type, size, hash, form_id, visitor, secret, address, created) VALUES ' . implode( ', ', array_fill( 0, count( $files ), '(%s, %d, %s, %s, %s, %d, %s, %d, %s, %s, %s, UTC_TIMESTAMP())' ) ), Table::name(), ...$values ) );
	}

	/**
	 * @param list<string|int> $values
	 * @return list<Kept>
	 */
	private function where( string $condition, array $values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Conditions are our own words, values go through placeholders.
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $condition", Table::name(), ...$values ) );
		return array_map( Kept::from_row( ... ), $rows ?: [] );
	}

	/**
	 * @param list<Kept> $files
	 * @return array<string, Kept>
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
