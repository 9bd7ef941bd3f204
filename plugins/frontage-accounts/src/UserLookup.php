<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/**
 * Users by what visitors type. A table of three bytes a character, or one in latin1, cannot be compared with the characters that
 * it does not have: MariaDB answers with an error. No user of such a name is stored there, so the database is not asked.
 */
final class UserLookup {

	/** A user's email address, or else the username. */
	public static function find( string $name ): ?\WP_User {
		if ( ! self::is_storable( $name ) ) {
			return null;
		}
		$user = get_user_by( 'email', $name ) ?: get_user_by( 'login', $name );
		return $user instanceof \WP_User ? $user : null;
	}

	/** Whether WordPress's table of users can hold each character of a name or an email address. */
	public static function is_storable( string $name ): bool {
		global $wpdb;
		return VerifiedWrite::fits( $wpdb->users, 'user_email', $name );
	}

	/**
	 * On `wp_authenticate`, before WordPress looks for the user: in the place of what cannot be stored come characters that neither
	 * usernames nor email addresses may have, so nobody else is found.
	 *
	 * @param mixed $name As it was typed.
	 */
	public static function replace_unstorable( mixed &$name ): void {
		if ( is_string( $name ) && ! self::is_storable( $name ) ) {
			$name = (string) preg_replace( '/[^\x00-\x7F]+/', '(?)', $name );
		}
	}
}
