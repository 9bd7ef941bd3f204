<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the passkeys of this site's users, or of all sites under one domain (`RelyingParty::is_shared()`), in their own
 * table. Each is found by its credential id with one query.
 */
final class PasskeyRepository {

	/** Without the table prefix. */
	public const TABLE = 'frontage_passkeys';

	/** Maximum per user. */
	public const MOST = 20;

	public const LONGEST_NAME = 60;

	/** Option: the domain for which the shared table exists and has this site's earlier passkeys. */
	private const READY = 'frontage_accounts_passkey_domain';

	private static bool $is_preparing = false;

	/** The table of all sites under one domain, or of this site. */
	private static function table(): string {
		global $wpdb;
		$own    = Database::table( self::TABLE );
		$shared = $wpdb->base_prefix . self::TABLE;
		if ( $shared === $own || ! RelyingParty::is_shared() ) {
			return $own;
		}
		$domain = RelyingParty::current()->id;
		if ( ! self::$is_preparing && get_option( self::READY ) !== $domain ) {
			self::prepare( $domain );
		}
		return $shared;
	}

	/** Creates the shared table when a filter sets a network's domain after the steps of DatabaseUpgrade are done. */
	private static function prepare( string $domain ): void {
		self::$is_preparing = true;
		Database::install( self::definitions(), true );
		if ( self::move_to_shared_table() ) {
			update_option( self::READY, $domain, true );
		}
		self::$is_preparing = false;
	}

	/**
	 * For `Database::install()`: the table of this site, and that of all sites under its domain.
	 *
	 * @return list<string>
	 */
	public static function definitions(): array {
		return array_map( self::definition( ... ), array_values( array_unique( [ Database::table( self::TABLE ), self::table() ] ) ) );
	}

