<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\MagicLink;

use Frontage\Accounts\LocalizedMail;
use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\PasswordlessSignIn;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\Security\AttemptLimits;
use Frontage\Accounts\UserLookup;
use Frontage\Accounts\Verification\PendingAccounts;

defined( 'ABSPATH' ) || exit;

/**
 * Sign-in by a magic link in an email (with a code, see `SignInCode`). The secret has 32 random bytes, is stored as a hash,
 * and is valid once, for 15 minutes, in the browser that requested it. The link opens a page with a button, since mail
 * scanners follow links; the button signs in on WordPress's own page.
 */
final class MagicLink {

	/** Option: whether links are on. Default: off. */
	public const OPTION = 'frontage_accounts_links';

	/** The field that holds the link's secret. */
	public const FIELD = 'frontage_accounts_link';

	/** Cookie with the browser's own secret, valid as long as the link. */
	public const COOKIE = 'frontage_accounts_link';

	public const MINUTES = 15;

	private const SHAPE = '/^[0-9a-f]{64}$/D';

	public static function is_on(): bool {
		return (bool) get_option( self::OPTION );
	}

	/**
	 * Counts a request and returns the seconds to wait before the next one for this name, or from this address; 0 when
	 * allowed. Unknown names are counted, too.
	 */
	public static function seconds_to_wait( string $name ): int {
		return AttemptLimits::links( $name, self::MINUTES * MINUTE_IN_SECONDS )->count();
	}

	/** The browser's own secret: its existing one, or a new one set as a cookie. Links sent earlier stay valid in the browser. */
	public static function browser_secret(): string {
		$secret  = self::stored_browser_secret();
		$browser = '' === $secret ? bin2hex( random_bytes( 32 ) ) : $secret;
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				$browser,
				[
					'expires'  => time() + self::MINUTES * MINUTE_IN_SECONDS,
					'path'     => SITECOOKIEPATH,
					'domain'   => (string) COOKIE_DOMAIN,
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				]
			);
		}
		return $browser;
	}

	/**
	 * Sends a link and a code to the user with this name or address; whether there is one is not revealed. On
	 * `frontage_accounts_mail_link`.
	 *
	 * @param string $browser As `OneTimeToken::hash()` returns it.
	 */
	public static function send( string $name, string $browser, string $redirect ): void {
		$person = UserLookup::find( $name );
		$secret = bin2hex( random_bytes( 32 ) );
		if ( ! $person || '' === $person->user_email || ! OneTimeToken::issue( "link $secret", $person->ID, $browser, self::MINUTES * MINUTE_IN_SECONDS ) ) {
			return;
		}
		$code = SignInCode::create( $person->ID, $browser, self::MINUTES * MINUTE_IN_SECONDS );
		LocalizedMail::send(
			$person->ID,
			static fn ( string $site ): array => [
				/* translators: %s: name of the site. */
				sprintf( __( 'Your sign-in link for %s', 'frontage-accounts' ), $site ),
				implode(
					"\n\n",
					array_filter(
						[
							/* translators: %s: name of the site. */
							sprintf( __( 'You (or someone else) requested a sign-in link for %s.', 'frontage-accounts' ), $site ),
							/* translators: %d: a number of minutes. */
							sprintf( __( 'Open it within %d minutes in the browser where you requested it:', 'frontage-accounts' ), self::MINUTES ),
							MagicLinkPage::address(
								[
									'secret'      => $secret,
									'redirect_to' => $redirect,
								]
							),
							/* translators: %s: six or eight digits. */
							'' === $code ? '' : sprintf( __( 'Did the link open in another app? Enter this code on the page where you requested it, and don’t share it: %s', 'frontage-accounts' ), $code ),
							PendingAccounts::is_pending( $person->ID ) ? __( 'This link verifies the email address of your account. For your security, the original password no longer works. You can set a new one in your profile.', 'frontage-accounts' ) : '',
							__( 'If this was not you, ignore this email. The link and the code work only in the browser that requested them.', 'frontage-accounts' ),
						]
					)
				) . "\n",
			]
		);
	}

	/** The secret of the browser in which the link was opened; '' if it has no valid cookie. */
	public static function stored_browser_secret(): string {
		$cookie = RequestData::cookie( self::COOKIE );
		return preg_match( self::SHAPE, $cookie ) ? $cookie : '';
	}

	/**
	 * On `authenticate`, before WordPress checks name and password.
	 *
	 * @param mixed $user The result so far.
	 */
	public static function authenticate( mixed $user ): mixed {
		$secret = $user instanceof \WP_User ? '' : PasswordlessSignIn::posted_response( self::FIELD, 200 );
		if ( '' === $secret || ! self::is_on() ) {
			return $user;
		}
		$browser = self::stored_browser_secret();
		if ( '' === $browser ) {
			return PasswordlessSignIn::error( __( 'Open the link within 15 minutes in the browser where you requested it.', 'frontage-accounts' ) );
		}
		$found = preg_match( self::SHAPE, $secret ) && Origin::is_own() ? OneTimeToken::redeem( "link $secret", OneTimeToken::hash( $browser ) ) : 0;
		if ( $found ) {
			SignInCode::delete( $browser );
			PendingAccounts::after_confirmation( $found );
		}
		return $found ? PasswordlessSignIn::allowed_user( $found ) : PasswordlessSignIn::error( __( 'This link has expired or was already used. Request a new one.', 'frontage-accounts' ) );
	}
}
