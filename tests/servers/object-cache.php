<?php
/**
 * Object cache drop-in of the site with two web servers: values in Redis, through the extension phpredis. For tests only.
 *
 * It stands in for the plugin "Redis Object Cache" of docs/guides/several-servers.md, which no package registry offers. It has that
 * plugin's constants and behavior: numbers and booleans come back as text, `$force` reads from Redis, and without Redis values last for
 * the request (WP_REDIS_GRACEFUL), or the request ends with status 500. The site is no network, so all groups are alike.
 */

defined( 'ABSPATH' ) || exit;

final class WP_Object_Cache {

	/** @var array<string, mixed> Values that this request has read or written, by their key in Redis. */
	public array $values = [];

	/** @var list<string> Groups that never leave this request. */
	public array $runtime_groups = [];

	private ?Redis $redis = null;

	public function __construct() {
		$redis = new Redis();
		try {
			$redis->connect( WP_REDIS_PATH, 0, 1, null, 0, 1 ); // Seconds to connect, and to read.
			$this->redis = $redis;
		} catch ( RedisException $error ) {
			$this->fail( $error );
		}
	}

	/** `frontage:wp:options:alloptions` */
	public function name( int|string $key, string $group ): string {
		return implode( ':', [ WP_REDIS_PREFIX . trim( $GLOBALS['table_prefix'], '_' ), str_replace( ':', '-', $group ?: 'default' ), str_replace( ':', '-', (string) $key ) ] );
	}

	/**
	 * What Redis answers; `$otherwise` for a group of this request alone, and without Redis, which is not asked again by this request.
	 *
	 * @param callable( Redis ): mixed $ask
	 */
	public function ask( string $group, mixed $otherwise, callable $ask ): mixed {
		if ( ! $this->redis || in_array( $group, $this->runtime_groups, true ) ) {
			return $otherwise;
		}
		try {
			return $ask( $this->redis );
		} catch ( RedisException $error ) {
			$this->redis = null;
			$this->fail( $error );
			return $otherwise;
		}
	}

	public function keep( string $name, mixed $value ): void {
		$this->values[ $name ] = is_object( $value ) ? clone $value : $value;
	}

	public static function encode( mixed $value ): string {
		return is_array( $value ) || is_object( $value ) || is_serialized( $value, false ) ? serialize( $value ) : (string) $value;
	}

	public static function decode( string $text ): mixed {
		return is_serialized( $text ) ? unserialize( $text ) : $text;
	}

	private function fail( RedisException $error ): void {
		error_log( "Redis: {$error->getMessage()}" );
		if ( ! WP_REDIS_GRACEFUL ) {
			http_response_code( 500 );
			echo 'Error establishing a Redis connection';
			exit( 1 );
		}
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	$cache   = $GLOBALS['wp_object_cache'];
	$name    = $cache->name( $key, $group );
	$options = [ 'nx' ] + ( $expire > 0 ? [ 'ex' => (int) $expire ] : [] );
	if ( wp_suspend_cache_addition() || ! $cache->ask( $group, true, fn ( Redis $redis ) => $redis->set( $name, WP_Object_Cache::encode( $data ), $options ) ) || array_key_exists( $name, $cache->values ) ) {
		return false;
	}
	$cache->keep( $name, $data );
	return true;
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	$cache   = $GLOBALS['wp_object_cache'];
	$name    = $cache->name( $key, $group );
	$options = $expire > 0 ? [ 'ex' => (int) $expire ] : [];
	if ( ! $cache->ask( $group, true, fn ( Redis $redis ) => $redis->set( $name, WP_Object_Cache::encode( $data ), $options ) ) ) {
		return false;
	}
	$cache->keep( $name, $data );
	return true;
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	wp_cache_get( $key, $group, false, $is_found );
	return $is_found && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	$values = wp_cache_get_multiple( [ $key ], $group, $force, $found_keys );
	$found  = [] !== $found_keys;
	return $values[ $key ];
}

/** `$found_keys` is an addition: those of `$keys` that have a value, which may be false. */
function wp_cache_get_multiple( $keys, $group = '', $force = false, &$found_keys = null ) {
	$cache      = $GLOBALS['wp_object_cache'];
	$names      = array_combine( $keys, array_map( fn ( $key ) => $cache->name( $key, $group ), $keys ) );
	$is_here    = fn ( string $name ): bool => array_key_exists( $name, $cache->values );
	$wanted     = array_filter( $names, fn ( string $name ): bool => $force || ! $is_here( $name ) );
	$texts      = $wanted ? $cache->ask( $group, null, fn ( Redis $redis ) => $redis->mGet( array_values( $wanted ) ) ) : null;
	$texts      = is_array( $texts ) ? array_combine( array_keys( $wanted ), $texts ) : [];
	$is_runtime = in_array( $group, $cache->runtime_groups, true );
	$values     = [];
	$found_keys = [];
	foreach ( $names as $key => $name ) {
		if ( is_string( $texts[ $key ] ?? false ) ) {
			$cache->keep( $name, WP_Object_Cache::decode( $texts[ $key ] ) );
		}
		$is_found       = isset( $wanted[ $key ] ) && ! $is_runtime ? is_string( $texts[ $key ] ?? false ) : $is_here( $name );
		$value          = $is_found ? $cache->values[ $name ] : false;
		$values[ $key ] = is_object( $value ) ? clone $value : $value;
		$found_keys     = $is_found ? [ ...$found_keys, $key ] : $found_keys;
	}
	return $values;
}

function wp_cache_delete( $key, $group = '' ) {
	$cache   = $GLOBALS['wp_object_cache'];
	$name    = $cache->name( $key, $group );
	$is_here = array_key_exists( $name, $cache->values );
	unset( $cache->values[ $name ] );
	return (bool) $cache->ask( $group, $is_here, fn ( Redis $redis ) => $redis->del( $name ) );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = wp_cache_get( $key, $group, false, $is_found );
	if ( ! $is_found ) {
		return false;
	}
	$cache = $GLOBALS['wp_object_cache'];
	$name  = $cache->name( $key, $group );
	return $cache->values[ $name ] = $cache->ask( $group, (int) $value + $offset, fn ( Redis $redis ) => $redis->incrBy( $name, $offset ) );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}

function wp_cache_flush() {
	$GLOBALS['wp_object_cache']->values = [];
	return $GLOBALS['wp_object_cache']->ask( '', false, fn ( Redis $redis ) => $redis->flushDB() );
}

function wp_cache_flush_runtime() {
	$GLOBALS['wp_object_cache']->values = [];
	return true;
}

function wp_cache_flush_group( $group ) {
	$cache         = $GLOBALS['wp_object_cache'];
	$start         = $cache->name( '', $group );
	$script        = 'for _, name in ipairs( redis.call( "keys", ARGV[1] ) ) do redis.call( "del", name ) end return 1';
	$cache->values = array_filter( $cache->values, fn ( string $name ): bool => ! str_starts_with( $name, $start ), ARRAY_FILTER_USE_KEY );
	return (bool) $cache->ask( $group, true, fn ( Redis $redis ) => $redis->eval( $script, [ addcslashes( $start, '*?[]\\' ) . '*' ] ) );
}

function wp_cache_supports( $feature ) {
	return in_array( $feature, [ 'get_multiple', 'flush_runtime', 'flush_group' ], true );
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {}

function wp_cache_add_non_persistent_groups( $groups ) {
	array_push( $GLOBALS['wp_object_cache']->runtime_groups, ...(array) $groups );
}
