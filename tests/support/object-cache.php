<?php
/**
 * A persistent object cache, as many sites have: an SQLite table with one row per key. Checks install it as
 * content/object-cache.php; values read once are kept until the end of the request, as in other caches.
 */

final class Frontage_Object_Cache {

	/** @var array<string, mixed> */
	private array $read = [];

	/** @var array<string, true> */
	private array $global = [];

	/** @var array<string, true> */
	private array $passing = [];

	private int $site = 1;

	private PDO $table;

	public function __construct() {
		$this->table = new PDO( 'sqlite:' . DB_DIR . '/object-cache.sqlite' );
		$this->table->exec( 'PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF' );
		$this->table->exec( 'CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value BLOB)' );
	}

	public function get( int|string $key, string $group, bool $force, ?bool &$found ): mixed {
		$name = $this->name( $key, $group );
		if ( ! array_key_exists( $name, $this->read ) || ( $force && ! isset( $this->passing[ $group ] ) ) ) {
			$row = isset( $this->passing[ $group ] ) ? false : $this->run( 'SELECT value FROM kept WHERE name = ?', $name )->fetchColumn();
			if ( ! is_string( $row ) ) {
				$found = false;
				return false;
			}
			$this->read[ $name ] = unserialize( $row );
		}
		$found = true;
		return is_object( $this->read[ $name ] ) ? clone $this->read[ $name ] : $this->read[ $name ];
	}

	/** @param string $how INSERT OR REPLACE: set; INSERT OR IGNORE: only if it does not exist; UPDATE: only if it exists. */
	public function put( int|string $key, mixed $value, string $group, string $how = 'INSERT OR REPLACE' ): bool {
		$name  = $this->name( $key, $group );
		$value = is_object( $value ) ? clone $value : $value;
		if ( isset( $this->passing[ $group ] ) ) {
			$is_there = array_key_exists( $name, $this->read );
			$is_done  = 'INSERT OR REPLACE' === $how || ( 'UPDATE' === $how ) === $is_there;
		} else {
			$is_done = 'UPDATE' === $how
				? 1 === $this->run( 'UPDATE kept SET value = ?2 WHERE name = ?1', $name, serialize( $value ) )->rowCount()
				: 1 === $this->run( "$how INTO kept VALUES (?, ?)", $name, serialize( $value ) )->rowCount();
		}
		if ( $is_done ) {
			$this->read[ $name ] = $value;
		}
		return $is_done;
	}

	public function delete( int|string $key, string $group ): bool {
		$name = $this->name( $key, $group );
		$was  = array_key_exists( $name, $this->read );
		unset( $this->read[ $name ] );
		return 1 === $this->run( 'DELETE FROM kept WHERE name = ?', $name )->rowCount() || $was;
	}

	public function add_up( int|string $key, int $by, string $group ): int|false {
		$value = $this->get( $key, $group, true, $found );
		$sum   = max( 0, ( is_numeric( $value ) ? (int) $value : 0 ) + $by );
		return $found && $this->put( $key, $sum, $group ) ? $sum : false;
	}

	public function flush(): bool {
		$this->read = [];
		$this->table->exec( 'DELETE FROM kept' );
		return true;
	}

	/** @param list<string> $groups */
	public function share( array $groups ): void {
		$this->global = array_fill_keys( $groups, true ) + $this->global;
	}

	/** @param list<string> $groups */
	public function let_pass( array $groups ): void {
		$this->passing = array_fill_keys( $groups, true ) + $this->passing;
	}

	public function go_to( int $site ): void {
		$this->site = $site;
	}

	private function name( int|string $key, string $group ): string {
		return ( isset( $this->global[ $group ] ) ? '' : $this->site . ':' ) . $group . ':' . $key;
	}

	private function run( string $sql, string ...$values ): PDOStatement {
		$statement = $this->table->prepare( $sql );
		$statement->execute( $values );
		return $statement;
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new Frontage_Object_Cache();
}
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group ?: 'default', $force, $found );
}
function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->put( $key, $data, $group ?: 'default' );
}
function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return ! wp_suspend_cache_addition() && $GLOBALS['wp_object_cache']->put( $key, $data, $group ?: 'default', 'INSERT OR IGNORE' );
}
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->put( $key, $data, $group ?: 'default', 'UPDATE' );
}
function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group ?: 'default' );
}
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->add_up( $key, $offset, $group ?: 'default' );
}
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->add_up( $key, -$offset, $group ?: 'default' );
}
function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}
function wp_cache_close() {
	return true;
}
function wp_cache_add_global_groups( $groups ) {
	$GLOBALS['wp_object_cache']->share( array_values( (array) $groups ) );
}
function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->let_pass( array_values( (array) $groups ) );
}
function wp_cache_switch_to_blog( $site ) {
	$GLOBALS['wp_object_cache']->go_to( (int) $site );
}
