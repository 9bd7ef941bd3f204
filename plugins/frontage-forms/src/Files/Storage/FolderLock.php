<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one process at a time run, by a lock on a file of the private folder, which all web servers of a site share. The system releases it
 * when a process dies, and it works with every database.
 */
final class FolderLock {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.

	/**
	 * Runs a short callback under the lock. Where no lock can be opened, the disk accepts no files either, so it runs without.
	 *
	 * @template T
	 * @param \Closure(): T $callback
	 * @return T
	 */
	public static function run_locked( \Closure $callback ): mixed {
		$folder = PrivateFolder::create();
		$file   = '' === $folder ? false : fopen( "$folder/lock", 'cb' );
		if ( $file ) {
			flock( $file, LOCK_EX );
		}
		try {
			return $callback();
		} finally {
			$file && fclose( $file );
		}
	}
	// phpcs:enable
}
