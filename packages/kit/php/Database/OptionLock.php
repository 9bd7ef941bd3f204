<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/** Work that one process of a site does at a time, however many begin it. */
final class OptionLock {

	/** @var array<string, string> What this process wrote into those that it holds: whoever was slow may have lost its own meanwhile. */
	private static array $held = [];

	/**
	 * Of several requests that come at once, one gets it. The options' functions would not do: they overwrite.
	 *
	 * @param string $name  Of the option in which it stands.
	 * @param int    $lasts Seconds after which a process that holds it is taken for dead.
	 * @param int    $more  Seconds that this process may hold it beyond those: others, who wait as long as `$lasts`, see it taken that much later.
	 */
	public static function take( string $name, int $lasts, int $more = 0 ): bool {
		global $wpdb;
		$now  = time();
		$mine = self::fresh( $more );
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock is one statement that only one request can win; a cache would let two in.
		$made = $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $wpdb->options, $name, $mine, 'off' ) );
		if ( ! $made ) {
			$made = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value < %s', $wpdb->options, $mine, $name, (string) ( $now - $lasts ) ) );
		}
		// phpcs:enable
		if ( 1 === $made ) {
			self::$held[ "$wpdb->options $name" ] = $mine;
		}
		return 1 === $made;
	}

	/** From now on it is held for its `$lasts` again. False when another process took it since: what this one does is no longer alone. */
	public static function renew( string $name ): bool {
		global $wpdb;
		$key  = "$wpdb->options $name";
		$mine = self::fresh();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		$is_held = isset( self::$held[ $key ] ) && 1 === $wpdb->update(
			$wpdb->options,
			[ 'option_value' => $mine ],
			[
				'option_name'  => $name,
				'option_value' => self::$held[ $key ],
			]
		);
		if ( $is_held ) {
			self::$held[ $key ] = $mine;
		}
		return $is_held;
	}

	/** Lets go of what this process holds; never of what another took since. */
	public static function release( string $name ): void {
		global $wpdb;
		$held = [
			'option_name'  => $name,
			'option_value' => self::$held[ "$wpdb->options $name" ] ?? '',
		];
		unset( self::$held[ "$wpdb->options $name" ] );
		// The options' functions do not know of it: take() went past them.
		$wpdb->delete( $wpdb->options, $held ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		wp_cache_delete( $name, 'options' );
	}

	/** Since when it is held, and by whom: no two are the same. */
	private static function fresh( int $more = 0 ): string {
		return time() + $more . ' ' . bin2hex( random_bytes( 8 ) );
	}
}
