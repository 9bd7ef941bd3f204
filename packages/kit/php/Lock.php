<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** Work that one process of a site does at a time, however many begin it. */
final class Lock {

	/**
	 * Of several requests that come at once, one gets it. The options' functions would not do: they overwrite.
	 *
	 * @param string $name  Of the option in which it stands.
	 * @param int    $lasts Seconds after which a process that holds it is taken for dead.
	 */
	public static function take( string $name, int $lasts ): bool {
		global $wpdb;
		$now = time();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock is one statement that only one request can win; a cache would let two in.
		$made = $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $wpdb->options, $name, (string) $now, 'off' ) );
		if ( ! $made ) {
			$made = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value < %s', $wpdb->options, (string) $now, $name, (string) ( $now - $lasts ) ) );
		}
		// phpcs:enable
		return 1 === $made;
	}

	public static function release( string $name ): void {
		global $wpdb;
		// The options' functions do not know of it: take() went past them.
		$wpdb->delete( $wpdb->options, [ 'option_name' => $name ] ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		wp_cache_delete( $name, 'options' );
	}
}
