<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document\Read;

use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Values per breakpoint: desktop, notebook, tablet, mobile. PHP port of model/document/read/breakpoint-values.ts. */
final class BreakpointValues {

	/**
	 * Splits a value per breakpoint into its parts: `"1240,1024"`, `"#fff||#000"`, a list, `{d, n, t, m}` (each plain
	 * or `{v}`), or a single value.
	 *
	 * @return list<mixed>
	 */
	public static function split( mixed $value ): array {
		if ( is_string( $value ) && strlen( $value ) <= Tables::LIMITS_TEXT ) {
			return array_map( trim( ... ), str_contains( $value, '||' ) ? explode( '||', $value ) : ( preg_split( '/,(?![^(]*\))/', $value ) ?: [] ) );
		}
		if ( ! is_array( $value ) ) {
			return [ $value ];
		}
		if ( array_is_list( $value ) ) {
			return $value;
		}
		if ( ! array_intersect_key( $value, array_flip( Tables::LEGACY_NAMES_LEVELS ) ) ) {
			return [ $value ];
		}
		return array_map(
			static function ( string $name ) use ( $value ): mixed {
				$one = $value[ $name ] ?? null;
				return is_array( $one ) && ! isset( $one['random'] ) && ! isset( $one['cycle'] ) && ! isset( $one['mirrored'] ) ? ( $one['v'] ?? null ) : $one;
			},
			Tables::LEGACY_NAMES_LEVELS
		);
	}

	/**
	 * Exactly four values; null if there is no value at all.
	 *
	 * @param list<mixed> $values  null = same as the previous one.
	 * @param list<mixed> $default For gaps at the start.
	 * @return list<mixed>|null
	 */
	public static function expand( array $values, array $default = [] ): ?array {
		if ( count( $values ) === 1 && null !== $values[0] ) {
			return [ $values[0], $values[0], $values[0], $values[0] ];
		}
		$set_values = array_filter( $values, static fn( mixed $value ): bool => null !== $value );
		if ( ! $set_values ) {
			return null;
		}
		$first = $default[0] ?? reset( $set_values );
		$four  = [];
		for ( $level = 0; $level < 4; $level++ ) {
			$four[] = $values[ $level ] ?? $four[ $level - 1 ] ?? $first;
		}
		return $four;
	}

	/**
	 * Stored form: null where a breakpoint equals the wider one, and nothing after the last that differs.
	 *
	 * @param list<mixed> $values
	 * @return list<mixed>
	 */
	public static function shorten( array $values ): array {
		$short = [];
		foreach ( $values as $level => $value ) {
			$short[] = $level > 0 && $value === $values[ $level - 1 ] ? null : $value;
		}
		return self::without_trailing_empty( $short );
	}

	/**
	 * Removes empty values at the end. Unlike shorten(), it keeps a value equal to the wider breakpoint's, which
	 * matters where values follow the grid.
	 *
	 * @param list<mixed> $values
	 * @return list<mixed>
	 */
	public static function without_trailing_empty( array $values ): array {
		while ( count( $values ) > 1 && null === end( $values ) ) {
			array_pop( $values );
		}
		return $values;
	}
}
