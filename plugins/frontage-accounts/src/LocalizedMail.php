<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

defined( 'ABSPATH' ) || exit;

/** Letters of this plugin: each in the language of who reads it, which need not be the one of the page that sends it. */
final class LocalizedMail {

	/** @param callable(string): array{string, string} $write Gives the subject and the text; takes the name of the site. */
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

	/** The site's name, as a subject may hold it. */
	private static function site(): string {
		return trim( (string) preg_replace( '/[\x00-\x1f<>"]+/', ' ', wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	}
}
