<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * One process at a time, by a file of the private folder, which all web servers of a site share: the system lets go of it when
 * a process dies, and it is the same with every database.
 */
final class FolderLock {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in Folder.

	/**
	 * Runs a piece of work that is over in a moment. Where there is no lock to be had the disk takes no file either.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function hold( \Closure $work ): mixed {
		$folder = PrivateFolder::make();
		$file   = '' === $folder ? false : fopen( "$folder/lock", 'cb' );
		if ( $file ) {
			flock( $file, LOCK_EX );
		}
		try {
			return $work();
		} finally {
			$file && fclose( $file );
		}
	}
	// phpcs:enable
}
