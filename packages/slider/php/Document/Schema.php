<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/**
 * Schema of a slider document (Generated/OptionSchema.php, made from schema.json).
 *
 * @phpstan-type Node array<string, mixed>
 */
final class Schema {

	/** @var array<string, array<string, mixed>>|null */
	private static ?array $objects = null;

	/**
	 * Schema of an object by its name in schema.json: Slider, Options, Slide, Layer, Frame …
	 *
	 * @return Node
	 */
	public static function object( string $name ): array {
		if ( null === self::$objects ) {
			/** @var array<string, array<string, mixed>> $objects */
			$objects       = require dirname( __DIR__ ) . '/Generated/OptionSchema.php';
			self::$objects = $objects;
		}
		return self::$objects[ $name ];
	}

	/**
	 * Properties of an object by name; null for other types.
	 *
	 * @param Node $node
	 * @return array<string, Node>|null
	 */
	public static function properties( array $node ): ?array {
		if ( isset( $node['ref'] ) && is_string( $node['ref'] ) ) {
			$node = self::object( $node['ref'] );
		}
		/** @var array<string, Node>|null */
		return $node['properties'] ?? null;
	}

	/**
	 * Default values of an object.
	 *
	 * @param Node $node
	 * @return array<string, mixed>
	 */
	public static function defaults( array $node ): array {
		if ( ! isset( $node['default'] ) && isset( $node['ref'] ) && is_string( $node['ref'] ) ) {
			$node = self::object( $node['ref'] );
		}
		/** @var array<string, mixed> */
		return $node['default'] ?? $node['defaults'] ?? [];
	}

	/**
	 * Schema of a list's items; null for other types.
	 *
	 * @param Node $node
	 * @return Node|null
	 */
	public static function items( array $node ): ?array {
		/** @var Node|null */
		return $node['items'] ?? null;
	}

	/** @param Node $node */
	public static function has_levels( array $node ): bool {
		return isset( $node['x-levels'] );
	}
}
