<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

use Frontage\Slider\Model\Document\Read\ValueReader;

defined( 'ABSPATH' ) || exit;

/**
 * Validates a document; without problems it may be stored. A value is valid if reading it changes nothing, so every
 * valid value has been parsed.
 *
 * @phpstan-import-type Node from Schema
 * @phpstan-type Problem array{path: string, problem: 'missing'|'unknown'|'value'|'range'|'length'|'count'}
 */
final class DocumentValidator {

	/** Maximum size of a stored slider block in bytes. */
	public const BYTES = 2_097_152;

	public const SLIDE_LAYERS = 200;
	public const ALL_LAYERS   = 2000;
	private const MOST        = 100;

	/** @var list<Problem> */
	private array $problems = [];

	/**
	 * Returns at most a hundred problems.
	 *
	 * @param array<mixed> $document Sparse or with defaults.
	 * @param string       $name     Name of the object in schema.json.
	 * @return list<Problem>
	 */
	public static function problems( array $document, string $name = 'Slider' ): array {
		$validator = new self();
		$validator->check( Schema::object( $name ), $document, '' );
		if ( 'Slider' === $name ) {
			$validator->count_layers( $document );
		}
		return $validator->problems;
	}

	/** @param Node $node */
	private function check( array $node, mixed $value, string $path ): void {
		$properties = Schema::properties( $node );
		$items      = Schema::items( $node );
		if ( count( $this->problems ) >= self::MOST ) {
			return;
		}
		if ( null !== $properties ) {
			$this->check_object( $node, $properties, $value, $path );
		} elseif ( null !== $items ) {
			$this->check_list( $node, $items, $value, $path );
		} else {
			$this->check_value( $node, $value, $path );
		}
	}

	/**
	 * @param Node                $node
	 * @param array<string, Node> $properties
	 */
	private function check_object( array $node, array $properties, mixed $value, string $path ): void {
		if ( ! is_array( $value ) || ( $value && array_is_list( $value ) ) ) {
			$this->add( $path, 'value' );
			return;
		}
		$resolved = isset( $node['ref'] ) && is_string( $node['ref'] ) ? Schema::object( $node['ref'] ) : $node;
		foreach ( (array) ( $resolved['required'] ?? [] ) as $key ) {
			if ( is_string( $key ) && ! array_key_exists( $key, $value ) ) {
				$this->add( self::child_path( $path, $key ), 'missing' );
			}
		}
		foreach ( $value as $key => $inner ) {
			if ( isset( $properties[ $key ] ) ) {
				$this->check( $properties[ $key ], $inner, self::child_path( $path, $key ) );
			} else {
				$this->add( self::child_path( $path, $key ), 'unknown' );
			}
		}
	}

	/**
	 * @param Node $node
	 * @param Node $items
	 */
	private function check_list( array $node, array $items, mixed $value, string $path ): void {
		if ( ! is_array( $value ) || ! array_is_list( $value ) ) {
			$this->add( $path, 'value' );
			return;
		}
		if ( is_int( $node['maxItems'] ?? null ) && count( $value ) > $node['maxItems'] ) {
			$this->add( $path, 'count' );
			return;
		}
		foreach ( $value as $index => $inner ) {
			if ( null !== $inner || 0 === $index || ! Schema::has_levels( $node ) ) {
				$this->check( $items, $inner, self::child_path( $path, $index ) );
			}
		}
	}

	/** @param Node $node */
	private function check_value( array $node, mixed $value, string $path ): void {
		if ( 'any' === ( $node['x-read'] ?? '' ) ) {
			return;
		}
		$number = is_int( $value ) || is_float( $value );
		$read   = ValueReader::read( $node, $value );
		if ( null === $read || '' === $read && '' !== $value || ( $number ? (float) $value !== ( is_int( $read ) || is_float( $read ) ? (float) $read : null ) : $read !== $value ) ) {
			$this->add( $path, 'value' );
		} elseif ( $number && ( $value < ( $node['minimum'] ?? $value ) || $value > ( $node['maximum'] ?? $value ) ) ) {
			$this->add( $path, 'range' );
		} elseif ( is_string( $value ) && is_int( $node['maxLength'] ?? null ) && strlen( $value ) > $node['maxLength'] ) {
			$this->add( $path, 'length' );
		}
	}

	/** @param array<mixed> $document */
	private function count_layers( array $document ): void {
		$all = self::layers_in( $document['static'] ?? null );
		foreach ( is_array( $document['slides'] ?? null ) ? $document['slides'] : [] as $index => $slide ) {
			$slide_layers = self::layers_in( is_array( $slide ) ? ( $slide['layers'] ?? null ) : null );
			$all         += $slide_layers;
			if ( $slide_layers > self::SLIDE_LAYERS ) {
				$this->add( "slides.$index.layers", 'count' );
			}
		}
		if ( $all > self::ALL_LAYERS ) {
			$this->add( 'slides', 'count' );
		}
	}

	private static function layers_in( mixed $layers ): int {
		$count = 0;
		foreach ( is_array( $layers ) ? $layers : [] as $layer ) {
			$count += 1 + self::layers_in( is_array( $layer ) ? ( $layer['layers'] ?? null ) : null );
		}
		return $count;
	}

	/** @param 'missing'|'unknown'|'value'|'range'|'length'|'count' $problem */
	private function add( string $path, string $problem ): void {
		$this->problems[] = compact( 'path', 'problem' );
	}

	private static function child_path( string $path, int|string $key ): string {
		return '' === $path ? (string) $key : "$path.$key";
	}
}
