<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * An icon inside a text, such as an arrow beside the words of a button: an `svg` of the class `fr-icon` that contains
 * only paths. It has the size and color of the text around it. No other SVG may be inside a text. The markup is always
 * written anew, so only the numbers and letters of a path come from the source.
 */
final class InlineIcon {

	public const CLASS_NAME = 'fr-icon';

	private const PATHS = 12;

	private const BYTES = 8192;

	/**
	 * @param int          $size  Width and height of its box.
	 * @param list<string> $paths Values of `d`; `!` before one means the even-odd rule.
	 * @return string|null Null if it is empty, too large, or no path.
	 */
	public static function html( int $size, array $paths ): ?string {
		if ( $size < 1 || $size > 4096 || [] === $paths || count( $paths ) > self::PATHS || strlen( implode( '', $paths ) ) > self::BYTES ) {
			return null;
		}
		$inside = '';
		foreach ( $paths as $path ) {
			if ( 1 !== preg_match( '/^(!?)([Mm][MmLlHhVvCcSsQqTtAaZz0-9eE\s.,+-]+)$/D', $path, $found ) ) {
				return null;
			}
			$inside .= '<path' . ( '' === $found[1] ? '' : ' fill-rule="evenodd"' ) . ' d="' . trim( (string) preg_replace( '/\s+/', ' ', $found[2] ) ) . '"></path>';
		}
		return '<svg class="' . self::CLASS_NAME . "\" viewBox=\"0 0 $size $size\" width=\"1em\" height=\"1em\" fill=\"currentColor\" aria-hidden=\"true\">$inside</svg>";
	}

	/** The icon that an element is; null for any other element. HTML parsers may write `viewBox` in lowercase. */
	public static function from_element( \DOMElement $element ): ?string {
		$box = $element->getAttribute( 'viewBox' ) . $element->getAttribute( 'viewbox' );
		if ( self::CLASS_NAME !== $element->getAttribute( 'class' ) || 1 !== preg_match( '/^0 0 (\d{1,4}) \1$/D', $box, $found ) ) {
			return null;
		}
		$paths = [];
		foreach ( $element->getElementsByTagName( '*' ) as $inside ) {
			if ( 'path' !== strtolower( $inside->nodeName ) ) {
				return null;
			}
			$paths[] = ( 'evenodd' === $inside->getAttribute( 'fill-rule' ) ? '!' : '' ) . $inside->getAttribute( 'd' );
		}
		return self::html( (int) $found[1], $paths );
	}
}
