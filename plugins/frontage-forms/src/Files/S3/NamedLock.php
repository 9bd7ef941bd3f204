<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * One process at a time, on whichever web server it runs, by a named lock of the database, which lets go when its connection ends.
 * SQLite has none, and one server alone: there it is a file of that server's private folder.
 */
final class NamedLock {

	/** Seconds that are waited for work that is over in a moment. */
	private const PATIENCE = 10;

	/** @var array<string, resource> */
	private static array $files = [];

	public static function take( string $name, bool $waits ): bool {
		global $wpdb;
		if ( self::is_one_server() ) {
			return self::take_file( $name, $waits );
		}
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT GET_LOCK(%s, %d) AS held', self::name( $name ), $waits ? self::PATIENCE : 0 ) );
		return 1 === (int) ( $rows[0]['held'] ?? 0 );
	}

	public static function give_back( string $name ): void {
		global $wpdb;
		if ( self::is_one_server() ) {
			if ( isset( self::$files[ $name ] ) ) {
				fclose( self::$files[ $name ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in Folder.
				unset( self::$files[ $name ] );
			}
			return;
		}
		Database::rows( (string) $wpdb->prepare( 'SELECT RELEASE_LOCK(%s) AS released', self::name( $name ) ) );
	}

	private static function take_file( string $name, bool $waits ): bool {
		$folder = PrivateFolder::make( 'request' );
		$file   = '' === $folder ? false : fopen( "$folder/lock-" . substr( $name, 0, 3 ), 'cb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in Folder.
		if ( ! $file || ! flock( $file, $waits ? LOCK_EX : LOCK_EX | LOCK_NB ) ) {
			return false;
		}
		self::$files[ $name ] = $file;
		return true;
	}

	private static function is_one_server(): bool {
		return defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' );
	}

	/** At most 64 signs; a database may hold several sites. */
	private static function name( string $name ): string {
		global $wpdb;
		return 'frontage_files_' . substr( hash( 'sha256', wp_salt() . $wpdb->prefix . $name ), 0, 40 );
	}
}
