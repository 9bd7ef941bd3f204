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
	private static ?\WeakMap $inputs_by_form = null;

	/**
	 * Plain inputs of the form as rendered, after all filters.
	 *
	 * @return array<array-key, string> Type of each (`text`, `password`, `select`, …), by the name under which PHP receives its value.
	 */
	public static function find_inputs( Form $form ): array {
		self::$inputs_by_form          ??= new \WeakMap();
		self::$inputs_by_form[ $form ] ??= self::parse_inputs( ( new FormRenderer() )->render_inner( $form ), $form );
		return self::$inputs_by_form[ $form ];
	}

	/** @return array<array-key, string> The same for what the template itself contains; without any, the form is not rendered. */
	public static function find_template_inputs( Form $form ): array {
		return preg_match( '/<(?:input|select|textarea)\b/i', $form->template ) ? self::find_inputs( $form ) : [];
	}

	/**
	 * Returns their submitted values, and those of other names that are no field of the form.
	 *
	 * @param array<string, string|list<string>> $fields All submitted fields.
	 * @return array<array-key, string|list<string>>
	 */
	public static function read_values( Form $form, array $fields ): array {
		$tags = self::list_tag_names( $form );
		return array_filter( $fields, static fn ( string|int $name ): bool => self::is_name( (string) $name ) && ! isset( $tags[ $name ] ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Names of password inputs. Their values may be used during the request, and are never stored or mailed.
	 *
	 * @param list<array-key> $names
	 * @return list<array-key>
	 */
	public static function find_passwords( Form $form, array $names ): array {
		return $names ? array_values( array_intersect( $names, array_keys( self::find_inputs( $form ), 'password', true ) ) ) : [];
	}

	/** @return array<array-key, string> */
	private static function parse_inputs( string $html, Form $form ): array {
		$tags        = self::list_tag_names( $form );
		$input_names = [];
		$processor   = new \WP_HTML_Tag_Processor( $html );
		while ( $processor->next_tag() ) {
			$element = strtolower( (string) $processor->get_tag() );
			$name    = in_array( $element, [ 'input', 'select', 'textarea' ], true ) ? $processor->get_attribute( 'name' ) : null;
			$type    = 'input' === $element ? $processor->get_attribute( 'type' ) : $element;
			$type    = is_string( $type ) && '' !== $type ? strtolower( trim( $type ) ) : 'text';
			$name    = is_string( $name ) ? self::to_php_name( $name ) : '';
			if ( self::is_name( $name ) && ! isset( $tags[ $name ] ) && ! in_array( $type, self::WITHOUT_VALUE, true ) ) {
				$input_names[ $name ] = 'password' === $type ? $type : ( $input_names[ $name ] ?? $type );
			}
		}
		return $input_names;
	}

	/** PHP converts `a.b` and `a b` to `a_b`, and treats `a[x]` as part of `a`. */
	private static function to_php_name( string $name ): string {
		$bracket = strpos( $name, '[' );
		return strtr( ltrim( 0 < $bracket ? substr( $name, 0, $bracket ) : $name ), '. ', '__' );
	}

	private static function is_name( string $name ): bool {
		return '' !== $name && '_' !== $name[0] && strlen( $name ) <= 200 && ! ctype_digit( $name ) && ! in_array( $name, self::PROOFS, true );
	}

	/** @return array<array-key, true> */
	private static function list_tag_names( Form $form ): array {
		return array_fill_keys( array_column( $form->tags(), 'name' ), true );
	}
}
