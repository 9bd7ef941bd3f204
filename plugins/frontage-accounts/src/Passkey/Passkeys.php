<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/** The passkeys of this site's people, in a table of their own: each is found by its credential, in one look. */
final class Passkeys {

	/** Without the site's prefix. */
	public const TABLE = 'frontage_passkeys';

	/** So many a person may have. */
	public const MOST = 20;

	public const LONGEST_NAME = 60;

	/** For `Database::install()`. */
	public static function definition(): string {
		$table   = Database::table( self::TABLE );
		$options = Database::table_options();
		return "CREATE TABLE $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				hash char(64) NOT NULL,
				credential text NOT NULL,
				handle varchar(64) NOT NULL,
				public_key text NOT NULL,
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
		return self::found( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE user_id = %d ORDER BY id', Database::table( self::TABLE ), $user ) );
	}

	public static function by_credential( string $credential ): ?Passkey {
		global $wpdb;
		return self::found( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE hash = %s', Database::table( self::TABLE ), hash( 'sha256', $credential ) ) )[0] ?? null;
	}

	/** Whether anybody of this site has one. */
	public static function are_there(): bool {
		global $wpdb;
		return (bool) Database::rows( (string) $wpdb->prepare( 'SELECT id FROM %i LIMIT 1', Database::table( self::TABLE ) ) );
	}

	/** By which authenticators are to know a person, the same for all of his passkeys: nobody else can tell it from his number, or find that out of it. */
	public static function handle( int $user ): string {
		return array_values( array_filter( array_column( self::of( $user ), 'handle' ) ) )[0] ?? hash_hmac( 'sha256', 'frontage passkey handle ' . get_current_blog_id() . " $user", wp_salt( 'auth' ), true );
	}

	/** False when the credential is somebody's already, or the person has enough. */
	public static function add( int $user, string $handle, AuthenticatorData $made, string $name ): bool {
		global $wpdb;
		if ( count( self::of( $user ) ) >= self::MOST ) {
			return false;
		}
		return 1 === Database::run(
			(string) $wpdb->prepare(
				'INSERT IGNORE INTO %i (user_id, hash, credential, handle, public_key, sign_count, name, made) VALUES (%d, %s, %s, %s, %s, %d, %s, UTC_TIMESTAMP())',
				Database::table( self::TABLE ),
				$user,
				hash( 'sha256', $made->id ),
				Base64Url::encode( $made->id ),
				Base64Url::encode( $handle ),
				Base64Url::encode( $made->key ),
				$made->count,
				mb_substr( $name, 0, self::LONGEST_NAME )
			)
		);
	}

	/** Notes that it was used. False when its count did not go up: another authenticator has the same key, or this was sent twice. */
	public static function count_up( Passkey $passkey, int $count ): bool {
		global $wpdb;
		if ( ! $count && ! $passkey->count ) { // Many authenticators do not count.
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET used = UTC_TIMESTAMP() WHERE id = %d', Database::table( self::TABLE ), $passkey->id ) );
			return true;
		}
		return 1 === Database::run( (string) $wpdb->prepare( 'UPDATE %i SET used = UTC_TIMESTAMP(), sign_count = %d WHERE id = %d AND sign_count < %d', Database::table( self::TABLE ), $count, $passkey->id, $count ) );
	}

	public static function remove( int $user, int $id ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d AND id = %d', Database::table( self::TABLE ), $user, $id ) );
	}

	/** On `deleted_user` and `remove_user_from_blog`, and when a person's data are erased. */
	public static function remove_all( int $user ): int {
		global $wpdb;
		return (int) Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d', Database::table( self::TABLE ), $user ) );
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
		} catch ( Refused ) {
			return '';
		}
	}
}
