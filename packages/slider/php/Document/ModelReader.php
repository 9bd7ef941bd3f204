<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/** Typed access to a normalized model; a missing value gives the neutral value of its type. */
final class ModelReader {

	/** @param array<mixed> $from */
	public static function text( array $from, string $key ): string {
		$value = $from[ $key ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** The text of a layer's HTML, without elements and entities. */
	public static function plain_text( string $html ): string {
		return trim( html_entity_decode( strip_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- This package runs without WordPress; callers escape the text.
	}

	/** @param array<mixed> $from */
	public static function number( array $from, string $key ): float {
		$value = $from[ $key ] ?? null;
		return is_numeric( $value ) ? (float) $value : 0.0;
	}

	/**
	 * For keys without a default in the schema.
	 *
	 * @param array<mixed> $from
	 */
	public static function number_or( array $from, string $key, float $otherwise ): float {
		$value = $from[ $key ] ?? null;
		return is_numeric( $value ) ? (float) $value : $otherwise;
	}

	/** @param array<mixed> $from */
	public static function integer( array $from, string $key ): int {
		$value = $from[ $key ] ?? null;
		return is_numeric( $value ) ? (int) round( (float) $value ) : 0;
	}

	/** @param array<mixed> $from */
	public static function integer_or( array $from, string $key, int $otherwise ): int {
		return (int) round( self::number_or( $from, $key, $otherwise ) );
	}

	/** @param array<mixed> $from */
	public static function flag( array $from, string $key ): bool {
		return true === ( $from[ $key ] ?? false );
	}

	/**
	 * @param array<mixed> $from
	 * @return array<string, mixed>
	 */
	public static function map( array $from, string $key ): array {
		$value = $from[ $key ] ?? [];
		/** @var array<string, mixed> $value */
		return is_array( $value ) ? $value : [];
	}

	/**
	 * The objects of a list that was not normalized; lists and scalars in it are left out.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function objects( mixed $value ): array {
		/** @var list<array<string, mixed>> */
		return is_array( $value ) ? array_values( array_filter( $value, static fn( mixed $one ): bool => is_array( $one ) && ( [] === $one || ! array_is_list( $one ) ) ) ) : [];
	}

	/**
	 * A list of maps: slides, layers, keyframes.
	 *
	 * @param array<mixed> $from
	 * @return list<array<string, mixed>>
	 */
	public static function maps( array $from, string $key ): array {
		$maps = [];
		$list = $from[ $key ] ?? [];
		foreach ( is_array( $list ) ? $list : [] as $value ) {
			if ( is_array( $value ) ) {
				$maps[] = $value;
			}
		}
		/** @var list<array<string, mixed>> $maps */
		return $maps;
	}

	/**
	 * The values of the four breakpoints; empty if the key is missing.
	 *
	 * @param array<mixed> $from
	 * @return list<mixed>
	 */
	public static function levels( array $from, string $key ): array {
		$value = $from[ $key ] ?? [];
		return is_array( $value ) ? ( array_is_list( $value ) ? $value : array_values( $value ) ) : [ $value, $value, $value, $value ];
	}

	/**
	 * Four whole numbers.
	 *
	 * @param array<mixed> $from
	 * @return list<int>
	 */
	public static function integers( array $from, string $key ): array {
		return array_map( static fn ( mixed $value ): int => is_numeric( $value ) ? (int) round( (float) $value ) : 0, self::levels( $from, $key ) );
	}

	/**
	 * One value if it is the same at all breakpoints, else the list: PerLevel in the playback config.
	 *
	 * @param list<mixed> $values
	 */
	public static function per_level( array $values ): mixed {
		$first = $values[0] ?? null;
		foreach ( $values as $value ) {
			if ( $value !== $first ) {
				return $values;
			}
		}
		return $first;
	}
}