	private static function definition( string $table ): string {
		$options = Database::table_options();
		return "CREATE TABLE $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				hash char(64) NOT NULL,
				credential text NOT NULL,
				handle varchar(64) NOT NULL,
				public_key text NOT NULL,
				site varchar(253) NOT NULL DEFAULT '',
				sign_count bigint(20) unsigned NOT NULL,
				name varchar(60) NOT NULL,
				made datetime NOT NULL,
				used datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY hash (hash),
				KEY user_id (user_id)
			) $options;";
	}

	/** @return list<Passkey> Oldest first. */
	public static function for_user( int $user ): array {
		global $wpdb;
		return self::query( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE user_id = %d ORDER BY id', self::table(), $user ) );
	}

	public static function by_credential( string $credential ): ?Passkey {
		global $wpdb;
		return self::query( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE hash = %s', self::table(), hash( 'sha256', $credential ) ) )[0] ?? null;
	}

	/** Whether any user of this site has a passkey. */
	public static function has_any(): bool {
		global $wpdb;
		return (bool) Database::rows( (string) $wpdb->prepare( 'SELECT id FROM %i LIMIT 1', self::table() ) );
	}

	/** Whether any user has a passkey that is bound to this host. */
	public static function has_any_for_host( string $host ): bool {
		global $wpdb;
		return '' !== $host && (bool) Database::rows( (string) $wpdb->prepare( 'SELECT id FROM %i WHERE site = %s LIMIT 1', self::table(), $host ) );
	}

	/**
	 * A step of DatabaseUpgrade: binds earlier passkeys to this site's own host and moves them to the table shared by all
	 * sites under its domain. Returns false when the database refused; rows moved by then stay moved.
	 */
	public static function move_to_shared_table(): bool {
		global $wpdb;
		$site = RelyingParty::current();
		$own  = Database::table( self::TABLE );
		$host = '' === $site->older ? $site->id : $site->older;
		$done = false !== Database::run( (string) $wpdb->prepare( "UPDATE %i SET site = %s WHERE site = ''", $own, $host ) );
		$rows = self::table() === $own ? [] : Database::rows( (string) $wpdb->prepare( 'SELECT * FROM %i ORDER BY id', $own ) );
		foreach ( $rows ?: [] as $row ) {
			$is_there = false !== Database::run(
				(string) $wpdb->prepare(
					'INSERT IGNORE INTO %i (user_id, hash, credential, handle, public_key, site, sign_count, name, made, used) VALUES (%d, %s, %s, %s, %s, %s, %d, %s, %s, NULLIF(%s, %s))',
					self::table(),
					$row['user_id'],
					$row['hash'],
					$row['credential'],
					$row['handle'],
					$row['public_key'],
					$row['site'],
					$row['sign_count'],
					$row['name'],
					$row['made'],
					(string) $row['used'],
					''
				)
			);
			// It may exist already, from an interrupted run.
			$done = $is_there && 1 === Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', $own, $row['id'] ) ) && $done;
		}
		return $done && false !== $rows;
	}

	/** The user handle, the same for all passkeys of a user: it can neither be derived from the user ID nor reveal it. */
	public static function user_handle( int $user ): string {
		return array_values( array_filter( array_column( self::for_user( $user ), 'handle' ) ) )[0] ?? hash_hmac( 'sha256', 'frontage passkey handle ' . ( RelyingParty::is_shared() ? 'of the network' : get_current_blog_id() ) . " $user", wp_salt( 'auth' ), true );
	}

	/** Returns false when the credential exists already, or the user has reached the maximum. */
	public static function add( int $user, string $handle, AuthenticatorData $credential, string $name ): bool {
		global $wpdb;
		if ( count( self::for_user( $user ) ) >= self::MOST ) {
			return false;
		}
		return 1 === Database::run(
			(string) $wpdb->prepare(
				'INSERT IGNORE INTO %i (user_id, hash, credential, handle, public_key, site, sign_count, name, made) VALUES (%d, %s, %s, %s, %s, %s, %d, %s, UTC_TIMESTAMP())',
				self::table(),
				$user,
				hash( 'sha256', $credential->id ),
				Base64Url::encode( $credential->id ),
				Base64Url::encode( $handle ),
				Base64Url::encode( $credential->key ),
				RelyingParty::current()->id,
				$credential->count,
				mb_substr( $name, 0, self::LONGEST_NAME )
			)
		);
	}

	/** Records a use. Returns false when the counter did not increase: the key was cloned, or the response was sent twice. */
	public static function record_use( Passkey $passkey, int $count ): bool {
		global $wpdb;
		if ( ! $count && ! $passkey->count ) { // Many authenticators do not count.
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET used = UTC_TIMESTAMP() WHERE id = %d', self::table(), $passkey->id ) );
			return true;
		}
		return 1 === Database::run( (string) $wpdb->prepare( 'UPDATE %i SET used = UTC_TIMESTAMP(), sign_count = %d WHERE id = %d AND sign_count < %d', self::table(), $count, $passkey->id, $count ) );
	}

	public static function remove( int $user, int $id ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d AND id = %d', self::table(), $user, $id ) );
	}

	/** On `deleted_user` and `remove_user_from_blog`: users who leave one site of a network keep passkeys that are valid on its others. */
	public static function remove_for_deleted_user( int $user ): void {
		if ( ! RelyingParty::is_shared() || ! get_userdata( $user ) ) {
			self::remove_all( $user );
		}
	}

	/** When the account is deleted, or its owner asks for it. */
	public static function remove_all( int $user ): int {
		global $wpdb;
		return (int) Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d', self::table(), $user ) );
	}

	/** @return list<Passkey> */
	private static function query( string $prepared ): array {
		$rows = Database::rows( $prepared );
		return array_map(
			static fn ( array $row ): Passkey => new Passkey(
				id: (int) $row['id'],
				user: (int) $row['user_id'],
				credential: self::decode( (string) $row['credential'] ),
				handle: self::decode( (string) $row['handle'] ),
				key: self::decode( (string) $row['public_key'] ),
				count: (int) $row['sign_count'],
				name: (string) $row['name'],
				made: (string) $row['made'],
				used: (string) $row['used']
			),
			$rows ?: []
		);
	}

	/** A row that cannot be decoded, such as after a manual migration, is useless and must not hide the others. */
	private static function decode( string $text ): string {
		try {
			return Base64Url::decode( $text );
		} catch ( CeremonyException ) {
			return '';
		}
	}
}
