<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Rules;

defined( 'ABSPATH' ) || exit;

/** Validation messages: for the tip beside a field, and for the server's response, whose texts old pages depend on. */
final class ValidationMessages {

	/** Key of a password that exceeds the maximum length of `PostedValues`. */
	public const TOO_LONG = 'pass_long';

	/** @return array<string, string> By the attribute that can override it (`data-…`). */
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

	/** The summary of a form with errors; the same text as in contact forms. */
	public static function summary(): string {
		return __( 'One or more fields have an error. Please check and try again.', 'frontage-accounts' );
	}

	/** The server's message for a key, in the words of the plugin that old pages were made for. */
	public static function for_key( string $key ): string {
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
			self::TOO_LONG                => __( 'Passwords can have up to 4096 characters.', 'frontage-accounts' ),
			default                       => __( 'This contains invalid characters. Enter it again.', 'frontage-accounts' ),
		};
	}
}
