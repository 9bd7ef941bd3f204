<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

defined( 'ABSPATH' ) || exit;

/** Writes the original engine's defaults (docs/reference/slider.md E) into the model, since our own defaults differ. */
final class OriginalDefaults {

	private const TEXTS = [ 'text', 'button' ];

	private const ALIGNED = [ 'text', 'button', 'column', 'group' ];

	/**
	 * @param string $parent Type of the parent layer: row, column, group; '' for the slide.
	 * @param bool   $is_old Whether it is from version 5, which left missing text styles to the page's own stylesheets.
	 */
	public static function fill( ModelBuilder $layer, string $parent, bool $is_old = false ): void {
		$type = $layer->get( 'type' );
		$type = is_string( $type ) ? $type : 'text';
		if ( in_array( $type, self::TEXTS, true ) ) {
			if ( ! $is_old ) {
				self::set_default( $layer, 'style.color', [ '#ffffff' ] );
				self::set_default( $layer, 'style.fontSize', [ 20 ] );
				self::set_default( $layer, 'style.lineHeight', [ 25 ] );
			}
			self::set_default( $layer, 'style.whiteSpace', [ 'nowrap' ] );
			self::add_wrapping( $layer, $parent );
			foreach ( [ 'fontSize', 'lineHeight', 'letterSpacing' ] as $key ) {
				self::round( $layer, "style.$key" );
			}
		}
		if ( in_array( $type, self::ALIGNED, true ) ) {
			self::set_default( $layer, 'style.textAlign', [ 'left' ] );
		}
		if ( 'group' === $type ) {
			self::set_default( $layer, 'style.whiteSpace', [ 'normal' ] );
		}
		if ( 'row' === $type || 'column' === $type ) {
			self::set_default( $layer, 'responsive.size', false );
		}
		if ( 'column' === $type ) {
			self::set_default( $layer, 'column.width', '33.33%' );
		}
		if ( 'column' === $parent ) {
			self::add_column_size( $layer, $type );
		}
	}

	/** In a column, the original reads a height of nearly 100 % as px, and gives everything except inline blocks the column's width. */
	private static function add_column_size( ModelBuilder $layer, string $type ): void {
		$heights = $layer->get( 'box.height' );
		if ( is_array( $heights ) ) {
			$layer->put( 'box.height', array_map( static fn( mixed $one ): mixed => is_string( $one ) && str_ends_with( $one, '%' ) && (float) $one > 98 ? (int) round( (float) $one ) : $one, $heights ) );
		}
		if ( in_array( $type, [ 'button', 'image' ], true ) && ! self::is_lifted( $layer ) && 'inline-block' !== $layer->get( 'box.display' ) ) {
			self::set_default( $layer, 'box.width', [ '100%' ] );
		}
	}

	/** Text that may wrap only wraps if it has a width, or is in the flow of a column or group. */
	private static function add_wrapping( ModelBuilder $layer, string $parent ): void {
		$flows = 'column' === $parent ? ! self::is_lifted( $layer ) : ( 'group' === $parent && [ 'relative' ] === $layer->get( 'box.position' ) );
		$space = self::expand_values( $layer->get( 'style.whiteSpace' ) );
		$width = self::expand_values( $layer->get( 'box.width' ) );
		if ( $flows || ! in_array( 'normal', $space, true ) || true === $layer->get( 'box.inset' ) ) {
			return;
		}
		foreach ( $space as $level => $one ) {
			$space[ $level ] = 'normal' === $one && in_array( $width[ $level ], [ null, 'auto' ], true ) ? 'nowrap' : $one;
		}
		$layer->put( 'style.whiteSpace', self::shorten( $space ) );
	}

	private static function is_lifted( ModelBuilder $layer ): bool {
		$position = $layer->get( 'box.position' );
		return is_array( $position ) && 'absolute' === ( $position[0] ?? '' );
	}

	/** Font sizes are whole px. */
	private static function round( ModelBuilder $layer, string $path ): void {
		$values = $layer->get( $path );
		if ( is_array( $values ) ) {
			$layer->put( $path, array_map( static fn( mixed $one ): mixed => is_float( $one ) ? (int) $one : $one, $values ) );
		}
	}

	/** @return list<mixed> */
	private static function expand_values( mixed $values ): array {
		$values = is_array( $values ) && $values ? array_values( $values ) : [ null ];
		$all    = [];
		foreach ( [ 0, 1, 2, 3 ] as $level ) {
			$all[] = $values[ $level ] ?? end( $all );
		}
		return array_map( static fn( mixed $one ): mixed => false === $one ? null : $one, $all );
	}

	/**
	 * @param list<mixed> $values
	 * @return list<mixed>
	 */
	private static function shorten( array $values ): array {
		while ( count( $values ) > 1 && end( $values ) === $values[ count( $values ) - 2 ] ) {
			array_pop( $values );
		}
		return $values;
	}

	private static function set_default( ModelBuilder $layer, string $path, mixed $value ): void {
		if ( null === $layer->get( $path ) ) {
			$layer->put( $path, $value );
		}
	}
}
