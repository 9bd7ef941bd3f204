<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

defined( 'ABSPATH' ) || exit;

/**
 * Writes values of the model as CSS: numbers, lengths, colors, and one value for each of the four breakpoints. Every
 * value is parsed and serialized again, so that no input can become more than one CSS value.
 */
final class CssValue {

	/** A number in its shortest CSS form. */
	public static function number( float $value, int $digits = 4 ): string {
		$integer = (int) $value;
		if ( (float) $integer === $value ) {
			return (string) $integer;
		}
		$rounded = round( $value, $digits );
		return 0.0 === $rounded || ! is_finite( $rounded ) ? '0' : (string) $rounded;
	}

	/** A number of design px, or a length with a unit, as a CSS length; null for anything else (`auto`, `none`, ''). */
	public static function length( mixed $value, string $unit ): ?string {
		if ( is_int( $value ) || is_float( $value ) || ( is_string( $value ) && is_numeric( $value ) ) ) {
			return self::times( (float) $value, $unit );
		}
		if ( ! is_string( $value ) || ! preg_match( '/^\s*(-?(?:\d+\.?\d*|\.\d+))(px|%|em|rem|vw|vh|svh|cqw|cqh)\s*$/i', $value, $found ) ) {
			return null;
		}
		$found[2] = strtolower( $found[2] );
		return 'px' === $found[2] ? self::times( (float) $found[1], $unit ) : self::number( (float) $found[1] ) . $found[2];
	}

	/** `calc(40 * var(--fr-k))`, or `40px` where nothing scales. */
	public static function times( float $value, string $unit ): string {
		$number = self::number( $value );
		if ( '0' === $number || '1px' === $unit ) {
			return $number . 'px';
		}
		return "calc($number*$unit)";
	}

	/** A color or gradient; null for anything else. */
	public static function color( mixed $value ): ?string {
		if ( ! is_string( $value ) ) {
			return null;
		}
		$value = trim( $value );
		$parts = '[\w#%.,\s\/+-]*';
		if ( preg_match( '/^(?:#[\da-f]{3,8}|[a-z]{3,24}|var\(--wp--[\w-]+\)|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(' . $parts . '\))$/i', $value ) ) {
			return $value;
		}
		// A gradient of names, numbers and colors; nothing that loads a file.
		return preg_match( '/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:' . $parts . '(?:(?:rgba?|hsla?|oklch|var)\(' . $parts . '\))?)*\)$/i', $value ) ? $value : null;
	}

	/** A CSS keyword: `center`, `no-repeat`, `uppercase`. */
	public static function keyword( mixed $value ): ?string {
		return is_string( $value ) && preg_match( '/^[a-z][a-z-]{0,30}$/i', trim( $value ) ) ? strtolower( trim( $value ) ) : null;
	}

	/** Font names, each in its own quotes. */
	public static function fonts( mixed $value ): ?string {
		if ( ! is_string( $value ) ) {
			return null;
		}
		$fonts = [];
		foreach ( explode( ',', $value ) as $name ) {
			$name = trim( $name, " \t\n\r\"'" );
			if ( preg_match( '/^var\(--wp--[\w-]+\)$/', $name ) ) {
				$fonts[] = $name;
			} elseif ( preg_match( '/^[\p{L}\p{N} _-]{1,60}$/u', $name ) ) {
				$fonts[] = preg_match( '/^(?:inherit|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(?:serif|sans-serif|monospace|rounded))$/', $name ) ? $name : "'$name'";
			}
		}
		return $fonts ? implode( ',', $fonts ) : null;
	}

	/** A URL inside `url()`, or null: only http, https and relative URLs. */
	public static function url( mixed $value ): ?string {
		if ( ! is_string( $value ) || '' === trim( $value ) || preg_match( '/["\'()\\\\\s<>]/', $value ) || preg_match( '/^(?!https?:)[a-z][a-z\d+.-]*:/i', $value ) ) {
			return null;
		}
		return "url('$value')";
	}

	/**
	 * An expression that resolves to the value of the current breakpoint.
	 *
	 * @param array<int, ?string> $values One per breakpoint; null means no value.
	 * @param string              $levels Prefix of the four properties of which one is invalid.
	 */
	public static function pick( array $values, string $levels = '--fr-' ): ?string {
		$first  = $values[0] ?? null;
		$picked = '';
		$same   = true;
		foreach ( $values as $value ) {
			$same = $same && $value === $first;
		}
		if ( $same ) {
			return $first;
		}
		foreach ( $values as $level => $value ) {
			$picked .= null === $value ? '' : "var($levels$level,$value)";
		}
		return $picked;
	}
}
