<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

use Frontage\Slider\Model\Document\Read\BreakpointValues;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Converts between the model and its stored form: frontage/slider > frontage/slide > frontage/layer, with all data in
 * attributes. Blocks have the format of parse_blocks() and serialize_blocks(). PHP port of
 * model/document/block-converter.ts.
 *
 * @phpstan-import-type Node from Schema
 * @phpstan-type Block array{blockName: string, attrs: array<string, mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final class BlockConverter {

	public const SLIDER = 'frontage/slider';
	public const SLIDE  = 'frontage/slide';
	public const LAYER  = 'frontage/layer';

	/**
	 * Converts a model to the slider's block, without the extras.
	 *
	 * @param array<string, mixed> $model Sparse or with defaults.
	 * @return Block
	 */
	public static function to_blocks( array $model ): array {
		$model  = Defaults::sparse( $model );
		$scales = OffsetInheritance::scales( $model );
		$slides = array_map( static fn( array $slide ): array => self::slide( $slide, $scales ), ModelReader::objects( $model['slides'] ?? null ) );
		$static = ModelReader::objects( $model['static'] ?? null );
		if ( $static ) {
			$slides[] = self::slide(
				[
					'static' => true,
					'layers' => $static,
				],
				$scales
			);
		}
		return self::block( self::SLIDER, self::attributes( 'Slider', $model, $scales ), $slides );
	}

	/**
	 * Converts the slider's block to a sparse model.
	 *
	 * @param array<mixed> $block
	 * @param bool         $four  Whether to expand each value per breakpoint to four, except values that follow the grid. Not needed before Normalizer, which does the same.
	 * @return array<string, mixed>
	 */
	public static function from_blocks( array $block, bool $four = true ): array {
		$slides = [];
		$static = [];
		$change = match ( true ) {
			! $four                                 => null,
			OffsetInheritance::scales( self::attrs( $block ) ) => self::expand_unless_followed( ... ),
			default                                 => self::expand( ... ),
		};
		foreach ( self::inner( $block, self::SLIDE ) as $inner ) {
			$attributes = self::attrs( $inner );
			$layers     = self::layers_of( $inner, $change );
			if ( true === ( $attributes['static'] ?? null ) ) {
				$static = [ ...$static, ...$layers ];
			} else {
				$slides[] = self::model( 'Slide', $attributes, $change ) + ( $layers ? [ 'layers' => $layers ] : [] );
			}
		}
		$parts = array_filter( compact( 'slides', 'static' ), static fn( array $part ): bool => [] !== $part );
		return [ 'schema' => 1 ] + self::model( 'Slider', self::attrs( $block ), $change ) + $parts;
	}

	/**
	 * @param list<mixed> $values
	 * @return list<mixed>
	 */
	private static function expand( array $values ): array {
		return BreakpointValues::expand( $values ) ?? $values;
	}

	/**
	 * Values that follow the grid stay sparse: a missing breakpoint can only be resolved together with the grid.
	 *
	 * @param list<mixed> $values
	 * @param Node        $node
	 * @return list<mixed>
	 */
	private static function expand_unless_followed( array $values, array $node ): array {
		return isset( $node['x-grid'] ) ? $values : self::expand( $values );
	}

	/**
	 * @param array<string, mixed> $slide
	 * @return Block
	 */
	private static function slide( array $slide, bool $scales ): array {
		$static = isset( $slide['static'] ) ? [ 'static' => true ] : [];
		return self::block( self::SLIDE, $static + self::attributes( 'Slide', $slide, $scales ), self::layers( $slide['layers'] ?? null, $scales ) );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return Block
	 */
	private static function layer( array $layer, bool $scales ): array {
		$inner = 'blocks' === ( $layer['type'] ?? '' ) ? ModelReader::objects( $layer['blocks'] ?? null ) : self::layers( $layer['layers'] ?? null, $scales );
		return self::block( self::LAYER, self::attributes( 'Layer', $layer, $scales ), $inner );
	}

	/** @return list<Block> */
	private static function layers( mixed $layers, bool $scales ): array {
		return array_map( static fn( array $layer ): array => self::layer( $layer, $scales ), ModelReader::objects( $layers ) );
	}

	/**
	 * @param array<mixed>                                     $block
	 * @param (callable(list<mixed>, Node): list<mixed>)|null $change
	 * @return list<array<string, mixed>>
	 */
	private static function layers_of( array $block, ?callable $change ): array {
		$layers = [];
		foreach ( self::inner( $block, self::LAYER ) as $inner ) {
			$layers[] = self::layer_of( $inner, $change );
		}
		return $layers;
	}

	/**
	 * @param array<mixed>                                     $block
	 * @param (callable(list<mixed>, Node): list<mixed>)|null $change
	 * @return array<string, mixed>
	 */
	private static function layer_of( array $block, ?callable $change ): array {
		$layer = self::model( 'Layer', self::attrs( $block ), $change );
		if ( 'blocks' === ( $layer['type'] ?? null ) ) {
			return $layer + [ 'blocks' => ModelReader::objects( $block['innerBlocks'] ?? null ) ];
		}
		$layers = self::layers_of( $block, $change );
		return $layer + ( $layers ? [ 'layers' => $layers ] : [] );
	}

	/**
	 * @param array<string, mixed>     $attrs
	 * @param list<array<mixed>>       $inner
	 * @return Block
	 */
	private static function block( string $name, array $attrs, array $inner ): array {
		$content = [];
		foreach ( array_keys( $inner ) as $index ) {
			array_push( $content, $index ? "\n\n" : "\n", null ); // Same whitespace as the editor, so that saving there changes nothing.
		}
		if ( $content ) {
			$content[] = "\n";
		}
		return [
			'blockName'    => $name,
			'attrs'        => $attrs,
			'innerBlocks'  => $inner,
			'innerHTML'    => implode( '', $content ),
			'innerContent' => $content,
		];
	}

	/**
	 * @param array<string, mixed> $object
	 * @return array<string, mixed>
	 */
	private static function attributes( string $name, array $object, bool $scales ): array {
		$own = array_diff_key( $object, array_flip( Tables::LEGACY_NAMES_PARTS ) );
		/** @var array<string, mixed> $short */
		$short = self::each_level( Schema::object( $name ), $own, static fn( array $values, array $node ): array => $scales && isset( $node['x-grid'] ) ? BreakpointValues::without_trailing_empty( $values ) : BreakpointValues::shorten( $values ) );
		// The attribute in which WordPress stores the bindings of every block.
		return is_array( $object['bindings'] ?? null ) ? $short + [ 'metadata' => [ 'bindings' => $object['bindings'] ] ] : $short;
	}

	/**
	 * @param array<mixed>                                     $attributes
	 * @param (callable(list<mixed>, Node): list<mixed>)|null $change
	 * @return array<string, mixed>
	 */
	private static function model( string $name, array $attributes, ?callable $change ): array {
		$properties = Schema::properties( Schema::object( $name ) ) ?? [];
		$own        = [];
		foreach ( $attributes as $key => $value ) {
			if ( null !== $value && isset( $properties[ $key ] ) && ! in_array( $key, Tables::LEGACY_NAMES_PARTS, true ) ) {
				$own[ $key ] = $value;
			}
		}
		/** @var array<string, mixed> $converted */
		$converted = null === $change ? $own : self::each_level( Schema::object( $name ), $own, $change );
		$bindings  = 'Slider' !== $name && is_array( $attributes['metadata'] ?? null ) ? ( $attributes['metadata']['bindings'] ?? null ) : null;
		return is_array( $bindings ) && $bindings && ! array_is_list( $bindings ) ? $converted + [ 'bindings' => $bindings ] : $converted;
	}

	/**
	 * Applies a function to every value per breakpoint.
	 *
	 * @param Node                                     $node
	 * @param callable(list<mixed>, Node): list<mixed> $change
	 */
	private static function each_level( array $node, mixed $value, callable $change ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$properties = Schema::properties( $node );
		$items      = Schema::items( $node );
		if ( $items && Schema::has_levels( $node ) ) {
			return $change( array_slice( array_values( $value ), 0, 4 ), $node );
		}
		foreach ( $value as $key => $inner ) {
			$inner_node = is_array( $inner ) ? ( null === $properties ? $items : ( $properties[ $key ] ?? null ) ) : null;
			if ( $inner_node ) {
				$value[ $key ] = self::each_level( $inner_node, $inner, $change );
			}
		}
		return $value;
	}

	/**
	 * @param array<mixed> $block
	 * @return list<array<string, mixed>>
	 */
	private static function inner( array $block, string $name ): array {
		return array_values( array_filter( ModelReader::objects( $block['innerBlocks'] ?? null ), static fn( array $inner ): bool => ( $inner['blockName'] ?? null ) === $name ) );
	}

	/**
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private static function attrs( array $block ): array {
		return is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
	}
}
