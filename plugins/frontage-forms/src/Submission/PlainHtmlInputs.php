<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;

defined( 'ABSPATH' ) || exit;

/**
 * Fields that a form contains as plain HTML: an `<input name="x">` in the template, or one that a filter or script adds.
 *
 * They have no rules, and their values are kept as sent. Fields of form-tags and names of the format are excluded.
 */
final class PlainHtmlInputs {

	public const MOST = 50;

	/** Tokens of captcha services, which are no values of the visitor. */
	private const PROOFS = [ 'g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response' ];

	/** Types of controls without a value to keep. */
	private const WITHOUT_VALUE = [ 'submit', 'image', 'button', 'reset', 'file' ];

	/** @var \WeakMap<Form, array<array-key, string>>|null Types by name. */
	private static ?\WeakMap $found = null;

	/**
	 * Plain inputs of the form as rendered, after all filters.
	 *
	 * @return array<array-key, string> Type of each (`text`, `password`, `select`, …), by the name under which PHP receives its value.
	 */
	public static function of( Form $form ): array {
		self::$found         ??= new \WeakMap();
		self::$found[ $form ] ??= self::in( ( new FormRenderer() )->inside( $form ), $form );
		return self::$found[ $form ];
	}

	/** @return array<array-key, string> The same for what the template itself contains; without any, the form is not rendered. */
	public static function in_template( Form $form ): array {
		return preg_match( '/<(?:input|select|textarea)\b/i', $form->template ) ? self::of( $form ) : [];
	}

	/**
	 * Returns their submitted values, and those of other names that are no field of the form.
	 *
	 * @param array<string, string|list<string>> $fields All submitted fields.
	 * @return array<array-key, string|list<string>>
	 */
	public static function posted( Form $form, array $fields ): array {
		$tags = self::names_of_tags( $form );
		return array_filter( $fields, static fn ( string|int $name ): bool => self::is_name( (string) $name ) && ! isset( $tags[ $name ] ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Names of password inputs. Their values may be used during the request, and are never stored or mailed.
	 *
	 * @param list<array-key> $names
	 * @return list<array-key>
	 */
	public static function passwords( Form $form, array $names ): array {
		return $names ? array_values( array_intersect( $names, array_keys( self::of( $form ), 'password', true ) ) ) : [];
	}

	/** @return array<array-key, string> */
	private static function in( string $html, Form $form ): array {
		$tags  = self::names_of_tags( $form );
		$found = [];
		$walk  = new \WP_HTML_Tag_Processor( $html );
		while ( $walk->next_tag() ) {
			$element = strtolower( (string) $walk->get_tag() );
			$name    = in_array( $element, [ 'input', 'select', 'textarea' ], true ) ? $walk->get_attribute( 'name' ) : null;
			$type    = 'input' === $element ? $walk->get_attribute( 'type' ) : $element;
			$type    = is_string( $type ) && '' !== $type ? strtolower( trim( $type ) ) : 'text';
			$name    = is_string( $name ) ? self::as_php_names( $name ) : '';
			if ( self::is_name( $name ) && ! isset( $tags[ $name ] ) && ! in_array( $type, self::WITHOUT_VALUE, true ) ) {
				$found[ $name ] = 'password' === $type ? $type : ( $found[ $name ] ?? $type );
			}
		}
		return $found;
	}

	/** PHP converts `a.b` and `a b` to `a_b`, and treats `a[x]` as part of `a`. */
	private static function as_php_names( string $name ): string {
		$bracket = strpos( $name, '[' );
		return strtr( ltrim( 0 < $bracket ? substr( $name, 0, $bracket ) : $name ), '. ', '__' );
	}

	private static function is_name( string $name ): bool {
		return '' !== $name && '_' !== $name[0] && strlen( $name ) <= 200 && ! ctype_digit( $name ) && ! in_array( $name, self::PROOFS, true );
	}

	/** @return array<array-key, true> */
	private static function names_of_tags( Form $form ): array {
		return array_fill_keys( array_column( $form->tags(), 'name' ), true );
	}
}
