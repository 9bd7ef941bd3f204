<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Validation rules of each field: one table for the server and for the page's script, which gets it as data
 * (`blocks/accounts/sign-in/page/validate-field.ts`). Both run tests/fixtures/accounts/judge.json.
 *
 * @phpstan-type Row array{ field: string, rule: 'filled'|'least'|'same'|'without'|'email', with: int|string, tip: string, key: string }
 */
final class ValidationRules {

	public const SIGN_IN  = 'sign-in';
	public const REGISTER = 'register';

	/** Minimum length of the username, and of the password unless the owner sets more. */
	private const NAME     = 4;
	public const PASSWORD  = 5;

	/** The largest minimum length that an owner can set. */
	public const LONGEST_MINIMUM = 64;

	/** Option: the minimum password length. */
	public const OPTION = 'frontage_accounts_password_length';

	/** Characters of the tip `special-char`. It applies only if a page asks for it; the server uses WordPress's own rule. */
	private const SPECIAL = '\\/:*?"<> ';

	/**
	 * In order of evaluation: the first failing rule of a field counts.
	 *
	 * @return list<Row> `tip`: the attribute that can override its text (`data-…`); `key`: the server's response key.
	 */
	public static function for_form( string $form ): array {
		if ( self::SIGN_IN === $form ) {
			return [
				self::row( 'user', 'filled', '', 'validate', 'user' ),
				self::row( 'pass', 'filled', '', 'validate', 'pass' ),
			];
		}
		return [
			self::row( 'user', 'filled', '', 'validate', 'user_null' ),
			self::row( 'user', 'least', self::NAME, 'user-length', 'user_length' ),
			self::row( 'user', 'without', self::SPECIAL, 'special-char', '' ),
			self::row( 'pass', 'filled', '', 'validate', 'pass_null' ),
			self::row( 'pass', 'least', self::password_length(), 'pass-length', 'pass_length' ),
			self::row( 'email', 'filled', '', 'validate', 'email_null' ),
			self::row( 'email', 'email', '', 'email-format', 'email_format' ),
			self::row( 'passconfirm', 'same', 'pass', 'pass-confirm', 'passconfirm' ),
			self::row( 'passconfirm', 'filled', '', 'validate', 'passconfirm_null' ), // Needed if the password is missing, too: both are empty and therefore equal.
		];
	}

	/** The owner's setting. */
	public static function password_length(): int {
		return self::clamp_password_length( get_option( self::OPTION ) );
	}

	/** Limits the setting to 5 to 64. */
	public static function clamp_password_length( mixed $length ): int {
		return is_numeric( $length ) ? min( self::LONGEST_MINIMUM, max( self::PASSWORD, (int) $length ) ) : self::PASSWORD;
	}

	/**
	 * @param 'filled'|'least'|'same'|'without'|'email' $rule
	 * @return Row
	 */
	private static function row( string $field, string $rule, int|string $with, string $tip, string $key ): array {
		return compact( 'field', 'rule', 'with', 'tip', 'key' );
	}
}
