<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

use Frontage\Kit\Database\Database;
use Frontage\Kit\LocalFile;
use Frontage\Kit\Servers\ServerRegistry;

defined( 'ABSPATH' ) || exit;

/**
 * A file that several requests need, such as an uploaded import. It is in the temporary folder of this server. Where a site
 * has several web servers, rows of the options table hold it too, and another server copies it from there.
 */
final class SharedFile {

	/** Cron event: deletes rows of files that were never deleted. */
	public const SWEEP = 'frontage_kit_sweep_files';

	/** Prefix of the options: `frontage_file_<id>_made` with the time, `_<n>` for the pieces, and `_head` once all are stored. */
	private const ROWS = 'frontage_file_';

	/** Bytes of a piece. A row has a third more, as text, which is less than any `max_allowed_packet`. */
	private const PIECE = 768 * KB_IN_BYTES;

	/** Seconds after which nobody needs a file: users have two hours, and then an import may take its time. */
	private const LASTS = 6 * HOUR_IN_SECONDS;

	/** @param string $prefix Prefix of the files in the temporary folder. */
	public function __construct( private readonly string $prefix ) {}

	/**
	 * Copies a file, such as an upload, which PHP deletes at the end of the request. No other user of the server can read the copy.
	 *
	 * @param string $id 32 hex digits.
	 * @return bool False if the disk or the database did not take all of it.
	 */
	public function store( string $id, string $path ): bool {
		$this->sweep_folder();
		if ( self::create( $this->path( $id ), static fn ( string $to ): bool => copy( $path, $to ) ) && ( ! ServerRegistry::are_several() || self::store_rows( $id, $path ) ) ) {
			return true;
		}
		$this->delete( $id );
		return false;
	}

	/** The path of the file on this server; null if it was deleted. */
	public function open( string $id ): ?string {
		$this->sweep_folder(); // A copy of a file that was deleted on another server stays until then.
		$path = $this->path( $id );
		if ( is_file( $path ) || self::create( $path, static fn ( string $to ): bool => self::read_rows( $id, $to ) ) ) {
			return $path;
		}
		return null;
	}

	public function delete( string $id ): void {
		if ( is_file( $this->path( $id ) ) ) {
			wp_delete_file( $this->path( $id ) );
		}
		self::delete_rows( $id );
	}

	/** On `frontage_kit_sweep_files`. */
	public static function sweep(): void {
		global $wpdb;
		$left = false;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT option_name AS name, option_value AS made FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::ROWS ) . '%' . $wpdb->esc_like( '_made' ) ) );
		foreach ( $rows ?: [] as $row ) {
			if ( (int) $row['made'] < time() - self::LASTS ) {
				self::delete_rows( substr( (string) $row['name'], strlen( self::ROWS ), 32 ) );
			} else {
				$left = true;
			}
		}
		if ( $left ) {
			self::schedule();
		}
	}

	private function path( string $id ): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		return get_temp_dir() . $this->prefix . "$id.tmp";
	}

	/** Deletes files of imports that were not finished, or finished on another server. */
	private function sweep_folder(): void {
		foreach ( glob( $this->path( '*' ) . '*' ) ?: [] as $file ) {
			if ( (int) filemtime( $file ) < time() - self::LASTS ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Creates a file that is complete as soon as it has its name.
	 *
	 * @param callable( string ): bool $write Writes it to a path.
	 */
	private static function create( string $path, callable $write ): bool {
		$partial = $path . '.' . bin2hex( random_bytes( 4 ) );
		$mask    = umask( 0077 ); // From its first byte on.
		try {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- Of a file that was just made: others on this server have no business with it.
			$is_created = $write( $partial ) && chmod( $partial, 0600 ) && rename( $partial, $path );
		} finally {
			umask( $mask );
			if ( is_file( $partial ) ) {
				wp_delete_file( $partial );
			}
		}
		return $is_created;
	}

	private static function store_rows( string $id, string $path ): bool {
		if ( ! self::insert( $id, 'made', (string) time() ) ) {
			return false;
		}
		self::schedule();
		$bytes = (int) filesize( $path );
		for ( $start = 0; $start < $bytes; $start += self::PIECE ) {
			$piece = LocalFile::read( $path, max( 0, $start ), self::PIECE );
			if ( null === $piece || ! self::insert( $id, (string) intdiv( $start, self::PIECE ), base64_encode( $piece ) ) ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The column holds text.
				return false;
			}
		}
		return self::insert( $id, 'head', $bytes . ' ' . hash_file( 'sha256', $path ) );
	}

	/** Whether the rows are complete and are now in that file. */
	private static function read_rows( string $id, string $to ): bool {
		[ $bytes, $hash ] = [ ...explode( ' ', (string) self::select( $id, 'head' ), 2 ), '' ];
		if ( '' === $hash || ! LocalFile::write( $to, '' ) ) {
			return false;
		}
		$file = new \SplFileObject( $to, 'wb' );
		for ( $piece = 0; $piece * self::PIECE < (int) $bytes; ++$piece ) {
			$content = base64_decode( (string) self::select( $id, (string) $piece ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As above.
			if ( false === $content || strlen( $content ) !== $file->fwrite( $content ) ) {
				return false;
			}
		}
		unset( $file );
		return hash_equals( $hash, (string) hash_file( 'sha256', $to ) );
	}

	private static function insert( string $id, string $part, string $value ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $wpdb->options, self::ROWS . "{$id}_$part", $value, 'off' ) );
	}

	private static function select( string $id, string $part ): ?string {
		global $wpdb;
		return Database::value( (string) $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::ROWS . "{$id}_$part" ) );
	}

	private static function delete_rows( string $id ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::ROWS . $id ) . '\\_%' ) );
	}

	private static function schedule(): void {
		if ( ! wp_next_scheduled( self::SWEEP ) ) {
			wp_schedule_single_event( time() + self::LASTS + HOUR_IN_SECONDS, self::SWEEP );
		}
	}
}
