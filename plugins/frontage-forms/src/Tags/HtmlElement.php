<?php

namespace Frontage\Forms\Tags;

use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** Builds HTML elements: attributes are escaped, and empty ones omitted. */
final class HtmlElement {

	/**
	 * Attributes, each with a leading space. True prints the attribute's name as its value; null, false and, for class and id, '' omit it.
	 *
	 * @param array<string, string|int|bool|null> $attributes
	 */
	public static function render_attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( null === $value || false === $value || ( '' === $value && in_array( $name, [ 'class', 'id' ], true ) ) ) {
				continue;
			}
			$text  = esc_attr( true === $value ? $name : (string) $value );
			$html .= sprintf( ' %s="%s"', $name, in_array( $name, [ 'value', 'data-field' ], true ) ? ShortcodeGuard::without_shortcodes( $text ) : $text );
		}
		return $html;
	}

	/**
	 * A void element.
	 *
	 * @param array<string, string|int|bool|null> $attributes
	 */
	public static function render_void( string $name, array $attributes ): string {
		return '<' . $name . self::render_attributes( $attributes ) . ' />';
	}

	/**
	 * @param array<string, string|int|bool|null> $attributes
	 * @param string                              $content    Markup.
	 */
	public static function render( string $name, array $attributes, string $content ): string {
		return '<' . $name . self::render_attributes( $attributes ) . '>' . $content . '</' . $name . '>';
	}
}
