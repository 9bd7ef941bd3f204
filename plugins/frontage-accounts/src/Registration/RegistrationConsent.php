<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

use Frontage\Accounts\Request\PostedValues;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** An optional consent checkbox of the registration form; its text and the time are stored. */
final class RegistrationConsent {

	/** Option: whether it is shown. */
	public const OPTION = 'frontage_accounts_consent';

	/** User meta: `{ text, at }`. */
	public const META = 'frontage_accounts_consent';

	public const KEY = 'consent';

	public static function is_enabled(): bool {
		return (bool) get_option( self::OPTION );
	}

	public static function is_missing( PostedValues $sent ): bool {
		return self::is_enabled() && ! $sent->is_checked( self::KEY );
	}

	public static function error_message(): string {
		return __( 'Select this checkbox to continue.', 'frontage-accounts' );
	}

	/** The checkbox label, with a link if the site has a privacy policy; escaped. */
	public static function label(): string {
		$link = get_the_privacy_policy_link();
		return '' === $link
			? esc_html__( 'I agree to my data being stored for my account.', 'frontage-accounts' )
			/* translators: %s: the title of the privacy policy, as a link. */
			: sprintf( esc_html__( 'I have read the %s and agree to the storage of my data for my account.', 'frontage-accounts' ), wp_kses_post( $link ) );
	}

	public static function store( int $user ): void {
		if ( ! self::is_enabled() ) {
			return;
		}
		$text    = wp_strip_all_tags( self::label() );
		$consent = [
			'text' => $text,
			'at'   => gmdate( 'Y-m-d H:i:s' ),
		];
		if ( VerifiedWrite::meta( $user, self::META, $consent, 'user' ) ) {
			// As HTML entities in ASCII: old tables refuse some characters, and the proof of consent must not be lost.
			VerifiedWrite::meta( $user, self::META, [ 'text' => VerifiedWrite::ascii( $text ) ] + $consent, 'user' );
		}
	}
}
