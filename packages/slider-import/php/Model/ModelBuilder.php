<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

use Frontage\Slider\Model\Document\Read\ValueReader;
use Frontage\Slider\Model\Document\Schema;
use Frontage\Slider\Model\Sanitizer\HtmlSanitizer;
use Frontage\SliderImport\Source\AttributeSyntax;
use Frontage\SliderImport\Source\ScriptValue;

defined( 'ABSPATH' ) || exit;

/** Builds an object of the model. Every value is parsed by the schema; values that the schema cannot read are rejected. */
final class ModelBuilder {

	/** @var array<string, mixed> */
	private array $values = [];

	/** @param string $object Its name in schema.json: Options, Slide, Layer … */
	public function __construct( private readonly string $object ) {}

	/**
	 * Sets a value in any format of the source.
	 *
	 * @param string $path `box.offsetX`.
	 * @return bool False if it was not set, or only partly, so that the value belongs in the extras.
	 */
	public function set( string $path, mixed $raw ): bool {
		$node = $this->node( $path );
		if ( null === $node || $raw instanceof ScriptValue ) {
			return false;
		}
		if ( null === $raw || ( is_string( $raw ) && '' === trim( $raw ) ) ) {
			return true;
		}
		if ( 'url' === ( $node['x-read'] ?? '' ) && is_string( $raw ) && null === HtmlSanitizer::url( $raw ) ) {
			return false;
		}
		$value = Schema::has_levels( $node ) ? self::levels( $node, $raw ) : ValueReader::read( $node, $raw );
		$value = 'url' === ( $node['x-read'] ?? '' ) && is_string( $value ) ? HtmlSanitizer::url( $value ) : $value;
		if ( null === $value || ( '' === $value && 'ease' !== ( $node['x-read'] ?? '' ) ) ) {
			return false;
		}
		if ( '' === $value ) {
			return true;
		}
		$current = $this->get( $path );
		if ( null !== $current ) {
			return $current === $value;
		}
		$this->put( $path, $value );
		return ! in_array( $node['x-read'] ?? '', [ 'word', 'classes', 'url' ], true ) || trim( (string) ( is_scalar( $raw ) ? $raw : '' ) ) === $value;
	}

	/** Sets a value that already has the model's format. */
	public function put( string $path, mixed $value ): void {
		$at = &$this->values;
		foreach ( explode( '.', $path ) as $key ) {
			$at = is_array( $at ) ? $at : [];
			$at = &$at[ $key ];
		}
		$at = $value;
	}

	public function get( string $path ): mixed {
		$at = $this->values;
		foreach ( explode( '.', $path ) as $key ) {
			if ( ! is_array( $at ) || ! array_key_exists( $key, $at ) ) {
				return null;
			}
			$at = $at[ $key ];
		}
		return $at;
	}

	/** @return array<string, mixed> */
	public function values(): array {
		return $this->values;
	}

	/**
	 * @param array<string, mixed> $node
	 * @return list<mixed>|null Shortest form; null inside = same as the wider breakpoint.
	 */
	private static function levels( array $node, mixed $raw ): ?array {
		$item = Schema::items( $node );
		$list = is_array( $raw ) ? ( array_is_list( $raw ) ? $raw : [ $raw ] ) : ( is_string( $raw ) ? AttributeSyntax::values( $raw ) : [ $raw ] );
		if ( null === $item || count( $list ) > 4 || [] === $list ) {
			return null;
		}
		$values = [];
		foreach ( $list as $one ) {
			$value = null === $one || '' === $one ? null : ValueReader::read( $item, $one );
			if ( null === $value && null !== $one && '' !== $one ) {
				return null;
			}
			$values[] = $value;
		}
		if ( null === $values[0] ) {
			return null;
		}
		while ( count( $values ) > 1 && ( null === end( $values ) || end( $values ) === $values[ count( $values ) - 2 ] ) ) {
			array_pop( $values );
		}
		return $values;
	}

	/** @return array<string, mixed>|null */
	private function node( string $path ): ?array {
		$node = Schema::object( $this->object );
		foreach ( explode( '.', $path ) as $key ) {
			$node = Schema::properties( $node )[ $key ] ?? null;
			if ( null === $node ) {
				return null;
			}
		}
		return $node;
	}
}
