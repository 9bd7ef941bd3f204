<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

defined( 'ABSPATH' ) || exit;

/** Emails of this plugin, each in the recipient's language, which may differ from the language of the current page. */
final class LocalizedMail {

	/** @param callable(string): array{string, string} $write Returns subject and text; gets the site's name. */
	public static function send( int $user, callable $write ): void {
		$person = get_userdata( $user );
		if ( ! $person || '' === $person->user_email ) {
			return;
		}
		$switched = switch_to_user_locale( $user );

		[ $subject, $text ] = $write( self::site() );

		wp_mail( $person->user_email, $subject, $text, [ 'Auto-Submitted: auto-generated' ] );
		if ( $switched ) {
			restore_previous_locale();
		}
	}

	/** The site's name, safe for a subject line. */
	private static function site(): string {
		return trim( (string) preg_replace( '/[\x00-\x1f<>"]+/', ' ', wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	}
}
