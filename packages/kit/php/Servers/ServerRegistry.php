<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Servers;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The web servers of this site. Each writes one row of the options table, with the facts that must be the same on all of
 * them. Time is the database's, so servers whose clocks differ are told apart.
 *
 * @phpstan-type Server array{ name: string, seen: int, facts: array<string, string> }
 */
final class ServerRegistry {

	/** Prefix of the options, one for each server. */
	private const PREFIX = 'frontage_server_';

	/** Constant in wp-config.php: the name of this server, where the host name does not tell servers apart. */
	private const NAME = 'FRONTAGE_SERVER_NAME';

	/** Seconds for which a row is recent enough: a dashboard page writes at most this often. */
	private const RECENT = 10 * MINUTE_IN_SECONDS;

	/** Rows of servers that were removed are deleted after this time. */
	private const LASTS = WEEK_IN_SECONDS;

	/** On `admin_init`. */
	public static function record_from_dashboard(): void {
		if ( ! wp_doing_ajax() ) {
			self::record();
		}
	}

	/**
	 * Writes the row of this server.
	 *
	 * @param int $age Seconds; a newer row stays.
	 * @return bool Whether the database has taken it, now or less than `$age` seconds ago.
	 */
	public static function record( int $age = self::RECENT ): bool {
		global $wpdb;
		$name   = self::name();
		$option = self::PREFIX . substr( md5( $name ), 0, 16 );
		$rows   = Database::rows( (string) $wpdb->prepare( 'SELECT option_value AS record, UTC_TIMESTAMP() AS at FROM %i WHERE option_name = %s', $wpdb->options, $option ) );
		$time   = $rows ? self::unix_time( $rows[0]['at'] ) : self::database_time();
		if ( false === $rows || null === $time ) {
			return false;
		}
		$record = self::parse( (string) ( $rows[0]['record'] ?? '' ) );
		if ( $record && $record['seen'] > $time - $age && $record['seen'] <= $time ) {
			return true;
		}
		if ( ! $rows ) {
			self::sweep( $time );
		}
		$value = (string) wp_json_encode(
			[
				'name'  => $name,
				'seen'  => $time,
				'facts' => self::facts( $time ),
			]
		);
		return false !== Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s) ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)', $wpdb->options, $option, $value, 'off' ) );
	}

	/**
	 * The servers that wrote their row in the last seconds, by name.
	 *
	 * @return list<Server>
	 */
	public static function seen_within( int $seconds ): array {
		$since   = (int) self::database_time() - $seconds;
		$servers = array_values( array_filter( self::all(), static fn ( array $server ): bool => $server['seen'] >= $since ) );
		usort( $servers, static fn ( array $one, array $other ): int => strnatcmp( $one['name'], $other['name'] ) );
		return $servers;
	}

	/** Whether this site had more than one web server in the last day. */
	public static function are_several(): bool {
		self::record();
		return count( self::seen_within( DAY_IN_SECONDS ) ) > 1;
	}

	/** @return array<string, Server> By option. */
	private static function all(): array {
		global $wpdb;
		$servers = [];
		foreach ( Database::rows( (string) $wpdb->prepare( 'SELECT option_name AS name, option_value AS record FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' ) ) ?: [] as $row ) {
			$server = self::parse( (string) $row['record'] );
			if ( $server ) {
				$servers[ (string) $row['name'] ] = $server;
			}
		}
		return $servers;
	}

	private static function sweep( int $time ): void {
		foreach ( self::all() as $option => $server ) {
			if ( $server['seen'] < $time - self::LASTS ) {
				delete_option( $option );
			}
		}
	}

	/** @return Server|null */
	private static function parse( string $record ): ?array {
		$server = json_decode( $record, true );
		if ( ! is_array( $server ) || ! is_string( $server['name'] ?? null ) || ! is_int( $server['seen'] ?? null ) || ! is_array( $server['facts'] ?? null ) ) {
			return null;
		}
		$facts = [];
		foreach ( $server['facts'] as $fact => $value ) {
			$facts[ (string) $fact ] = is_scalar( $value ) ? (string) $value : '';
		}
		return [
			'name'  => $server['name'],
			'seen'  => $server['seen'],
			'facts' => $facts,
		];
	}

	private static function name(): string {
		$name = defined( self::NAME ) ? constant( self::NAME ) : '';
		return is_string( $name ) && '' !== $name ? $name : (string) gethostname();
	}

	/** Unix time of the database; null when it does not answer. */
	private static function database_time(): ?int {
		return self::unix_time( Database::value( 'SELECT UTC_TIMESTAMP() AS at' ) );
	}

	/** @param string|null $at As the database says it, in UTC. */
	private static function unix_time( ?string $at ): ?int {
		$time = null === $at ? false : strtotime( "$at UTC" );
		return false === $time ? null : $time;
	}

	/** @return array<string, string> */
	private static function facts( int $time ): array {
		$plugins = [];
		foreach ( [ ...wp_get_active_and_valid_plugins(), ...( is_multisite() ? wp_get_active_network_plugins() : [] ) ] as $file ) {
			if ( str_starts_with( basename( $file ), 'frontage-' ) ) {
				$plugins[] = basename( $file, '.php' ) . ' ' . get_file_data( $file, [ 'Version' ] )[0];
			}
		}
		$facts = [
			'wordpress' => wp_get_wp_version(),
			'php'       => PHP_VERSION,
			'plugins'   => implode( ', ', $plugins ),
			'salts'     => substr( hash_hmac( 'sha256', 'frontage servers', implode( '', array_map( wp_salt( ... ), [ 'auth', 'secure_auth', 'logged_in', 'nonce' ] ) ) ), 0, 8 ),
			'cache'     => wp_using_ext_object_cache() ? 'yes' : 'no',
			'clock'     => (string) ( time() - $time ),
		];
		/**
		 * Filters the facts of a web server that Site Health compares with those of the others.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $facts Values by name. A secret belongs here only as a hash.
		 */
		$filtered = apply_filters( 'frontage_server_facts', $facts );
		return is_array( $filtered ) ? array_filter( $filtered, is_string( ... ) ) : $facts;
	}
}
