<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the fields of a form. A rule: `[ 'rule' => 'maxlength', 'field' => 'your-name', 'threshold' => 400, 'error' =>
 * '…' ]`; docs/reference/contact-forms.md §6 lists them. The browser runs the same rules from ../src; the server's result
 * counts.
 */
final class Rules {

	private const ON_NUMBERS = [ 'number', 'minnumber', 'maxnumber', 'stepnumber' ];

	private const ON_FILES = [ 'requiredfile', 'file', 'minfilesize', 'maxfilesize' ];

	/**
	 * The invalid fields in the order of the schema, each with its first failing rule.
	 *
	 * @param array<array<mixed>>                                $rules
	 * @param array<string, mixed>                               $values The submitted values: texts, lists of texts. White space and NUL need not be removed.
	 * @param array<string, list<array{name: string, size: int}>> $files  Original names; sizes in bytes.
	 * @param list<string>|null                                  $fields Validate these only.
	 * @return array<string, array{rule: string, error: string}>
	 */
	public static function validate( array $rules, array $values, array $files = [], ?array $fields = null, Options $options = new Options() ): array {
		$judge    = new RuleValidator( $values, $files, $options, self::kinds( $rules ) );
		$failures = [];
		foreach ( $rules as $rule ) {
			$failure = $judge->failure( $rule );
			if ( $failure && '' !== $failure['field'] && ( null === $fields || in_array( $failure['field'], $fields, true ) ) ) {
				$failures[ $failure['field'] ] ??= [
					'rule'  => $failure['rule'],
					'error' => $failure['error'],
				];
			}
		}
		return $failures;
	}

	/**
	 * The format of each field, by its first rule for a format: `[ 'your-email' => 'email' ]`. TypedValue cleans their
	 * values.
	 *
	 * @param array<array<mixed>> $rules
	 * @return array<string, string>
	 */
	public static function kinds( array $rules ): array {
		$kinds = [];
		foreach ( $rules as $rule ) {
			$kind = FormValues::text( $rule['rule'] ?? '' );
			if ( in_array( $kind, TypedValue::KINDS, true ) ) {
				$kinds[ FormValues::text( $rule['field'] ?? '' ) ] ??= $kind;
			}
		}
		return $kinds;
	}

	/**
	 * The rules of the text stage (docs/reference/contact-forms.md §5).
	 *
	 * @param array<array<mixed>> $rules
	 * @return list<array<mixed>>
	 */
	public static function without_files( array $rules ): array {
		return array_values( array_filter( $rules, static fn( array $rule ): bool => ! self::uses( $rule, self::ON_FILES ) ) );
	}

	/**
	 * The rules of the file stage: those on files, and every `all` and `any` that contains one.
	 *
	 * @param array<array<mixed>> $rules
	 * @return list<array<mixed>>
	 */
	public static function with_files( array $rules ): array {
		return array_values( array_filter( $rules, static fn( array $rule ): bool => self::uses( $rule, self::ON_FILES ) ) );
	}

	/**
	 * The rules for the browser: MIME types as extensions, custom URL schemes as `accept`, a locale's decimal comma as
	 * `decimal`. Formats with a custom check of the site are left to the server.
	 *
	 * @param array<array<mixed>> $rules
	 * @return list<array<mixed>>
	 */
	public static function for_browser( array $rules, Options $options = new Options() ): array {
		$browser_rules = [];
		foreach ( $rules as $rule ) {
			if ( ! self::uses( $rule, array_keys( $options->checks ) ) ) {
				$browser_rules[] = self::expand( $rule, $options );
			}
		}
		return $browser_rules;
	}

	/**
	 * The nested rules of `all` and `any`.
	 *
	 * @param array<mixed> $rule
	 * @return list<array<mixed>>
	 */
	public static function inner( array $rule ): array {
		return array_values( array_filter( (array) ( $rule['rules'] ?? [] ), is_array( ... ) ) );
	}

	/**
	 * @param array<mixed> $rule
	 * @return array<mixed>
	 */
	private static function expand( array $rule, Options $options ): array {
		if ( isset( $rule['rules'] ) ) {
			$rule['rules'] = array_map( static fn( array $inner ): array => self::expand( $inner, $options ), self::inner( $rule ) );
		}
		if ( isset( $rule['accept'] ) ) {
			$rule['accept'] = array_values( (array) $rule['accept'] ); // So that JSON encodes it as a list.
		}
		$name = $rule['rule'] ?? '';
		if ( 'file' === $name ) {
			$rule['accept'] = FileTypes::extensions( (array) ( $rule['accept'] ?? [] ), $options->mime_types );
		}
		if ( 'url' === $name && array_values( $options->schemes ) !== Options::SCHEMES ) {
			$rule['accept'] = array_values( $options->schemes );
		}
		if ( ',' === $options->decimal && in_array( $name, self::ON_NUMBERS, true ) ) {
			$rule['decimal'] = ',';
		}
		return $rule;
	}

	/**
	 * Whether the rule, or a nested one, has one of these names.
	 *
	 * @param array<mixed> $rule
	 * @param list<string> $names
	 */
	private static function uses( array $rule, array $names ): bool {
		foreach ( self::inner( $rule ) as $inner ) {
			if ( self::uses( $inner, $names ) ) {
				return true;
			}
		}
		return in_array( $rule['rule'] ?? '', $names, true );
	}
}
