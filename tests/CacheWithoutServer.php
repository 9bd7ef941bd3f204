<?php

declare( strict_types=1 );

namespace Frontage\Tests;

/** An object cache drop-in whose server is away: a value is there for this request alone, and not for who asks the server (`$force`). */
final class CacheWithoutServer extends \WP_Object_Cache {

	/** Runs something on a site with this drop-in. */
	public static function use_for( \Closure $run ): mixed {
		$cache                      = $GLOBALS['wp_object_cache'];
		$GLOBALS['wp_object_cache'] = new self();
		$was_in_use                 = wp_using_ext_object_cache( true );
		try {
			return $run();
		} finally {
			wp_using_ext_object_cache( $was_in_use );
			$GLOBALS['wp_object_cache'] = $cache;
		}
	}

	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$found = false;
		return $force ? false : parent::get( $key, $group, $force, $found );
	}
}
