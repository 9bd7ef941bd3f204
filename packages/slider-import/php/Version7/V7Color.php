<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

defined( 'ABSPATH' ) || exit;

/** Reads colors of version 7: CSS, `{type, orig, string, angle}`, or that object as JSON text. */
final class V7Color {

	private const STOPS = 40;

	/** The color as CSS; null if there is none. The model checks the text. */
	public static function css( mixed $value ): ?string {
		if ( is_string( $value ) ) {
			$value = trim( $value );
			if ( ! str_starts_with( $value, '{' ) ) {
				return '' === $value || '#a' === $value ? null : $value;
			}
			$value = json_decode( $value, true, 8 );
		}
		if ( ! is_array( $value ) ) {
			return null;
		}
		if ( is_string( $value['string'] ?? null ) && '' !== trim( $value['string'] ) ) {
			return trim( $value['string'] );
		}
		if ( ! is_array( $value['orig'] ?? null ) ) {
			return is_string( $value['orig'] ?? null ) && '' !== $value['orig'] ? $value['orig'] : null;
		}
		$stops = [];
		foreach ( array_slice( $value['orig'], 0, self::STOPS ) as $stop ) {
			if ( is_array( $stop ) && is_string( $stop['rgba'] ?? null ) && is_numeric( $stop['p'] ?? null ) ) {
				$stops[] = "{$stop['rgba']} {$stop['p']}%";
			}
		}
		$stops = array_values( array_unique( $stops ) );
		if ( count( $stops ) < 2 ) {
			return isset( $stops[0] ) ? (string) preg_replace( '/ \S+%$/', '', $stops[0] ) : null;
		}
		$angle = is_numeric( $value['angle'] ?? null ) ? (float) $value['angle'] : 180.0;
		return 'radial' === ( $value['type'] ?? '' ) ? 'radial-gradient(circle,' . implode( ',', $stops ) . ')' : "linear-gradient({$angle}deg," . implode( ',', $stops ) . ')';
	}
}
