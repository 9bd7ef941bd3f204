<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes `style` attributes in a slider's text: only known properties, whose values are parsed and serialized, and
 * nothing that loads files.
 */
final class CssSanitizer {

	private const PROPERTIES = [
		'background', 'background-color', 'border', 'border-bottom', 'border-bottom-color', 'border-bottom-left-radius', 'border-bottom-right-radius', 'border-bottom-style',
		'border-bottom-width', 'border-collapse', 'border-color', 'border-left', 'border-left-color', 'border-left-style', 'border-left-width', 'border-radius', 'border-right',
		'border-right-color', 'border-right-style', 'border-right-width', 'border-spacing', 'border-style', 'border-top', 'border-top-color', 'border-top-left-radius',
		'border-top-right-radius', 'border-top-style', 'border-top-width', 'border-width', 'box-shadow', 'clear', 'color', 'direction', 'display', 'float', 'font-family', 'font-size',
		'font-style', 'font-variant', 'font-weight', 'height', 'letter-spacing', 'line-height', 'list-style-type', 'margin', 'margin-bottom', 'margin-left', 'margin-right',
		'margin-top', 'max-height', 'max-width', 'min-height', 'min-width', 'object-fit', 'object-position', 'opacity', 'overflow', 'padding', 'padding-bottom', 'padding-left',
		'padding-right', 'padding-top', 'text-align', 'text-decoration', 'text-indent', 'text-transform', 'vertical-align', 'white-space', 'width', 'word-spacing', 'writing-mode',
	];

	/**
	 * @param list<string> $dropped Receives the removed properties.
	 */
	public static function style( string $style, array &$dropped = [] ): string {
		$declarations = [];
		foreach ( explode( ';', $style ) as $declaration ) {
			[ $property, $value ] = [ ...explode( ':', $declaration, 2 ), '' ];
			$property             = strtolower( trim( $property ) );
			if ( '' === $property && '' === trim( $value ) ) {
				continue;
			}
			$clean = in_array( $property, self::PROPERTIES, true ) ? self::value( $value ) : null;
			if ( null === $clean ) {
				$dropped[] = 1 === preg_match( '/^[\w-]{1,60}$/', $property ) ? $property : '?';
			} else {
				$declarations[ $property ] = "$property:$clean";
			}
		}
		return implode( ';', $declarations );
	}

	/**
	 * A value without functions that load or compute anything unknown. Numeric colors become hexadecimal, the only form
	 * that WordPress accepts in posts.
	 */
	public static function value( string $value ): ?string {
		$value = trim( (string) preg_replace( '/\s+/', ' ', str_ireplace( '!important', '', $value ) ) );
		$value = (string) preg_replace_callback( '/\brgba?\(([^()]*)\)/i', static fn( array $found ): string => self::hex( $found[1] ) ?? $found[0], $value );
		if ( '' === $value || strlen( $value ) > 1000 ) {
			return null;
		}
		$bare = (string) preg_replace( '/\b(?:calc|min|max|clamp)\([\w\s.%,+*\/-]*\)|\b(?:repeating-)?(?:linear|radial|conic)-gradient\([\w\s.%,#-]*\)|\bvar\(--[\w-]+\)/i', '', $value );
		return 1 === preg_match( '/^[\w\s.,#%+\'"\/-]*$/u', $bare ) && 0 === substr_count( $bare, '"' ) % 2 && 0 === substr_count( $bare, "'" ) % 2 && ! str_contains( $bare, '/*' ) ? $value : null;
	}

	/** Converts `255,0,0,.5` to `#ff000080`. */
	private static function hex( string $parts ): ?string {
		if ( 1 !== preg_match( '~^\s*(\d+(?:\.\d+)?)\s*[,\s]\s*(\d+(?:\.\d+)?)\s*[,\s]\s*(\d+(?:\.\d+)?)\s*(?:[,/]\s*(\d*\.?\d+)(%?)\s*)?$~', $parts, $found ) ) {
			return null;
		}
		$hex = '#';
		foreach ( [ $found[1], $found[2], $found[3] ] as $part ) {
			$hex .= sprintf( '%02x', min( 255, (int) round( (float) $part ) ) );
		}
		if ( isset( $found[4] ) ) {
			$hex .= sprintf( '%02x', (int) round( 255 * min( 1, (float) $found[4] / ( '%' === ( $found[5] ?? '' ) ? 100 : 1 ) ) ) );
		}
		return $hex;
	}
}
