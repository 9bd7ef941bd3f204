<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/**
 * Default values of a document. PHP port of model/document/defaults.ts.
 *
 * @phpstan-import-type Node from Schema
 */
final class Defaults {

	/**
	 * All defaults of an object, by its name in schema.json: Options, Slide, Layer, Frame …
	 *
	 * @return array<string, mixed>
	 */
	public static function object_defaults( string $name ): array {
		return Schema::defaults( Schema::object( $name ) );
	}

	/**
	 * Removes all values that equal the defaults, which gives the stored form.
	 *
	 * @param array<string, mixed> $model
	 * @param string               $name  Name of the object in schema.json.
	 * @return array<string, mixed>
	 */
	public static function sparse( array $model, string $name = 'Slider' ): array {
		$sparse = self::object( Schema::object( $name ), $model );
		if ( 'Options' === $name ) {
			return self::without_derived( $sparse );
		}
		if ( 'Slider' === $name && is_array( $sparse['options'] ?? null ) ) {
			/** @var array<string, mixed> $options */
			$options           = $sparse['options'];
			$sparse['options'] = self::without_derived( $options );
		}
		return 'Slider' === $name ? [ 'schema' => 1, ...array_filter( $sparse, static fn( mixed $value ): bool => [] !== $value ) ] : $sparse;
	}

	/**
	 * Removes the values that OptionRules derived.
	 *
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	private static function without_derived( array $options ): array {
		if ( ( $options['editorheight'] ?? null ) === ( $options['gridheight'] ?? self::object_defaults( 'Options' )['gridheight'] ) ) {
			unset( $options['editorheight'] );
		}
		if ( is_array( $options['carousel'] ?? null ) && 1 === ( $options['carousel']['spinAngle'] ?? null ) ) {
			unset( $options['carousel']['spinAngle'] );
			$options = array_filter( $options, static fn( mixed $value ): bool => [] !== $value );
		}
		return $options;
	}

	/**
	 * @param Node         $node
	 * @param array<mixed> $value
	 * @return array<string, mixed>
	 */
	private static function object( array $node, array $value ): array {
		$default_object = is_array( $node['default'] ?? null ) ? $node['default'] : [];
		$sparse         = [];
		foreach ( Schema::properties( $node ) ?? [] as $key => $inner ) {
			$own_value = $value[ $key ] ?? null;
			$default   = $default_object[ $key ] ?? $inner['default'] ?? null;
			if ( null === $own_value || $own_value === $default ) {
				continue;
			}
			$short = self::value( $inner, $own_value );
			if ( [] !== $short || null === $default ) {
				$sparse[ $key ] = [] === $short ? $own_value : $short; // The key itself has a meaning, and an empty object would be stored as a list.
			}
		}
		return $sparse;
	}

	/** @param Node $node */
	private static function value( array $node, mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( Schema::properties( $node ) ) {
			return self::object( $node, $value );
		}
		$items = Schema::items( $node );
		return $items && Schema::properties( $items ) && ! Schema::has_levels( $node )
			? array_map( static fn( mixed $one ): mixed => is_array( $one ) ? self::object( $items, $one ) : $one, $value )
			: $value;
	}
}
