<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

use Frontage\Slider\Model\Document\Read\BreakpointValues;
use Frontage\Slider\Model\Document\Read\ValueReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Reduces a block's attributes to what may be stored: each value as the reader returns it, within its limits, or not at
 * all. Every stored value has therefore been parsed, and the result passes DocumentValidator.
 *
 * @phpstan-import-type Node from Schema
 */
final class AttributeSanitizer {

	/**
	 * @param array<string, mixed> $attributes Attributes that are not ours (align, ref, metadata …) are kept unchanged.
	 * @param string               $name       Name of the block's object in schema.json: Slider, Slide, Layer.
	 * @return array<string, mixed>
	 */
	public static function attributes( array $attributes, string $name ): array {
		$properties = Schema::properties( Schema::object( $name ) ) ?? [];
		foreach ( array_intersect_key( $attributes, $properties ) as $key => $value ) {
			$fitting = in_array( $key, Tables::LEGACY_NAMES_PARTS, true ) ? null : self::value( $properties[ $key ], $value );
			if ( null === $fitting ) {
				unset( $attributes[ $key ] );
			} else {
				$attributes[ $key ] = $fitting;
			}
		}
		return $attributes;
	}

	/** @param Node $node */
	private static function value( array $node, mixed $value ): mixed {
		$properties = Schema::properties( $node );
		$items      = Schema::items( $node );
		return match ( true ) {
			null === $value                            => null,
			null !== $properties                       => self::object( $properties, $value ),
			null !== $items && Schema::has_levels( $node ) => self::levels( $node, $items, $value ),
			null !== $items                            => self::items( $node, $items, $value ),
			default                                    => self::leaf( $node, $value ),
		};
	}

	/**
	 * @param array<string, Node> $properties
	 * @return array<string, mixed>|null
	 */
	private static function object( array $properties, mixed $value ): ?array {
		if ( ! is_array( $value ) || $value && array_is_list( $value ) ) {
			return null;
		}
		$fitting = [];
		foreach ( $value as $key => $inner ) {
			$one = isset( $properties[ $key ] ) ? self::value( $properties[ $key ], $inner ) : null;
			if ( null !== $one ) {
				$fitting[ (string) $key ] = $one;
			}
		}
		return $value && ! $fitting ? null : $fitting;
	}

	/**
	 * @param Node $node
	 * @param Node $item
	 * @return list<mixed>|null
	 */
	private static function levels( array $node, array $item, mixed $value ): ?array {
		$levels = array_map( static fn( mixed $one ): mixed => null === $one || '' === $one ? null : self::leaf( $item, $one ), array_slice( BreakpointValues::split( $value ), 0, 4 ) );
		$first  = array_values( array_filter( $levels, static fn( mixed $one ): bool => null !== $one ) )[0] ?? null;
		if ( null !== $first ) {
			$levels[0] ??= is_array( $node['default'] ?? null ) ? ( $node['default'][0] ?? $first ) : $first; // Same rule as in the reader.
		}
		return null === $first ? null : $levels;
	}

	/**
	 * @param Node $node
	 * @param Node $item
	 * @return list<mixed>|null
	 */
	private static function items( array $node, array $item, mixed $value ): ?array {
		$list = is_string( $value ) && 'list' === ( $node['x-read'] ?? '' ) ? explode( ',', $value ) : $value;
		if ( ! is_array( $list ) || ! array_is_list( $list ) ) {
			return null;
		}
		$fitting = array_map( static fn( mixed $one ): mixed => self::value( $item, $one ), array_slice( $list, 0, is_int( $node['maxItems'] ?? null ) ? $node['maxItems'] : null ) );
		return array_values( array_filter( $fitting, static fn( mixed $one ): bool => null !== $one ) );
	}

	/** @param Node $node */
	private static function leaf( array $node, mixed $value ): mixed {
		$read = ValueReader::read( $node, $value );
		if ( is_int( $read ) || is_float( $read ) ) {
			$low  = $node['minimum'] ?? null;
			$high = $node['maximum'] ?? null;
			$read = is_int( $low ) || is_float( $low ) ? max( $low, $read ) : $read;
			return is_int( $high ) || is_float( $high ) ? min( $high, $read ) : $read;
		}
		if ( is_string( $read ) && is_int( $node['maxLength'] ?? null ) ) {
			$read = mb_strcut( $read, 0, $node['maxLength'], 'UTF-8' );
		}
		return '' === $read && '' !== $value ? null : $read;
	}
}
