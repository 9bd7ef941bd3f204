<?php

namespace Frontage\Forms\Storage;

defined( 'ABSPATH' ) || exit;

/** HTML allowed in templates of users who may not write unfiltered HTML: that of posts, and form elements (docs/reference/contact-forms.md §1). */
final class TemplateHtmlFilter {

	private const EVERYWHERE = [ 'aria-*', 'class', 'data-*', 'dir', 'hidden', 'id', 'inert', 'lang', 'role', 'style', 'tabindex', 'title' ];

	private const ELEMENTS = [
		'button'   => [ 'disabled', 'name', 'type', 'value' ],
		'datalist' => [],
		'fieldset' => [ 'disabled', 'name' ],
		'input'    => [
			'accept', 'alt', 'autocomplete', 'capture', 'checked', 'disabled', 'height', 'list', 'max', 'maxlength', 'min', 'minlength', 'multiple',
			'name', 'pattern', 'placeholder', 'readonly', 'required', 'size', 'step', 'type', 'value', 'width',
		],
		'label'    => [ 'for' ],
		'legend'   => [],
		'meter'    => [ 'high', 'low', 'max', 'min', 'optimum', 'value' ],
		'optgroup' => [ 'disabled', 'label' ],
		'option'   => [ 'disabled', 'label', 'selected', 'value' ],
		'output'   => [ 'for', 'name' ],
		'progress' => [ 'max', 'value' ],
		'select'   => [ 'autocomplete', 'disabled', 'multiple', 'name', 'required', 'size' ],
		'textarea' => [ 'autocomplete', 'cols', 'disabled', 'maxlength', 'minlength', 'name', 'placeholder', 'readonly', 'required', 'rows', 'wrap' ],
	];

	public static function clean( string $html ): string {
		return wp_kses( $html, self::allowed_elements() );
	}

	/** @return array<array<mixed>> As for `wp_kses()`. */
	public static function allowed_elements(): array {
		/** @var array<string, array<string, bool>> $allowed */
		$allowed = wp_kses_allowed_html( 'post' );
		foreach ( self::ELEMENTS as $element => $attributes ) {
			$allowed[ $element ] = array_fill_keys( [ ...self::EVERYWHERE, ...$attributes ], true );
		}
		/**
		 * Filters the elements and attributes that templates may contain when their author may not write unfiltered HTML.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, array<string, bool>> $allowed As for `wp_kses()`.
		 */
		$allowed = apply_filters( 'frontage_forms_allowed_html', $allowed );
		return is_array( $allowed ) ? array_filter( $allowed, 'is_array' ) : [];
	}
}
