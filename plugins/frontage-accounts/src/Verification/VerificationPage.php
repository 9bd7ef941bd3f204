<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Verification;

use Frontage\Accounts\Request\RequestData;
use Frontage\Kit\Frontend\VirtualPage;

defined( 'ABSPATH' ) || exit;

/**
 * The page that a confirmation link opens. A GET request changes nothing, since mail scanners follow links: the page has a
 * button, which posts.
 */
final class VerificationPage {

	private const BUTTON = 'frontage_accounts_sure';

	/** On `template_redirect`, for URLs with the parameter. */
	public static function open(): void {
		$user    = PendingAccounts::user_of_link( RequestData::parameter( PendingAccounts::PARAMETER ) );
		$is_sent = RequestData::is_post() && RequestData::fields()->has( self::BUTTON );
		if ( $user && $is_sent ) {
			PendingAccounts::confirm( $user );
		}
		[ $title, $text ] = self::texts( $user, $is_sent );
		$action           = $user && ! $is_sent
			? sprintf( '<form method="post"><input type="hidden" name="%s" value="1"><p class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></p></form>', esc_attr( self::BUTTON ), esc_html__( 'Verify email address', 'frontage-accounts' ) )
			: sprintf( '<p><a href="%s">%s</a></p>', esc_url( wp_login_url() ), esc_html__( 'Sign in', 'frontage-accounts' ) );
		VirtualPage::show( $title, sprintf( '<h1 class="wp-block-heading">%s</h1><p>%s</p>%s', esc_html( $title ), esc_html( $text ), $action ), $user ? 200 : 410 );
	}

	/** @return array{ string, string } Heading and text. */
	private static function texts( int $user, bool $is_sent ): array {
		if ( ! $user ) {
			return [ __( 'This link has expired', 'frontage-accounts' ), __( 'The link works once and expires after 24 hours. Sign in with your username and password. If your address is not verified yet, we send you a new email.', 'frontage-accounts' ) ];
		}
		return $is_sent
			? [ __( 'Email address verified', 'frontage-accounts' ), __( 'Thank you. You can sign in now.', 'frontage-accounts' ) ]
			: [ __( 'Is this your email address?', 'frontage-accounts' ), __( 'Select the button to activate your account.', 'frontage-accounts' ) ];
	}
}
