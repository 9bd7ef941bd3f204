<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Verification;

use Frontage\Accounts\Recovery\AccountRecovery;
use Frontage\Accounts\Security\AttemptLimits;

defined( 'ABSPATH' ) || exit;

/**
 * New accounts that stay pending until the link in an email is confirmed, if turned on. Accounts that exist when it is
 * turned on are not affected.
 */
final class PendingAccounts {

	/** Option: whether new accounts need confirmation. Default: off. */
	public const OPTION = 'frontage_accounts_verification';

	/** User meta: `{ hash, ends }`; deleted once the address is confirmed. */
	public const META = 'frontage_accounts_pending';

	/** Query parameter of a link: `<id>.<token>`. */
	public const PARAMETER = 'frontage_accounts_confirm';

	private const LASTS = DAY_IN_SECONDS;

	public static function is_enabled(): bool {
		return (bool) get_option( self::OPTION );
	}

	/** Marks a new account as pending and sends its link. */
	public static function mark_pending( int $user ): void {
		VerificationMail::send_link( $user, self::link( $user ) );
	}

	/** For `authenticate`, after the password check: a user who gets here knows the password and may get the email again. */
	public static function block_unconfirmed( mixed $user ): mixed {
		if ( ! $user instanceof \WP_User || ! self::is_pending( $user->ID ) ) {
			return $user;
		}
		if ( ! AttemptLimits::emails( $user->user_email )->count() ) {
			self::mark_pending( $user->ID );
		}
		return new \WP_Error( 'frontage_accounts_pending', __( 'Verify your email address first. Open the email we just sent you and click the link.', 'frontage-accounts' ) );
	}

	public static function is_pending( int $user ): bool {
		return is_array( get_user_meta( $user, self::META, true ) );
	}

	/** On `after_password_reset` as well: following that link proves access to the mailbox. */
	public static function confirm( int|\WP_User $user ): void {
		delete_user_meta( $user instanceof \WP_User ? $user->ID : $user, self::META );
	}

	/**
	 * A sign-in by magic link proves access to the mailbox, but the user need not be who registered the account. So
	 * everything that the registrant set becomes invalid, above all the password.
	 */
	public static function after_confirmation( int $user ): void {
		if ( self::is_pending( $user ) ) {
			wp_set_password( wp_generate_password( 64 ), $user );
			AccountRecovery::clear( $user );
			self::confirm( $user );
		}
	}

	/** The user whose link it is; 0 if it is unknown, expired or used. */
	public static function user_of_link( string $value ): int {
		if ( ! preg_match( '/^(\d{1,18})\.([0-9a-f]{64})$/D', $value, $part ) ) {
			return 0;
		}
		$stored = get_user_meta( (int) $part[1], self::META, true );
		$hash   = is_array( $stored ) && is_string( $stored['hash'] ?? null ) ? $stored['hash'] : '';
		$ends   = is_array( $stored ) && is_int( $stored['ends'] ?? null ) ? $stored['ends'] : 0;
		return hash_equals( $hash, hash( 'sha256', $part[2] ) ) && $ends > time() ? (int) $part[1] : 0;
	}

	/** With a new token, of which only the hash is stored. */
	private static function link( int $user ): string {
		$token = bin2hex( random_bytes( 32 ) );
		update_user_meta( $user, self::META, [ 'hash' => hash( 'sha256', $token ), 'ends' => time() + self::LASTS ] );
		return add_query_arg( self::PARAMETER, "$user.$token", home_url( '/' ) );
	}
}
