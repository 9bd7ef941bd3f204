<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Servers;

defined( 'ABSPATH' ) || exit;

/** Whether the server of a persistent object cache answers. Drop-ins go on without it: each value then lasts for one request. */
final class ObjectCacheProbe {

	private const GROUP = 'frontage_kit';

	/** Writes a value and reads it from the server; true on a site without a drop-in. */
	public static function is_working(): bool {
		if ( ! wp_using_ext_object_cache() ) {
			return true;
		}
		$key = 'probe-' . bin2hex( random_bytes( 8 ) ); // Of this request: others probe at the same time.
		wp_cache_set( $key, $key, self::GROUP, MINUTE_IN_SECONDS );
		$is_working = wp_cache_get( $key, self::GROUP, true ) === $key;
		wp_cache_delete( $key, self::GROUP );
		return $is_working;
	}
}
