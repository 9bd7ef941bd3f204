<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/**
 * Finds users by typed names. A table with 3-byte characters or latin1 cannot be compared with characters that it cannot
 * hold: MariaDB returns an error. Such a name cannot be stored there, so the database is not queried.
 */
final class UserLookup {

	/** Finds a user by email address, or else by username. */
	public static function find( string $name ): ?\WP_User {
		if ( ! self::is_storable( $name ) ) {
			return null;
		}
		$user = get_user_by( 'email', $name ) ?: get_user_by( 'login', $name );
		return $user instanceof \WP_User ? $user : null;
	}

	/** Whether WordPress's users table can hold each character of a name or an email address. */
	public static function is_storable( string $name ): bool {
		global $wpdb;
		return VerifiedWrite::fits( $wpdb->users, 'user_email', $name );
	}

	/**
	 * On `wp_authenticate`, before WordPress looks up the user: replaces characters that cannot be stored by ones that
	 * neither usernames nor email addresses may contain, so that no other user matches.
	 *
	 * @param mixed $name As typed.
	 */
	public static function replace_unstorable( mixed &$name ): void {
		if ( is_string( $name ) && ! self::is_storable( $name ) ) {
			$name = (string) preg_replace( '/[^\x00-\x7F]+/', '(?)', $name );
		}
	}
}
