<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** The passkeys of this site's people, or of all sites under one domain (`RelyingParty::is_shared()`), in a table of their own: each is found by its credential, in one look. */
final class PasskeyRepository {

	/** Without the site's prefix. */
	public const TABLE = 'frontage_passkeys';

	/** So many a person may have. */
	public const MOST = 20;

	public const LONGEST_NAME = 60;

	/** The domain for which the table of all its sites is there and has what this site made before. */
	private const READY = 'frontage_accounts_passkey_domain';

	private static bool $is_preparing = false;

	/** Of all sites under one domain, or of this site. */
	private static function table(): string {
		global $wpdb;
		$own    = Database::table( self::TABLE );
		$shared = $wpdb->base_prefix . self::TABLE;
		if ( $shared === $own || ! RelyingParty::is_shared() ) {
			return $own;
		}
		$domain = RelyingParty::here()->id;
		if ( ! self::$is_preparing && get_option( self::READY ) !== $domain ) {
			self::prepare( $domain );
		}
		return $shared;
	}

	/** A network's domain may come when the steps of Upgrade are done, by a filter. */
	private static function prepare( string $domain ): void {
		self::$is_preparing = true;
		Database::install( self::definitions(), true );
		if ( self::bring_along() ) {
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
	public static function of( int $user ): array {
		global $wpdb;
		return self::found( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE user_id = %d ORDER BY id', self::table(), $user ) );
	}

	public static function by_credential( string $credential ): ?Passkey {
		global $wpdb;
		return self::found( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE hash = %s', self::table(), hash( 'sha256', $credential ) ) )[0] ?? null;
	}

	/** Whether anybody of this site has one. */
	public static function are_there(): bool {
		global $wpdb;
		return (bool) Database::rows( (string) $wpdb->prepare( 'SELECT id FROM %i LIMIT 1', self::table() ) );
	}

	/** Whether anybody has one that is bound to that host. */
	public static function are_bound_to( string $host ): bool {
		global $wpdb;
		return '' !== $host && (bool) Database::rows( (string) $wpdb->prepare( 'SELECT id FROM %i WHERE site = %s LIMIT 1', self::table(), $host ) );
	}

	/** A step of Upgrade: what was made before is bound to this site's own host, and moves to where all sites under its domain look. False when the database refused; what has moved by then stays. */
	public static function bring_along(): bool {
		global $wpdb;
		$site = RelyingParty::here();
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
			// It may be there since a time that was cut short.
			$done = $is_there && 1 === Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', $own, $row['id'] ) ) && $done;
		}
		return $done && false !== $rows;
	}

	/** By which authenticators are to know a person, the same for all of his passkeys: nobody else can tell it from his number, or find that out of it. */
	public static function handle( int $user ): string {
		return array_values( array_filter( array_column( self::of( $user ), 'handle' ) ) )[0] ?? hash_hmac( 'sha256', 'frontage passkey handle ' . ( RelyingParty::is_shared() ? 'of the network' : get_current_blog_id() ) . " $user", wp_salt( 'auth' ), true );
	}

	/** False when the credential is somebody's already, or the person has enough. */
	public static function add( int $user, string $handle, AuthenticatorData $made, string $name ): bool {
		global $wpdb;
		if ( count( self::of( $user ) ) >= self::MOST ) {
			return false;
		}
		return 1 === Database::run(
			(string) $wpdb->prepare(
				'INSERT IGNORE INTO %i (user_id, hash, credential, handle, public_key, site, sign_count, name, made) VALUES (%d, %s, %s, %s, %s, %s, %d, %s, UTC_TIMESTAMP())',
				self::table(),
				$user,
				hash( 'sha256', $made->id ),
				Base64Url::encode( $made->id ),
				Base64Url::encode( $handle ),
				Base64Url::encode( $made->key ),
				RelyingParty::here()->id,
				$made->count,
				mb_substr( $name, 0, self::LONGEST_NAME )
			)
		);
	}

	/** Notes that it was used. False when its count did not go up: another authenticator has the same key, or this was sent twice. */
	public static function count_up( Passkey $passkey, int $count ): bool {
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

	/** On `deleted_user` and `remove_user_from_blog`: whoever leaves one site of a network keeps what is good on the others. */
	public static function forget( int $user ): void {
		if ( ! RelyingParty::is_shared() || ! get_userdata( $user ) ) {
			self::remove_all( $user );
		}
	}

	/** When the account is gone, or its owner wants that. */
	public static function remove_all( int $user ): int {
		global $wpdb;
		return (int) Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d', self::table(), $user ) );
	}

	/** @return list<Passkey> */
	private static function found( string $prepared ): array {
		$rows = Database::rows( $prepared );
		return array_map(
			static fn ( array $row ): Passkey => new Passkey(
				(int) $row['id'],
				(int) $row['user_id'],
				self::decoded( (string) $row['credential'] ),
				self::decoded( (string) $row['handle'] ),
				self::decoded( (string) $row['public_key'] ),
				(int) $row['sign_count'],
				(string) $row['name'],
				(string) $row['made'],
				(string) $row['used']
			),
			$rows ?: []
		);
	}

	/** One row that cannot be read, after a move by hand, opens nothing and must not hide the others. */
	private static function decoded( string $text ): string {
		try {
			return Base64Url::decode( $text );
		} catch ( CeremonyException ) {
			return '';
		}
	}
}
