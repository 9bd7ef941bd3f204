<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Profile;

use Frontage\Accounts\Passkey\CeremonyVerifier;
use Frontage\Accounts\Passkey\PasskeyRegistration;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Passkey\RelyingParty;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\Sessions\UserSessions;

defined( 'ABSPATH' ) || exit;

/** Actions of the security panel's buttons, for the own account or a user that may be edited. A passkey can only be created for oneself. */
final class ProfileActions {

	public const ACTION  = 'frontage_accounts_change';
	public const PERSON  = 'frontage_accounts_person';
	public const SESSION = 'frontage_accounts_session';
	public const PASSKEY = 'frontage_accounts_remove';
	public const ANSWER  = 'frontage_accounts_answer';
	public const NAME    = 'frontage_accounts_name';

	/** Value for all other sessions instead of one. */
	public const OTHERS = 'others';

	/** Query parameter: what was done, for the next page. */
	public const DONE = 'frontage_accounts_done';

	public static function nonce( int $user ): string {
		return "frontage_accounts_change_$user";
	}

	/** On `admin_post_frontage_accounts_change`. */
	public static function handle_request(): never {
		$user = absint( RequestData::field( self::PERSON, 20 ) );
		if ( ! RequestData::is_post() || ! wp_verify_nonce( RequestData::field( '_wpnonce' ), self::nonce( $user ) ) || ! self::can_edit( $user ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change how this user signs in, or the page has expired. Reload it.', 'frontage-accounts' ), '', [ 'response' => 403, 'back_link' => true ] );
		}
		$back = wp_get_referer() ?: admin_url( 'profile.php' );
		wp_safe_redirect( add_query_arg( self::DONE, self::apply_change( $user ), remove_query_arg( self::DONE, $back ) ) . ( is_admin() && str_contains( $back, '/wp-admin/' ) ? '#frontage-accounts' : '' ) );
		exit;
	}

	/** The message for what was done; '' for unknown values. */
	public static function message( string $done ): string {
		return match ( $done ) {
			'signed-out'      => __( 'Signed out.', 'frontage-accounts' ),
			'passkey-removed' => __( 'Passkey removed. Your device may still offer it, so remove it there too.', 'frontage-accounts' ),
			'passkey-made'    => __( 'Passkey created. You can sign in with it now.', 'frontage-accounts' ),
			'passkey-refused' => __( 'Could not create the passkey. Please try again.', 'frontage-accounts' ),
			'nothing'         => __( 'Nothing to change.', 'frontage-accounts' ),
			default           => '',
		};
	}

	/** On `admin_notices`, on the profile. */
	public static function print_notice(): void {
		$words = in_array( get_current_screen()->id ?? '', [ 'profile', 'user-edit' ], true ) ? self::message( RequestData::posted_or_query( self::DONE ) ) : '';
		if ( '' !== $words ) {
			wp_admin_notice( esc_html( $words ), [ 'type' => 'info', 'dismissible' => true ] );
		}
	}

	/**
	 * For `removable_query_args`.
	 *
	 * @param array<string> $names
	 * @return array<string>
	 */
	public static function add_removable_parameters( array $names ): array {
		return [ ...$names, self::DONE ];
	}

	private static function can_edit( int $user ): bool {
		return get_userdata( $user ) && ( get_current_user_id() === $user || current_user_can( 'edit_user', $user ) );
	}

	/** Returns a key of `message()`. */
	private static function apply_change( int $user ): string {
		$session = RequestData::field( self::SESSION );
		if ( '' !== $session ) {
			return self::sign_out( $user, $session ) ? 'signed-out' : 'nothing';
		}
		$passkey = absint( RequestData::field( self::PASSKEY, 20 ) );
		if ( $passkey ) {
			$removed = PasskeyRepository::remove( $user, $passkey );
			if ( $removed ) {
				/**
				 * Fires when a passkey was removed.
				 *
				 * @since 0.1.0
				 * @param int $user The user whose passkey it was.
				 */
				do_action( 'frontage_accounts_passkey_removed', $user );
			}
			return $removed ? 'passkey-removed' : 'nothing';
		}
		return get_current_user_id() === $user && RelyingParty::is_available() ? self::create_passkey( $user ) : 'nothing';
	}

	private static function create_passkey( int $user ): string {
		$name = sanitize_text_field( RequestData::field( self::NAME, 4 * PasskeyRepository::LONGEST_NAME ) );
		if ( ! PasskeyRegistration::store( $user, RequestData::field( self::ANSWER, CeremonyVerifier::LONGEST ), $name ) ) {
			return 'passkey-refused';
		}
		/**
		 * Fires when a user has created a passkey.
		 *
		 * @since 0.1.0
		 * @param int    $user The user.
		 * @param string $name The name that the user gave it.
		 */
		do_action( 'frontage_accounts_passkey_made', $user, $name );
		return 'passkey-made';
	}

	private static function sign_out( int $user, string $session ): bool {
		if ( self::OTHERS !== $session ) {
			return (bool) UserSessions::for_user( $user )?->end( $session );
		}
		$all = \WP_Session_Tokens::get_instance( $user );
		if ( get_current_user_id() === $user ) {
			$all->destroy_others( wp_get_session_token() );
		} else {
			$all->destroy_all();
		}
		return true;
	}
}
