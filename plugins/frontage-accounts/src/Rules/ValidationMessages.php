<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Rules;

defined( 'ABSPATH' ) || exit;

/** What is said of a field: as the tip beside it, and in the server's answer, whose words old pages know. */
final class ValidationMessages {

	/** The password, by the rules of `Values`. */
	public const TOO_LONG = 'pass_long';

	/** @return array<string, string> By the attribute that words it otherwise (`data-…`). */
	public static function tips(): array {
		return [
			'validate'     => __( 'Required Field', 'frontage-accounts' ),
			'user-length'  => __( 'Username too short. At least 4 characters is required.', 'frontage-accounts' ),
			'special-char' => __( 'The value of text field can\'t contain any of the following characters: \\ / : * ? " < > space', 'frontage-accounts' ),
			/* translators: %d: a number of characters. */
			'pass-length'  => sprintf( __( 'Use at least %d characters.', 'frontage-accounts' ), ValidationRules::password_length() ),
			'pass-confirm' => __( 'Your password and confirmation password do not match.', 'frontage-accounts' ),
			'email-format' => __( 'The Email address is incorrect!', 'frontage-accounts' ),
		];
	}

	/** At the head of a form with fields that are in error; as contact forms say it. */
	public static function check(): string {
		return __( 'One or more fields have an error. Please check and try again.', 'frontage-accounts' );
	}

	/** What the server says under a key, in the words of the plugin that old pages were made for. */
	public static function of( string $key ): string {
		$tips = self::tips();
		return match ( $key ) {
			'user_null', 'user'           => __( 'User name null', 'frontage-accounts' ),
			'pass_null', 'pass', 'passconfirm_null' => __( 'Password null', 'frontage-accounts' ),
			'email_null'                  => __( 'Email null', 'frontage-accounts' ),
			'passconfirm'                 => __( 'Password and confirmation password do not match.', 'frontage-accounts' ),
			'user_invalid'                => __( 'The username is not valid!', 'frontage-accounts' ),
			'user_exists'                 => __( 'Username already exists!', 'frontage-accounts' ),
			'email_exists'                => __( 'Email Already in use.', 'frontage-accounts' ),
			'user_length'                 => $tips['user-length'],
			'pass_length'                 => $tips['pass-length'],
			'email_format'                => $tips['email-format'],
			self::TOO_LONG                => __( 'A password may have 4096 characters at most.', 'frontage-accounts' ),
			default                       => __( 'This cannot be read. Please type it again.', 'frontage-accounts' ),
		};
	}
}
