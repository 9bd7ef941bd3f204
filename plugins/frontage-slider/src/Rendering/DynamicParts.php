<?php

namespace Frontage\Slider\Rendering;

defined( 'ABSPATH' ) || exit;

/** Parts of a slider that depend on WordPress: blocks inside layers, and which slides are currently published. */
final class DynamicParts {

	/**
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public static function fill( array $model ): array {
		$now    = time();
		$slides = [];
		foreach ( is_array( $model['slides'] ?? null ) ? $model['slides'] : [] as $slide ) {
			if ( is_array( $slide ) && self::is_published( $slide, $now ) ) {
				$slide['layers'] = self::layers( $slide['layers'] ?? [] );
				$slides[]        = $slide;
			}
		}
		$model['slides'] = $slides;
		$model['static'] = self::layers( $model['static'] ?? [] );
		return $model;
	}

	/**
	 * Whether a slider has no dynamic parts, so that its result can be cached.
	 *
	 * @param array<string, mixed> $model
	 */
	public static function are_cacheable( array $model ): bool {
		$slides  = array_filter( is_array( $model['slides'] ?? null ) ? $model['slides'] : [], is_array( ... ) );
		$options = is_array( $model['options'] ?? null ) ? $model['options'] : [];
		foreach ( [ ...$slides, [ 'layers' => $model['static'] ?? [] ] ] as $slide ) {
			if ( ! in_array( [ $slide['from'] ?? '', $slide['until'] ?? '' ], [ [ '', '' ] ], true ) || self::contains_blocks( $slide['layers'] ?? [] ) ) {
				return false;
			}
		}
		return empty( $options['source'] );
	}

	private static function contains_blocks( mixed $layers ): bool {
		foreach ( is_array( $layers ) ? $layers : [] as $layer ) {
			if ( is_array( $layer ) && ( 'blocks' === ( $layer['type'] ?? '' ) || self::contains_blocks( $layer['layers'] ?? [] ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<mixed> $slide */
	private static function is_published( array $slide, int $now ): bool {
		$from  = is_string( $slide['from'] ?? null ) && '' !== $slide['from'] ? date_create( $slide['from'], wp_timezone() ) : false;
		$until = is_string( $slide['until'] ?? null ) && '' !== $slide['until'] ? date_create( $slide['until'], wp_timezone() ) : false;
		return ( ! $from || $from->getTimestamp() <= $now ) && ( ! $until || $until->getTimestamp() >= $now );
	}

	/** @return list<mixed> */
	private static function layers( mixed $layers ): array {
		$list = [];
		foreach ( is_array( $layers ) ? $layers : [] as $layer ) {
			if ( is_array( $layer ) ) {
				if ( 'blocks' === ( $layer['type'] ?? '' ) && is_array( $layer['blocks'] ?? null ) ) {
					/** @var list<array{ blockName: string|null, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> }> $blocks */
					$blocks        = array_filter( $layer['blocks'], is_array( ... ) );
					$layer['html'] = implode( '', array_map( render_block( ... ), $blocks ) );
				}
				if ( isset( $layer['layers'] ) ) {
					$layer['layers'] = self::layers( $layer['layers'] );
				}
			}
			$list[] = $layer;
		}
		return $list;
	}
}
