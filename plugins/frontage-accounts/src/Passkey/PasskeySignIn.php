<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\PasswordlessSignIn;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\RequestData;
use Frontage\Kit\Frontend\Behaviors;

defined( 'ABSPATH' ) || exit;

/** Sign-in with a passkey: the button in forms, the challenge, and the verification on WordPress's own sign-in page. */
final class PasskeySignIn {

	/** The field that holds the browser's response. */
	public const FIELD = 'frontage_accounts_passkey';

	/** AJAX action, for everybody. */
	public const CHALLENGE = 'frontage_accounts_challenge';

	/** Query parameter: for a passkey bound to the site's own host, from before the network had a domain. */
	public const OLDER = 'older';

	private const BEHAVIOR = 'frontage/passkey';
	private const MODULE   = '@frontage/behaviours/passkey';

	/** On WordPress's sign-in page, once a user has a passkey, and in the block. Identical for all visitors, so pages may be cached. */
	public static function print_button(): void {
		if ( ! RelyingParty::is_available() || ( did_action( 'login_init' ) && ! PasskeyRepository::has_any() ) ) {
			return;
		}
		self::enqueue_script();
		$has_older = PasskeyRepository::has_any_for_host( RelyingParty::current()->older );
		printf(
			'<div class="frontage-passkey" data-failed="%s"><button type="button" class="button wp-element-button is-style-outline">%s</button>%s<p role="status"></p></div>',
			esc_attr__( 'No passkey was used. Try again or sign in with your password.', 'frontage-accounts' ),
			esc_html__( 'Sign in with a passkey', 'frontage-accounts' ),
			// A browser requests passkeys of one domain at a time.
			$has_older ? sprintf( ' <button type="button" class="button wp-element-button is-style-outline" data-older>%s</button>', esc_html__( 'Use an older passkey', 'frontage-accounts' ) ) : ''
		);
	}

	/**
	 * On `wp_ajax_nopriv_frontage_accounts_challenge` and `wp_ajax_…`: the data for a passkey request. It stores nothing and
	 * reveals nothing about users.
	 */
	public static function send_challenge(): never {
		nocache_headers();
		if ( ! RelyingParty::is_available() || ! RequestData::is_post() || ! Origin::is_own() ) {
			wp_send_json( [ 'message' => __( 'Reload the page.', 'frontage-accounts' ) ], 403 );
		}
		$site = RelyingParty::current();
		wp_send_json(
			[
				'challenge'        => Challenge::create( Challenge::SIGN_IN ),
				'rpId'             => '1' === RequestData::parameter( self::OLDER ) && '' !== $site->older ? $site->older : $site->id,
				'userVerification' => 'required',
				'timeout'          => Challenge::LASTS * 1000,
			]
		);
	}

	/**
	 * On `authenticate`, before WordPress checks name and password.
	 *
	 * @param mixed $user The result so far.
	 */
	public static function authenticate( mixed $user ): mixed {
		$json = $user instanceof \WP_User ? '' : PasswordlessSignIn::posted_response( self::FIELD, CeremonyVerifier::LONGEST );
		if ( '' === $json || ! RelyingParty::is_available() ) {
			return $user;
		}
		try {
			return PasswordlessSignIn::allowed_user( self::user_of_response( $json ) );
		} catch ( CeremonyException $refused ) {
			/**
			 * Fires when a sign-in with a passkey failed.
			 *
			 * @since 0.1.0
			 * @param string $why The reason, for administrators.
			 */
			do_action( 'frontage_accounts_passkey_refused', $refused->getMessage() );
			return PasswordlessSignIn::error( __( 'This passkey did not work. Try again or sign in with your password.', 'frontage-accounts' ) );
		}
	}

	private static function user_of_response( string $json ): int {
		if ( ! Origin::is_own() ) {
			throw new CeremonyException( 'Another site posted it.' );
		}
		$answer    = CeremonyVerifier::decode_response( $json );
		$challenge = CeremonyVerifier::challenge_of( $answer );
		Challenge::verify( $challenge, Challenge::SIGN_IN );
		$passkey = PasskeyRepository::by_credential( CeremonyVerifier::credential_id( $answer ) );
		if ( ! $passkey || '' === $passkey->handle || ! hash_equals( $passkey->handle, CeremonyVerifier::user_handle( $answer ) ) ) {
			throw new CeremonyException( 'Nobody here has this passkey.' );
		}
		$used = ( new CeremonyVerifier( RelyingParty::current(), $challenge ) )->verify_assertion( $answer, $passkey->key );
		Challenge::consume( $challenge );
		if ( ! PasskeyRepository::record_use( $passkey, $used->count ) ) {
			throw new CeremonyException( 'The count of this passkey did not go up: it may have been copied.' );
		}
		return $passkey->user;
	}

	private static function enqueue_script(): void {
		Behaviors::register( dirname( __DIR__, 2 ) . '/build/behaviors/on-demand.php' );
		Behaviors::use( self::BEHAVIOR );
		add_filter( 'script_module_data_' . self::MODULE, [ self::class, 'add_module_data' ] );
		if ( did_action( 'login_init' ) && ! has_action( 'login_footer', [ self::class, 'print_modules' ] ) ) {
			add_action( 'login_footer', [ self::class, 'print_modules' ] );
		}
	}

	/** WordPress's sign-in page prints no script modules by itself. */
	public static function print_modules(): void {
		$modules = wp_script_modules();
		$modules->print_import_map();
		$modules->print_enqueued_script_modules();
		$modules->print_script_module_data();
	}

	/** @return array<mixed> */
	public static function add_module_data( mixed $data ): array {
		return [
			...( is_array( $data ) ? $data : [] ),
			'challenge' => add_query_arg( 'action', self::CHALLENGE, admin_url( 'admin-ajax.php' ) ),
			'signIn'    => PageLanguage::login_url( site_url( 'wp-login.php', 'login_post' ) ),
			'field'     => self::FIELD,
			'renew'     => ( Challenge::LASTS - MINUTE_IN_SECONDS ) * 1000,
		];
	}
}
