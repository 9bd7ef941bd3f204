<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Recovery;

use Frontage\Accounts\DeferredTask;
use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\Passkey\PasskeyRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Returns an account to the owner of its mailbox. Sessions, passkeys and emailed links that somebody else may have created
 * become invalid. WordPress itself replaces only the password.
 */
final class AccountRecovery {

	/** On `password_reset`: after a password was set through an emailed link. The user is told which passkeys were removed. */
	public static function restore_to_owner( \WP_User $user ): void {
		$names = self::clear( $user->ID );
		if ( $names ) {
			DeferredTask::run( static fn () => RemovedPasskeysMail::send( $user->ID, $names ) );
		}
	}

	/** @return list<string> Names of the removed passkeys. */
	public static function clear( int $user ): array {
		\WP_Session_Tokens::get_instance( $user )->destroy_all();
		$names = [];
		foreach ( self::sites_of( $user ) as $site ) {
			$is_other = get_current_blog_id() !== $site && switch_to_blog( $site );
			array_push( $names, ...self::clear_site( $user ) );
			if ( $is_other ) {
				restore_current_blog();
			}
		}
		return $names;
	}

	/** @return list<string> */
	private static function clear_site( int $user ): array {
		$passkeys = PasskeyRepository::for_user( $user );
		if ( $passkeys ) {
			PasskeyRepository::remove_all( $user );
		}
		OneTimeToken::revoke_all( $user );
		foreach ( $passkeys as $passkey ) {
			/** This action is documented in plugins/frontage-accounts/src/Profile/ProfileActions.php. */
			do_action( 'frontage_accounts_passkey_removed', $user );
		}
		return array_column( $passkeys, 'name' );
	}

	/** @return list<int> In a network the account is global while passkeys belong to sites; super admins have access to all of them. */
	private static function sites_of( int $user ): array {
		if ( ! is_multisite() ) {
			return [ get_current_blog_id() ];
		}
		$sites = is_super_admin( $user )
			? array_map( 'absint', get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) )
			: array_keys( get_blogs_of_user( $user, true ) );
		return array_values( array_unique( [ get_current_blog_id(), ...$sites ] ) );
	}
}
