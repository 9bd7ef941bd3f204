<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one process at a time run across all web servers, by a named lock of the database, which ends with its connection. SQLite has no
 * such locks and runs on one server only: there, it is a file lock in the private folder.
 */
final class NamedLock {

	/** Seconds to wait for the lock; the work under it is short. */
	private const PATIENCE = 10;

	/** @var array<string, resource> */
	private static array $files = [];

	public static function acquire( string $name, bool $is_waiting ): bool {
		global $wpdb;
		if ( self::has_one_server() ) {
			return self::acquire_file( $name, $is_waiting );
		}
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT GET_LOCK(%s, %d) AS held', self::lock_name( $name ), $is_waiting ? self::PATIENCE : 0 ) );
		return 1 === (int) ( $rows[0]['held'] ?? 0 );
	}

	public static function release( string $name ): void {
		global $wpdb;
		if ( self::has_one_server() ) {
			if ( isset( self::$files[ $name ] ) ) {
				fclose( self::$files[ $name ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
				unset( self::$files[ $name ] );
			}
			return;
		}
		Database::rows( (string) $wpdb->prepare( 'SELECT RELEASE_LOCK(%s) AS released', self::lock_name( $name ) ) );
	}

	private static function acquire_file( string $name, bool $is_waiting ): bool {
		$folder = PrivateFolder::create( 'request' );
		$file   = '' === $folder ? false : fopen( "$folder/lock-" . substr( $name, 0, 3 ), 'cb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
		if ( ! $file || ! flock( $file, $is_waiting ? LOCK_EX : LOCK_EX | LOCK_NB ) ) {
			return false;
		}
		self::$files[ $name ] = $file;
		return true;
	}

	private static function has_one_server(): bool {
		return defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' );
	}

	/** At most 64 characters; a database may hold several sites. */
	private static function lock_name( string $name ): string {
		global $wpdb;
		return 'frontage_files_' . substr( hash( 'sha256', wp_salt() . $wpdb->prefix . $name ), 0, 40 );
	}
}
