<?php

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/** The default content of a new form (docs/reference/contact-forms.md §8). */
final class DefaultForm {

	/** @param string $locale Language of its texts; the site's when empty or not installed. */
	public static function create( string $locale = '' ): Form {
		return Language::with_locale(
			$locale,
			static fn (): Form => new Form(
				locale: '' === $locale ? determine_locale() : $locale,
				template: self::create_template(),
				mail: self::create_mail(),
				mail_2: self::create_mail_2(),
			)
		);
	}

	private static function create_template(): string {
		return sprintf(
			"<label> %1\$s\n    [text* your-name autocomplete:name] </label>\n\n<label> %2\$s\n    [email* your-email autocomplete:email] </label>\n\n"
				. "<label> %3\$s\n    [text* your-subject] </label>\n\n<label> %4\$s\n    [textarea your-message] </label>\n\n[submit \"%5\$s\"]",
			__( 'Your name', 'frontage-forms' ),
			__( 'Your email', 'frontage-forms' ),
			__( 'Subject', 'frontage-forms' ),
			__( 'Your message (optional)', 'frontage-forms' ),
			__( 'Submit', 'frontage-forms' ),
		);
	}

	/** @return array<string, mixed> */
	private static function create_mail(): array {
		return [
			'active'             => true,
			'subject'            => '[_site_title] "[your-subject]"',
			'sender'             => self::format_sender(),
			'recipient'          => EmailSettings::get( 'recipient', '[_site_admin_email]' ),
			/* translators: %s: mail-tag that stands for the sender's name and address. */
			'body'               => sprintf( __( 'From: %s', 'frontage-forms' ), '[your-name] [your-email]' ) . "\n"
				/* translators: %s: mail-tag that stands for the subject. */
				. sprintf( __( 'Subject: %s', 'frontage-forms' ), '[your-subject]' ) . "\n\n"
				. __( 'Message Body:', 'frontage-forms' ) . "\n[your-message]\n\n-- \n"
				/* translators: 1: mail-tag of the site's title, 2: of its address. */
				. sprintf( __( 'This is a notification that a contact form was submitted on your website (%1$s %2$s).', 'frontage-forms' ), '[_site_title]', '[_site_url]' ),
			'additional_headers' => 'Reply-To: [your-email]',
		];
	}

	/** @return array<string, mixed> */
	private static function create_mail_2(): array {
		return [
			'active'             => false,
			'subject'            => '[_site_title] "[your-subject]"',
			'sender'             => self::format_sender(),
			'recipient'          => '[your-email]',
			'body'               => __( 'Message Body:', 'frontage-forms' ) . "\n[your-message]\n\n-- \n"
				/* translators: 1: mail-tag of the site's title, 2: of its address. */
				. sprintf( __( 'This email is a receipt for your contact form submission on our website (%1$s %2$s) in which your email address was used. If that was not you, please ignore this message.', 'frontage-forms' ), '[_site_title]', '[_site_url]' ),
			'additional_headers' => 'Reply-To: [_site_admin_email]',
		];
	}

	private static function format_sender(): string {
		return EmailSettings::get( 'sender_name', '[_site_title]' ) . ' <' . EmailSettings::get( 'sender_email', self::sender_address() ) . '>';
	}

	/** An address of the site's own domain: mail servers refuse email sent in the name of other domains. */
	public static function sender_address(): string {
		$host           = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$host           = strtolower( str_starts_with( $host, 'www.' ) ? substr( $host, 4 ) : $host );
		$admin          = get_option( 'admin_email' );
		$has_own_domain = is_string( $admin ) && str_ends_with( strtolower( $admin ), '@' . $host );
		return $has_own_domain ? $admin : 'wordpress@' . $host;
	}
}
