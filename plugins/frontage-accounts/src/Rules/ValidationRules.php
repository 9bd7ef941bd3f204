<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * What has to hold of each field before anything else is asked: one table for the server and for the page's script, which
 * gets it as data (`blocks/accounts/sign-in/page/validate-field.ts`). Both run tests/fixtures/accounts/judge.json.
 *
 * @phpstan-type Row array{ field: string, rule: 'filled'|'least'|'same'|'without'|'email', with: int|string, tip: string, key: string }
 */
final class ValidationRules {

	public const SIGN_IN  = 'sign-in';
	public const REGISTER = 'register';

	/** Whoever signs in has a name of at least so many characters, a password of so many unless the owner wants more. */
	private const NAME     = 4;
	public const PASSWORD  = 5;

	/** An owner wants no more than that of each. */
	public const LONGEST_MINIMUM = 64;

	/** How many characters a password has at least; an option of the owner's. */
	public const OPTION = 'frontage_accounts_password_length';

	/** What the tip `special-char` is about. It binds only where a page asks for it; the server has WordPress's own rule. */
	private const SPECIAL = '\\/:*?"<> ';

	/**
	 * In the order in which a field is judged: its first breach counts.
	 *
	 * @return list<Row> `tip`: by which attribute a page may word it (`data-…`); `key`: under which the server answers.
	 */
	public static function of( string $form ): array {
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
			self::row( 'passconfirm', 'filled', '', 'validate', 'passconfirm_null' ), // Beside a password that does not hold.
		];
	}

	/** The owner's choice. */
	public static function password_length(): int {
		return self::within( get_option( self::OPTION ) );
	}

	/** What an owner may ask for: 5 to 64. */
	public static function within( mixed $length ): int {
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
